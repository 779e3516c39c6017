/** Where things come from and go to. */

import type { GameEvent } from "../../table/board.ts";

const seatOf = (event: GameEvent | null): string | null =>
  typeof event?.["seat"] === "number" ? `hand-${event["seat"]}` : null;

/** Dishes come out of hands, cards out of the deck. */
export function comesFrom(thing: string, event: GameEvent | null): string | null {
  if (thing.startsWith("stack-")) return seatOf(event);
  if (thing.startsWith("token-")) return "eater";
  return thing.startsWith("hand-") || thing.startsWith("meal-") ? "deck" : null;
}

export function goesTo(thing: string, event: GameEvent | null): string | null {
  if (thing.startsWith("stack-")) return event?.event === "round" ? "deck" : "discard";
  if (thing.startsWith("meal-bad")) return "open";
  if (thing.startsWith("meal-")) return `hand-${thing.split("-")[1]}`;
  return thing.startsWith("hand-") ? "tower" : null;
}
