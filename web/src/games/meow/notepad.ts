/**
 * What the notepad may keep. Remembering is the game: as long as it goes on, no sentence stays that
 * names a rule once its turn is over, and what somebody did is never written down.
 */

import type { LoggedEntry } from "../../play/knowledge.ts";

const NAMES_RULES = new Set(["dealt", "passed", "replaced", "played", "taken_back", "revealed", "exchanged"]);

export function log(lines: readonly LoggedEntry[], over: boolean): readonly LoggedEntry[] {
  if (over) return lines;
  const turn = lines.map(({ events }) => events.some(begins)).lastIndexOf(true);
  return lines.map((line, at) => {
    const before = at < turn ? line.events.length : at === turn ? line.events.map(begins).lastIndexOf(true) : -1;
    const stays = (_: unknown, nth: number): boolean => {
      const { event, kept } = line.events[nth] ?? {};
      return event !== "acted" && (nth >= before || (!NAMES_RULES.has(String(event)) && kept === undefined));
    };
    const told = line.told.filter(stays);
    return told.length === line.told.length ? line : { ...line, events: line.events.filter(stays), told };
  });
}

const begins = ({ event }: { [name: string]: unknown }): boolean => event === "turn";

/** With a new turn, what was said aloud before is gone as well. */
export function forgets({ event }: { event: string }): boolean {
  return event === "turn";
}
