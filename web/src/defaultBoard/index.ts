/** The board of games without one of their own: cards, piles, hands and scores, read from the view of any game. */

import type { BoardModule } from "../table/board.ts";
import Board from "./Board.svelte";

export const board: BoardModule<unknown> = { Board, after: (view) => view, lasts: () => 0 };
