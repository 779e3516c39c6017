/** The rule page and the card list of a game, asked once. */

import { api } from "./api.ts";
import type { Guide } from "./bodies.ts";

const known = new Map<string, Promise<Guide>>();

export function guideOf(game: string): Promise<Guide> {
  let asked = known.get(game);
  if (asked === undefined) {
    asked = api.guide(game);
    known.set(game, asked);
    asked.catch(() => known.delete(game));
  }
  return asked;
}
