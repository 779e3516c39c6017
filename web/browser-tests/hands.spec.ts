/** Whole games with a finger on a phone, and with keys alone. */

import { expectAccessible } from "./house/accessibility.ts";
import { GAMES, table } from "./house/games.ts";
import { overhang } from "./house/inPage.ts";
import { Player, together } from "./house/player.ts";
import { expectNoSecrets } from "./house/secrets.ts";
import { expect, test } from "./house/test.ts";

for (const game of GAMES) {
  test(`${game}: on a phone, by touch`, async ({ people }) => {
    const ana = await people.come({ device: "phone" });
    const id = await ana.plan(table(game, { kind: "me" }));
    const player = new Player(ana.page, "touch");
    await player.isAsked();
    await expectAccessible(ana.page, "the first question");
    const larger: number[][] = [];
    await together([player], async () => {
      larger.push(await ana.page.evaluate(overhang));
      return false;
    });
    expect(larger.filter(([wide, high]) => wide !== 0 || high !== 0), "nothing scrolls during a turn").toEqual([]);
    await expectAccessible(ana.page, "the score sheet");
    await expectNoSecrets(id, [{ person: ana, seats: [0] }]);
  });

  test(`${game}: by keyboard alone`, async ({ people }) => {
    const ana = await people.come();
    await ana.plan(table(game, { kind: "me" }));
    await new Player(ana.page, "keyboard").toTheEnd();
  });
}
