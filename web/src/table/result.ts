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
