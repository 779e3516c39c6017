/** How much room a cat takes, so that a board can leave it free before the picture is there. */

import type { CatDescription } from "./description.ts";
import { earTop } from "./head.ts";
import { keyOf } from "../art/memory.ts";
import { COMMON } from "./props/common.ts";
import { type Corners, KITTEN, stanceOf } from "./stance.ts";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const RIM = 8; // room for the card around it …
const EDGE = 11; // … and for its edge, lower right
const HOODED: Corners = [-72, -190, 97, 8];
const RAISED: Corners = [30, -110, 100, 0];

function around(a: Corners, b: Corners): Corners {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}

function cornersOf(points: string): Corners {
  const pairs = points.split(" ").map((pair) => pair.split(",").map(Number) as [number, number]);
  const [xs, ys] = [pairs.map(([x]) => x), pairs.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function scaled([left, top, right, bottom]: Corners, scale: number, x = 0, y = 0): Corners {
  return [left * scale + x, top * scale + y, right * scale + x, bottom * scale + y];
}

function corners(description: CatDescription): Corners {
  const {
    pose = "sit",
    build = "normal",
    ears = "point",
    wide = 1,
    props = [],
    hood,
    pawUp,
    friends = [],
  } = description;
  const stance = stanceOf(pose, build);
  const [x, y, scale, turn] = stance.head;
  const skew = turn ? 4 : 0;
  const side = Math.max(60, ears === "flat" ? 72 : 0) * wide;
  let all =
    hood === undefined ? around(stance.body, scaled([-side, earTop(ears) - skew, side, 40], scale, x, y)) : HOODED;
  if (pawUp) all = around(all, RAISED);
  for (const prop of props) {
    const { covers, layer } = typeof prop === "string" ? COMMON[prop] : prop;
    if (!covers) continue;
    const room = cornersOf(covers);
    all = around(all, layer === "ground" || layer === "back" ? room : scaled(room, scale, x, y));
  }
  if (build === "kitten" && pose !== "sit" && pose !== "head" && pose !== "peek") all = scaled(all, KITTEN);
  for (const { cat, at } of friends) all = around(all, scaled(corners(cat), at[2], at[0], at[1]));
  return description.flip ? [-all[2], all[1], -all[0], all[3]] : all;
}

const measured = new Map<string, Box>();

/** The box of its picture, as a standee or not. The cat's origin, (0, 0), is on the ground. */
export function boxOf(description: CatDescription): Box {
  const key = keyOf({ ...description, coat: "", mood: "" });
  let box = measured.get(key);
  if (box === undefined) {
    const [left, top, right, bottom] = corners(description).map(Math.round) as unknown as Corners;
    box = { x: left - RIM, y: top - RIM, width: right - left + RIM + EDGE, height: bottom - top + RIM + EDGE };
    measured.set(key, box);
  }
  return box;
}

export function viewBox({ x, y, width, height }: Box): string {
  return `${x} ${y} ${width} ${height}`;
}
