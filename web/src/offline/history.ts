/** Put games that were finished on this device into the history that the server keeps. */

import { call, Refused } from "../api.ts";
import type { PlayedGame, StoredGame } from "../generated/bodies.ts";

export interface Moved {
  /** How many games the server has now. */
  done: number;
  /** Why others stay on this device, each reason once. */
  refusals: string[];
}

/** With these the others would be refused as well: later is better. */
const LATER: ReadonlySet<string> = new Set(["limit", "unavailable", "outcome-unknown"]);

/**
 * Send one game after the other; `told` hears how many are there.
 *
 * A game is deleted here when the server has it, not before. Sending it twice does no harm: the server stores it once.
 */
export async function putIntoHistory(
  tables: readonly string[],
  told: (done: number) => void,
  send: typeof call = call,
): Promise<Moved> {
  const moved: Moved = { done: 0, refusals: [] };
  for (const table of tables) {
    const path = `/tables/${encodeURIComponent(table)}`;
    try {
      await send<StoredGame>("POST", "/me/games", await send<PlayedGame>("GET", `${path}/played`));
      await send<void>("DELETE", path);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (!moved.refusals.includes(error.message)) moved.refusals.push(error.message);
      if (LATER.has(error.code)) return moved;
      continue;
    }
    moved.done += 1;
    told(moved.done);
  }
  return moved;
}
