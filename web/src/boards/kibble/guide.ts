/** What is printed on the cards: the table's guide knows it. */

import type { TableModel } from "../../table/model.svelte.ts";
import { kibble as t } from "../../texts/kibble.ts";

interface Facts {
  title: string;
  text: string;
  priority: boolean;
  item: boolean;
}

const ITEMS = ["bag", "robo-vac", "laser-pointer", "toy-mouse"]; // drawn as things, not as cats

export function isItem(card: string): boolean {
  return ITEMS.includes(card);
}

export function factsOf(model: TableModel, card: string): Facts {
  const guide = (model as unknown as { guide?: ReadonlyMap<string, Partial<Facts>> }).guide?.get(card);
  return { title: guide?.title ?? t.card(card), text: guide?.text ?? "", priority: guide?.priority ?? false, item: isItem(card) };
}

export function titleOf(model: TableModel, card: string): string {
  return factsOf(model, card).title;
}
