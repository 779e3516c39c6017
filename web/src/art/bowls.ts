/** Bowls with their animals, and the cubes of kibble that lie in them. */

import { circle, CREAM, ellipse, filled, INK, moved, part } from "../cats/pen.ts";
import { written } from "./letters.ts";
import { drawnOnce, glint, ground } from "./tools.ts";

export type BowlNumber = 1 | 2 | 3;
export type CubeValue = 1 | 2 | 3;

interface Glaze {
  front: string;
  inside: string;
  rim: string;
  emblem: string;
  eye: readonly [number, number];
}

export const FISH = "M-15 0 C-8 -11 6 -11 12 -1 L20 -8 V9 L12 2 C6 11 -8 11 -15 0Z";

const BOWLS: { [bowl in BowlNumber]: Glaze } = {
  1: { front: "#7E9FB8", inside: "#5E8099", rim: "#A9C4D6", emblem: FISH, eye: [-7, -2] },
  2: {
    front: "#C98F86",
    inside: "#A86E66",
    rim: "#E3B7AF",
    emblem: "M-18 6 C-18 -4 -8 -8 0 -7 C0 -13 9 -14 10 -7 C16 -5 20 1 20 6 Z M-18 6 q-5 2 -9 -3",
    eye: [13, 0],
  },
  3: {
    front: "#93A576",
    inside: "#74875A",
    rim: "#B9C7A0",
    emblem:
      "M19 -6 L12 -9 C9 -14 0 -13 -2 -7 C-8 -6 -14 -1 -24 -5 C-20 9 -6 12 3 9 C9 7 12 2 12 -3Z M-10 0 Q-4 6 4 1 M-3 10 v5 M3 9 v6",
    eye: [6, -7],
  },
};

/** Bowls are drawn around the middle of their rim, in this box; both layers fill it. */
export const BOWL_BOX = { left: -86, top: -34, width: 180, height: 112 } as const;
const BOWL_VIEW = `${BOWL_BOX.left} ${BOWL_BOX.top} ${BOWL_BOX.width} ${BOWL_BOX.height}`;
const FRONT = "M-76 0 C-74 12 -66 56 -58 58 Q0 66 58 58 C66 56 74 12 76 0 C70 14 40 23 0 23 C-40 23 -70 14 -76 0Z";

function emblemArt(bowl: BowlNumber): string {
  const { emblem, eye } = BOWLS[bowl];
  return filled(emblem, CREAM, { width: 2.2 }) + circle(eye[0], eye[1], 1.8, INK);
}

function backArt(bowl: BowlNumber): string {
  const { rim, inside } = BOWLS[bowl];
  const shade = filled("M-64 5 C-60 -17 60 -17 64 5 C40 -9 -40 -9 -64 5Z", INK, { opacity: 0.22 });
  return (
    ground(10, 60, 74, 13) +
    ellipse(0.9, 1.3, 76, 23, INK, 3) +
    ellipse(0, 0, 76, 23, rim, 3) +
    ellipse(0, 3, 65, 17, inside, 2) +
    shade
  );
}

function frontArt(bowl: BowlNumber): string {
  return (
    part(FRONT, BOWLS[bowl].front, { light: [-9, -5], shade: 0.16 }) +
    glint("M-64 19 Q-60 36 -55 48", 4, 0.45) +
    moved(emblemArt(bowl), 0, 42)
  );
}

/** The inside of a bowl: behind the cubes. */
export function bowlBack(bowl: BowlNumber): string {
  return drawnOnce(`bowl back ${bowl}`, BOWL_VIEW, () => backArt(bowl));
}

/** The wall of a bowl: before the cubes. */
export function bowlFront(bowl: BowlNumber): string {
  return drawnOnce(`bowl front ${bowl}`, BOWL_VIEW, () => frontArt(bowl));
}

/** A whole bowl with what is in it. */
export function bowl(number: BowlNumber, cubes: readonly CubeValue[] = []): string {
  const { left, top, width, height } = BOWL_BOX;
  const heap = Math.max(0, ...cubePlaces(cubes.length).map(({ y }) => top - (y - CUBE_BOX.height))); // above the box
  return drawnOnce(`bowl ${number} ${cubes.join()}`, `${left} ${top - heap} ${width} ${height + heap}`, () =>
    bowlArt(number, cubes),
  );
}

