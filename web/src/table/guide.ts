/** What the cards of a game are and do, by name. */

import { api } from "../api.ts";
import type { GuideCard } from "../bodies.ts";

export type CardGuide = ReadonlyMap<string, GuideCard>;

/** Empty where there is none now: a board can be played without. Goals may be called as cards are. */
export async function guideTo(game: string): Promise<CardGuide> {
  const guide = await api.guide(game).catch(() => null);
  return new Map((guide?.cards ?? []).map((card) => [card.group === "goal" ? `goal ${card.name}` : card.name, card]));
}
