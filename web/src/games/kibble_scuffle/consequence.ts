/** What a move at a bowl would come to, in words for its plate. */

import type { TableModel } from "../../table/model.ts";
import { factsOf, isItem } from "./guide.ts";
import type { Move } from "./moves.ts";
import type * as KibbleScuffle from "../../generated/games/kibble_scuffle.ts";
import { FULL } from "./places.ts";
import { t } from "./texts.ts";

export const GOAL = 20; // points that end the game

export interface Consequence {
  words: string;
  /** for a narrow row */
  short: string;
  /** there are enough for dinner, if nothing that still happens in this turn takes a cat away */
  hot: boolean;
}

/** Points in the bowl itself, and in the one that asks. */
export interface Food {
  here: number;
  asking: number;
}

export interface Dinner {
  /** cats eat now, at whatever bowl */
  feeding: boolean;
  /** cats that have not eaten yet, if it is at this bowl */
  hungry: number | null;
}

export function consequence(
  model: TableModel,
  move: Move | null,
  counted: number,
  food: Food,
  dinner: Dinner,
): Consequence {
  if (move === null) return there(counted, dinner);
  if (move.verb === "trade") return same(t("plate-trade", { gets: food.here, gives: food.asking }));
  if (move.verb === "serve") return same(t("plate-serve", { points: food.here }));
  const card = "card" in move ? move.card : "";
  const { title, counts } = factsOf(model, card);
  if (isItem(card)) return same(t("plate-item", { title }));
  const total = counted + counts;
  if (total < FULL)
    return {
      words: t("plate-sum", { counted, title, total, full: FULL }),
      short: t("plate-makes", { total, full: FULL }),
      hot: false,
    };
  return {
    words: t("plate-sum-enough", { counted, title, total }),
    short: t("plate-makes-enough", { total }),
    hot: true,
  };
}

/** What is there now: whether they eat is counted at the end of the turn. */
function there(counted: number, dinner: Dinner): Consequence {
  if (counted < FULL && dinner.hungry) return same(t("plate-hungry", { count: dinner.hungry }));
  if (counted < FULL) return same(t("plate-count", { counted, full: FULL }));
  if (dinner.feeding) return same(t("plate-eats", { counted }), true);
  return { words: t("plate-enough", { counted }), short: t("plate-enough-short", { counted }), hot: true };
}

/** What the player who feeds should know: whether the food is enough, and whether it is the last dinner. */
export function dinnerNote(view: KibbleScuffle.KibbleView, number: number | undefined): string {
  const notes: string[] = [];
  const bowl = view.bowls.find((one) => one.bowl === number);
  if (bowl !== undefined && bowl.cats.length > bowl.cubes.length)
    notes.push(t("note-hungry", { cubes: bowl.cubes.length, cats: bowl.cats.length }));
  if (view.seats.some(({ points }) => points >= GOAL)) notes.push(t("note-last-dinner"));
  return notes.join(" ");
}

function same(words: string, hot = false): Consequence {
  return { words, short: words, hot };
}
