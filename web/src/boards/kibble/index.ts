/** The board of Kibble Scuffle. */

import type { BoardModule } from "../../table/board.ts";
import type { KibbleScuffle } from "../../views.ts";
import { after } from "./after.ts";
import Board from "./Board.svelte";
import { comesFrom, goesTo, lasts, sound } from "./flights.ts";
import SmallHand from "./SmallHand.svelte";

export const board: BoardModule<KibbleScuffle.KibbleView> = {
  Board,
  Hand: SmallHand,
  after,
  lasts,
  comesFrom,
  goesTo,
  sound,
};
