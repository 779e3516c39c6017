/** A hand, sorted into what belongs together. */

import type { Tool } from "./choosing.svelte.ts";
import { factsOf } from "./facts.ts";

export interface Heap {
  /** toy, costume, catnip, or the name of a card that is played */
  key: string;
  cards: readonly string[];
  /** what it is played as */
  tool: Tool | "shop" | null;
}

const PLAYED: { readonly [card: string]: Tool | "shop" } = {
  "lost-cat": "adopt",
  "spray-bottle": "spray",
  brush: "brush",
  "laser-pointer": "laser",
  "shopping-bag": "shop",
};

export function heapsOf(hand: readonly string[]): Heap[] {
  const heaps = new Map<string, string[]>();
  for (const card of hand) {
    const key = PLAYED[card] === undefined ? factsOf(card).group : card;
    heaps.set(key, [...(heaps.get(key) ?? []), card]);
  }
  return [...heaps].map(([key, cards]) => ({ key, cards, tool: PLAYED[key] ?? null }));
}
