/** What a pose needs to know of the fur. */

import { drawn } from "../pen.ts";
import { type Piece, solid } from "../piece.ts";

export interface Fur {
  base: string;
  dark: string;
  light: string;
  paws: string;
  marks: string; // of the body
  rings: string | null; // of the tail
  tip: string | null;
}

/** A front paw on the ground, with its toes. */
export function paw(x: number, fill: string, half = 11): Piece {
  const marks = drawn(`M${x - 3.5} -3 v6 M${x + 3.5} -3 v6`, 1.8);
  const d = `M${x - half} -1 C${x - half - 1} -12 ${x + half + 1} -12 ${x + half} -1 C${x + half - 1} 4 ${x - half + 1} 4 ${x - half} -1Z`;
  return solid(d, fill, { marks, width: 2.6, shade: 0 });
}
