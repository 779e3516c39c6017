/** What things that happen do to a face. */

import type { Mood } from "./coats.ts";
import type { CatDescription } from "./description.ts";

export type Happening =
  | "fed" | "hungry" | "discarded" | "chased" | "scared" | "shoved" | "lured" | "played" | "acts" | "spared"
  | "won" | "lost" | "waits" | "thinks" | "adopted" | "stuffed";

export const MOOD_AFTER: { readonly [happening in Happening]: Mood } = {
  fed: "happy",
  hungry: "sad",
  discarded: "huff",
  chased: "fright",
  scared: "fright",
  shoved: "angry",
  lured: "dizzy",
  played: "sparkle",
  acts: "sly",
  spared: "smug",
  won: "sparkle",
  lost: "sad",
  waits: "bored",
  thinks: "up",
  adopted: "love",
  stuffed: "queasy",
};

/** The same cat in another mood. A mouth of its own goes with the old mood, unless something is held in it. */
export function inMood({ mouth, ...cat }: CatDescription, mood: Mood): CatDescription {
  return { ...cat, mood, ...(mouth === "none" && { mouth }) };
}
