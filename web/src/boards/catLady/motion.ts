/** How long things are shown, where they come from and where they go. */

import type { GameEvent } from "../../table/board.ts";
import { factsOf } from "./facts.ts";

const LASTS: { readonly [event: string]: number } = {
  place: 500,
  take: 750,
  refill: 500,
  adopt: 800,
  cash: 600,
  spray: 700,
  brush: 850,
  shop: 750,
  laser: 850,
  throw: 650,
  goal: 750,
  turn_card: 1100,
  reshuffle: 500,
  hands: 300,
  pay: 700,
  pick: 750,
  done: 200,
  reveal: 900,
  cat_player_feeds: 900,
};

export function lasts({ event }: GameEvent): number {
  return LASTS[event] ?? 0;
}

/** What lies in a cell has a key of its cell and card; there is only one of each cat. */
export function thingAt(cell: string, card: string, cat: boolean): string {
  return cat ? `cat:${card}` : `${cell}:${card}`;
}

export function comesFrom(thing: string, event: GameEvent | null): string | null {
  if (event === null) return null;
  if (event.event === "refill" || event.event === "setup") return "deck";
  return thing.startsWith("cat:") && typeof event["seat"] === "number" ? `seat-${event["seat"]}` : null;
}

export function goesTo(thing: string, event: GameEvent | null): string | null {
  if (event === null) return null;
  if (event.event === "throw") return "discard";
  const seat = event["seat"];
  if (typeof seat !== "number") return null;
  const { group } = factsOf(thing.split(":")[1] ?? "");
  if (group === "food") return `food-${seat}`;
  return group === "cat" || group === "stray" ? `seat-${seat}` : `hand-${seat}`;
}
