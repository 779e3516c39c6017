/** The cats of the circle, and the little ones that show an act. */

import { BETWEEN, type Performance, performanceOf } from "./art/performances.ts";
import { actPicture } from "./art/palette.ts";
import { hooded } from "./art/robe.ts";
import type { Looks, Mood } from "../../cats/coats.ts";

/** What a cat does without acting. */
export type Reaction = Exclude<keyof typeof BETWEEN, "points" | "pointsHere">;

/** A cat in the robe of its seat; while it acts or reacts it looks the part. */
export function sitter(looks: Looks, seat: number, mood: Mood, act: string | null, reaction: Reaction | null): string {
  return hooded(looks, seat, mood, performance(act, reaction));
}

function performance(act: string | null, reaction: Reaction | null): Performance | undefined {
  if (reaction !== null) return BETWEEN[reaction];
  return act === null ? undefined : performanceOf(act);
}

/** The little cat that shows an act. */
export const actCat = actPicture;
