/** What the events of Cat Lady sound like. */

import type { Sound } from "../../sound/sounds.ts";
import type { GameEvent } from "../../table/board.ts";

const SOUNDS: { readonly [event: string]: Sound } = {
  place: "thump",
  take: "paper",
  refill: "paper",
  adopt: "meow",
  cash: "bell",
  spray: "hiss",
  brush: "purr",
  shop: "kibble",
  laser: "chirp",
  throw: "paper",
  goal: "bell",
  turn_card: "paper",
  reshuffle: "shuffle",
  pay: "slurp",
  pick: "chirp",
  reveal: "kibble",
};

export function sound({ event }: GameEvent): Sound | null {
  return SOUNDS[event] ?? null;
}
