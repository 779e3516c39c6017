/** Which game has which board; a board is loaded when somebody sits down to it. */

import type { BoardModule } from "../table/board.ts";
import { withTexts } from "../texts/loading.ts";

/** Each board knows its own kind of view; from outside a view is just what the server sent. */
type Loaded = Promise<{ board: unknown }>;

const BOARDS: { [game: string]: () => Loaded } = {
  "cat-lady": () => import("./catLady/index.ts"),
  "kitty-paw": () => import("./kittyPaw/index.ts"),
  "kibble-scuffle": () => import("./kibble/index.ts"),
  meow: () => import("./meow/index.ts"),
  "tem-purr-a": () => import("./tempura/index.ts"),
};

/** The board of a game; games that have none of their own yet are told in words. */
export async function boardOf(game: string): Promise<BoardModule<unknown>> {
  const load = BOARDS[game] ?? ((): Loaded => import("./words/index.ts"));
  return (await withTexts(`page-${game}`, load())).board as BoardModule<unknown>;
}
