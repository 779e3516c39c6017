import type { GamePlay } from "../../../../browser-tests/support/games.ts";
import { MARKS } from "../../../../browser-tests/support/selectors.ts";

export const play: GamePlay = {
  options: { rounds: 2, seconds: 0 },
  least: 3,
  bots: 5,
  clocked: { seconds: 60 },
  hintsAlone: true,
  heavyIn: "fr",
  moves: 0,
  whole: ".circle .plate, [data-thing='laid']",
  apart: [
    ["[data-thing='laid']", ".circle .plate"],
    [MARKS.prompt, ".circle .plate"],
  ],
  /** An act may be in a group of the palette that is not open; a word is looked for. */
  async opens(page, move) {
    const [verb = "", ...act] = move.split(" ");
    if (verb === "say")
      return page
        .locator(".palette .find input")
        .fill(act.join(" "))
        .then(() => "");
    const closed = `${MARKS.prompt} button[aria-pressed="false"]`;
    if (verb === "replace" && (await page.locator(`main ${closed}`).filter({ visible: true }).count()) > 0)
      return closed;
    return `[data-holds*=",${act.join(" ")},"]:not([aria-pressed="true"])`;
  },
};
