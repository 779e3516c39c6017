/** At rest: as a loaf, curled up asleep, and eating with the head in the bowl. */

import type { Build } from "../coats.ts";
import { joined, type Piece, solid, solidTail } from "../piece.ts";
import { type Fur, paw } from "./fur.ts";

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

export function eating({ base, marks, rings, tip }: Fur): Piece {
  const tail = solidTail("M30 -92 C62 -100 44 -130 62 -146", base, { rings, tip });
  return joined(tail, solid("M-50 -4 C-70 -44 -46 -112 4 -112 C54 -112 72 -44 52 -4 C40 3 -40 3 -50 -4Z", base, { marks }));
}
