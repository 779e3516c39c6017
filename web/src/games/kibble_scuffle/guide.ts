/** The facts printed on the cards, from the table's guide. */

import type { GuideCard } from "../../generated/bodies.ts";
import type { TableModel } from "../../table/model.ts";
import type * as KibbleScuffle from "../../generated/games/kibble_scuffle.ts";
import { t } from "./texts.ts";

interface Facts {
  title: string;
  text: string;
  /** eats before all others */
  first: boolean;
  /** as how many cats it counts */
  counts: number;
}

/** Whoever knows the cards. */
export type Guided = Pick<TableModel, "guide">;

const ITEMS = ["bag", "robo-vac", "laser-pointer", "toy-mouse"]; // drawn as things, not as cats

export function isItem(card: string): boolean {
  return ITEMS.includes(card);
}

/** A card's facts; its name alone until the guide has come. */
export function factsOf(model: Guided, card: string): Facts {
  const facts: (GuideCard & KibbleScuffle.CardFacts) | undefined = model.guide.get(card);
  return {
    title: facts?.title ?? t("card", { name: capitals(card) }),
    text: facts?.text ?? "",
    first: facts?.first === true,
    counts: facts?.counts ?? 1,
  };
}

/** `fat-cat` → `Fat Cat`. */
function capitals(name: string): string {
  return name.replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) => (dash ? " " : "") + letter.toUpperCase());
}

export function titleOf(model: Guided, card: string): string {
  return factsOf(model, card).title;
}
