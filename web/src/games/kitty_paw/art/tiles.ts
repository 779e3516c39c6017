/**
 * Tiles: cats as cubes, seen from above at a corner. The face is on the left side, the back or the
 * belly on top. A tile is drawn around the middle of its hexagon, not turned; the long cat's other
 * half lies to the right.
 */

import { circle, clipped, CREAM, drawn, ellipse, filled, moved, picture } from "../../../cats/pen.ts";
import { remembered } from "../../../art/memory.ts";
import {
  ASLEEP,
  AWAKE,
  bob,
  HIND_ASLEEP,
  HIND_AWAKE,
  type Kind,
  mixed,
  type Sides,
  type TileCoat,
  TILE_COATS,
} from "./coats.ts";

/** From the middle of a tile to a corner, in the units of these drawings, and to a side. */
export const RADIUS = 40;
export const HALF_WIDTH = RADIUS * Math.sqrt(0.75);
/** A picture reaches that far around the middle: ears and paws stick out. */
export const REACH = 52;
export const NOSE = "#D9737B";

const SQUARE = "M0 0H100V100H0Z";
const SHADOW = "#3A2418";
const [w, r] = [HALF_WIDTH, RADIUS];
const n = (value: number): string => value.toFixed(2);
const polygon = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`;

/** The outline of a tile; of the long one: two hexagons side by side. */
export function hexagon(long = false): string {
  const above: [number, number][] = long
    ? [
        [-w, -r / 2],
        [0, -r],
        [w, -r / 2],
        [2 * w, -r],
        [3 * w, -r / 2],
      ]
    : [
        [-w, -r / 2],
        [0, -r],
        [w, -r / 2],
      ];
  return polygon([...above, ...[...above].reverse().map(([x, y]): [number, number] => [x, -y])]);
}

function cube({ top, left, right }: Sides, at = 0): string {
  const side = (art: string, a: number, b: number, c: number, d: number, x: number, y: number): string =>
    `<g transform="matrix(${[a, b, c, d, x + at, y].map(n).join(" ")})">${clipped(art, SQUARE)}</g>`;
  return (
    side(top, w / 100, r / 200, w / 100, -r / 200, -w, -r / 2) +
    side(right, w / 100, -r / 200, 0, r / 100, 0, 0) +
    side(left, w / 100, r / 200, 0, r / 100, -w, -r / 2) +
    drawn(`M${n(at - w)} ${-r / 2}L${n(at)} 0L${n(at + w)} ${-r / 2}M${n(at)} 0V${r}`, 2)
  );
}

function muzzle(kind: Kind, coat: TileCoat): string {
  if (kind === "tuxedo" || kind === "siamese" || kind === "calico" || kind === "bobtail") return "";
  return filled("M50 56C40 56 28 62 28 72C28 84 42 84 50 81C58 84 72 84 72 72C72 62 60 56 50 56Z", coat.light);
}

const NOSE_AND_WHISKERS =
  filled("M44 61Q50 58 56 61Q54 68 50 69Q46 68 44 61Z", NOSE, { width: 2.4 }) +
  drawn("M50 69V73Q43 81 37 74M50 73Q57 81 63 74", 3.6) +
  drawn("M22 68L2 63M22 74L3 78M78 68L98 63M78 74L97 78", 2.4);

function awakeFace(kind: Kind, coat: TileCoat): string {
  let art = filled(SQUARE, coat.left) + AWAKE[kind].left + muzzle(kind, coat);
  for (const x of [29, 71])
    art += ellipse(x, 47, 12, 13, coat.eye, 4) + ellipse(x, 48, 6, 9, "#1D1626") + circle(x - 4, 43, 4, "#fff");
  art += NOSE_AND_WHISKERS;
  for (const x of [28, 72]) art += filled(`M${x - 13} 100V94Q${x} 82 ${x + 13} 94V100Z`, coat.paws, { width: 3.4 });
  return art;
}

/** Upside down, eyes shut. */
function asleepFace(kind: Kind, coat: TileCoat): string {
  const face = muzzle(kind, coat) + drawn("M17 47Q29 57 41 47M59 47Q71 57 83 47", 5) + NOSE_AND_WHISKERS;
  return filled(SQUARE, coat.left) + ASLEEP[kind].left + `<g transform="matrix(1 0 0 -1 0 100)">${face}</g>`;
}

function legs(kind: Kind, coat: TileCoat, ...columns: number[]): string {
  const pale = kind === "siamese" || kind === "tuxedo" ? coat.right : mixed(coat.right, "#FFFFFF", 0.12);
  return columns.map((x) => filled(`M${x} 100V84Q${x + 14} 74 ${x + 28} 84V100Z`, pale, { width: 3.2 })).join("");
}

function belly(kind: Kind, coat: TileCoat): string {
  const colour = kind === "calico" || kind === "bobtail" ? "#FFE3CB" : coat.light;
  return filled("M14 50C14 16 86 16 86 50C86 84 14 84 14 50Z", colour);
}

/** A whole short cat, or the front half of the long one. */
function front(kind: Kind, asleep: boolean): Sides {
  const coat = TILE_COATS[kind];
  const marks = (asleep ? ASLEEP : AWAKE)[kind];
  const [top, right] = [filled(SQUARE, coat.top), filled(SQUARE, coat.right) + marks.right];
  if (asleep) return { top: top + belly(kind, coat) + marks.top, left: asleepFace(kind, coat), right };
  const curl = "M94 34C70 26 56 44 68 62";
  const behind =
    kind === "bobtail" ? legs(kind, coat, 8) : legs(kind, coat, 8, 64) + drawn(curl, 19) + drawn(curl, 12, coat.tail);
  return { top: top + marks.top, left: awakeFace(kind, coat), right: right + behind };
}

function hind(asleep: boolean): Sides {
  const coat = TILE_COATS.bobtail;
  const marks = asleep ? HIND_ASLEEP : HIND_AWAKE;
  const [top, left, right] = [
    filled(SQUARE, coat.top),
    filled(SQUARE, coat.left) + marks.left,
    filled(SQUARE, coat.right) + marks.right,
  ];
  if (asleep) return { top: top + belly("bobtail", coat) + marks.top, left, right: right + bob(84, 60) };
  return { top: top + marks.top, left, right: right + legs("bobtail", coat, 64) + bob(84, 36) };
}

function ear(kind: Kind, from: number, to: number, colour: string, lean: number): string {
  const tall = kind === "sphynx" ? 58 : 40;
  const at = (along: number, up: number): [number, number] => [
    -w + (along * w) / 100,
    -r / 2 + (along * r) / 200 - (up * r) / 100,
  ];
  const corners = [at(from, -3), at((from + to) / 2 + lean, tall), at(to, -3)];
  const x = corners.reduce((sum, corner) => sum + corner[0], 0) / 3;
  const y = corners.reduce((sum, corner) => sum + corner[1], 0) / 3 + 1;
  const inner = corners.map((corner): [number, number] => [x + (corner[0] - x) / 2, y + (corner[1] - y) / 2]);
  return filled(polygon(corners), colour, { width: 2.6 }) + filled(polygon(inner), TILE_COATS[kind].ear);
}

/** A paw that stands up from the top side. */
function paw(kind: Kind, along: number, back: number, at: number): string {
  const stub =
    filled("M-6 3V-9A6 6 0 0 1 6 -9V3Q0 6 -6 3Z", TILE_COATS[kind].paws, { width: 2.4 }) +
    ellipse(0, -9.5, 2.6, 2.2, "#E88A93");
  return moved(stub, at - w + ((along + back) * w) / 100, -r / 2 + ((along - back) * r) / 200);
}

/** Ears of a cat on its feet, paws of one on its back. */
function stickingOut(kind: Kind, asleep: boolean): string {
  const { ears } = TILE_COATS[kind];
  if (!asleep) return ear(kind, 6, 42, ears[0], -4) + ear(kind, 58, 94, ears[1], 4);
  const rear = kind === "bobtail" ? 2 * w : 0;
  return paw(kind, 22, 80, rear) + paw(kind, 78, 80, rear) + paw(kind, 22, 20, 0) + paw(kind, 78, 20, 0);
}

/** A tile around its middle, to be part of another picture. */
export function tileArt(kind: Kind, asleep: boolean): string {
  const long = kind === "bobtail";
  const outline = hexagon(long);
  return (
    filled(outline, CREAM, { colour: CREAM, width: 8 }) +
    cube(front(kind, asleep)) +
    (long ? cube(hind(asleep), 2 * w) : "") +
    drawn(outline, 3) +
    stickingOut(kind, asleep)
  );
}

const boxAround = (long: boolean): string => `${-REACH} ${-REACH} ${n(2 * REACH + (long ? 2 * w : 0))} ${2 * REACH}`;

/** The picture of a tile; the long one's is wider, to the right. */
export function tilePicture(kind: Kind, asleep: boolean): string {
  return remembered("paw-tile", [kind, asleep], () => picture(tileArt(kind, asleep), boxAround(kind === "bobtail")));
}

/** What a tile throws on the table. */
export function shadePicture(long: boolean): string {
  return remembered("paw-shade", long, () =>
    picture(filled(hexagon(long), SHADOW, { opacity: 0.24 }), boxAround(long)),
  );
}
