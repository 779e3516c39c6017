/** When a game is over: the sheet, back and forth through it, and once more. */

import { GAMES, table } from "./house/games.ts";
import { Player, together } from "./house/player.ts";
import { MARKS } from "./house/selectors.ts";
import { expect, test } from "./house/test.ts";
import { table as t } from "../src/texts/table.ts";

for (const game of GAMES) {
  test(`${game}: the sheet, and the replay with a scrubber`, async ({ people }) => {
    const ana = await people.come();
    const { page } = ana;
    const id = await ana.planFinished(table(game, { kind: "me" }));
    await page.goto(`/t/${id}`);
    const sheet = page.locator(MARKS.score);
    await expect(sheet).toBeVisible();
    await expect(sheet.getByRole("listitem").filter({ hasText: /\S/ })).not.toHaveCount(0);

    await page.getByRole("link", { name: t.end.replay }).click();
    const room = page.locator('main[data-status="replay"]');
    const scrubber = page.getByRole("slider", { name: t.replay.step });
    const last = Number(await scrubber.getAttribute("max"));
    expect(last).toBeGreaterThan(10);
    await page.getByRole("button", { name: t.replay.next }).click();
    await expect(page.getByText(t.replay.of(1, last))).toBeVisible();
    await scrubber.fill(String(Math.floor(last / 2)));
    await expect(page.getByText(t.replay.of(Math.floor(last / 2), last))).toBeVisible();
    await page.locator("body").press("End");
    await expect(page.getByText(t.replay.of(last, last))).toBeVisible();
    await page.locator("body").press("ArrowLeft");
    await expect(page.getByText(t.replay.of(last - 1, last))).toBeVisible();
    await expect(room).toHaveAttribute("data-moving", "false");
    for (const eyes of await page.getByRole("group", { name: t.replay.eyes }).getByRole("button").all()) {
      await eyes.click();
      await expect(eyes).toHaveAttribute("aria-pressed", "true");
    }

    await page.goBack();
    await expect(sheet).toBeVisible();
  });
}

test("a rematch: who sat there goes on at a new table", async ({ people }) => {
  const [ana, ben] = await Promise.all([people.come(), people.come()]);
  const id = await ana.plan(table("kibble-scuffle", { kind: "me" }, { kind: "open" }));
  await ben.page.goto(`/t/${id}`);
  await ben.page.getByRole("button", { name: t.open.sit }).click();
  await together([new Player(ana.page), new Player(ben.page)], async () => false);
  await ana.page.getByRole("button", { name: t.end.again }).click();
  await ben.page.getByRole("button", { name: t.end.join }).click();
  for (const { page } of [ana, ben]) {
    await expect(page.locator(MARKS.table)).toHaveAttribute("data-status", "playing");
    expect(page.url()).not.toContain(id);
  }
  expect(ana.page.url()).toBe(ben.page.url());
});
