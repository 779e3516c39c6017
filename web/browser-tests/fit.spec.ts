/** On the smallest phone nothing is cut off or hangs over, in the longest language; in all of them in the long profile. */

import type { Page } from "@playwright/test";
import { areasOf, languages } from "../tools/compiled.ts";
import { standsStill } from "./support/accessibility.ts";
import { few, GAMES } from "./support/games.ts";
import { overhang } from "./support/inPage.ts";
import type { People, Person } from "./support/people.ts";
import { clipped } from "./support/pseudo.ts";
import { LESSONS, visitCircle, visitGame, visitLesson, visitRooms } from "./support/screens.ts";
import { MARKS } from "./support/selectors.ts";
import { expect, test } from "./support/test.ts";

/** What the log shows in full. */
const SHORTENED = `${MARKS.prompt}:not([data-asked="true"]) h2`;

/** The first lesson of each game. In some of the others a question covers what a ring points at, on so small a phone. */
const FIRST_LESSONS = LESSONS.filter((one, at) => LESSONS.findIndex(({ game }) => game === one.game) === at);
/** As wide as the smallest phone; a coach and a question need the height. */
const NARROW = { width: 360, height: 780 };

const length = (language: string): number => JSON.stringify(areasOf(language)).length;
const LONGEST = languages().reduce((one, other) => (length(one) < length(other) ? other : one));

for (const locale of few(languages(), LONGEST)) {
  test(`${locale}: all pages fit the smallest phone`, async ({ people }) => {
    await visitRooms(await come(people, locale), expectFit);
  });

  test(`${locale}: a circle fits the smallest phone`, async ({ people }) => {
    await visitCircle(await come(people, locale), expectFit);
  });

  for (const game of GAMES)
    test(`${locale}, ${game}: a game, its score sheet and its replay fit the smallest phone`, async ({ people }) => {
      await visitGame(await come(people, locale), game, expectFit);
    });

  for (const script of FIRST_LESSONS)
    test(`${locale}, ${script.game}, ${script.lesson}: every step fits the smallest phone`, async ({ people }) => {
      const ana = await come(people, locale);
      await ana.page.setViewportSize(NARROW);
      await visitLesson(ana, script, locale, expectFit);
    });
}

/** Somebody with the smallest phone. */
function come(people: People, locale: string): Promise<Person> {
  return people.come({ device: "smallPhone", locale });
}

/** With a picture of what does not fit. */
async function expectFit(page: Page, where: string): Promise<void> {
  await standsStill(page);
  const cut = await page.evaluate(clipped, SHORTENED);
  const [over] = await page.evaluate(overhang);
  const name = where.replaceAll(/[^a-z0-9]+/gi, "-");
  if (cut.length > 0 || over !== 0) await page.screenshot({ path: test.info().outputPath(`${name}.png`) });
  expect.soft(cut, `${where}: cut off`).toEqual([]);
  expect.soft(over, `${where}: too wide`).toBe(0);
}
