import type { Page } from "@playwright/test";
import type { GamePlay } from "../../../../browser-tests/support/games.ts";
import { heldIn, pointOf } from "./pawEyes.ts";
import { goToCell } from "./pawPlayer.ts";

const PLACE = "place "; // a cell of the mat is no control

export const play: GamePlay = {
  options: { ready: 60, round: 600, pick: 60, stray: 60 },
  least: 2,
  bots: 3,
  live: true,
  clocked: { ready: 60, pick: 60 },
  hintsAlone: true,
  moves: 4,
  makes(page, move, mode) {
    if (!move.startsWith(PLACE)) return null;
    const cell = move.slice(PLACE.length);
    return mode === "keyboard" || mode === "tree" ? goToCell(page, cell) : putInto(page, cell, mode === "touch");
  },
};

async function putInto(page: Page, cell: string, byTouch: boolean): Promise<void> {
  const held = await heldIn(page);
  if (held === null) throw new Error("there is nothing in the paw");
  const { x, y } = await pointOf(page, cell, held);
  await (byTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}
