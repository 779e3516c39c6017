/** Cat Lady with Box of Treats. */

import type { BoardModule } from "../../table/board.ts";
import type * as CatLady from "../../generated/games/cat_lady.ts";
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
