/** The cards of a game by name, from its guide. */

import { guideOf } from "../guide.ts";
import type { GuideCard } from "../bodies.ts";

export type CardGuide = ReadonlyMap<string, GuideCard>;

/** Empty where there is none now: a board can be played without. */
export async function guideTo(game: string): Promise<CardGuide> {
  const guide = await guideOf(game).catch(() => null);
  return new Map((guide?.cards ?? []).map((card) => [keyOf(card), card]));
}

/** Cat Lady has a goal and a card of the same name. */
function keyOf({ name, group }: GuideCard): string {
  return group === "goal" ? `goal ${name}` : name;
}
