/** Help at a table: undo, screen reader messages, reduced motion, hints, sound. */

import type { Locator, Page } from "@playwright/test";
import { ALL_GAMES, ANY, playOf, SHORT, table } from "./support/games.ts";
import type { People, Person } from "./support/people.ts";
import { Player, together } from "./support/player.ts";
import { MARKS } from "./support/selectors.ts";
import { expect, test } from "./support/test.ts";
import { textsIn } from "../tools/said.ts";

const home = textsIn("en", "page-home");
const t = textsIn("en", "page-table");
const invitation = textsIn("en", "page-invitation");

test("a move is taken back", async ({ people }) => {
  const { page } = await sits(people, ANY);
  const player = new Player(page);
  const undo = page.getByRole("button", { name: t("menu-undo"), exact: true });
  await together([player], async () => player.moves > 0 && (await undo.isVisible()));
  await undo.click();
  await expect(page.getByRole("log").getByText(t("log-undone")).first()).toBeVisible();
});

test("taking back takes a yes where there is somebody to ask", async ({ people }) => {
  const [ana, ben] = await Promise.all([people.come(), people.come()]);
  const id = await ana.plan(table(SHORT, { kind: "me" }, { kind: "open" }));
  await ben.page.goto(`/t/${id}`);
  await ben.page.getByRole("button", { name: invitation("open-sit") }).click();
  const players = [new Player(ana.page), new Player(ben.page)];
  const undo = ana.page.getByRole("button", { name: t("menu-undo"), exact: true });
  await together(players, async () => (players[0]?.moves ?? 0) > 0 && (await undo.isVisible()));
  await undo.click();
  await ben.page.getByRole("button", { name: t("prompt-fine") }).click();
  await expect(ana.page.getByRole("log").getByText(t("log-undone")).first()).toBeVisible();
});

test("a hint stays while people talk", async ({ people }) => {
  const { page } = await sits(people, SHORT);
  await new Player(page).isAsked();
  await page.getByRole("button", { name: t("menu-hint"), exact: true }).click();
  const doIt = page.getByRole("button", { name: t("prompt-do-it") });
  await expect(doIt).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: t("talk-emote-purr") }).click();
  await expect(page.getByRole("log").getByText(t("talk-emote-purr").toLowerCase())).toBeVisible();
  await expect(doIt).toBeVisible();
});

for (const game of ALL_GAMES.filter((name) => playOf(name).hintsAlone)) {
  test(`${game}: a person alone with bots may ask for a hint, several people may not`, async ({ people }) => {
    const bots = [
      { kind: "bot" as const, level: "kitten" },
      { kind: "bot" as const, level: "kitten" },
    ];
    const [ana, ben] = await Promise.all([people.come(), people.come()]);
    const hint = (page: Page): Locator => page.getByRole("button", { name: t("menu-hint"), exact: true });
    await ana.plan({ game, seats: [{ kind: "me" }, ...bots], options: {} });
    await expect(hint(ana.page)).toBeVisible();
    const id = await ana.plan({ game, seats: [{ kind: "me" }, { kind: "open" }, ...bots.slice(1)], options: {} });
    await ben.page.goto(`/t/${id}`);
    await ben.page.getByRole("button", { name: invitation("open-sit") }).click();
    for (const { page } of [ana, ben]) {
      await expect(page.locator(MARKS.table)).toHaveAttribute("data-status", "playing");
      await expect(page.getByRole("button", { name: t("menu-more"), exact: true })).toBeVisible();
      await expect(hint(page)).toHaveCount(0);
    }
  });
}

