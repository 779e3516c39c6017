/** The result of a game as the server sends it. */

interface SheetLine {
  key: string;
  points: number | null;
}

export interface Result {
  scores: number[];
  places: number[];
  winners: number[];
  reason: string;
  /** the unit of the scores: points, or in a game without points what the sheets say */
  unit?: string;
  sheets: SheetLine[][];
  opponents: { name: string; score: number; sheet: SheetLine[] }[];
}

/** The seats in the order of their places; seats that share a place keep their order. */
export function byPlace(places: readonly number[]): number[] {
  return places.map((_, seat) => seat).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
}

/** The seats from left to right: the first of three or four stands between the second and the third. */
export function podium(places: readonly number[]): number[] {
  const [first, second, ...others] = byPlace(places);
  const stands = others.length === 1 || others.length === 2 ? [second, first] : [first, second];
  return [...stands, ...others].filter((seat) => seat !== undefined);
}
