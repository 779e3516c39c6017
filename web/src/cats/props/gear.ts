/** What the cats of Kibble Scuffle wear and carry. */

import { circle, CREAM, drawn, ellipse, filled, INK } from "../pen.ts";
import { type Accessory, BLUE, cut, LEAF, PAPER, RED } from "./accessory.ts";

export const topHat: Accessory = {
  name: "top hat",
  layer: "front",
  covers: "-32,-54 -14,-92 32,-84 38,-38",
  art: () =>
    `<g transform="rotate(10 0 -40)">${
      cut("M-19 -44 L-22 -84 Q0 -92 22 -84 L19 -44Z", "#5A3F8F", 3) +
      filled("M-20.5 -56 Q0 -50 20.5 -56 L19 -46 Q0 -40 -19 -46Z", "#E3A61E") +
      cut("M-34 -42 Q0 -28 34 -42 Q36 -50 26 -50 Q0 -40 -26 -50 Q-36 -50 -34 -42Z", "#5A3F8F", 3)
    }</g>`,
};

/** Red, tied behind the head; the eyes are drawn over it. */
export const mask: Accessory = {
  name: "mask",
  layer: "under",
  covers: "-66,-16 -40,2 -64,6 40,2 64,6 66,-16",
  art: () =>
    drawn("M-40 -4 L-66 -14 M-40 2 L-64 4 M40 -4 L66 -14 M40 2 L64 4", 6) +
    drawn("M-40 -4 L-66 -14 M-40 2 L-64 4 M40 -4 L66 -14 M40 2 L64 4", 3, RED) +
    cut(
      "M-42 -2 C-44 -18 -29 -22 -18 -19 Q0 -12 18 -19 C29 -22 44 -18 42 -2 C40 16 19 20 6 10 Q0 6 -6 10 C-19 20 -40 16 -42 -2Z",
      RED,
    ),
};

/** The bowl that was full a moment ago, and some of what was in it. */
export const bowlHat: Accessory = {
  name: "bowl",
  layer: "front",
  covers: "-50,-26 -40,-62 -8,-76 32,-72 46,-44",
  art: () =>
    `<g transform="rotate(-12 0 -40)">${
      cut("M-40 -38 C-38 -74 38 -74 40 -38Z", BLUE, 3) +
      cut("M-46 -38 Q0 -28 46 -38 Q48 -31 44 -29 Q0 -18 -44 -29 Q-48 -31 -46 -38Z", "#7FC0DA", 3) +
      filled("M-14 -56 q6 -7 14 0 l7 -4 v8 l-7 -4 q-8 7 -14 0Z", CREAM)
    }</g>` +
    [
      [50, -34, 20],
      [58, -14, 50],
      [-64, -26, -30],
    ]
      .map(
        ([x, y, turn]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn})">${cut("M0 0 h9 v9 h-9Z", "#C47F3E", 2)}</g>`,
      )
      .join(""),
};

export const nip: Accessory = {
  name: "catnip",
  layer: "front",
  covers: "2,26 44,12 30,36 8,32",
  art: () => cut("M2 26 C14 18 34 22 44 12 C42 30 26 40 8 30Z", LEAF, 2.4) + drawn("M6 28 Q24 28 40 16", 2, "#3F6E2C"),
};

export const fish: Accessory = {
  name: "fish",
  layer: "front",
  covers: "-30,30 -4,20 38,20 38,42 -4,42",
  art: () =>
    cut("M-30 30 C-18 18 10 18 22 30 L38 22 L36 40 L22 33 C10 44 -18 44 -30 30Z", "#7FB6CF", 2.6) +
    circle(-18, 28, 2.4, INK) +
    drawn("M-8 24 q6 6 0 13 M2 24 q6 6 0 12", 2, "#4D86A3"),
};

export const bib: Accessory = {
  name: "bib",
  layer: "neck",
  art: () =>
    cut("M-26 28 Q0 44 26 28 C32 54 20 78 0 80 C-20 78 -32 54 -26 28Z", PAPER, 2.6) +
    drawn("M-6 66 h12 M0 60 v12", 3, RED),
};

/** Hair on end, all around the head. */
export const ruff: Accessory = {
  name: "ruff",
  layer: "neck",
  covers: "-74,-8 -60,-46 -30,-60 30,-60 60,-46 74,-8 62,40 30,60 -30,60 -62,40",
  art: ({ dark }) => {
    const at = (k: number): string => {
      const angle = ((k * 15 + 8) * Math.PI) / 180;
      const r = k % 2 ? 66 : 50;
      return `${(r * 1.12 * Math.cos(angle)).toFixed(1)} ${(2 + r * Math.sin(angle)).toFixed(1)}`;
    };
    return cut(`M${Array.from({ length: 24 }, (_, k) => at(k)).join(" L")}Z`, dark);
  },
};

export const scar: Accessory = {
  name: "scar",
  layer: "front",
  art: () => drawn("M26 -26 L37 -8 M24 -13 L37 -20", 2.8, "#C9616B"),
};

export const flies: Accessory = {
  name: "flies",
  layer: "front",
  covers: "-66,-52 6,-82 68,-62 60,-40",
  floats: true,
  art: () =>
    [
      [-58, -44, 10],
      [60, -52, -20],
      [6, -70, 0],
    ]
      .map(
        ([x, y, turn]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn})">${ellipse(0, 0, 3.6, 2.6, INK)}${cut("M-1 -2 q-5 -6 -1 -7 q3 2 2 7 M1 -2 q4 -6 6 -4 q1 3 -5 5", "#fff", 1.2)}</g>`,
      )
      .join(""),
};

export const eyePatch: Accessory = {
  name: "eye patch",
  layer: "front",
  art: () =>
    filled("M-34 -8 Q-20 -14 -7 -7 Q-6 12 -20 12 Q-34 12 -34 -8Z", INK) + drawn("M-44 -22 L34 -34 M-33 -6 L-46 -14", 3),
};
