/** The room: quickly at a table, nothing hangs over, nothing scrolls that should not. */

import type { Page } from "@playwright/test";
import { GAMES, table } from "./house/games.ts";
import { Player } from "./house/player.ts";
import { MARKS } from "./house/selectors.ts";
import { expect, test } from "./house/test.ts";
import { room } from "../src/texts/room.ts";
import { setup } from "../src/texts/setup.ts";

test("from the shelf into a game with bots in three clicks", async ({ people }) => {
  const { page } = await people.come();
  await page.goto("/");
  await page.getByRole("navigation", { name: room.home.shelf }).getByRole("link").first().click();
  await page.getByRole("button", { name: setup.deal }).click();
  await expect(page.locator(MARKS.table)).toHaveAttribute("data-status", "playing");
});

test("and in one, by the slip with the bots", async ({ people }) => {
  const { page } = await people.come();
  await page.goto("/");
  await page.getByRole("button", { name: room.bots.deal }).click();
  await expect(page.locator(MARKS.table)).toHaveAttribute("data-status", "playing");
});

for (const game of GAMES) {
  test(`${game}: nothing scrolls on a phone during a turn`, async ({ people }) => {
    const ana = await people.come({ device: "phone" });
    await ana.plan(table(game, { kind: "me" }));
    const player = new Player(ana.page, "touch");
    for (let turn = 0; turn < 4; turn += 1) {
      await player.isAsked();
      expect(await overhang(ana.page), "the page is as large as the phone").toEqual([0, 0]);
      await player.makeMoves(1);
    }
  });
}

test("at 200 % nothing hangs over the edge, and a game can be played", async ({ people }) => {
  const { page } = await people.come();
  await page.setViewportSize({ width: 720, height: 450 });
  for (const path of ["/", "/lobby", "/me", ...GAMES.flatMap((game) => [`/new/${game}`, `/rules/${game}`])]) {
    await page.goto(path);
    await page.getByRole("main").waitFor();
    expect((await overhang(page))[0], path).toBe(0);
  }
});

/** By how much the page is larger than its window. */
async function overhang(page: Page): Promise<[number, number]> {
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    return [scrollWidth - clientWidth, scrollHeight - clientHeight];
  });
}
