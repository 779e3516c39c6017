/** At rest: as a loaf, and curled up asleep. */

import type { Build } from "../coats.ts";
import { joined, type Piece, solid, solidTail } from "../piece.ts";
import { type Fur, paw } from "./fur.ts";

export const LOAF_STRIPES = "M8 -72 Q8 -52 2 -46 M26 -70 Q28 -50 22 -42 M44 -66 Q46 -46 40 -36 M62 -54 Q62 -40 56 -30";
export const SLEEP_STRIPES =
  "M10 -76 Q14 -56 8 -46 M30 -72 Q36 -52 30 -42 M50 -62 Q52 -46 46 -36 M-12 -74 Q-10 -62 -14 -56";

export function loafing({ base, paws, marks, rings, tip }: Fur, build: Build): Piece {
  const w = build === "fat" ? 1.14 : 1;
  const d =
    `M${-56 * w} 0 C${-74 * w} -4 ${-70 * w} -44 ${-46 * w} -54 C-24 -64 30 -66 ${52 * w} -54 ` +
    `C${76 * w} -42 ${76 * w} -4 ${62 * w} 0 C40 3 -40 3 ${-56 * w} 0Z`;
  const tail = solidTail("M60 -14 C62 2 36 2 18 -4", base, { width: 12, rings, tip, line: 2.6 });
  return joined(solid(d, base, { marks }), tail, paw(-28, paws, 10), paw(-6, paws, 10));
}

export function sleeping({ base, marks, rings, tip }: Fur): Piece {
  const d = "M-58 -3 C-76 -26 -54 -64 2 -66 C52 -67 78 -34 64 -6 C54 4 -46 5 -58 -3Z";
  const tail = solidTail("M62 -12 C54 4 20 2 6 -2", base, { width: 13, rings, tip, line: 2.6 });
  return joined(solid(d, base, { marks }), tail);
}
