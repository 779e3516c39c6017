/** Where the head is and how much room the body takes, in each pose: known before anything is drawn. */

import type { Build, Pose } from "./coats.ts";

export type Corners = readonly [left: number, top: number, right: number, bottom: number];

export interface Stance {
  head: readonly [x: number, y: number, scale: number, turn: number];
  body: Corners;
}

const SITTING: { [build in Build]: Stance } = {
  normal: { head: [0, -100, 1, 0], body: [-56, -90, 87, 6] },
  fat: { head: [0, -98, 0.98, 0], body: [-80, -90, 102, 6] },
  tom: { head: [0, -102, 1, 0], body: [-60, -94, 92, 6] },
  kitten: { head: [0, -64, 0.86, 0], body: [-40, -54, 58, 6] },
};
const OTHERS: { [pose in Exclude<Pose, "sit">]: Stance } = {
  loaf: { head: [-12, -60, 0.92, 0], body: [-74, -66, 77, 6] },
  sleep: { head: [-26, -32, 0.78, -10], body: [-74, -68, 77, 8] },
  arch: { head: [-60, -66, 0.78, -8], body: [-66, -156, 108, 6] },
  pounce: { head: [-40, -44, 0.82, -6], body: [-98, -132, 92, 6] },
  stretch: { head: [-58, -40, 0.8, 9], body: [-128, -134, 104, 6] },
  eat: { head: [-6, -34, 0.88, -4], body: [-66, -156, 74, 12] },
  peek: { head: [0, -34, 1, 0], body: [-52, -40, 52, 11] },
  head: { head: [0, -34, 1, 0], body: [-40, -40, 40, 6] },
};
/** A kitten that does not sit is a small cat. */
export const KITTEN = 0.76;

export function stanceOf(pose: Pose, build: Build): Stance {
  return pose === "sit" ? SITTING[build] : OTHERS[pose];
}

export function placeOf({ head: [x, y, scale, turn] }: Stance): string {
  return `translate(${x} ${y})${turn ? ` rotate(${turn})` : ""}${scale === 1 ? "" : ` scale(${scale})`}`;
}
