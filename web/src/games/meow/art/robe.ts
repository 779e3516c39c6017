/** A cat of the cult, in the hooded robe of its seat. */

import { remembered } from "../../../art/memory.ts";
import { catPiece, pawColour } from "../../../cats/cat.ts";
import type { Mood } from "../../../cats/coats.ts";
import type { CatDescription } from "../../../cats/description.ts";
import { inMood } from "../../../cats/moods.ts";
import { CREAM, moved, picture } from "../../../cats/pen.ts";
import { placed } from "../../../cats/piece.ts";
import type { Accessory, Layer } from "../../../cats/props/accessory.ts";
import { seatPattern } from "../../../cats/seats.ts";
import { punched } from "../../../cats/standee.ts";
import { arms, busyPaws, furSleeve, type Gesture, robeSleeve } from "./arms.ts";
import type { Performance } from "./performance.ts";

/** The room of every hooded cat, whatever it does: it stands still while it acts. (0, 0) is on the ground. */
export const HOODED = { x: -124, y: -234, width: 248, height: 256 } as const;

const ROOM = "-124,-234 124,-234 124,22 -124,22";

function prop(act: string, layer: Layer, art: Accessory["art"], floats = false): Accessory {
  return { name: `${act} ${layer}${floats ? " in the air" : ""}`, layer, covers: ROOM, floats, art };
}

function armsOf(cat: CatDescription, act: string, gesture: Gesture): Accessory[] {
  const paws = pawColour(cat);
  if (cat.hood === undefined) return [prop(`${act} arms`, "ground", (coat) => arms(gesture, furSleeve(coat, paws)))];
  const [definition, cloth] = seatPattern(cat.hood, 1.4);
  // the cloth is no part of what is punched out: it stands by itself
  return [
    { name: `${act} cloth`, layer: "ground", art: () => `<defs>${definition}</defs>` },
    prop(`${act} sleeves`, "ground", () => arms(gesture, robeSleeve(cloth, paws))),
  ];
}

/** The cat while it performs: sitting up in a robe, or as it was born. */
export function doing(
  cat: CatDescription,
  { act, mood, mouth, crown, mask, air, behind, arms: gesture, held, before, sign }: Performance,
): CatDescription {
  const hooded = cat.hood !== undefined;
  const props: Accessory[] = [];
  if (behind) props.push(prop(act, "back", () => behind));
  if (mask) props.push({ name: `${act} mask`, layer: "front", art: () => mask, covers: ROOM });
  if (crown) props.push(prop(act, "front", () => (hooded ? moved(crown, 0, -15, 1.14) : crown)));
  if (air) props.push(prop(act, "front", () => (hooded ? moved(air, 0, -4, 1.3) : air), true));
  if (sign) props.push(prop(`${act} sign`, "ground", () => moved(sign, 86, -144, 1.14)));
  if (held) props.push(prop(`${act} held`, "ground", () => held));
  if (gesture) props.push(...armsOf(cat, act, gesture));
  if (before) props.push(prop(`${act} before`, "ground", () => before));
  return { ...inMood(cat, mood), ...(mouth && { mouth }), ...(gesture && { pawsAway: busyPaws(gesture) }), props };
}

/** The address of a hooded cat, punched out of card: in a mood, or doing something. The rim may have another colour, to be lit. */
export function hooded(
  cat: CatDescription,
  seat: number,
  mood: Mood = "calm",
  performance?: Performance,
  rim = CREAM,
): string {
  return remembered("hooded", [cat, seat, mood, performance?.act, rim], () => {
    const { coat, second, pattern, eye, wide, flip } = cat;
    const robed: CatDescription = {
      coat,
      hood: seat,
      mood,
      ...(second && { second }),
      ...(pattern && { pattern }),
      ...(eye && { eye }),
      ...(wide && { wide: Math.min(wide, 1) }),
    };
    let piece = catPiece(performance ? doing(robed, performance) : robed);
    if (performance?.lies) piece = placed(piece, "translate(84 -56) rotate(-84)");
    if (flip) piece = placed(piece, "scale(-1 1)");
    const { x, y, width, height } = HOODED;
    return picture(punched(piece, rim), `${x} ${y} ${width} ${height}`);
  });
}
