/** Sitting upright, in four builds. */

import type { Build } from "../coats.ts";
import { drawn, filled } from "../pen.ts";
import { joined, loose, type Piece, solid, solidTail } from "../piece.ts";
import type { FrontPaws } from "../repertoire.ts";
import { type Fur, paw } from "./fur.ts";

export const SIT_STRIPES =
  "M-60 -62 Q-36 -60 -28 -52 M-62 -44 Q-44 -44 -33 -36 M-66 -24 Q-50 -28 -38 -20 M60 -62 Q36 -60 28 -52 M62 -44 Q44 -44 33 -36 M66 -24 Q50 -28 38 -20";

const TORSO: { [build in Build]: string } = {
  normal: "M-24 -86 C-36 -66 -33 -52 -40 -38 C-54 -26 -56 -2 -42 0 L42 0 C56 -2 54 -26 40 -38 C33 -52 36 -66 24 -86Z",
  fat: "M-26 -88 C-60 -76 -84 -34 -70 -8 C-62 3 62 3 70 -8 C84 -34 60 -76 26 -88Z",
  tom: "M-32 -92 C-56 -80 -54 -52 -48 -36 C-58 -24 -58 -2 -44 0 L44 0 C58 -2 58 -24 48 -36 C54 -52 56 -80 32 -92Z",
  kitten: "M-17 -52 C-28 -40 -30 -22 -34 -14 C-38 -4 -34 0 -26 0 L26 0 C34 0 38 -4 34 -14 C30 -22 28 -40 17 -52Z",
};
const TAIL: { [build in Build]: string } = {
  normal: "M40 -9 C70 -2 80 -34 66 -54 C60 -62 52 -58 54 -50",
  fat: "M60 -12 C86 -6 96 -22 90 -34",
  tom: "M42 -10 C76 -4 84 -40 66 -56",
  kitten: "M26 -8 C46 -4 52 -24 46 -38",
};
const TAIL_WIDTH: { [build in Build]: number } = { normal: 14, fat: 15, tom: 17, kitten: 10 };
const LEGS: { [build in Build]: number } = { normal: 19, fat: 22, tom: 19, kitten: 13 };

/** One paw raised: a greeting, or a swipe. */
function raised({ base, paws }: Fur): Piece {
  const marks = filled("M36 -84 L70 -74 L70 -120 L30 -110Z", paws);
  const arm = solid("M14 -42 C22 -56 34 -78 40 -92 C46 -104 64 -98 60 -84 C56 -66 44 -44 34 -32Z", base, {
    marks,
    width: 2.8,
    shade: 0.12,
  });
  return joined(arm, loose(drawn("M49 -97 v6 M55 -94 v5", 1.8)));
}

export function sitting(fur: Fur, build: Build, paws: FrontPaws): Piece {
  const { base, light, marks, rings, tip } = fur;
  const tail = solidTail(TAIL[build], base, {
    width: TAIL_WIDTH[build],
    rings,
    tip,
    line: build === "kitten" ? 2.6 : 3,
  });
  const torso = solid(TORSO[build], base, { marks, light: [-8, -4] });
  const x = LEGS[build];
  const y = build === "kitten" ? -24 : -44;
  const inner =
    build === "fat"
      ? filled("M0 -74 C-40 -66 -44 -14 -30 -2 L30 -2 C44 -14 40 -66 0 -74Z", light, { opacity: 0.92 })
      : drawn(
          `M${-x} ${y} C${-x - 1} ${y * 0.6} ${-x - 1} -16 ${-x - 1} -9 M${x} ${y} C${x + 1} ${y * 0.6} ${x + 1} -16 ${x + 1} -9 M0 ${y * 0.55} V-6`,
          2.2,
        );
  if (paws === "both away") return joined(tail, torso, paw(-x * 1.25, fur.paws, 13), paw(x * 1.25, fur.paws, 13));
  const right = paws === "up" ? raised(fur) : paws === "down" ? paw(x * 0.55, fur.paws) : loose("");
  return joined(tail, torso, loose(inner), paw(-x * 0.55, fur.paws), right);
}
