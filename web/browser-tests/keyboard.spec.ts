/** Playing by keyboard: few Tab stops, focus order, announcements, digits. */

import type { Page } from "@playwright/test";
import { ALL_GAMES, GAMES, playOf, SHORT, table } from "./support/games.ts";
import { said, watchLive } from "./support/inPage.ts";
import type { People, Person } from "./support/people.ts";
import { Player } from "./support/player.ts";
import { MARKS } from "./support/selectors.ts";
import { expect, test } from "./support/test.ts";
import { textsIn } from "../tools/said.ts";
import type { SeatPlan } from "../src/generated/wire.ts";

const t = textsIn("en", "page-table");

const FEW_TABS = 8;
const CHOICE = "[data-move], [data-picks]";
const BOT: SeatPlan = { kind: "bot", level: "kitten" };

for (const wish of ALL_GAMES.map((game) => table(game, { kind: "me" }, BOT, BOT))) {
  test(`${wish.game}: the first move is a few Tab stops away`, async ({ people }) => {
    const ana = await people.come();
    await ana.plan(wish);
    if (playOf(wish.game).live) await ana.page.locator(".board [data-move]").first().waitFor();
    else await new Player(ana.page).isAsked();
    let tabs = 0;
    while (!(await isOnChoice(ana.page))) {
      tabs += 1;
      expect(tabs, await focused(ana.page)).toBeLessThanOrEqual(FEW_TABS);
      await ana.page.keyboard.press("Tab");
    }
  });
}

for (const game of GAMES) {
  test(`${game}: Enter alone plays on, and each question is announced once`, async ({ people }) => {
    const { page } = await sits(people, game);
    const player = new Player(page, "keyboard");
    await player.isAsked();
    await page.evaluate(watchLive);
    for (let moves = 0; moves < 4; moves += 1) {
      const before = await questionOf(page);
      await player.answer();
      await expect.poll(() => focused(page), "nobody is left on nothing").not.toBe("BODY");
      await player.isAsked();
      await expect.poll(() => focused(page), "the next choice has the focus").toMatch(/data-move|data-picks/);
      const question = await questionOf(page); // striking something in Meow! leaves it as it was
      await expect
        .poll(async () => question === before || (await page.evaluate(said)).at(-1) === question, question)
        .toBe(true);
    }
    const all = await page.evaluate(said);
    expect(
      all.filter((words, at) => words === all[at + 1]),
      "nothing is told twice in a row",
    ).toEqual([]);
  });
}

test("all gestures are one stop of the Tab key", async ({ people }) => {
  const { page } = await sits(people, SHORT);
  await new Player(page).isAsked();
  const gestures = page.getByRole("group", { name: t("talk-emotes") }).getByRole("button");
  await expect(gestures).toHaveCount(12);
  expect(await gestures.evaluateAll((all) => all.filter((one) => (one as HTMLElement).tabIndex === 0).length)).toBe(1);
  await gestures.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(gestures.nth(1)).toBeFocused();
});

async function isOnChoice(page: Page): Promise<boolean> {
  return page.evaluate((mark) => document.activeElement?.matches(mark) === true, CHOICE);
}

async function questionOf(page: Page): Promise<string> {
  return ((await page.locator(MARKS.prompt).getByRole("heading").textContent()) ?? "").trim();
}

/** What has the focus: its tag, and what it does. */
async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = document.activeElement as HTMLElement | null;
    if (at === null || at === document.body) return "BODY";
    return (at.cloneNode() as HTMLElement).outerHTML.slice(0, 300);
  });
}

async function sits(people: People, game: string): Promise<Person> {
  const ana = await people.come();
  await ana.plan(table(game, { kind: "me" }));
  return ana;
}