/** The same as a text of SVG, for pictures with a bowl in them. */
export function bowlArt(number: BowlNumber, cubes: readonly CubeValue[] = []): string {
  const lying = cubePlaces(cubes.length).map(({ x, y, turn }, at) => ({
    y,
    art: moved(cubeArt(cubes[at] as CubeValue), x, y, CUBE_SCALE, turn),
  }));
  const inOrder = lying.sort((one, other) => one.y - other.y).map(({ art }) => art);
  return backArt(number) + inOrder.join("") + frontArt(number);
}

/** The animal on a bowl, for buttons. */
export function bowlEmblem(bowl: BowlNumber): string {
  return drawnOnce(`emblem ${bowl}`, "-30 -20 60 40", () => emblemArt(bowl));
}

export interface CubePlace {
  x: number; // of the middle of its foot, in the units of BOWL_BOX
  y: number;
  turn: number;
}

/** How much smaller than in CUBE_BOX a cube is in a bowl. */
export const CUBE_SCALE = 22 / 24;
const FEW: readonly (readonly [number, number, number])[] = [
  [-36, 14, -6],
  [-11, 8, 4],
  [15, 15, -3],
  [41, 10, 8],
];
const ROW = [5, 4, 3, 2, 1];
const TURNS = [-6, 4, -3, 7, -2];

/** How the cubes of a bowl lie: a few side by side, more of them in a heap. */
export function cubePlaces(count: number): CubePlace[] {
  if (count === 1) return [{ x: 0, y: 12, turn: -4 }];
  if (count <= 4) return FEW.slice(0, count).map(([x, y, turn]) => ({ x, y, turn }));
  const places: CubePlace[] = [];
  for (const [row, wide] of ROW.entries())
    for (let at = 0; at < wide; at += 1)
      places.push({
        x: (at - (wide - 1) / 2) * 24 - 2,
        y: 14 - row * 17 - (at % 2) * 3,
        turn: TURNS[(at + row) % TURNS.length] as number,
      });
  return Array.from({ length: count }, (_, at) => {
    const { x, y, turn } = places[at % places.length] as CubePlace;
    const above = Math.floor(at / places.length); // hardly ever: a heap upon the heap
    return { x: x + above * 9, y: y - above * 9, turn };
  });
}

const CUBES: { [value in CubeValue]: readonly [top: string, front: string, side: string, figure: string] } = {
  1: ["#E2B06A", "#C98F48", "#A87233", INK],
  2: ["#DE7A50", "#C25A34", "#9C4223", CREAM],
  3: ["#8E5C9B", "#6F4180", "#532F63", CREAM],
};

/** A cube stands on the lower edge of this box, and the larger ones fill it. */
export const CUBE_BOX = { left: -20, top: -35, width: 40, height: 37 } as const;

function cubeArt(value: CubeValue): string {
  const [top, front, side, figure] = CUBES[value];
  const size = 24 * 1.08 ** (value - 1);
  const [high, deep] = [size * 0.86, size * 0.3];
  const left = -size / 2 - deep / 2;
  const outline = `M${left} ${-high} l${deep} ${-deep} h${size} v${high} l${-deep} ${deep} h${-size}Z`;
  return (
    `<g transform="translate(.6 .9)">${filled(outline, INK, { width: 1.8 })}</g>` +
    filled(`M${left} ${-high} l${deep} ${-deep} h${size} l${-deep} ${deep}Z`, top, { width: 1.8 }) +
    filled(`M${left + size} ${-high} l${deep} ${-deep} v${high} l${-deep} ${deep}Z`, side, { width: 1.8 }) +
    filled(`M${left} ${-high} h${size} v${high} h${-size}Z`, front, { width: 1.8 }) +
    glint(`M${left + 3} ${-high + 3} h${size * 0.34}`, 1.8, 0.45) +
    written(String(value), left + size / 2, -high * 0.2, size * 0.56, figure, 3.3)
  );
}

/** A cube of kibble with its points on the front. */
export function cube(value: CubeValue): string {
  return drawnOnce(`cube ${value}`, `${CUBE_BOX.left} ${CUBE_BOX.top} ${CUBE_BOX.width} ${CUBE_BOX.height}`, () =>
    cubeArt(value),
  );
}
