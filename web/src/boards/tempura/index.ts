/** Tem-Purr-A: a tower of dishes, somebody who has to eat it, and a deck that nobody trusts. */

import type { BoardModule } from "../../table/board.ts";
import { after } from "./after.ts";
import Board from "./Board.svelte";
import { comesFrom, goesTo } from "./flights.ts";
import { lasts } from "./pace.ts";
import type { Shown } from "./shown.ts";
import { sound } from "./sound.ts";

export const board: BoardModule<Shown> = { Board, after, lasts, comesFrom, goesTo, sound };
