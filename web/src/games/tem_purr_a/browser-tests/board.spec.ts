/** The board of Tem-Purr-A. */

import type { Page } from "@playwright/test";
import { standsStill } from "../../../../browser-tests/support/accessibility.ts";
import { few, playOf, table } from "../../../../browser-tests/support/games.ts";
import { overlaps, outside } from "../../../../browser-tests/support/inPage.ts";
import type { People, Person } from "../../../../browser-tests/support/people.ts";
import { Player } from "../../../../browser-tests/support/player.ts";
import { MARKS } from "../../../../browser-tests/support/selectors.ts";
import { expect, test } from "../../../../browser-tests/support/test.ts";
import type { SeatPlan } from "../../../generated/wire.ts";

const BOT: SeatPlan = { kind: "bot", level: "kitten" };

for (const device of few(["desktop", "phone"] as const, "desktop")) {
  test(`tem-purr-a, ${device}: the question covers neither the plates nor whose turn it is`, async ({ people }) => {
    const { page, player } = await sits(people, "tem-purr-a", device);
    for (let moves = 0; moves < 9; moves += 1) {
      await player.isAsked();
      if ((await page.locator(MARKS.score).count()) > 0) break;
      await standsStill(page);
      for (const thing of [".stand .tower", ".stand .match", ".whose", ".right"])
        await expect
          .poll(() => page.evaluate(overlaps, { one: MARKS.asked, other: thing }), { message: thing })
          .toEqual([]);
      await player.answer();
    }
  });
}

async function sits(
  people: People,
  game: string,
  device: "desktop" | "phone",
): Promise<{ ana: Person; page: Page; player: Player }> {
  const ana = await people.come({ device });
  const wish = table(game, { kind: "me" }, ...Array<SeatPlan>(playOf(game).bots).fill(BOT));
  await ana.plan(wish);
  return { ana, page: ana.page, player: new Player(ana.page, device === "phone" ? "touch" : "mouse") };
}

for (const device of ["phone", "lyingPhone"] as const) {
  test(`tem-purr-a, ${device}: a hand of nine piles is on the screen as a whole`, async ({ people }) => {
    const ana = await people.come({ device });
    const { page } = ana;
    const hand = ["2", "3", "4", "5", "6", "7", "plus", "reverse", "choose"].flatMap((card) => [card, card, card]);
    await page.routeWebSocket(/.*/, (socket) => {
      const server = socket.connectToServer();
      const larger = `"own":{"hand":${JSON.stringify(hand)}`;
      server.onMessage((text) => socket.send(String(text).replaceAll(/"own":\{"hand":\[[^\]]*\]/g, larger)));
    });
    await ana.plan(table("tem-purr-a", { kind: "me" }, BOT, BOT));
    await expect(page.locator(".own .pile")).toHaveCount(9);
    await standsStill(page);
    expect(await page.evaluate(outside, ".own .tilted, .own .tilted *")).toEqual([]);
  });
}
