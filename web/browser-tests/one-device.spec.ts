/** Two players on one device, with a curtain between them. */

import { expectAccessible } from "./house/accessibility.ts";
import { GAMES, table } from "./house/games.ts";
import { Player } from "./house/player.ts";
import { expectNoSecrets } from "./house/secrets.ts";
import { MARKS } from "./house/selectors.ts";
import { expect, test } from "./house/test.ts";

for (const game of GAMES) {
  test(`${game}: two on one device`, async ({ people }) => {
    const device = await people.come();
    const id = await device.plan(table(game, { kind: "me" }, { kind: "device", name: "Ben" }));
    await expect(device.page.locator(MARKS.curtain), "nobody's hand lies open before somebody came").toBeVisible();
    await expect(device.page.locator(`main ${MARKS.move}`)).toHaveCount(0);
    await expectAccessible(device.page, "the curtain");
    const player = new Player(device.page);
    await player.toTheEnd();
    expect(player.curtains, "the device went to and fro").toBeGreaterThan(2);
    await expectNoSecrets(id, [{ person: device, seats: [0, 1] }]);
  });
}
