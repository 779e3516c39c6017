/** Unsent moves survive a reload, in the window where they were made. */

import type { Act } from "../play/unconfirmed.ts";

const PLACE = "tabbytop.moves.";

export function saveMoves(table: string, acts: readonly Act[]): void {
  const moves = acts.filter(({ type }) => type === "move");
  try {
    if (moves.length > 0) sessionStorage.setItem(PLACE + table, JSON.stringify(moves));
    else sessionStorage.removeItem(PLACE + table);
  } catch {
    // then they last as long as the page
  }
}

export function savedMoves(table: string): Act[] {
  try {
    return JSON.parse(sessionStorage.getItem(PLACE + table) ?? "[]") as Act[];
  } catch {
    return [];
  }
}
