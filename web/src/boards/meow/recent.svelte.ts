/** One's own recent acts at this table, latest first, as long as the page lives. */

import { SvelteMap } from "svelte/reactivity";

const MOST = 18;
const done = new SvelteMap<string, readonly string[]>();

export function recentActs(table: string, seat: number): readonly string[] {
  return done.get(`${table} ${seat}`) ?? [];
}

export function didAct(table: string, seat: number, act: string): void {
  const before = recentActs(table, seat).filter((other) => other !== act);
  done.set(`${table} ${seat}`, [act, ...before].slice(0, MOST));
}
