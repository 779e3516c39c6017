/** A board for every game: what lies there as words, the answers as buttons. */

import type { BoardModule } from "../../table/board.ts";
import Board from "./Board.svelte";

export const board: BoardModule<unknown> = { Board, after: (view) => view, lasts: () => 0 };
