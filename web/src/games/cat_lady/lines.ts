/** The six lines of the grid and their nine cells, as notation names them. */

import type * as CatLady from "../../generated/games/cat_lady.ts";

export const CELLS = ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"] as const;
export const ROWS = ["row a", "row b", "row c"] as const;
export const COLUMNS = ["column 1", "column 2", "column 3"] as const;
export const LINES: readonly string[] = [...ROWS, ...COLUMNS];

/** What stands on a line's label: `A`, `2`. */
export function labelOf(line: string): string {
  return line.slice(-1).toUpperCase();
}

export function isRow(line: string): boolean {
  return line.startsWith("row");
}

/** The three cells of a line. */
export function cellsOf(line: string): readonly string[] {
  const mark = line.slice(-1);
  return CELLS.filter((cell) => cell.includes(mark));
}

/** The cards that lie on a line. */
export function cardsOn(grid: CatLady.CatLadyView["grid"], line: string): string[] {
  return grid.filter(({ cell }) => cellsOf(line).includes(cell)).flatMap(({ card }) => card ?? []);
}

/** The row and the column of a cell. */
export function linesThrough(cell: string): readonly string[] {
  return [`row ${cell.slice(0, 1)}`, `column ${cell.slice(1)}`];
}
