/** Kitty Paw without a connection. */

import type { NewTable, SeatPlan } from "../../../generated/wire.ts";
import { test } from "../../../../browser-tests/support/flight.ts";
import { LONG } from "../../../../browser-tests/support/games.ts";
import { PawPlayer } from "./pawPlayer.ts";
import { MARKS } from "../../../../browser-tests/support/selectors.ts";
import { deal, expectKept } from "../../../../browser-tests/support/flightTable.ts";

const KITTEN: SeatPlan = { kind: "bot", level: "kitten" };
/** Nobody is hurried by the clock. */
const PAW: NewTable = {
  game: "kitty-paw",
  seats: [{ kind: "me" }, KITTEN],
  options: { ready: 60, round: 600, peek: 30, stray: 60, answer: 1 },
};

test("kitty-paw is played without a connection, and is there after a reload", async ({ flight: page }) => {
  const id = await deal(page, PAW);
  const player = new PawPlayer(page, { how: "touch" });
  await player.playRound();
  await page.reload();
  if (!LONG) return player.playRound({ carelessly: true });
  while (!(await page.locator(MARKS.score).isVisible())) await player.playRound({ carelessly: true });
  await expectKept(page, id);
});
