/** The cards of a game by name, from its guide. */

import { guideOf } from "../guide.ts";
import type { GuideCard } from "../bodies.ts";

export type CardGuide = ReadonlyMap<string, GuideCard>;

/** Load the card guide; empty if that fails, since a board can be played without it. */
export async function guideTo(game: string): Promise<CardGuide> {
  const guide = await guideOf(game).catch(() => null);
  return new Map((guide?.cards ?? []).map((card) => [keyOf(card), card]));
}

/** Goals get a prefix: Cat Lady has a goal and a card of the same name. */
function keyOf({ name, group }: GuideCard): string {
  return group === "goal" ? `goal ${name}` : name;
}
