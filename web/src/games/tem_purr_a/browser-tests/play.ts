import type { GamePlay } from "../../../../browser-tests/support/games.ts";
import { MARKS } from "../../../../browser-tests/support/selectors.ts";

export const play: GamePlay = {
  options: {},
  least: 3,
  bots: 4,
  short: true,
  moves: 4,
  whole: ".stand, .right, .whose, [data-place='eater']",
  apart: [
    [MARKS.prompt, ".scene"],
    [".left", ".right"],
  ],
  dragged: ["main .fan button", '[data-drop="tower"]'],
};
