/** Every screen in a language that is longer and has other letters: nothing is cut off, and nothing is English. */

import type { Page } from "@playwright/test";
import { standsStill } from "./support/accessibility.ts";
import { few, GAMES, LONG, table } from "./support/games.ts";
import { overhang } from "./support/inPage.ts";
import { Player } from "./support/player.ts";
import { clipped, defaultNames, test, untranslated } from "./support/pseudo.ts";
import { MARKS } from "./support/selectors.ts";
import { expect } from "./support/test.ts";
import { areasOf, languages, SHARED } from "../tools/compiled.ts";

const ROOMS = [
  "/",
  "/lobby",
  "/me",
  "/t/nowhere",
  ...[...GAMES, "kitty-paw"].flatMap((game) => [`/new/${game}`, `/rules/${game}`]),
];
const SOME_ROOMS = ["/", "/me", "/new/cat-lady", "/rules/meow"];
/** What the log tells in full. */
const SHORTENED = `${MARKS.prompt}:not([data-asked="true"]) h2`;
/** What nobody translates: names of people, of bots and of languages, and ours. */
const NAMES = [...defaultNames(), ...languages().map(nameOf), "Tabbyt"];
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

  for (const game of GAMES) {
    if (!few(GAMES, ...(device === "phone" ? (["cat-lady"] as const) : (["kibble-scuffle"] as const))).includes(game))
      continue;
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

  if (few(["desktop", "phone"] as const, "phone").includes(device))
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
}

async function expectTranslated(page: Page, where: string): Promise<void> {
  await standsStill(page);
  expect.soft(await page.evaluate(untranslated, NAMES), `${where}: untranslated`).toEqual([]);
  expect.soft(await page.evaluate(clipped, SHORTENED), `${where}: cut off`).toEqual([]);
  expect.soft((await page.evaluate(overhang))[0], `${where}: too wide`).toBe(0);
}

/** What a language calls itself. */
function nameOf(language: string): string {
  return String(areasOf(language)[SHARED]?.["language-name"]);
}
