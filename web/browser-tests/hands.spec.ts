/** Whole games with a finger on a phone, and with keys alone. */

import { GAMES, table } from "./house/games.ts";
import { Player } from "./house/player.ts";
import { expectNoSecrets } from "./house/secrets.ts";
import { test } from "./house/test.ts";

for (const game of GAMES) {
  test(`${game}: on a phone, by touch`, async ({ people }) => {
    const ana = await people.come({ device: "phone", scheme: "dark" });
    const id = await ana.plan(table(game, { kind: "me" }));
    await new Player(ana.page, "touch").toTheEnd();
    await expectNoSecrets(id, [{ person: ana, seats: [0] }]);
  });

  test(`${game}: by keyboard alone`, async ({ people }) => {
    const ana = await people.come();
    await ana.plan(table(game, { kind: "me" }));
    await new Player(ana.page, "keyboard").toTheEnd();
  });
}
