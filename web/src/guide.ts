/** The rules page and the card list of a game, requested once. */

import { api } from "./api.ts";
import type { Guide, GuideCard } from "./generated/bodies.ts";
import { saveGuide, savedGuide } from "./saved/guides.ts";

const known = new Map<string, Promise<Guide>>();

export function guideOf(game: string): Promise<Guide> {
  let asked = known.get(game);
  if (asked === undefined) {
    asked = api.guide(game);
    known.set(game, asked);
    asked.then(
      (guide) => saveGuide(game, guide),
      () => known.delete(game),
    );
  }
  return asked.catch((error: unknown) => savedGuide(game) ?? Promise.reject(error));
}

/** The cards of a game by name. */
export type CardGuide = ReadonlyMap<string, GuideCard>;

export function cardGuide(cards: readonly GuideCard[]): CardGuide {
  const found = new Map<string, GuideCard>();
  for (const card of cards) {
    if (!found.has(card.name)) found.set(card.name, card);
    found.set(`${card.group} ${card.name}`, card); // two groups may have the same name
  }
  return found;
}
