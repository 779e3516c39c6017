/** Glasses, whiskers of other kinds, and what is held in the mouth. */

import { circle, drawn, filled, INK } from "../pen.ts";
import { type Accessory, cut, GOLD, PAPER, RED } from "./accessory.ts";

function onFace(name: string, art: Accessory["art"], covers?: string): Accessory {
  return { name, layer: "front", art, ...(covers && { covers }) };
}

const lenses = (fill: string, frame: string): string =>
  cut("M-36 -9 Q-20 -14 -5 -8 Q-4 13 -20 13 Q-37 13 -36 -9Z M36 -9 Q20 -14 5 -8 Q4 13 20 13 Q37 13 36 -9Z", fill, 3) +
  drawn("M-6 -5 Q0 -8 6 -5 M-36 -7 L-47 -12 M36 -7 L47 -12", 3.6, frame) +
  drawn("M-28 -5 L-22 4 M12 -5 L18 4", 2.6, "#fff", 0.6);

export const shades = onFace("shades", () => lenses("#B9476A", "#B9476A"));
export const goldShades = onFace("gold shades", () => lenses("#C9871A", "#C9871A"));

export const roundShades = onFace(
  "round shades",
  () =>
    `<g opacity=".8">${circle(-20, 0, 14, "#E58FA8", 3)}${circle(20, 0, 14, "#E58FA8", 3)}</g>${drawn("M-6 -2 Q0 -6 6 -2 M-34 -3 L-46 -10 M34 -3 L46 -10", 3)}${drawn("M-26 -6 L-20 2 M14 -6 L20 2", 2.4, "#fff", 0.7)}`,
);

export const catEyeShades = onFace(
  "cat-eye shades",
  () =>
    cut("M-46 -18 L-6 -8 Q-4 12 -20 13 Q-36 13 -38 -4Z M46 -18 L6 -8 Q4 12 20 13 Q36 13 38 -4Z", "#3A3146", 3) +
    drawn("M-6 -5 Q0 -8 6 -5", 3.4) +
    drawn("M-28 -5 L-22 4 M12 -5 L18 4", 2.6, "#fff", 0.6) +
    circle(-42, -16, 2.6, GOLD) +
    circle(42, -16, 2.6, GOLD),
);

export const roundGlasses = onFace(
  "round glasses",
  () =>
    `<g opacity=".14">${circle(-20, 0, 15, PAPER)}${circle(20, 0, 15, PAPER)}</g>${drawn("M-35 0 a15 15 0 1 0 30 0 a15 15 0 1 0 -30 0 M5 0 a15 15 0 1 0 30 0 a15 15 0 1 0 -30 0 M-5 -2 Q0 -6 5 -2 M-35 -3 L-46 -10 M35 -3 L46 -10", 3, "#D9A93A")}`,
);

export const monocle = onFace(
  "monocle",
  () =>
    `<g opacity=".35">${circle(20, 0, 15, PAPER)}</g>${drawn("M5 0 a15 15 0 1 0 30 0 a15 15 0 1 0 -30 0", 6)}${drawn("M5 0 a15 15 0 1 0 30 0 a15 15 0 1 0 -30 0", 3, GOLD)}${drawn("M34 8 C42 20 40 34 32 44", 2.2, "#B98A14")}`,
);

export const moustache = onFace("moustache", () =>
  cut(
    "M0 19 C-8 12 -20 15 -26 22 C-32 28 -40 26 -42 20 C-42 34 -24 38 -14 30 Q-6 25 0 25 Q6 25 14 30 C24 38 42 34 42 20 C40 26 32 28 26 22 C20 15 8 12 0 19Z",
    "#5A3A28",
    2.4,
  ),
);

export const beard = onFace(
  "beard",
  () =>
    cut(
      "M-40 16 C-30 24 -14 22 -8 24 Q0 28 8 24 C14 22 30 24 40 16 C44 40 22 74 0 78 C-22 74 -44 40 -40 16Z",
      "#F4ECEF",
      2.8,
    ) +
    drawn("M-20 34 Q-16 54 -6 66 M0 40 V70 M20 34 Q16 54 6 66", 2, "#C9B6C2") +
    filled("M-7 25 Q0 31 7 25 Q0 35 -7 25Z", "#8E3B46"),
  "-40,16 40,16 24,64 0,80 -24,64",
);

export const beautySpot = onFace("beauty spot", () => circle(28, 22, 2.8, INK));

/** Held in the mouth, with some colour on it. */
export const paintbrush = onFace(
  "paintbrush",
  () =>
    drawn("M-8 25 L48 34", 7) +
    drawn("M-8 25 L48 34", 4, "#E5C48F") +
    cut("M44 29 L54 30 L52 39 L43 38Z", "#B8B0A4", 2) +
    cut("M53 29 Q66 30 70 38 Q60 42 52 39Z", "#3E7FDD", 2.2),
  "-8,22 70,30 70,42",
);

export const roseInMouth = onFace(
  "rose",
  () =>
    drawn("M-34 30 Q0 22 34 28", 5) +
    drawn("M-34 30 Q0 22 34 28", 2.6, "#4F7F38") +
    cut("M-12 26 Q-18 16 -26 20 Q-20 30 -12 26Z", "#6FA84F", 1.8) +
    circle(40, 26, 10, RED, 2.4) +
    drawn("M34 26 Q40 18 46 26 M36 30 Q41 24 45 30", 2, "#8E2F22"),
  "-34,26 30,20 52,18 52,36",
);

export const blush: Accessory = {
  name: "blush",
  layer: "under",
  art: () => `<g opacity=".5">${circle(-33, 17, 8, "#F08C8C")}${circle(33, 17, 8, "#F08C8C")}</g>`,
};

export const soot: Accessory = {
  name: "soot",
  layer: "under",
  art: () =>
    `<g opacity=".45">${circle(-30, -22, 6, INK)}${circle(-24, -17, 4, INK)}${circle(34, 18, 6, INK)}${circle(28, 24, 4, INK)}</g>`,
};

/** A smear of milk, still there. */
export const milkBeard = onFace(
  "milk",
  () =>
    filled("M-12 24 Q0 20 12 24 Q12 34 0 35 Q-12 34 -12 24Z", "#fff") +
    drawn("M-10 25 Q0 31 10 25", 2.2) +
    cut("M6 32 q5 6 1 10 q-5 -1 -4 -8Z", "#fff", 1.6),
);
