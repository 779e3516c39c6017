/** The fallback board for games without one: the view as text, the moves as buttons. */

import type { BoardModule } from "../table/board.ts";
import Board from "./Board.svelte";

export const board: BoardModule<unknown> = { Board, after: (view) => view, lasts: () => 0 };
