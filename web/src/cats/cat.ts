/** Draws a cat from its description. The origin is on the ground; a sitting cat is about 150 tall. */

import { boxOf, viewBox } from "./box.ts";
import { type Coat, type CoatName, COATS, type Looks, type Pattern } from "./coats.ts";
import type { CatDescription } from "./description.ts";
import { collar, robe } from "./dress.ts";
import { face } from "./face.ts";
import { earTop, FOLDED, headOutline, innerEars, tufts } from "./head.ts";
import { bodyMarks, headMarks } from "./marks.ts";
import { remembered } from "../art/memory.ts";
import { circle, clipped, drawn, ellipse, filled, INK, moved, picture } from "./pen.ts";
import { cardAround, joined, loose, type Piece, placed, solid } from "./piece.ts";
import type { Fur } from "./poses/fur.ts";
import type { Accessory, Layer } from "./props/accessory.ts";
import { COMMON } from "./props/common.ts";
import { drawingOf, type FrontPaws } from "./repertoire.ts";
import { seatPattern } from "./seats.ts";
import { KITTEN, placeOf, stanceOf } from "./stance.ts";

export type { CatDescription } from "./description.ts";

const LIGHT_INK = "#D6C5D8"; // closed eyes and whiskers on black fur
const DARK_PATCH = "#453A4F";
const AVATAR = { half: 60, ground: 52, scale: 0.98, rim: 3 };

function isDark(coat: CoatName | undefined): boolean {
  return coat === "black" || coat === "tux";
}

function coatOf({ coat, second, eye }: CatDescription): Coat {
  return { ...COATS[coat], ...(second && { dark: COATS[second].base }), ...(eye && { eye }) };
}

function pawsOf(name: CoatName, pattern: Pattern, { base, dark, light }: Coat): string {
  const white = ["tux", "tabby", "bi", "plain", "patch"].includes(pattern) && name !== "black";
  return white ? light : pattern === "points" ? dark : base;
}

/** For props that have paws. */
export function pawColour(description: CatDescription): string {
  return pawsOf(description.coat, description.pattern ?? "plain", coatOf(description));
}

function furOf({ coat: name, pattern = "plain", pose = "sit" }: CatDescription, coat: Coat): Fur {
  const rings = pattern === "tabby" || pattern === "spot" ? coat.dark : null;
  const tips: { [pattern: string]: string } = {
    tux: coat.light,
    points: coat.dark,
    calico: DARK_PATCH,
    quilt: DARK_PATCH,
    bi: coat.dark,
    tortie: coat.dark,
    cow: coat.dark,
    split: coat.dark,
  };
  return {
    base: coat.base,
    dark: pattern === "cow" || pattern === "split" ? coat.base : coat.dark,
    light: coat.light,
    paws: pawsOf(name, pattern, coat),
    marks: bodyMarks(pattern, coat, pose, drawingOf(pose).stripes),
    rings,
    tip: tips[pattern] ?? null,
  };
}

function head({ ears = "point", pattern = "plain", wide = 1 }: CatDescription, coat: Coat, place: string): Piece {
  const patched = pattern === "calico" || pattern === "quilt";
  const [left, right] = patched
    ? ["#F6BDA6", "#A0707F"]
    : pattern === "points"
      ? ["#A97A6C", "#A97A6C"]
      : [coat.ear, coat.ear];
  const marks = headMarks(pattern, coat) + innerEars(ears, left as string, right as string, wide);
  const skull = solid(headOutline(ears, wide), coat.base, { marks, place });
  if (ears === "fold")
    return joined(skull, loose(`<g transform="${place}">${filled(FOLDED, coat.base, { width: 2.8 })}</g>`));
  if (ears === "tuft") return joined(loose(`<g transform="${place}">${tufts(coat.dark, wide)}</g>`), skull);
  return skull;
}

function features(description: CatDescription, coat: Coat): string {
  const { coat: name, pattern = "plain", mood = "calm", wide = 1, mouth } = description;
  const bare = ["tux", "points", "split", "cow"].includes(pattern) || name === "black" || name === "white";
  const nose = name === "black" || name === "tux" ? "#C98590" : "#D9737B";
  const line = isDark(name) && pattern !== "tux" ? LIGHT_INK : INK;
  const rightLine = isDark(description.second) && ["tortie", "split", "patch"].includes(pattern) ? LIGHT_INK : line;
  return face({
    mood,
    coat,
    muzzle: bare ? null : coat.light,
    nose,
    apart: 20 * wide,
    line,
    rightLine,
    ...(mouth && { mouth }),
  });
}

