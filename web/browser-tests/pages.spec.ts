/** All pages other than the table: accessibility, ways to a table, zoom. */

import { expectAccessible } from "./support/accessibility.ts";
import { ALL_GAMES, ANY, CORE, few, GAMES, SHORT, table } from "./support/games.ts";
import { overhang } from "./support/inPage.ts";
import { jumped, jumps } from "./support/network.ts";
import { Player } from "./support/player.ts";
import { MARKS } from "./support/selectors.ts";
import { expect, test } from "./support/test.ts";
import { textsIn, titleOf } from "../tools/said.ts";
import { capital } from "../src/texts/words.ts";

const home = textsIn("en", "page-home");
const rules = textsIn("en", "page-rules");
const setup = textsIn("en", "page-setup");
const t = textsIn("en", "page-table");
const invitation = textsIn("en", "page-invitation");

const GUIDES = GAMES.map((game) => `/rules/${game}`);
const PLANS = ALL_GAMES.map((game) => `/new/${game}`);
const ROOMS = ["/", "/lobby", "/me", "/t/nowhere", ...GUIDES, ...PLANS];

for (const device of ["desktop", "phone"] as const) {
  test(`axe finds no serious problem on any page, ${device}`, CORE, async ({ people }) => {
    const { page } = await people.come({ device });
    // rules.spec.ts looks at the rules of every game, on a desk.
    const some =
      device === "phone"
        ? ["/", "/lobby", "/me", "/t/nowhere", `/rules/${GAMES.at(-1)}`, ...PLANS.slice(1, 2)]
        : ["/", "/me", ...PLANS.slice(-1)];
    const paths = few(ROOMS, ...some);
    for (const path of paths) {
      await page.goto(path, { waitUntil: "networkidle" });
      await page.getByRole("main").waitFor();
      await expectAccessible(page, path);
    }
  });
}

test("an open table asks friends over, and has a seat for them", async ({ people }) => {
  const [ana, ben] = await Promise.all([people.come(), people.come()]);
  const id = await ana.plan(table(ANY, { kind: "me" }, { kind: "open" }));
  await expect(ana.page.getByRole("textbox", { name: invitation("open-link") })).toHaveValue(new RegExp(`/t/${id}$`));
  await expectAccessible(ana.page, "an open table");
  await ben.page.goto(`/t/${id}`);
  await ben.page.getByRole("button", { name: invitation("open-sit") }).waitFor();
  await expectAccessible(ben.page, "a seat for a friend");
});

test("a table without onlookers still gives a seat to a guest with the link", async ({ people }) => {
  const [ana, ben] = await Promise.all([people.come(), people.come({ device: "phone" })]);
  const id = await ana.plan({ ...table(ANY, { kind: "me" }, { kind: "open" }), onlookers: false });
  await ben.page.goto(`/t/${id}`);
  await ben.page.getByRole("button", { name: invitation("open-sit") }).click();
  await expect(ben.page.locator(MARKS.table)).toHaveAttribute("data-status", "playing");
});

test("a game from elsewhere, without a board, is played in words", async ({ people }) => {
  const ana = await people.come();
  await ana.plan({ game: "nap-time", seats: [{ kind: "me" }, { kind: "bot", level: "kitten" }], options: {} });
  await new Player(ana.page).toTheEnd();
  await expect(ana.page.locator(MARKS.score)).toBeVisible();
});

test("from the home page into a game with bots in three clicks, or in one", CORE, async ({ people }) => {
  const { page } = await people.come();
  await page.goto("/");
  await page
    .getByRole("navigation", { name: home("home-shelf") })
    .getByRole("link")
    .first()
    .click();
  await page.getByRole("button", { name: setup("deal"), exact: true }).click();
  await expect(page.locator(MARKS.table)).toHaveAttribute("data-status", "playing");
  await page.goto("/");
  await page.getByRole("button", { name: home("bots-deal") }).click();
  await expect(page.locator(MARKS.table)).toHaveAttribute("data-status", "playing");
});

