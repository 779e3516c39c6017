/**
 * Where pieces lie on a mat: a hexagonal lattice with half-tile steps, 15 rows of 17 cells. A cell is
 * written like `h8`, the column's letter and the row from 1; every other row lies half a step to the
 * right. Places are measured in radii: from the middle of a tile to its corner.
 */

export const COLUMNS = 17;
export const ROWS = 15;
/** Half the width of a tile, which is a step along a row; and from row to row. */
export const STEP = Math.sqrt(0.75);
export const ROW_STEP = 0.75;
/** How wide and high a mat is, with room for tiles at its edges. */
export const MAT_WIDTH = (COLUMNS + 1.5) * STEP;
export const MAT_HEIGHT = (ROWS - 1) * ROW_STEP + 2;

const STEP_Q = [1, 0, -1, -1, 0, 1] as const;
const STEP_R = [0, 1, 1, 0, -1, -1] as const;

export interface Point {
  x: number;
  y: number;
}

/** A place in slanted coordinates, as Kitty cards have them: q steps to the right, r down and to the right. */
export interface Slanted {
  q: number;
  r: number;
}

export interface Cell {
  column: number;
  row: number;
}

export function cellOf(name: string): Cell {
  return { column: name.charCodeAt(0) - 97, row: Number(name.slice(1)) - 1 };
}

export function nameOf({ column, row }: Cell): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

export function isOnMat({ column, row }: Cell): boolean {
  return column >= 0 && column < COLUMNS && row >= 0 && row < ROWS;
}

export function slantedOf({ column, row }: Cell): Slanted {
  return { q: column - Math.floor(row / 2), r: row };
}

export function cellAt({ q, r }: Slanted): Cell {
  return { column: q + Math.floor(r / 2), row: r };
}

/** The middle of a slanted place, from that of (0, 0). */
export function pointOf({ q, r }: Slanted): Point {
  return { x: STEP * (q + r / 2), y: ROW_STEP * r };
}

/** The middle of a cell, from the mat's upper left corner. */
export function middleOf(name: string): Point {
  const { x, y } = pointOf(slantedOf(cellOf(name)));
  return { x: x + STEP, y: y + 1 };
}

/** From the middle of a long cat's first half to that of its other one. */
export function toOtherHalf(turn: number): Slanted {
  return { q: 2 * (STEP_Q[turn] ?? 0), r: 2 * (STEP_R[turn] ?? 0) };
}

/** From a piece's own cell to the middle of what is drawn: half way along the long cat. */
export function toMiddle(piece: string, turn: number): Point {
  if (piece !== "bobtail") return { x: 0, y: 0 };
  const { x, y } = pointOf(toOtherHalf(turn));
  return { x: x / 2, y: y / 2 };
}

/** Whether a piece lies on the mat with all of it. */
export function fits(piece: string, turn: number, cell: Cell): boolean {
  if (!isOnMat(cell)) return false;
  if (piece !== "bobtail") return true;
  const [here, step] = [slantedOf(cell), toOtherHalf(turn)];
  return isOnMat(cellAt({ q: here.q + step.q, r: here.r + step.r }));
}

/** The cell where a piece would lie whose drawn middle is nearest to a point of the mat. */
export function cellUnder(point: Point, piece: string, turn: number): string {
  const aside = toMiddle(piece, turn);
  const [x, y] = [point.x - aside.x - STEP, point.y - aside.y - 1];
  let best = "";
  let least = Infinity;
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      const there = pointOf(slantedOf({ column, row }));
      const far = (there.x - x) ** 2 + (there.y - y) ** 2;
      if (far < least && fits(piece, turn, { column, row })) [best, least] = [nameOf({ column, row }), far];
    }
  }
  return best;
}

/** The next cell beside a cat: two steps along a row; up and down two rows, and in turns a step to the right and to the left. */
export function aCatFurther(name: string, right: number, down: number): string {
  const { column, row } = cellOf(name);
  let aside = Math.floor(row / 2) % 2 === 0 ? 1 : -1;
  const wanted = { column: column + 2 * right, row: row + 2 * down };
  if (down !== 0) {
    if (!isOnMat({ column: wanted.column + aside, row: 0 })) aside = -aside;
    wanted.column += aside;
  }
  return isOnMat(wanted) ? nameOf(wanted) : name;
}

export function halfACatFurther(name: string, right: number, down: number): string {
  const { column, row } = cellOf(name);
  const wanted = { column: column + right, row: row + down };
  return isOnMat(wanted) ? nameOf(wanted) : name;
}

export const MIDDLE = "i8";

/** Where a piece would lie if the whole figure of its card lay in the middle of the mat. */
export function roomyCell(pieces: readonly (Slanted & { piece: string })[], piece: string): string {
  const part = pieces.find((one) => one.piece === piece);
  if (part === undefined) return MIDDLE;
  const across = pieces.map(({ q, r }) => 2 * q + r);
  const rows = pieces.map(({ r }) => r);
  const mid = (values: readonly number[]): number => Math.floor((Math.min(...values) + Math.max(...values)) / 2);
  const down = part.r - mid(rows);
  const right = Math.floor((2 * part.q + part.r - mid(across) - down) / 2);
  const { q, r } = slantedOf(cellOf(MIDDLE));
  const cell = cellAt({ q: q + right, r: r + down });
  return isOnMat(cell) ? nameOf(cell) : MIDDLE;
}
