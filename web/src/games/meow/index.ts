/** Meow!: a circle of hooded cats, and rules that nobody tells. */

import type { BoardModule } from "../../table/board.ts";
import { after, comesFrom, goesTo, highPoint, lasts, sound } from "./motion.ts";
import Board from "./Board.svelte";
import { forgets, log } from "./notepad.ts";
import { t } from "./texts.ts";
import type { Shown } from "./view.ts";
import SmallHand from "./SmallHand.svelte";

export const board: BoardModule<Shown> = {
  Board,
  Hand: SmallHand,
  after,
  lasts,
  comesFrom,
  goesTo,
  highPoint,
  watched: true,
  log,
  logNote: () => t("log-note"),
  forgets,
  sound,
};
