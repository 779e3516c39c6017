/** Playing by keyboard: few Tab stops, focus order, announcements, digits. */

import type { Page } from "@playwright/test";
import { GAMES, table, type GameName } from "./support/games.ts";
import { said, watchLive } from "./support/inPage.ts";
import type { People, Person } from "./support/people.ts";
import { Player } from "./support/player.ts";
import { MARKS } from "./support/selectors.ts";
import { expect, test } from "./support/test.ts";
import { textsIn } from "../tools/said.ts";
import type { NewTable } from "../src/generated/wire.ts";

const t = textsIn("en", "page-table");

const FEW_TABS = 8;
const CHOICE = "[data-move], [data-picks]";
const PAW: NewTable = { game: "kitty-paw", seats: [{ kind: "me" }, { kind: "bot", level: "kitten" }], options: {} };

for (const wish of [
  ...GAMES.map((game) =>
    table(game, { kind: "me" }, { kind: "bot", level: "kitten" }, { kind: "bot", level: "kitten" }),
  ),
  PAW,
]) {
  test(`${wish.game}: the first move is a few Tab stops away`, async ({ people }) => {
    const ana = await people.come();
    await ana.plan(wish);
    if (wish.game === "kitty-paw") await ana.page.locator(".board [data-move]").first().waitFor();
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

test("kibble-scuffle: picking a card by keyboard moves focus to the bowls and announces them", async ({ people }) => {
  const { page } = await sits(people, "kibble-scuffle");
  const player = new Player(page, "keyboard");
  await player.isAsked();
  const card = page.locator("[data-numbered] [data-picks]").first();
  await expect(async () => {
    if ((await card.count()) === 0) await player.answer();
    expect(await card.count()).toBe(1);
  }).toPass();
  await page.evaluate(watchLive);
  await card.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toMatch(/data-move="play /);
  const question = await questionOf(page);
  expect(
    (await page.evaluate(said)).filter((words) => words === question),
    "once",
  ).toHaveLength(1);
});

test("a digit presses what shows it, and nothing while one talks", async ({ people }) => {
  const { page } = await sits(people, "kibble-scuffle");
  const player = new Player(page, "keyboard");
  await player.isAsked();
  const card = page.locator("[data-numbered] [data-picks]");
  await expect(async () => {
    if ((await card.count()) === 0) await player.answer();
    expect(await card.count()).toBeGreaterThan(1);
  }).toPass();
  const talk = page.getByRole("textbox", { name: t("talk-say") });
  await talk.pressSequentially("12");
  await expect(talk).toHaveValue("12");
  await expect(page.locator("[data-numbered] [aria-pressed=true]")).toHaveCount(0);
  await page.locator(MARKS.table).focus();
  await page.keyboard.press("Tab");
  await expect(page.locator('[data-digit="2"]')).toBeVisible();
  const second = await page.locator('[data-digit="2"]').getAttribute("data-picks");
  await page.keyboard.press("2");
  await expect(page.locator("[data-numbered] [aria-pressed=true]")).toHaveAttribute("data-picks", second ?? "");
  await expect(page.locator("[data-digit]"), "now the bowls have the digits").toHaveCount(0);
  const first = page
    .locator(MARKS.answers)
    .getByRole("button")
    .filter({ has: page.locator("kbd", { hasText: "1" }) });
  const move = (await first.getAttribute("data-move")) ?? "";
  const before = await page.locator(MARKS.table).getAttribute("data-number");
  await page.keyboard.press("1");
  await expect(page.locator(MARKS.table)).not.toHaveAttribute("data-number", before ?? "");
  expect(move).toMatch(/^(play|copy) /);
});

test("meow: the search is empty when an act was chosen, and a slash in it begins another one", async ({ people }) => {
  const { page } = await sits(people, "meow");
  await new Player(page).isAsked();
  await page.keyboard.press("/");
  const search = page.getByRole("searchbox", { name: textsIn("en", "page-meow")("palette-search") });
  await expect(search).toBeFocused();
  await search.pressSequentially("meow");
  await expect(page.locator("[data-act]").first()).toHaveAttribute("data-act", "meow");
  await page.keyboard.press("Enter");
  await expect(search).toHaveValue("");
  await search.pressSequentially("moo");
  await search.pressSequentially("/roar");
  await expect(search).toHaveValue("roar");
});

test("all gestures are one stop of the Tab key", async ({ people }) => {
  const { page } = await sits(people, "tem-purr-a");
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

async function sits(people: People, game: GameName): Promise<Person> {
  const ana = await people.come();
  await ana.plan(table(game, { kind: "me" }));
  return ana;
}
