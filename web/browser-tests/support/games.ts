/** The games with turns, set up to be short. Kitty Paw, where all act at once, has players and tests of its own. */

import type { NewTable, SeatPlan } from "../../src/generated/wire.ts";

export const GAMES = ["kibble-scuffle", "tem-purr-a", "cat-lady", "meow"] as const;
export type GameName = (typeof GAMES)[number];

const OPTIONS = {
  "kibble-scuffle": {},
  "tem-purr-a": {},
  "cat-lady": { edition: "base" },
  meow: { rounds: 2, seconds: 0 },
} as const;
const LEAST = { "kibble-scuffle": 2, "tem-purr-a": 3, "cat-lady": 2, meow: 3 } as const;

/** A table for these, with as many bots as it takes. */
export function table(game: GameName, ...people: SeatPlan[]): NewTable {
  const seats = [...people];
  while (seats.length < LEAST[game]) seats.push({ kind: "bot", level: "kitten" });
  return { game, seats, options: OPTIONS[game] };
}

/** The tests that `make test` runs: what a stranger needs to trust the page. The others are in `make test-all`. */
export const CORE = { tag: "@core" } as const;

/** Whether everything is tried, on every device and to the end of every game: `make test-long`. */
export const LONG = process.env["TABBYTOP_TEST_PROFILE"] === "long";

/** All of them in the long profile; else a few, so that every game and device is tried somewhere. */
export function few<T>(all: readonly T[], ...chosen: readonly T[]): readonly T[] {
  return LONG ? all : chosen;
}
