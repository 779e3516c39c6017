/** The board in a game's folder; it is loaded when somebody sits down to it. */

import type { BoardModule } from "../table/board.ts";
import { withTexts } from "../texts/loading.ts";
import { folderOf } from "./folder.ts";

/** Each board knows its own kind of view; from outside a view is just what the server sent. */
type Loaded = { board: unknown };

const BOARDS = import.meta.glob<Loaded>("../games/*/index.ts");

/** The board of a game; a game without a board of its own gets one that shows any view. */
export async function boardOf(game: string): Promise<BoardModule<unknown>> {
  const load =
    BOARDS[`../games/${folderOf(game)}/index.ts`] ?? ((): Promise<Loaded> => import("../defaultBoard/index.ts"));
  return (await withTexts(`page-${game}`, load())).board as BoardModule<unknown>;
}
