/** Meow!: a circle of hooded cats, and rules that nobody tells. */

import type { BoardModule } from "../../table/board.ts";
import { after } from "./after.ts";
import Board from "./Board.svelte";
import { comesFrom, goesTo } from "./flights.ts";
import { forgets, log } from "./notepad.ts";
import { lasts } from "./pace.ts";
import type { Shown } from "./shown.ts";
import SmallHand from "./SmallHand.svelte";
import { sound } from "./sound.ts";

export const board: BoardModule<Shown> = {
  Board,
  Hand: SmallHand,
  after,
  lasts,
  comesFrom,
  goesTo,
  watched: true,
  log,
  forgets,
  sound,
};
