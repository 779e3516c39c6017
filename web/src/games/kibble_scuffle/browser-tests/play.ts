import type { GamePlay } from "../../../../browser-tests/support/games.ts";
import { MARKS } from "../../../../browser-tests/support/selectors.ts";

export const play: GamePlay = {
  options: {},
  least: 2,
  bots: 3,
  moves: 9,
  whole: `[data-place^="bowl-"], [data-place^="bowl-"] .cat, .hand .card, ${MARKS.prompt}`,
  apart: [
    [MARKS.prompt, '[data-place^="bowl-"]'],
    [MARKS.prompt, ".hand .card"],
  ],
  dragged: ["main .hand button", "[data-drop]"],
};
