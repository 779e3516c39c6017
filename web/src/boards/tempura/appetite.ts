/** How whoever is next looks at the stack, and what it may come to. */

import type { Appetite } from "../../cats/temPurrA.ts";
import type { MealShow } from "./meal.svelte.ts";
import { isDish, type Shown } from "./shown.ts";

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
  percent: string;
}

/** How likely it is that eating goes wrong, as the table says. */
export function dangerOf({ stack }: Shown): Danger | null {
  const danger = (stack as { danger?: number | null }).danger;
  if (danger == null) return null;
  return { share: danger / 100, percent: String(danger) };
}

/** What each card adds: 4 + 4 + 1. */
export function sumOf(cards: readonly string[]): number[] {
  return cards.filter((card) => isDish(card) || card === "plus").map((card) => (isDish(card) ? Number(card) : 1)).sort((one, other) => other - one);
}
