/** What is remembered of finished games: history, statistics, stickers, and whose turn it is in lists of tables. */

import type { Page } from "@playwright/test";
import { textsIn, titleOf } from "../tools/said.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { ANY, SHORT, table } from "./support/games.ts";
import { overhang } from "./support/inPage.ts";
import { DEVICES } from "./support/people.ts";
import { Player } from "./support/player.ts";
import { expect, test } from "./support/test.ts";

const t = textsIn("en", "page-remembered");
const home = textsIn("en", "page-home");
const ENDED = table(SHORT, { kind: "me" });
const STICKERS = 14; // of each of our games

/** A page is accessible, and nothing of it hangs over, on a desk and on a phone. */
async function expectGood(page: Page, where: string): Promise<void> {
  for (const device of ["desktop", "phone"] as const) {
    await page.setViewportSize(DEVICES[device].viewport);
    await expectAccessible(page, `${where}, ${device}`);
    expect((await page.evaluate(overhang))[0], `${where}, ${device}`).toBe(0);
  }
}

test("finished games are in the history, the statistics and the album", async ({ people }) => {
  const ana = await people.come();
  const { page } = ana;
  await page.goto("/me/history");
  await expect(page.getByText(t("empty-history"))).toBeVisible();
  await page.getByRole("link", { name: t("nav-statistics") }).click();
  await expect(page.getByText(t("empty-statistics"))).toBeVisible();
  await expect(page.getByRole("link", { name: t("empty-play") })).toHaveAttribute("href", "/");
  await expectGood(page, "no statistics yet");

  await page.setViewportSize(DEVICES.desktop.viewport);
  const earlier = [await ana.planFinished(ENDED), await ana.planFinished(ENDED)];
  const last = await ana.plan(ENDED);
  await new Player(page).toTheEnd();
  const fresh = page.getByTestId("new-stickers");
  await expect(fresh.getByRole("listitem").filter({ hasText: "The full menu" })).toContainText("to the end");
  const places = await page.locator("[data-mine] .place").innerText();
  await fresh.getByRole("link", { name: t("to-album") }).click();

  const album = page.locator("[data-sticker]");
  await expect(album).toHaveCount(STICKERS);
  const menu = page.locator('[data-sticker="full-menu"]');
  await expect(menu.getByText(t("earned-on", { date: "" }).trim())).toBeVisible();
  const game = menu.getByRole("link", { name: t("see-game-of", { sticker: "The full menu" }) });
  await expect(game).toHaveAttribute("href", `/t/${last}/replay`);
  await expect(album.filter({ hasText: t("not-yet") }).first()).not.toContainText(t("see-game"));
  await expectGood(page, "the album");
  await page.getByRole("link", { name: "Meow!" }).click();
  await expect(album.filter({ hasText: t("not-yet") })).toHaveCount(STICKERS);

  // Pages of the history that are as short as this test: two games each.
  await page.route(/\/api\/me\/tables/, async (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set("count", "2");
    await route.continue({ url: url.href });
  });
  await page.getByRole("link", { name: t("nav-history") }).click();
  const replays = page.locator('a[href$="/replay"]');
  await expect(replays).toHaveCount(2);
  await page.getByRole("button", { name: t("older") }).click();
  await expect(replays).toHaveCount(3);
  await expect(page.getByText(t("no-older"))).toBeVisible();
  const links = await replays.evaluateAll((all) => all.map((each) => each.getAttribute("href")));
  expect(links).toEqual([last, ...earlier.reverse()].map((id) => `/t/${id}/replay`));
  const newest = page.getByRole("list", { name: t("who-played") }).first();
  await expect(newest.getByRole("listitem").filter({ hasText: t("you") })).toContainText(places);
  await expect(newest).toContainText(/\d+ tokens?/);
  await expect(page.getByText(t("stood-in"))).toHaveCount(2);
  await expectGood(page, "the history");

  await page.getByRole("link", { name: t("nav-statistics") }).click();
  await expect(page.getByText(/^3 games, /).first()).toBeVisible();
  await expect(page.getByText(/between \d+ and \d+\./).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: t("best-evening") })).toHaveCount(0); // a term, no heading
  await expect(page.getByText(t("best-evening"))).toBeVisible();
  await expect(page.getByRole("heading", { name: t("against-bots") })).toBeVisible();
  await expectGood(page, "statistics");
});

test("lists of tables say whose turn it is and since when", async ({ people }) => {
  const [ana, ben] = await Promise.all([people.come(), people.come({ device: "phone" })]);
  const id = await ana.plan(table(ANY, { kind: "me" }, { kind: "open" }));
  await ben.page.goto(`/t/${id}`);
  const joined = await ben.page.request.post(`/api/tables/${id}/join`, { data: {} });
  expect(joined.ok()).toBe(true);
  await expect(ana.page.locator("main")).toHaveAttribute("data-status", "playing");
  const seen: string[] = [];
  for (const { page } of [ana, ben]) {
    await page.clock.setSystemTime(Date.now() + 5 * 60_000);
    await page.goto("/me");
    const row = page.getByRole("listitem").filter({ hasText: titleOf(ANY) });
    await expect(row.locator("time")).toHaveText(/5 minutes ago/);
    seen.push((await row.locator("time").innerText()).replace("5 minutes ago", ""));
    await page
      .getByRole("navigation", { name: t("nav") })
      .getByRole("link", { name: t("nav-history") })
      .click();
    await expect(page).toHaveURL(/\/me\/history$/);
  }
  expect(seen.sort()).toEqual([home("mine-since-others", { ago: "" }), home("mine-since", { ago: "" })].sort());
});
