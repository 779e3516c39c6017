/** What it comes to if a bowl is chosen, in words for its plate: sums of figures that the table gave. */

import type { TableModel } from "../../table/model.ts";
import { kibble as t } from "../../texts/kibble.ts";
import { factsOf, isItem } from "./guide.ts";
import type { Move } from "./moves.ts";
import { FULL } from "./places.ts";

export interface Consequence {
  words: string;
  /** for a narrow row */
  short: string;
  /** there are enough for dinner */
  hot: boolean;
}

/** Points in the bowl itself, and in the one that asks. */
export interface Food {
  here: number;
  asking: number;
}

export function consequence(model: TableModel, move: Move | null, counted: number, food: Food): Consequence {
  if (move === null) return same(t.plate.count(counted, FULL), counted >= FULL);
  if (move.verb === "trade") return same(t.plate.trade(food.here, food.asking));
  if (move.verb === "serve") return same(t.plate.serve(food.here));
  const card = "card" in move ? move.card : "";
  const { title, counts } = factsOf(model, card);
  if (isItem(card)) return same(t.plate.item(title));
  const total = counted + counts;
  return { words: t.plate.sum(counted, title, total, FULL), short: t.plate.makes(total, FULL), hot: total >= FULL };
}

function same(words: string, hot = false): Consequence {
  return { words, short: words, hot };
}
