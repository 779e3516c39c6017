/** What a cat wears, holds or has around it. Each is a thing of its own, so that a page fetches only what its cats wear. */

import type { Coat } from "../coats.ts";
import { filled } from "../pen.ts";

/** From behind to the front. `neck`, `under` (the face) and `front` are drawn on the head, the others on the ground. */
export type Layer = "back" | "neck" | "under" | "front" | "ground";

export interface Accessory {
  name: string;
  layer: Layer;
  art: (coat: Coat) => string;
  covers?: string; // the corners of what sticks out beyond the cat: "x,y x,y x,y"
  floats?: boolean; // no card around it
}

/** An outlined shape of one colour. */
export function cut(d: string, fill: string, width = 2.8): string {
  return filled(d, fill, { width });
}

export const RED = "#D4472F";
export const GOLD = "#F3BE45";
export const PAPER = "#FFFDF6";
export const ROSE = "#D9607E";
export const BLUE = "#5FA6C4";
export const LEAF = "#6FA84F";
export const VIOLET = "#6A4FA8";
