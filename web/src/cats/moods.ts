/** The same cat in another mood. */

import type { Mood } from "./coats.ts";
import type { CatDescription } from "./description.ts";

/** A mouth of its own goes with the old mood, unless something is held in it. */
export function inMood({ mouth, ...cat }: CatDescription, mood: Mood): CatDescription {
  return { ...cat, mood, ...(mouth === "none" && { mouth }) };
}
