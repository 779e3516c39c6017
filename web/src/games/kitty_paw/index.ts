/** The board of Kitty Paw. */

import type { BoardModule } from "../../table/board.ts";
import Board from "./Board.svelte";
import { highPoint, live, sound } from "./livePlay.ts";
import type { View } from "./strokes.ts";
import TimeAttack from "./TimeAttack.svelte";

export const board: BoardModule<View> = {
  Board,
  Ending: TimeAttack,
  live,
  after: (view) => view, // what is true is shown at once; `Show` plays on top of it
  lasts: () => 0,
  highPoint,
  sound,
};
