/**
 * Figures and letters drawn with a thick line.
 *
 * An image has no fonts of the page in it, so that what is printed on a thing is drawn.
 */

import { drawn } from "../cats/pen.ts";

/** Each stands in a field 14 high, on its lower edge. */
const SHAPES: { [character: string]: readonly [d: string, width: number] } = {
  "1": ["M1.4 3.4 L4.6 1.2 V13", 6.4],
  "2": ["M1.4 4.4 C1.6 -.4 8.4 .2 8 4.4 C7.7 7.4 4 9.6 1.4 12.8 C4 12.4 6.4 12.6 8.6 12.8", 10],
  "3": ["M1.5 1.6 H7.9 L4.4 5.7 C10.2 5.6 9.6 13 4.6 13 C3 13 1.8 12.4 1 11.2", 9.6],
  "+": ["M5 3.6 V11.4 M1 7.5 H9", 10],
  "?": ["M1.2 4.2 C1.4 -.6 9 0 8.4 4.4 C8 7 4.8 6.8 4.6 9.4 M4.5 12.9 V13", 9.4],
  E: ["M7.6 1.2 H1.4 V12.8 H7.8 M1.4 6.8 H6.6", 8.6],
  G: ["M8.8 3 C6.6 .2 1 .8 1 7 C1 13.4 6.8 14 9.2 11 V7.6 H6", 10.2],
  L: ["M1.4 1 V13 H7.4", 8],
  O: ["M5.4 1 C-.4 1 -.4 13 5.4 13 C11.2 13 11.2 1 5.4 1Z", 10.8],
  S: ["M7.6 2.6 C6 .2 1.4 .6 1.6 3.8 C1.8 7 8 6.2 8.2 9.6 C8.4 13.4 3 14 1.2 11.2", 9.2],
  T: ["M1 1.2 H9.4 M5.2 1.4 V13", 10.4],
  W: ["M.8 1.2 L3.8 12.8 L6.6 5 L9.4 12.8 L12.4 1.2", 13.2],
  Z: ["M1.2 1.2 H8.2 L1.2 12.8 H8.6", 9.6],
};

const BETWEEN = 3.2;

/** A short text, its middle at x, standing on y. */
export function written(text: string, x: number, y: number, height: number, colour: string, weight = 3): string {
  const shapes = [...text].map((character) => SHAPES[character] ?? (["", 4] as const));
  const wide = shapes.reduce((sum, [, width]) => sum + width, BETWEEN * (shapes.length - 1));
  let [at, art] = [-wide / 2, ""];
  for (const [d, width] of shapes) {
    art += `<g transform="translate(${at.toFixed(1)} -14)">${drawn(d, weight, colour)}</g>`;
    at += width + BETWEEN;
  }
  return `<g transform="translate(${x} ${y}) scale(${(height / 14).toFixed(3)})">${art}</g>`;
}
