/** The puzzles that were solved on this device. */

const PLACE = "tabbytop.puzzles";

type Solved = { [game: string]: number[] };

function read(): Solved {
  try {
    return (JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Solved | null) ?? {};
  } catch {
    return {};
  }
}

export function solvedPuzzles(game: string): ReadonlySet<number> {
  const found = read()[game];
  return new Set(Array.isArray(found) ? found : []);
}

export function keepSolved(game: string, number: number): void {
  const solved = { ...read(), [game]: [...new Set([...solvedPuzzles(game), number])] };
  try {
    localStorage.setItem(PLACE, JSON.stringify(solved));
  } catch {
    // no room, or nothing may be kept here
  }
}
