/** The games that have a board, set up to be short. */

import type { NewTable, SeatPlan } from "../../src/wire.ts";

export const GAMES = ["kibble-scuffle", "tem-purr-a", "cat-lady"] as const;
export type GameName = (typeof GAMES)[number];

const OPTIONS = {
  "kibble-scuffle": {},
  "tem-purr-a": {},
  "cat-lady": { edition: "base" },
} as const;
const LEAST = { "kibble-scuffle": 2, "tem-purr-a": 3, "cat-lady": 2 } as const;

/** A table for these, with as many bots as it takes. */
export function table(game: GameName, ...people: SeatPlan[]): NewTable {
  const seats = [...people];
  while (seats.length < LEAST[game]) seats.push({ kind: "bot", level: "kitten" });
  return { game, seats, options: OPTIONS[game] };
}
