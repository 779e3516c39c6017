/** Two browsers at one table and a third that looks on; a reload and a power cut in mid-game; and once more. */

import type { Page } from "@playwright/test";
import { GAMES, table } from "./house/games.ts";
import { Player, together } from "./house/player.ts";
import { expectNoSecrets } from "./house/secrets.ts";
import { MARKS } from "./house/selectors.ts";
import { expect, test } from "./house/test.ts";
import { table as t } from "../src/texts/table.ts";

for (const game of GAMES) {
  test(`${game}: two at one table, a third looks on`, async ({ people, server }) => {
    const [ana, ben, cleo] = await Promise.all([people.come(), people.come(), people.come({ device: "phone" })]);
    const id = await ana.plan(table(game, { kind: "me" }, { kind: "open" }));
    await ben.page.goto(`/t/${id}`);
    await ben.page.getByRole("button", { name: t.open.sit }).click();
    await expect(ben.page.locator(MARKS.table)).toHaveAttribute("data-status", "playing");
    await cleo.page.goto(`/t/${id}`);
    await expect(cleo.page.locator(MARKS.table)).toHaveAttribute("data-status", "playing");
    const players = [new Player(ana.page), new Player(ben.page)];
    const began = await number(ana.page);
    const hasSeen = async (lines: number): Promise<boolean> => (await number(ana.page)) >= began + lines;

    await together(players, async () => hasSeen(6));
    const before = await number(ben.page);
    await ben.page.reload();
    await expect.poll(() => number(ben.page), "a reload leads back to where it was").toBeGreaterThanOrEqual(before);

    await together(players, async () => hasSeen(10));
    const asked = await whoIsAsked(players);
    await server.kill();
    await expect(ana.page.locator(MARKS.line), "a gentle word").toHaveText(t.line.broken);
    const then = await number(asked.page);
    const pressed = asked.makeMoves(1); // while nobody listens
    await server.start();
    await pressed;
    await expect.poll(() => number(asked.page), { message: "what was pressed meanwhile is done once the line is back", timeout: 30_000 }).toBeGreaterThan(then);
    await expect(ana.page.locator(MARKS.line)).toBeEmpty();

    await together(players, async () => false);
    await expect(cleo.page.locator(MARKS.score)).toBeVisible();
    await expect(cleo.page.locator(MARKS.move)).toHaveCount(0);
    await expectNoSecrets(id, [{ person: ana, seats: [0] }, { person: ben, seats: [1] }, { person: cleo, seats: [] }]);

    await ana.page.getByRole("button", { name: t.end.again }).click();
    await ben.page.getByRole("button", { name: t.end.join }).click();
    for (const { page } of [ana, ben]) {
      await page.waitForURL((url) => !url.pathname.endsWith(id));
      await expect(page.locator(MARKS.table)).toHaveAttribute("data-status", "playing");
    }
    expect(ana.page.url()).toBe(ben.page.url());
  });
}

async function whoIsAsked(players: readonly Player[]): Promise<Player> {
  for (;;) for (const player of players) if (await player.isAskedNow()) return player;
}

/** Of the last line that the page has shown. */
async function number(page: Page): Promise<number> {
  return Number(await page.locator(MARKS.table).getAttribute("data-number"));
}
