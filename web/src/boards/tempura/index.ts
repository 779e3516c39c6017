/** Tem-Purr-A: a tower of dishes, somebody who has to eat it, and a deck that nobody trusts. */

import type { BoardModule, GameEvent } from "../../table/board.ts";
import { after } from "./after.ts";
import Board from "./Board.svelte";
import { lasts } from "./pace.ts";
import type { Shown } from "./shown.ts";
import { sound } from "./sound.ts";

const seatOf = (event: GameEvent | null): string | null => (typeof event?.["seat"] === "number" ? `hand-${event["seat"]}` : null);

/** Dishes come out of hands, cards out of the deck. */
function comesFrom(thing: string, event: GameEvent | null): string | null {
  if (thing.startsWith("stack-")) return seatOf(event);
  if (thing.startsWith("token-")) return "eater";
  return thing.startsWith("hand-") || thing.startsWith("meal-") ? "deck" : null;
}

function goesTo(thing: string, event: GameEvent | null): string | null {
  if (thing.startsWith("stack-")) return event?.event === "round" ? "deck" : "discard";
  if (thing.startsWith("meal-bad")) return "open";
  if (thing.startsWith("meal-")) return `hand-${thing.split("-")[1]}`;
  return thing.startsWith("hand-") ? "tower" : null;
}

export const board: BoardModule<Shown> = { Board, after, lasts, comesFrom, goesTo, sound };
