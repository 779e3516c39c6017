import type { GamePlay } from "../../../../browser-tests/support/games.ts";
import { MARKS } from "../../../../browser-tests/support/selectors.ts";

export const play: GamePlay = {
  options: { edition: "base" },
  least: 2,
  bots: 2,
  heavyIn: "de",
  moves: 7,
  whole: `[data-place^="cell-"], .strip, .planner .tray, ${MARKS.prompt}`,
  apart: [
    [MARKS.prompt, '[data-place^="cell-"]'],
    [".strip", '[data-place^="cell-"]'],
    [MARKS.prompt, ".strip"],
  ],
  apartOnSide: [[MARKS.prompt, ".strays li, .mine .all"]],
};
