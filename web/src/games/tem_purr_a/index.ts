/** Tem-Purr-A: a tower of dishes, somebody who has to eat it, and a deck that nobody trusts. */

import type { BoardModule } from "../../table/board.ts";
import { after, comesFrom, goesTo, highPoint, lasts, sound } from "./motion.ts";
import Board from "./Board.svelte";
import type { Shown } from "./view.ts";

export const board: BoardModule<Shown> = { Board, after, lasts, comesFrom, goesTo, highPoint, sound };
