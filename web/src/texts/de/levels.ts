/** The bots by how good they are. */

import type { levels as English } from "../en/levels.ts";
import type { Translated } from "../translated.ts";

interface Level {
  called: string;
  /** who does something */
  who: string;
  /** after `mit`: one, and several */
  withOne: string;
  withSeveral: string;
}

const LEVELS: { readonly [level: string]: Level } = {
  kitten: { called: "Kätzchen", who: "ein Kätzchen", withOne: "einem Kätzchen", withSeveral: "Kätzchen" },
  tabby: { called: "Mieze", who: "eine Mieze", withOne: "einer Mieze", withSeveral: "Miezen" },
  lynx: { called: "Luchs", who: "ein Luchs", withOne: "einem Luchs", withSeveral: "Luchsen" },
  puma: { called: "Puma", who: "ein Puma", withOne: "einem Puma", withSeveral: "Pumas" },
  tiger: { called: "Tiger", who: "ein Tiger", withOne: "einem Tiger", withSeveral: "Tigern" },
};

export const levels: Translated<typeof English> = {
  called: (level) => LEVELS[level]?.called ?? level,
  several: (level, number) => (number === 1 ? LEVELS[level]?.withOne : LEVELS[level]?.withSeveral) ?? level,
};

export function whoPlays(level: string): string {
  return LEVELS[level]?.who ?? "ein Bot";
}
