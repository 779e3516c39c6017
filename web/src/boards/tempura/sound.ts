/** What the events sound like; the cards of a meal have sounds of their own. */

import type { GameEvent } from "../../table/board.ts";
import type { Sound } from "../../sound/sounds.ts";

const SOUNDS: { readonly [event: string]: Sound } = {
  deal: "paper",
  round: "shuffle",
  start: "thump",
  serve: "thump",
  act: "paper",
  choose: "meow",
  skip: "paper",
  draw: "paper",
  no_dish: "hiss",
  reshuffle: "shuffle",
  token: "bell",
  add: "chirp",
  decline: "purr",
  end: "win",
};

export function sound(event: GameEvent): Sound | null {
  return SOUNDS[event.event] ?? null;
}
