/** Cat Lady with Box of Treats. */

import type { BoardModule } from "../../table/board.ts";
import type { CatLady } from "../../generated/views.ts";
import { after, comesFrom, goesTo, highPoint, lasts, sound } from "./motion.ts";
import Board from "./Board.svelte";
import SmallHand from "./SmallHand.svelte";

export const board: BoardModule<CatLady.CatLadyView> = {
  Board,
  Hand: SmallHand,
  leastHeight: 590,
  after,
  lasts,
  comesFrom,
  goesTo,
  highPoint,
  sound,
};
