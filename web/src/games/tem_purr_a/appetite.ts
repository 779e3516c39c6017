/** The mood of the next eater, and the danger of the stack in words. */

import type { Appetite } from "./eater.ts";
import type { MealShow } from "./meal.svelte.ts";
import { t } from "./texts.ts";
import { isDish, type Shown } from "./view.ts";

const QUEASY = 0.45; // from this risk on one does not like the look of it

/** As the plates are emptied: hungry, busy, worried; then well, or not at all. */
export function appetite(view: Shown, { meal, turned, bad, done }: MealShow): Appetite {
  if (meal === null || view.meal === undefined) {
    if (view.phase === "add" || view.open > 0) return "sick";
    return (dangerOf(view)?.share ?? 0) > QUEASY ? "queasy" : "hungry";
  }
  if (bad) return "sick";
  if (done) return "full";
  const share = turned / meal.cards.length;
  return share < 0.2 ? "hungry" : share < 0.5 ? "full" : share < 0.85 ? "eating" : "queasy";
}

export interface Danger {
  share: number;
  percent: number;
}

/** How likely it is that eating goes wrong, as the table says. */
export function dangerOf({ stack: { danger, total } }: Shown): Danger | null {
  if (total === 0) return null;
  const percent = danger / 10;
  return { share: danger / 1000, percent: percent < 10 ? percent : Math.round(percent) };
}

const LONG = 4; // so many of a kind are still written one by one

/** What each card adds: 4 + 4 + 1; nothing where there is nothing to add. */
export function sumOf(cards: readonly string[]): string {
  const dishes = cards.filter(isDish);
  const more = cards.filter((card) => card === "plus").length;
  if (dishes.length + more < 2) return "";
  const dish = dishes.length > LONG ? [t("scene-times", { count: dishes.length, value: dishes[0] ?? "" })] : dishes;
  return [...dish, ...(more > 2 ? [String(more)] : Array.from({ length: more }, () => "1"))].join(" + ");
}
