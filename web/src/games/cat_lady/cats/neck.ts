/** Ties, scarves, collars and capes. */

import { circle, CREAM, drawn, filled, INK } from "../../../cats/pen.ts";
import { type Accessory, cut, GOLD, PAPER, RED } from "../../../cats/props/accessory.ts";

/** Behind the chin: only what hangs below it is seen. */
function hung(name: string, art: Accessory["art"], covers?: string): Accessory {
  return { name, layer: "neck", art, ...(covers && { covers }) };
}

/** Before the chin. */
function tied(name: string, art: Accessory["art"], covers?: string): Accessory {
  return { name, layer: "front", art, ...(covers && { covers }) };
}

export function bowTie(colour: string): Accessory {
  return tied(
    `bow tie ${colour}`,
    () =>
      cut("M0 44 L-22 34 Q-26 44 -22 55Z M0 44 L22 34 Q26 44 22 55Z", colour, 2.6) + circle(0, 44, 5.5, colour, 2.4),
    "-24,34 24,34 22,55 -22,55",
  );
}

export function scarf(colour: string, stripe: string): Accessory {
  return tied(
    `scarf ${colour}`,
    () =>
      cut("M14 44 L34 46 L40 86 L18 88Z", colour, 2.6) +
      drawn("M18 72 L38 70 M17 62 L37 60", 4, stripe) +
      drawn("M22 88 v5 M29 88 v5 M36 87 v5", 2.2) +
      cut("M-36 30 Q0 50 36 30 Q42 42 34 50 Q0 64 -34 50 Q-42 42 -36 30Z", colour, 2.8) +
      drawn("M-18 38 L-20 54 M2 42 V58 M20 38 L24 53", 4, stripe),
    "-40,34 40,34 42,88 18,90 -34,52",
  );
}

export const pearls = tied("pearls", () =>
  [-30, -22, -12, 0, 12, 22, 30].map((x) => circle(x, 46 - (x * x) / 90, 6, "#FBF3EC", 2)).join(""),
);

export const bigBell = tied(
  "big bell",
  () =>
    drawn("M-32 36 Q0 54 32 36", 12) +
    drawn("M-32 36 Q0 54 32 36", 8, RED) +
    circle(0, 58, 16, GOLD, 3) +
    drawn("M-16 58 H16", 2.4) +
    circle(0, 64, 3.6, INK) +
    drawn("M0 66 V73", 2.4) +
    drawn("M-9 51 q3 -5 8 -5", 2.4, "#FFF0C0"),
  "-18,46 18,46 18,76 -18,76",
);

export const cowBell = tied(
  "cow bell",
  () =>
    drawn("M-32 36 Q0 54 32 36", 11) +
    drawn("M-32 36 Q0 54 32 36", 7, "#A9643C") +
    cut("M-9 48 H9 L15 72 H-15Z", "#C9A24A", 2.8) +
    circle(0, 74, 4.5, INK) +
    drawn("M-6 52 L-9 66", 2.2, "#F6DE8A"),
  "-15,46 15,46 16,78 -16,78",
);

export const penny = tied(
  "penny",
  () =>
    drawn("M-32 36 Q0 54 32 36", 8) +
    drawn("M-32 36 Q0 54 32 36", 4, "#3E7FDD") +
    circle(0, 60, 16, "#C97B45", 2.8) +
    circle(0, 60, 11, "#DE9A63") +
    cut("M-6 66 C-9 58 -8 52 -7 50 L-3 55 H3 L7 50 C8 52 9 58 6 66Z", "#8E4E22", 0),
  "-17,44 17,44 17,77 -17,77",
);

export const heartLocket = tied(
  "locket",
  () =>
    drawn("M-32 36 Q0 54 32 36", 6) +
    drawn("M-32 36 Q0 54 32 36", 3, GOLD) +
    cut("M0 74 C-24 60 -14 42 0 52 C14 42 24 60 0 74Z", "#E4587B", 2.8) +
    drawn("M-9 57 q2 -4 5 -4", 2.2, "#fff"),
  "-17,46 17,46 0,76",
);

export const lace = hung(
  "lace collar",
  () =>
    cut(
      "M-46 26 C-58 40 -44 46 -44 50 C-40 60 -30 54 -28 58 C-22 68 -12 60 -10 62 C-4 70 4 70 10 62 C12 60 22 68 28 58 C30 54 40 60 44 50 C44 46 58 40 46 26Z",
      PAPER,
      2.8,
    ) + drawn("M-30 40 L-34 50 M-14 46 L-16 58 M2 48 V62 M16 46 L18 58 M32 40 L36 50", 2, "#D8CBB8"),
  "-54,30 54,30 44,52 0,68 -44,52",
);

