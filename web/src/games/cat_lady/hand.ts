/** The cards of a hand in groups, and the size at which cards fit into a field. */

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

export interface Fit {
  columns: number;
  width: number;
}

/** The widest cards of this shape (height by width) of which `count` lie in rows within a field. */
export function fitted(
  count: number,
  field: { width: number; height: number },
  shape: number,
  gap: number,
  most: number,
): Fit {
  let best: Fit = { columns: Math.max(1, count), width: 0 };
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.ceil(count / columns);
    const wide = (field.width - gap * (columns - 1)) / columns;
    const high = (field.height - gap * (rows - 1)) / rows / shape;
    const width = Math.min(most, wide, high);
    if (width > best.width + 0.5) best = { columns, width };
  }
  return { ...best, width: Math.floor(best.width) };
}
