/** One person and bots, from the first card to the score sheet. */

import { GAMES, table } from "./house/games.ts";
import { Player } from "./house/player.ts";
import { expectNoSecrets } from "./house/secrets.ts";
import { MARKS } from "./house/selectors.ts";
import { expect, test } from "./house/test.ts";

for (const game of GAMES) {
  test(`${game}: alone with bots to the score sheet`, async ({ people }) => {
    const ana = await people.come();
    const id = await ana.plan(table(game, { kind: "me" }));
    await new Player(ana.page).toTheEnd();
    await expect(ana.page.locator(MARKS.score)).toBeVisible();
    await expect(ana.page.locator(MARKS.table)).toHaveAttribute("data-status", "over");
    await expectNoSecrets(id, [{ person: ana, seats: [0] }]);
  });
}
