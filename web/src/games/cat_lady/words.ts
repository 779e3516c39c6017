/** Texts of which the page has to choose the right one, or which it puts together from whole sentences. */

import { signAndSize } from "../../formatNumber.ts";
import { type Facts, factsOf, goalTitle, isLeftOut, worthOf } from "./facts.ts";
import type { Slot } from "./plan.ts";
import { t } from "./texts.ts";

/** What taking a line would bring: points, who is fed, who is still to be fed before the end. */
export function whatIf(
  brings: number,
  fed: readonly string[],
  hungry: readonly string[],
  notes: readonly string[],
): string {
  const sentences = brings === 0 && hungry.length > 0 ? [] : [t("what-if-points", signAndSize(brings))];
  if (fed.length > 0) sentences.push(t("eats", { cats: fed }));
  if (hungry.length > 0) sentences.push(toFeed(hungry));
  return [...sentences, ...notes].join(" ");
}

/** About the cards of a line whose points are not plain to see. `bare`: what having no costume costs now; null: there is one. */
export function notesOn(cards: readonly string[], bare: number | null): string[] {
  const isFirst = (card: string): boolean => bare !== null && factsOf(card).group === "costume";
  const leftOut = cards.filter((card) => isLeftOut(card) && !isFirst(card)).map((card) => factsOf(card).title);
  return [
    ...(bare !== null && cards.some(isFirst) ? [t("first-costume", { points: bare })] : []),
    ...(leftOut.length === 0 ? [] : [t("not-counted", { cards: [...new Set(leftOut)] })]),
  ];
}

/** What a stray is worth, in words. */
export function worthInWords(facts: Facts): string {
  const worth = worthOf(facts);
  const bare = /^\d+(?=\.$)/.exec(worth)?.[0];
  return bare === undefined ? worth : t("points-count", { points: Number(bare) });
}

/** Cats that there is no food for yet. */
export function toFeed(hungry: readonly string[]): string {
  return t("to-feed", { count: hungry.length, cats: hungry });
}

/** A bowl, for those who hear it. */
export function bowlName(slots: readonly Slot[]): string {
  return t("bowl", { slots: slots.map(({ food, state }) => t("slot", { food, state })) });
}

/** Below the name of a card. */
export function noteOf({ name, group, gives }: Facts): string {
  if (group !== "food") return t("note", { name, group });
  return new Set(gives).size > 1 ? t("note-food-mixed") : t("note-food", { count: gives.length });
}

/** One of my cats; fed or hungry if it is known how I feed. */
export function mineName({ title, text }: Facts, planned: boolean, fed: boolean): string {
  return t(planned ? (fed ? "mine-fed" : "mine-hungry") : "mine-yours", { title, text });
}

/** What the texts about a goal need. */
export function goalArgs(goal: string, needed: number): { goal: string; needed: number; title: string } {
  return { goal, needed, title: goalTitle(goal) };
}

/** A heap of cards in hand; `worth`: its points, if it has any by itself. */
export function heapName(key: string, count: number, worth: number | null): string {
  return worth === null ? t("heap-name", { key, count }) : t("heap-name-worth", { key, count, ...signAndSize(worth) });
}

/** What stands below the number of cards of a heap. */
export function heapNote(key: string, count: number, worth: number | null): string {
  if (key === "toy") return worth === null ? "" : t("heap-worth", signAndSize(worth));
  if (key === "catnip" && worth !== null) return t("heap-worth-catnip", signAndSize(worth));
  return t("heap-kind", { key, count });
}
