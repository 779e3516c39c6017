/** The head and its ears. */

import type { Ears } from "./coats.ts";
import { filled } from "./pen.ts";

const EARS: { [ears in Ears]: readonly [number, number, number, number, number] } = {
  point: [45, -62, 36, -62, 15],
  tall: [50, -76, 38, -76, 13],
  small: [42, -54, 34, -55, 17],
  wide: [55, -58, 45, -60, 17],
  fold: [42, -46, 34, -45, 16],
  flat: [66, -34, 58, -40, 17],
  torn: [45, -62, 36, -62, 15],
  tuft: [48, -68, 37, -68, 14],
};

/** How far up the ears reach. */
export function earTop(ears: Ears): number {
  return Math.min(EARS[ears][1], EARS[ears][3]) - (ears === "tuft" ? 16 : 5);
}

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
  const forehead = `C${-b + 9} ${TOP - 3} ${b - 9} ${TOP - 3} ${b} ${TOP}`;
  const right =
    ears === "torn"
      ? `C${b + 7} ${TOP - 5} ${ix - 8} ${iy + 10} ${ix - 3} ${iy + 4} L${ix + 2} ${iy + 14} L${ox - 2} ${oy - 1} C${ox + 2} ${oy} ${x + 3} -20 ${x} -2`
      : `C${b + 7} ${TOP - 5} ${ix - 8} ${iy + 10} ${ix - 1} ${iy + 1} C${ix + 2} ${iy - 5} ${ox - 1} ${oy - 5} ${ox} ${oy + 2} ` +
        `C${ox + 5} ${oy + 18} ${x + 3} -20 ${x} -2`;
  const chin =
    `C${x + 4} 5 ${cheek - 2} 10 ${cheek} 17 C${cheek - 6} 18 ${x + 2} 18 ${x} 21 C${x - 3} 30 ${x - 12} 34 ${x - 24} 36.5 ` +
    `C${14 * wide} 39 ${-14 * wide} 39 ${-x + 24} 36.5 C${-x + 12} 34 ${-x + 3} 30 ${-x} 21 ` +
    `C${-x - 2} 18 ${-cheek + 6} 18 ${-cheek} 17 C${-cheek + 2} 10 ${-x - 4} 5 ${-x} -2Z`;
  return `${left} ${forehead} ${right} ${chin}`;
}

const INNER: { [ears in Exclude<Ears, "fold">]: readonly (readonly [number, number])[] } = {
  point: [
    [41, -54],
    [37, -54],
    [23, -37],
    [42, -24],
  ],
  tall: [
    [45, -66],
    [39, -66],
    [23, -38],
    [43, -24],
  ],
  small: [
    [39, -46],
    [35, -47],
    [24, -36],
    [42, -24],
  ],
  wide: [
    [50, -51],
    [45, -53],
    [27, -37],
    [45, -23],
  ],
  flat: [
    [61, -33],
    [54, -37],
    [32, -34],
    [46, -18],
  ],
  torn: [
    [41, -54],
    [37, -54],
    [23, -37],
    [42, -24],
  ],
  tuft: [
    [43, -59],
    [38, -59],
    [23, -38],
    [43, -24],
  ],
};
const TORN: typeof INNER.torn = [
  [42, -52],
  [35, -44],
  [23, -37],
  [42, -24],
];

/** The inside of both ears; a folded ear shows none. */
export function innerEars(ears: Ears, left: string, right: string, wide: number): string {
  if (ears === "fold") return "";
  const ear = (side: 1 | -1, colour: string): string => {
    const corners = ears === "torn" && side === 1 ? TORN : INNER[ears];
    const [tip, inner, low, out] = corners as [[number, number], [number, number], [number, number], [number, number]];
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

/** The brush at the tips of a lynx's ears. */
export function tufts(colour: string, wide: number): string {
  const tuft = (side: number): string => `M${side * 38 * wide} -66 L${side * 44 * wide} -84 L${side * 46 * wide} -66 Z`;
  return filled(`${tuft(-1)} ${tuft(1)}`, colour, { width: 2.4 });
}