test("a game with my turn comes first and links to its table", async ({ people }) => {
  const ana = await people.come();
  const { page } = ana;
  const id = await ana.plan(table(SHORT, { kind: "me" }));
  await new Player(page).isAsked();
  await page.goto("/");
  const list = page.getByRole("navigation", { name: home("home-shelf") });
  const first = list.getByRole("listitem").first();
  await expect(first).toContainText(new RegExp(`${home("game-your-turn")}\\s*${home("game-your-turn.second")}`));
  await expectAccessible(page, "a shelf with a game that waits");
  await first.getByRole("link").first().click();
  await expect(page).toHaveURL(new RegExp(`/t/${id}$`));
  await page.goto("/");
  await first.getByRole("link", { name: home("game-another-of", { game: titleOf(SHORT) }) }).click();
  await expect(page).toHaveURL(new RegExp(`/new/${SHORT}$`));
  await page.goto("/", { waitUntil: "networkidle" });
  expect(jumped(await jumps(page)), "the boxes stand where they stood").toBeLessThan(0.01);
});

test("a guest who sits down is welcomed, and so is one who reconnects", async ({ people, server }) => {
  const [ana, ben] = await Promise.all([people.come(), people.come()]);
  const id = await ana.plan(table(ANY, { kind: "me" }, { kind: "open" }));
  await ben.page.goto(`/t/${id}`);
  await expect(ben.page.locator(MARKS.line)).toBeAttached();
  await ben.page.evaluate((mark) => {
    const words: string[] = [];
    Object.assign(window, { words });
    const line = document.querySelector(mark);
    if (line !== null)
      new MutationObserver(() => words.push(line.textContent ?? "")).observe(line, {
        childList: true,
        characterData: true,
        subtree: true,
      });
  }, MARKS.line);
  await ben.page.getByRole("button", { name: invitation("open-sit") }).click();
  const told = (): Promise<string[]> =>
    ben.page.evaluate(() => (window as unknown as { words: string[] }).words.filter((words) => words !== ""));
  await expect.poll(told, "no word of being back").toEqual([t("line-welcome")]);
  await server.kill();
  await expect(ben.page.locator(MARKS.line)).toHaveText(t("line-broken"));
  await server.start();
  await expect.poll(async () => (await told()).at(-1)).toBe(t("line-back"));
});

test("opening the rules keeps the unfinished table settings", async ({ people }) => {
  const { page } = await people.come({ device: "phone" });
  await page.goto(`/new/${ANY}`);
  const chairs = page.locator("[data-chair]");
  await chairs.first().waitFor();
  const before = await chairs.count();
  await page.getByRole("button", { name: setup("more") }).click();
  await page.getByRole("dialog").waitFor();
  expect(await chairs.count(), "nobody comes unasked").toBe(before);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: capital(home("level", { level: "tiger" })) })
    .click();
  const said = (): Promise<(string | null)[]> =>
    chairs.evaluateAll((all) => all.map((chair) => chair.getAttribute("aria-label")));
  await expect(chairs).toHaveCount(before + 1);
  const planned = await said();
  expect(planned.at(-1)).toContain(home("level", { level: "tiger" }));
  await page.getByRole("link", { name: setup("rules") }).click();
  await page.getByRole("link", { name: rules("play") }).click();
  await chairs.last().waitFor();
  expect(await said(), "by the link").toEqual(planned);
  await page.getByRole("link", { name: setup("rules") }).click();
  await page.getByRole("link", { name: rules("play") }).waitFor();
  await page.goBack();
  await chairs.last().waitFor();
  expect(await said(), "by going back").toEqual(planned);
});

test("no page overflows at 200 % zoom", async ({ people }) => {
  const ana = await people.come();
  await ana.page.setViewportSize({ width: 720, height: 450 });
  for (const path of few(ROOMS, "/", "/lobby", "/me", ...GUIDES.slice(-2), ...PLANS.slice(-2))) {
    await ana.page.goto(path, { waitUntil: "networkidle" });
    expect.soft((await ana.page.evaluate(overhang))[0], path).toBe(0);
  }
  for (const game of GAMES) {
    await ana.plan(table(game, { kind: "me" }));
    await ana.page.locator(MARKS.prompt).waitFor();
    expect.soft((await ana.page.evaluate(overhang))[0], game).toBe(0);
  }
});