/** White and stiff, up to the cheeks. */
export const highCollar = tied(
  "high collar",
  () =>
    cut("M-44 22 L-30 36 L-6 44 L-18 62 L-46 46Z M44 22 L30 36 L6 44 L18 62 L46 46Z", PAPER, 2.8) +
    cut("M-6 44 H6 L4 52 L10 74 L0 82 L-10 74 L-4 52Z", INK, 2.2),
  "-48,22 -46,46 -18,62 0,84 18,62 46,46 48,22",
);

/** A jumpsuit's, with stones on it. */
export const showCollar = hung(
  "show collar",
  () =>
    cut("M-30 30 L-66 2 L-52 56 L-14 60Z M30 30 L66 2 L52 56 L14 60Z", PAPER, 2.8) +
    [
      [-52, 22],
      [-46, 40],
      [-30, 48],
      [52, 22],
      [46, 40],
      [30, 48],
    ]
      .map(([x, y]) => circle(x as number, y as number, 3.4, RED, 1.4))
      .join("") +
    cut("M-14 58 L0 84 L14 58Z", "#E9B98F", 2.2),
  "-66,2 -52,56 0,84 52,56 66,2",
);

/** With points like a bat's wings. */
export const cape: Accessory = {
  name: "cape",
  layer: "neck",
  covers: "-74,-14 -62,40 -64,96 64,96 62,40 74,-14",
  art: () =>
    cut(
      "M-34 26 L-74 -16 C-66 14 -70 60 -64 98 Q-50 88 -40 98 Q-34 70 -24 50Z M34 26 L74 -16 C66 14 70 60 64 98 Q50 88 40 98 Q34 70 24 50Z",
      "#7A2338",
      2.8,
    ) + drawn("M-62 2 Q-52 24 -36 36 M62 2 Q52 24 36 36", 2.2, "#C9616B"),
};

export const cameo = tied(
  "cameo",
  () =>
    drawn("M-30 36 Q0 52 30 36", 9) +
    drawn("M-30 36 Q0 52 30 36", 5, "#7A2338") +
    circle(0, 50, 9, "#F4ECEF", 2.4) +
    filled("M-2 55 q-3 -6 2 -10 q5 2 3 10Z", "#7A2338"),
);

export const chalkboard = tied(
  "chalkboard",
  () =>
    drawn("M-26 36 L-22 50 M26 36 L22 50", 3) +
    cut("M-30 50 H30 V88 H-30Z", "#A9764B", 2.8) +
    cut("M-25 55 H25 V83 H-25Z", "#3F5148", 2) +
    drawn("M-14 74 q8 -12 14 -2 q6 8 14 -6", 2.6, PAPER) +
    circle(-16, 62, 2, PAPER),
  "-32,48 32,48 32,90 -32,90",
);

export const shawl = hung(
  "shawl",
  () =>
    cut("M-30 20 C-58 40 -60 66 -50 80 L0 62 L50 80 C60 66 58 40 30 20Z", "#7D8FB8", 2.8) +
    drawn(
      "M-46 76 l-4 9 M-34 72 l-3 9 M-20 68 l-2 8 M46 76 l4 9 M34 72 l3 9 M20 68 l2 8 M-46 50 L-8 56 M46 50 L8 56",
      2.2,
      "#4B5C86",
    ),
  "-30,20 -58,50 -52,86 0,70 52,86 58,50 30,20",
);

export const neckerchief = hung(
  "neckerchief",
  () =>
    cut("M-36 30 Q0 52 36 30 L40 42 L4 78 L-4 78 L-40 42Z", RED, 2.8) +
    [
      [-22, 48],
      [0, 54],
      [22, 48],
      [-8, 66],
      [9, 66],
    ]
      .map(([x, y]) => circle(x as number, y as number, 2.8, CREAM))
      .join(""),
  "-40,32 40,32 0,80",
);

/** Six stripes of somebody who paints by the sea. */
export const stripedShirt = hung(
  "striped shirt",
  () =>
    cut("M-26 22 C-38 44 -38 62 -42 74 Q0 88 42 74 C38 62 38 44 26 22Z", PAPER, 2.6) +
    drawn("M-33 46 Q0 56 33 46 M-36 57 Q0 67 36 57 M-39 68 Q0 78 39 68", 4.4, "#3E5E9A"),
);

export const fluff = hung(
  "fluff",
  ({ light }) =>
    cut(
      "M-44 18 L-64 30 L-52 36 L-60 54 L-42 52 L-40 70 L-24 62 L-14 78 L0 68 L14 78 L24 62 L40 70 L42 52 L60 54 L52 36 L64 30 L44 18Z",
      light,
      2.8,
    ),
  "-64,30 -60,54 -40,70 0,78 40,70 60,54 64,30",
);
