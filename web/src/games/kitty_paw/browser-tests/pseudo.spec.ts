/** Kitty Paw in the pseudo-language. */

import { few } from "../../../../browser-tests/support/games.ts";
import { test } from "../../../../browser-tests/support/pseudo.ts";
import { expect } from "../../../../browser-tests/support/test.ts";
import { expectTranslated } from "../../../../browser-tests/support/translated.ts";

for (const device of few(["desktop", "phone"] as const, "phone"))
  test(`kitty-paw: the table before and in a round, ${device}`, async ({ people }) => {
    const ana = await people.come({ device });
    const bot = { kind: "bot", level: "kitten" } as const;
    const options = { ready: 60, round: 600, pick: 60, stray: 60 };
    await ana.plan({ game: "kitty-paw", seats: [{ kind: "me" }, bot, bot], options });
    const paw = ana.page.locator('[data-move="paw"]');
    await paw.waitFor();
    await expectTranslated(ana.page, "kitty-paw, before the round");
    await paw.click();
    await expect(paw).toHaveCount(0);
    await expectTranslated(ana.page, "kitty-paw, in the round");
  });
