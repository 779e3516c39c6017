/** The head with its ears and markings. */

import type { Coat, Ears, Pattern } from "./coats.ts";
import { drawn, filled } from "./pen.ts";

const EARS: { [ears in Ears]: readonly [number, number, number, number, number] } = {
  point: [45, -62, 36, -62, 15],
  tall: [50, -76, 38, -76, 13],
  small: [42, -54, 34, -55, 17],
  wide: [55, -58, 45, -60, 17],
  fold: [42, -46, 34, -45, 16],
};
const TOP = -41;

/** The outline: outer and inner tip of the ears, where they stand, and cheeks of fluff. */
export function headOutline(ears: Ears, wide: number): string {
  const x = 47 * wide;
  const cheek = 57 * wide;
  const [outerX, oy, innerX, iy, standX] = EARS[ears];
  const [ox, ix, b] = [outerX * wide, innerX * wide, standX * wide];
  const left =
    `M${-x} -2 C${-x - 3} -20 ${-ox - 5} ${oy + 18} ${-ox} ${oy + 2} C${-ox + 1} ${oy - 5} ${-ix - 2} ${iy - 5} ` +
    `${-ix + 1} ${iy + 1} C${-ix + 8} ${iy + 10} ${-b - 7} ${TOP - 5} ${-b} ${TOP}`;
  const right =
    `C${-b + 9} ${TOP - 3} ${b - 9} ${TOP - 3} ${b} ${TOP} C${b + 7} ${TOP - 5} ${ix - 8} ${iy + 10} ${ix - 1} ${iy + 1} ` +
    `C${ix + 2} ${iy - 5} ${ox - 1} ${oy - 5} ${ox} ${oy + 2} C${ox + 5} ${oy + 18} ${x + 3} -20 ${x} -2`;
  const chin =
    `C${x + 4} 5 ${cheek - 2} 10 ${cheek} 17 C${cheek - 6} 18 ${x + 2} 18 ${x} 21 C${x - 3} 30 ${x - 12} 34 ${x - 24} 36.5 ` +
    `C${14 * wide} 39 ${-14 * wide} 39 ${-x + 24} 36.5 C${-x + 12} 34 ${-x + 3} 30 ${-x} 21 ` +
    `C${-x - 2} 18 ${-cheek + 6} 18 ${-cheek} 17 C${-cheek + 2} 10 ${-x - 4} 5 ${-x} -2Z`;
  return `${left} ${right} ${chin}`;
}

const INNER: { [ears in Exclude<Ears, "fold">]: readonly (readonly [number, number])[] } = {
  point: [[41, -54], [37, -54], [23, -37], [42, -24]],
  tall: [[45, -66], [39, -66], [23, -38], [43, -24]],
  small: [[39, -46], [35, -47], [24, -36], [42, -24]],
  wide: [[50, -51], [45, -53], [27, -37], [45, -23]],
};

/** The inside of both ears; a folded ear shows none. */
export function innerEars(ears: Ears, left: string, right: string, wide: number): string {
  if (ears === "fold") return "";
  const [tip, inner, low, out] = INNER[ears] as [[number, number], [number, number], [number, number], [number, number]];
  const ear = (side: 1 | -1, colour: string): string => {
    const x = (value: number): number => value * side * wide;
    return filled(
      `M${x(tip[0])} ${tip[1]} Q${(x(tip[0]) + x(inner[0])) / 2} ${tip[1] - 4} ${x(inner[0])} ${inner[1]} ` +
        `Q${(x(inner[0]) + x(low[0])) / 2 - 2 * side} ${(inner[1] + low[1]) / 2 + 2} ${x(low[0])} ${low[1]} ` +
        `Q${x(36)} ${low[1] + 2} ${x(out[0])} ${out[1]} Q${x(tip[0]) + 3 * side} ${(tip[1] + out[1]) / 2} ${x(tip[0])} ${tip[1]}Z`,
      colour,
    );
  };
  return ear(-1, left) + ear(1, right);
}

export const FOLDED =
  "M-44 -44 C-34 -46 -20 -42 -17 -38 C-22 -28 -34 -20 -42 -20 C-46 -28 -47 -38 -44 -44Z " +
  "M44 -44 C34 -46 20 -42 17 -38 C22 -28 34 -20 42 -20 C46 -28 47 -38 44 -44Z";

export function headMarks(pattern: Pattern, coat: Coat): string {
  const { base, dark, light } = coat;
  switch (pattern) {
    case "tabby":
      return (
        drawn("M0 -44 V-26 M-11 -44 L-8.5 -28 M11 -44 L8.5 -28", 5.5, dark) +
        drawn("M-56 2 Q-44 1 -38 5 M-58 13 Q-46 10 -40 13 M56 2 Q44 1 38 5 M58 13 Q46 10 40 13", 5, dark)
      );
    case "tux":
      return filled("M0 -30 C-6 -12 -34 6 -34 22 C-34 42 34 42 34 22 C34 6 6 -12 0 -30Z", light);
    case "calico":
      return (
        filled("M-70 -80 L-8 -80 C-4 -40 -14 -8 -40 -4 C-56 -2 -60 -4 -70 -6Z", "#E8913C") +
        filled("M24 -80 L80 -80 L80 4 C60 8 34 -4 28 -22 C24 -34 22 -50 24 -80Z", "#453A4F")
      );
    case "points":
      return (
        filled("M0 -16 C-18 -14 -36 4 -30 24 C-24 44 24 44 30 24 C36 4 18 -14 0 -16Z", dark, { opacity: 0.85 }) +
        filled("M-70 -90 L-14 -42 C-26 -34 -40 -22 -52 -14 L-80 -20Z M70 -90 L14 -42 C26 -34 40 -22 52 -14 L80 -20Z", dark)
      );
    case "tortie":
      return (
        filled("M0 -60 L80 -60 L80 50 L4 50 C-4 30 8 10 0 -4 C-6 -20 6 -36 0 -60Z", dark) +
        filled("M-50 -10 c10 -8 18 2 12 10 c-8 6 -16 0 -12 -10Z M-20 -38 c8 -6 14 4 8 8Z", dark) +
        filled("M30 -30 c8 -4 12 6 6 10 c-8 2 -10 -6 -6 -10Z", base)
      );
    case "bi":
      return filled(
        "M0 -60 L80 -80 L80 20 C60 18 44 14 36 4 C26 -8 4 -14 0 -60Z M-4 -60 L-80 -80 L-80 10 C-60 14 -44 10 -38 0 C-30 -12 -8 -20 -4 -60Z",
        dark,
      );
    case "spot":
      return filled(
        "M-18 -34 a5 5 0 1 0 .1 0Z M18 -34 a5 5 0 1 0 .1 0Z M0 -38 a4.5 4.5 0 1 0 .1 0Z M-44 -2 a4 4 0 1 0 .1 0Z M44 -2 a4 4 0 1 0 .1 0Z",
        dark,
      );
    case "plain":
      return "";
  }
}
