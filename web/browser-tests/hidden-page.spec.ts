/** A hidden page, or a table that is covered, pauses the clock of a person who plays with bots alone. */

import { ALL_GAMES, playOf } from "./support/games.ts";
import { look, statusOf } from "./support/hidden.ts";
import { expect, test } from "./support/test.ts";
import { textsIn } from "../tools/said.ts";
import type { NewTable, SeatPlan } from "../src/generated/wire.ts";

const t = textsIn("en", "page-table");

const BOT: SeatPlan = { kind: "bot", level: "kitten" };
/** Tables with a clock. */
const WISHES = ALL_GAMES.flatMap((game): NewTable[] => {
  const { clocked, least } = playOf(game);
  const bots = Array<SeatPlan>(least - 1).fill(BOT);
  return clocked === undefined ? [] : [{ game, seats: [{ kind: "me" }, ...bots], options: clocked }];
});

for (const wish of WISHES) {
  test(`${wish.game}: a hidden page pauses the clock, and a page that is seen again lets it run`, async ({
    people,
  }) => {
    const ana = await people.come();
    const { page } = ana;
    const id = await ana.plan(wish);
    await expect.poll(() => statusOf(page, id)).toEqual({ status: "playing", paused: false });
    await page.locator("[data-move]").first().waitFor();
    await look(page, "hidden");
    await expect.poll(() => statusOf(page, id)).toEqual({ status: "playing", paused: true });
    await page.reload(); // a page that comes back is seen
    await expect.poll(() => statusOf(page, id)).toEqual({ status: "playing", paused: false });
    await page.locator("[data-move]").first().waitFor();
    await look(page, "hidden");
    await expect.poll(() => statusOf(page, id)).toEqual({ status: "playing", paused: true });
    await look(page, "visible");
    await expect.poll(() => statusOf(page, id)).toEqual({ status: "playing", paused: false });
    if (!playOf(wish.game).live)
      await expect(page.getByText(t("log-pauses", { mine: true, name: "" })).first()).toBeVisible();
  });
}
