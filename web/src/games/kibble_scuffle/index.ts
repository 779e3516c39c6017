/** The board of Kibble Scuffle. */

import type { BoardModule } from "../../table/board.ts";
import type * as KibbleScuffle from "../../generated/games/kibble_scuffle.ts";
import { after, comesFrom, goesTo, highPoint, lasts, sound } from "./motion.ts";
import Board from "./Board.svelte";
import SmallHand from "./SmallHand.svelte";

export const board: BoardModule<KibbleScuffle.KibbleView> = {
  Board,
  Hand: SmallHand,
  after,
  lasts,
  comesFrom,
  goesTo,
  highPoint,
  sound,
};
