/** Cats on the table are punched out of card: a cream rim, and the kraft edge at the lower right. */

import { type Box, boxOf, viewBox } from "./box.ts";
import type { Build, Pose } from "./coats.ts";
import { catPiece } from "./cat.ts";
import type { CatDescription } from "./description.ts";
import { remembered } from "../art/memory.ts";
import { CREAM, ellipse, filled, KRAFT, moved, newId, picture } from "./pen.ts";
import { type Piece, RIM } from "./piece.ts";
import "./poses/lively.ts";
import { seatLook, seatPattern } from "./seats.ts";

/** The piece with the card around it, as a text of SVG. */
export function punched({ art, rim }: Piece, colour = CREAM): string {
  const id = newId();
  const card = (fill: string, more = ""): string =>
    `<use href="#${id}" fill="${fill}" stroke="${fill}" stroke-width="${RIM}" stroke-linejoin="round" stroke-linecap="round"${more}/>`;
  return `<defs><g id="${id}">${rim}</g></defs>${card(KRAFT, ' transform="translate(2.6 4)"')}${card(colour)}${art}`;
}

/** A cat and its friends, each with a rim of its own. */
function standing({ friends = [], ...alone }: CatDescription, rim: string): string {
  const side = alone.flip ? -1 : 1;
  const beside = friends.map(({ cat, at: [x, y, scale] }) =>
    moved(standing({ ...cat, flip: Boolean(cat.flip) !== Boolean(alone.flip) }, rim), side * x, y, scale),
  );
  return punched(catPiece(alone), rim) + beside.join("");
}

/** The address of a standee. Its box is that of the cat; the rim may have another colour, to be lit. */
export function standee(description: CatDescription, rim = CREAM): string {
  return remembered("standee", [description, rim], () =>
    picture(standing(description, rim), viewBox(boxOf(description))),
  );
}

interface Seated {
  scale: number; // of the cat: small ones come closer, long ones stand back
  half: number; // of the cushion
  x?: number; // where the middle of its feet is
}

const ORDINARY: Seated = { scale: 1, half: 66 };
const BUILDS: { [build in Build]?: Seated } = {
  fat: { scale: 1.14, half: 108 },
  kitten: { scale: 1.14, half: 58 },
  tom: { scale: 1, half: 70 },
};
const POSES: { [pose in Pose]?: Seated } = {
  arch: { scale: 0.88, half: 72 },
  pounce: { scale: 0.88, half: 82, x: -12 },
  stretch: { scale: 0.8, half: 88, x: -18 },
  loaf: { scale: 1.04, half: 76 },
  sleep: { scale: 1.04, half: 78 },
};

function seated({ pose = "sit", build = "normal", flip = false }: CatDescription): Required<Seated> {
  const { scale, half, x = 0 } = POSES[pose] ?? BUILDS[build] ?? ORDINARY;
  return { scale, half, x: flip ? -x : x };
}

const WALL = 25;
const LIFT = 4; // so that some of the seat is seen before the paws
const FLAT = 0.3; // a circle seen from the chair

function cushionArt(seat: number, half: number): string {
  const [definition, cloth] = seatPattern(seat, 1.8);
  const deep = half * FLAT;
  const wall = `M${-half} 0 v${WALL} a${half} ${deep} 0 0 0 ${2 * half} 0 v${-WALL} a${half} ${deep} 0 0 1 ${-2 * half} 0Z`;
  return (
    `<defs>${definition}</defs>` +
    filled(
      `M${-half} ${WALL + 7} a${half + 4} ${deep} 0 0 0 ${2 * half + 14} 0 a${half + 4} ${deep} 0 0 0 ${-2 * half - 14} 0Z`,
      "#50301E",
      { opacity: 0.22 },
    ) +
    ellipse(0, 0, half, deep, seatLook(seat).colour, 4) +
    `<g opacity=".22">${ellipse(-3, -2, half - 8, deep - 6, CREAM)}</g>` +
    filled(wall, cloth, { width: 4 })
  );
}

function cushionBox(half: number): Box {
  const deep = half * FLAT;
  return { x: -half - 3, y: -deep - 3, width: 2 * half + 18, height: 2 * deep + WALL + 12 };
}

/** The address of a cushion that waits for its cat. */
export function cushion(seat: number, half = ORDINARY.half): string {
  return remembered("cushion", [seat, half], () => picture(cushionArt(seat, half), viewBox(cushionBox(half))));
}

/** The room of a cat on its cushion; (0, 0) is the middle of the seat. */
export function seatedBox(description: CatDescription): Box {
  const { scale, half, x } = seated(description);
  const [cat, below] = [boxOf(description), cushionBox(half)];
  const left = Math.min((cat.x - x) * scale, below.x);
  const top = Math.min(cat.y * scale - LIFT, below.y);
  const right = Math.max((cat.x + cat.width - x) * scale, below.x + below.width);
  const rounded = (value: number): number => Math.round(value * 10) / 10;
  return {
    x: rounded(left),
    y: rounded(top),
    width: rounded(right - left),
    height: rounded(below.y + below.height - top),
  };
}

/** The address of a standee on the cushion of its owner, with the owner's collar: one picture. */
export function onCushion(description: CatDescription, seat: number, rim = CREAM): string {
  return remembered("on cushion", [description, seat, rim], () => {
    const { scale, half, x } = seated(description);
    const cat = standing({ collar: seat, ...description }, rim);
    return picture(cushionArt(seat, half) + moved(cat, -x * scale, -LIFT, scale), viewBox(seatedBox(description)));
  });
}
