/** Two players on one phone, with a finger each and a curtain between them. */

import { expectAccessible } from "./house/accessibility.ts";
import { GAMES, table } from "./house/games.ts";
import { overhang } from "./house/inPage.ts";
import { Player, together } from "./house/player.ts";
import { expectNoSecrets } from "./house/secrets.ts";
import { MARKS } from "./house/selectors.ts";
import { expect, test } from "./house/test.ts";

for (const game of GAMES) {
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
      return false;
    });
    expect(larger.filter(([wide, high]) => wide !== 0 || high !== 0), "nothing scrolls during a turn").toEqual([]);
    expect(player.curtains, "the device went to and fro").toBeGreaterThan(2);
    await expectAccessible(page, "the score sheet");
    await expectNoSecrets(id, [{ person: device, seats: [0, 1] }]);
  });
}
