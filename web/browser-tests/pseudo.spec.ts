/** Every screen in a language that is longer and has other letters: nothing is cut off, and nothing is English. */

import { ALL_GAMES, few, GAMES, LONG, share, table } from "./support/games.ts";
import { Player } from "./support/player.ts";
import { test } from "./support/pseudo.ts";
import { expectTranslated } from "./support/translated.ts";
import { MARKS } from "./support/selectors.ts";

const ROOMS = ["/", "/lobby", "/me", "/t/nowhere", ...ALL_GAMES.flatMap((game) => [`/new/${game}`, `/rules/${game}`])];
const SOME_ROOMS = ["/", "/me", `/new/${GAMES.at(-2)}`, `/rules/${GAMES.at(-1)}`];
const MOVES = LONG ? 6 : 2;

for (const device of ["desktop", "phone"] as const) {
  test(`all pages, ${device}`, async ({ people }) => {
    const { page } = await people.come({ device });
    for (const path of few(ROOMS, ...SOME_ROOMS)) {
      await page.goto(path, { waitUntil: "networkidle" });
      await page.getByRole("main").waitFor();
      for (const fold of await page.locator("summary").all()) await fold.click();
      await expectTranslated(page, path);
    }
  });

  for (const game of share(GAMES, device === "phone" ? 2 : 0, 4)) {
    test(`${game}: first moves, score sheet and replay, ${device}`, async ({ people }) => {
      const ana = await people.come({ device });
      const { page } = ana;
      const wish = table(game, { kind: "me" });
      await ana.plan(wish);
      const player = new Player(page, device === "phone" ? "touch" : "mouse");
      for (let move = 0; move <= MOVES; move += 1) {
        await player.isAsked();
        await expectTranslated(page, `${game}, move ${move}`);
        await player.makeMoves(1);
      }
      const id = await ana.planFinished(wish);
      await page.goto(`/t/${id}`);
      await page.locator(MARKS.score).waitFor();
      await expectTranslated(page, `${game}, the score sheet`);
      await page.goto(`/t/${id}/replay`);
      await page.getByRole("slider").fill("12");
      await expectTranslated(page, `${game}, the replay`);
    });
  }
}
