/** Where cards come from and go to. */

import type { GameEvent } from "../../table/board.ts";

const handOf = (seat: unknown): string | null => (typeof seat === "number" ? `hand-${seat}` : null);

export function comesFrom(thing: string, event: GameEvent | null): string | null {
  if (thing === "laid" || thing === "revealed") return handOf(event?.["seat"]);
  if (!thing.startsWith("own-") && !thing.startsWith("back-")) return null;
  if (event?.event === "taken_back") return "altar";
  return "pile";
}

export function goesTo(thing: string, event: GameEvent | null): string | null {
  if (thing === "laid") return event?.event === "taken_back" ? handOf(event["seat"]) : "pile";
  if (thing === "revealed") return "pile";
  if (thing.startsWith("own-")) return event?.event === "played" ? "altar" : null;
  return null;
}
