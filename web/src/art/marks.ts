/** Lines in the air: something is heard, or moves. With a pale edge, so that they are seen on a robe and on a dark table. */

import { CREAM, drawn } from "../cats/pen.ts";

const VIOLET = "#7D5CC9";

export function marks(d: string, width = 3.8, colour = VIOLET): string {
  return drawn(d, width + 4, CREAM) + drawn(d, width, colour);
}

/** The same on both sides. */
export function both(art: string): string {
  return `${art}<g transform="scale(-1 1)">${art}</g>`;
}
