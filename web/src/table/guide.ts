/** The cards of a game by name, from its guide. */

import { guideOf } from "../guide.ts";
import type { GuideCard } from "../bodies.ts";

export type CardGuide = ReadonlyMap<string, GuideCard>;

/** Load the card guide; empty if that fails, since a board can be played without it. */
export async function guideTo(game: string): Promise<CardGuide> {
  const guide = await guideOf(game).catch(() => null);
  const found = new Map<string, GuideCard>();
  for (const card of guide?.cards ?? []) {
    if (!found.has(card.name)) found.set(card.name, card);
    found.set(`${card.group} ${card.name}`, card); // two groups may have the same name
  }
  return found;
}
