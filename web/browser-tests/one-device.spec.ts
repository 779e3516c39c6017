/** Two players on one phone with a curtain between them; and phones in landscape. */

import { expectAccessible } from "./support/accessibility.ts";
import { few, GAMES, LONG, playOf, SHORT, table } from "./support/games.ts";
import { outside, overhang, overlaps } from "./support/inPage.ts";
import { letBotsPlayOn } from "./support/people.ts";
import { Player, together } from "./support/player.ts";
import { expectNoSecrets } from "./support/secrets.ts";
import { MARKS } from "./support/selectors.ts";
import { expect, test } from "./support/test.ts";

for (const game of few(GAMES, SHORT)) {
  test(`${game}: two on one phone, by touch`, async ({ people }) => {
    const device = await people.come({ device: "phone" });
    const { page } = device;
    const id = await device.plan(table(game, { kind: "me" }, { kind: "device", name: "Ben" }));
    await expect(page.locator(MARKS.curtain), "nobody's hand lies open before somebody came").toBeVisible();
    await expect(page.locator(`main ${MARKS.move}`)).toHaveCount(0);
    await expectAccessible(page, "the curtain");
    const player = new Player(page, "touch");
    await player.isAsked();
    await expectAccessible(page, "the first question");
    const larger: number[][] = [];
    await together([player], async () => {
      larger.push(await page.evaluate(overhang));
      return !LONG && player.curtains > 12;
    });
    expect(
      larger.filter(([wide, high]) => wide !== 0 || high !== 0),
      "nothing scrolls during a turn",
    ).toEqual([]);
    expect(player.curtains, "the device went to and fro").toBeGreaterThan(2);
    const sitters = [{ person: device, seats: [0, 1] }];
    if (!LONG) {
      await letBotsPlayOn(id, sitters);
      await page.goto(`/t/${id}`);
    }
    await expect(page.locator(MARKS.score)).toBeVisible();
    await expectAccessible(page, "the score sheet");
    await expectNoSecrets(id, sitters);
  });
}

for (const game of GAMES) {
  test(`${game}: in phone landscape nothing is below the fold`, async ({ people }) => {
    const ana = await people.come({ device: "lyingPhone" });
    const { page } = ana;
    await ana.plan(table(game, { kind: "me" }));
    const player = new Player(page, "touch");
    for (let moves = 0; moves < 6; moves += 1) {
      await player.isAsked();
      expect(await page.evaluate(outside, `main :is(${MARKS.prompt}, ${MARKS.move}:not([data-scroller] *))`)).toEqual(
        [],
      );
      expect(await page.evaluate(overhang)).toEqual([0, 0]);
      for (const [one, other] of playOf(game).apartOnSide ?? [])
        expect(await page.evaluate(overlaps, { one, other }), `${one} over ${other}`).toEqual([]);
      await player.answer();
    }
  });
}