/** On the edge of something, a paw on each side. */
function peekingPaws(fill: string): Piece {
  const one = (x: number): Piece =>
    solid(`M${x - 13} 0 C${x - 15} -16 ${x + 15} -16 ${x + 13} 0 C${x + 12} 9 ${x - 12} 9 ${x - 13} 0Z`, fill, {
      marks: drawn(`M${x - 4} -2 v9 M${x + 4} -2 v9`, 1.9),
      width: 2.8,
      shade: 0,
    });
  return joined(one(-34), one(34));
}

function accessories(description: CatDescription, coat: Coat, layer: Layer, place: string): Piece {
  const all = (description.props ?? []).map((prop): Accessory => (typeof prop === "string" ? COMMON[prop] : prop));
  const here = all.filter((prop) => prop.layer === layer);
  const drawnHere = here.map(({ art: draw, covers, floats }): Piece => {
    const art = draw(coat);
    return { art, rim: covers && !floats ? cardAround(art) : "" };
  });
  const onHead = layer === "neck" || layer === "under" || layer === "front";
  return here.length && onHead ? placed(joined(...drawnHere), place) : joined(...drawnHere);
}

function frontPaws({ pawUp = false, pawsAway }: CatDescription): FrontPaws {
  if (pawsAway !== undefined) return `${pawsAway} away`;
  return pawUp ? "up" : "down";
}

/** The cat, and the card around it. */
export function catPiece(description: CatDescription): Piece {
  const { pose = "sit", build = "normal", pattern = "plain", hood } = description;
  const paws = frontPaws(description);
  const coat = coatOf(description);
  const fur = furOf(description, coat);
  const place = placeOf(stanceOf(pose, build));
  const layer = (name: Layer): Piece => accessories(description, coat, name, place);
  const [band, bell] =
    description.collar === undefined || hood !== undefined
      ? [loose(""), loose("")]
      : collar(description.collar, pose, build, place);
  let all = joined(
    layer("back"),
    hood === undefined
      ? joined(drawingOf(pose).draw(fur, build, paws), band, layer("neck"), head(description, coat, place))
      : robe(hood, fur, headMarks(pattern, coat), place, paws),
    layer("under"),
    loose(`<g transform="${place}">${features(description, coat)}</g>`),
    layer("front"),
    bell,
    layer("ground"),
    pose === "peek" ? peekingPaws(pattern === "plain" ? coat.base : fur.paws) : loose(""),
  );
  if (build === "kitten" && pose !== "sit" && pose !== "head" && pose !== "peek")
    all = placed(all, `scale(${KITTEN})`, KITTEN);
  for (const {
    cat: friend,
    at: [x, y, scale],
  } of description.friends ?? [])
    all = joined(all, placed(catPiece(friend), `translate(${x} ${y}) scale(${scale})`, scale));
  return description.flip ? placed(all, "scale(-1 1)") : all;
}

/** The cat as a text of SVG. */
export function cat(description: CatDescription): string {
  return catPiece(description).art;
}

/** The address of a picture of the whole cat. */
export function catPicture(description: CatDescription): string {
  return remembered("cat", description, () => picture(cat(description), viewBox(boxOf(description))));
}

/** The address of a round badge: a head in a ring of the seat's pattern. */
export function avatar(description: Looks, seat: number | null): string {
  return remembered("avatar", [description, seat], () => {
    const [definition, ring] = seat === null ? ["", "#E7DAC1"] : seatPattern(seat, 0.9);
    const inside = "M-46 -120 H46 V0 A46 46 0 0 1 -46 0Z";
    const [, chin, scale] = stanceOf("peek", "normal").head;
    const tall = -(earTop(description.ears ?? "point") * scale + chin); // from the edge that it peeks over
    const fits = Math.min(AVATAR.scale, (AVATAR.ground + AVATAR.half - AVATAR.rim) / tall); // long ears stay whole
    const art =
      `<defs>${definition}</defs>` +
      ellipse(0, 0, 58, 58, ring, 3) +
      circle(0, 0, 46, "#F6E6C8", 3) +
      clipped(moved(cat({ ...description, pose: "peek" }), 0, AVATAR.ground, fits), inside);
    return picture(art, `${-AVATAR.half} ${-AVATAR.half} ${2 * AVATAR.half} ${2 * AVATAR.half}`);
  });
}
