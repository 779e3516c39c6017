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
  /** what scores count: points, or in a game without points something that the sheets tell */
  unit?: string;
  sheets: SheetLine[][];
  opponents: { name: string; score: number; sheet: SheetLine[] }[];
}
