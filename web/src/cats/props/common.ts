/** The few things that cats wear on the first page; a description may call them by their names. */

import { circle, CREAM, drawn, filled } from "../pen.ts";
import { type Accessory, cut, PAPER, RED } from "./accessory.ts";

export type CommonProp = "bandana" | "hachimaki" | "glasses" | "bun" | "zzz";

export const COMMON: { [name in CommonProp]: Accessory } = {
  bandana: {
    name: "bandana",
    layer: "front",
    covers: "45,-20 66,-30 68,-8",
    art: () =>
      cut("M-44 -28 Q0 -50 44 -28 L46 -14 Q0 -36 -46 -14Z", RED) +
      [
        [-28, -28],
        [-10, -34],
        [10, -34],
        [28, -28],
      ]
        .map(([x, y]) => circle(x as number, y as number, 2.6, CREAM))
        .join("") +
      cut("M45 -20 L66 -30 L62 -18 L68 -8 Z", RED, 2.6),
  },
  hachimaki: {
    name: "hachimaki",
    layer: "front",
    covers: "46,-12 66,-24 64,4",
    art: () =>
      cut("M-47 -16 Q0 -36 47 -16 L48 -4 Q0 -24 -48 -4Z", PAPER, 2.6) +
      circle(0, -20, 6, RED) +
      cut("M46 -12 L64 -24 L68 -14 Z M46 -10 L66 -4 L60 4Z", PAPER, 2.4),
  },
  glasses: {
    name: "glasses",
    layer: "front",
    art: () =>
      filled(
        "M-34 -8 Q-20 -14 -6 -7 Q-5 13 -20 13 Q-36 13 -34 -8Z M34 -8 Q20 -14 6 -7 Q5 13 20 13 Q36 13 34 -8Z",
        PAPER,
        { opacity: 0.3 },
      ) +
      drawn(
        "M-34 -8 Q-20 -14 -6 -7 Q-5 13 -20 13 Q-36 13 -34 -8Z M34 -8 Q20 -14 6 -7 Q5 13 20 13 Q36 13 34 -8Z M-6 -3 Q0 -7 6 -3 M-34 -6 L-46 -12 M34 -6 L46 -12",
        3.4,
        "#8A3A55",
      ),
  },
  bun: {
    name: "bun",
    layer: "front",
    covers: "-20,-58 -14,-76 0,-80 14,-76 37,-82 20,-58 14,-44 -14,-44",
    art: () =>
      drawn("M-34 -46 L36 -78", 6) +
      drawn("M-34 -46 L36 -78", 3, "#E3A61E") +
      circle(37, -78, 5, "#E3A61E", 2.4) +
      circle(0, -58, 20, "#EFE6EC", 3) +
      drawn("M-14 -62 Q-2 -76 12 -66 M-14 -52 Q0 -64 15 -56 M-8 -44 Q2 -50 12 -46", 2.6, "#B8A8B8") +
      drawn("M-17 -44 C-8 -36 8 -36 17 -44", 3),
  },
  zzz: {
    name: "zzz",
    layer: "front",
    covers: "52,-97 92,-97 92,-40 52,-40",
    floats: true,
    art: () => drawn("M54 -58 h13 l-13 15 h13 M78 -86 h10 l-10 12 h10", 3),
  },
};
