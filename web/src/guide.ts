/** The rules page and the card list of a game, requested once. */

import { api } from "./api.ts";
import type { Guide } from "./bodies.ts";
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