test("every event and every question is said in words", async ({ people }) => {
  const { page } = await sits(people, SHORT);
  await page.locator(MARKS.live).waitFor({ state: "attached" });
  await page.evaluate((live) => {
    const said: string[] = [];
    Object.assign(window, { said });
    const region = document.querySelector(live) as Element;
    new MutationObserver(() => said.push(region.textContent ?? "")).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  }, MARKS.live);
  const player = new Player(page);
  player.hurries = false;
  await player.makeMoves(2);
  await player.isAsked();
  const question = (await page.locator(MARKS.prompt).getByRole("heading").textContent())?.trim() ?? "";
  const told = await page.getByRole("log").getByRole("listitem").last().getByRole("paragraph").first().textContent();
  const said = (await page.evaluate(() => (window as unknown as { said: string[] }).said)).join(" ");
  expect(said).toContain(question);
  expect(said).toContain(told?.trim());

  await page.getByRole("button", { name: t("menu-more"), exact: true }).click();
  await expect(page.getByRole("dialog").locator(MARKS.live), "under a sheet it would not be heard").toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog").locator(MARKS.live)).toHaveCount(0);
  await expect(page.locator(MARKS.live)).toHaveCount(1);
});

test("a table that cannot be reached is asked for once more", async ({ people }) => {
  const { page } = await sits(people, SHORT);
  await new Player(page).isAsked();
  await page.route(/\/api\/tables\/[^/]+$/, (route) => route.abort(), { times: 1 });
  await page.reload();
  await expect(page.locator(MARKS.prompt)).toContainText(t("line-sleeps"));
  await expect(page.locator(MARKS.table)).toHaveAttribute("data-status", "playing");
});

test("rules opened from the menu take its place and stay until they are closed", async ({ people }) => {
  const { page } = await sits(people, ANY);
  await page.getByRole("button", { name: t("menu-more"), exact: true }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("menu-rules") })
    .click();
  const rules = page.getByRole("dialog", { name: t("menu-rules") });
  await expect(rules.locator(".content > *").first()).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("going back closes what covers the table, and does not leave it", async ({ people }) => {
  const { page } = await sits(people, ANY);
  await page.setViewportSize({ width: 390, height: 844 });
  const table = page.url();
  const opened = page.getByRole("dialog");
  for (const name of [t("menu-log"), t("menu-more")]) {
    await page.getByRole("button", { name, exact: true }).click();
    await expect(opened).toHaveCount(1);
    await page.goBack();
    await expect(opened).toHaveCount(0);
    expect(page.url()).toBe(table);
  }
  await page.getByRole("button", { name: t("menu-more"), exact: true }).click();
  await opened.getByRole("button", { name: t("menu-rules") }).click();
  await expect(page.getByRole("dialog", { name: t("menu-rules") })).toBeVisible();
  await page.goBack();
  await expect(opened).toHaveCount(0);
  expect(page.url()).toBe(table);
  await page.getByRole("button", { name: t("menu-log"), exact: true }).click();
  await page.keyboard.press("Escape");
  await expect(opened).toHaveCount(0);
  await expect(page.locator(MARKS.prompt)).toBeVisible();
  expect(page.url(), "closing it by hand stays, too").toBe(table);
});

test("sound is off by a tap, and stays off", async ({ people }) => {
  const { page } = await sits(people, SHORT);
  await page.getByRole("button", { name: home("top-mute") }).click();
  await expect(page.getByRole("button", { name: home("top-unmute") })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: home("top-unmute") })).toBeVisible();
});

test("reduced motion stops all motion", async ({ people }) => {
  const { page } = await sits(people, ANY);
  await expect(page.locator("html")).toHaveAttribute("data-motion", "calm");
  const player = new Player(page);
  player.hurries = false;
  await player.isAsked();
  await page.evaluate(() => {
    const slow: string[] = [];
    Object.assign(window, { slow });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      if (JSON.stringify(frames).includes("translate")) slow.push(JSON.stringify(frames));
      return animate.call(this, frames, options);
    };
  });
  await player.makeMoves(2);
  await player.isAsked();
  expect(await page.evaluate(() => (window as unknown as { slow: string[] }).slow), "nothing flies").toEqual([]);
  const running = await page.evaluate(
    () => document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime === Infinity).length,
  );
  expect(running, "nothing goes on and on").toBe(0);
});

async function sits(people: People, game: string): Promise<Person> {
  const ana = await people.come();
  await ana.plan(table(game, { kind: "me" }));
  return ana;
}
