/** The cards of a game by name, from its guide. */

import { cardGuide, type CardGuide, guideOf } from "../guide.ts";

export type { CardGuide };

/** Load the card guide; empty if that fails, since a board can be played without it. */
export async function guideTo(game: string): Promise<CardGuide> {
  const guide = await guideOf(game).catch(() => null);
  return cardGuide(guide?.cards ?? []);
}
