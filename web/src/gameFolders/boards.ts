/** Which game has which board: the folder that is named after it. A board is loaded when somebody sits down to it. */

import type { BoardModule } from "../table/board.ts";
import { withTexts } from "../texts/loading.ts";

/** Each board knows its own kind of view; from outside a view is just what the server sent. */
type Loaded = { board: unknown };

const BOARDS = import.meta.glob<Loaded>("./*/index.ts");

/** Whether somebody has drawn a board for this game. */
export function hasBoard(game: string): boolean {
  return `./${game}/index.ts` in BOARDS;
}

/** The board of a game; games that have none of their own are told in words. */
export async function boardOf(game: string): Promise<BoardModule<unknown>> {
  const load = BOARDS[`./${game}/index.ts`] ?? ((): Promise<Loaded> => import("./words/index.ts"));
  return (await withTexts(`page-${game}`, load())).board as BoardModule<unknown>;
}
