/** Cat Lady with Box of Treats. */

import type { BoardModule } from "../../table/board.ts";
import type { CatLady } from "../../views.ts";
import { after } from "./after.ts";
import Board from "./Board.svelte";
import SmallHand from "./SmallHand.svelte";
import { comesFrom, goesTo, lasts } from "./motion.ts";
import { sound } from "./sounds.ts";

export const board: BoardModule<CatLady.CatLadyView> = {
  Board,
  Hand: SmallHand,
  after,
  lasts,
  comesFrom,
  goesTo,
  sound,
};
