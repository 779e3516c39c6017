/** A few words to say at once, before the list of hundreds. */

import type { PaletteAct, Saying } from "./acts.ts";

export const GOOD_WORDS = 6;

/**
 * Six words of an act that people think of first, other ones with every round.
 *
 * `said` is what this player said for it at this table, the latest first: no other memory is used. A word that was said
 * may be said again, except for a memory rule.
 */
export function goodWords(
  { group, words, common }: Pick<PaletteAct, "group" | "words" | "common">,
  said: readonly string[],
  round: number,
): Saying[] {
  const known = new Map(words.map((saying) => [saying.word, saying]));
  const start = common.length === 0 ? 0 : (Math.max(0, round - 1) * GOOD_WORDS) % common.length;
  const turned = [...common.slice(start), ...common.slice(0, start)];
  const fresh = turned.filter((word) => !said.includes(word));
  const wanted = group === "memory" ? fresh : [...said.slice(0, 1), ...fresh];
  return wanted.flatMap((word) => known.get(word) ?? []).slice(0, GOOD_WORDS);
}
