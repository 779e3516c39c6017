/** One's own recent acts and words at this table, as long as the page lives. */

import { SvelteMap } from "svelte/reactivity";

const MOST = 18;
const done = new SvelteMap<string, readonly string[]>();

export function recentActs(table: string, seat: number): readonly string[] {
  return done.get(`${table} ${seat}`) ?? [];
}

/** A new act comes last, and the others stay where they are: they must not move under a finger. */
export function didAct(table: string, seat: number, act: string): void {
  const before = recentActs(table, seat);
  if (!before.includes(act)) done.set(`${table} ${seat}`, [...before, act].slice(-MOST));
}

const said = new SvelteMap<string, readonly string[]>();

/** The words that one said oneself for an act. */
export function saidWords(table: string, seat: number, act: string): readonly string[] {
  return said.get(`${table} ${seat} ${act}`) ?? [];
}

export function saidWord(table: string, seat: number, act: string, word: string): void {
  const before = saidWords(table, seat, act).filter((other) => other !== word);
  said.set(`${table} ${seat} ${act}`, [word, ...before]);
}
