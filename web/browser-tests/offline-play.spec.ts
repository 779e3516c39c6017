/** Games without a connection, from the kit that was kept: the same page, rules and bots. */

import type { Page } from "@playwright/test";
import { textsIn } from "../tools/said.ts";
import { few, GAMES } from "./support/games.ts";
import { Player } from "./support/player.ts";
import { MARKS } from "./support/selectors.ts";
import { expect, test } from "./support/test.ts";

const me = textsIn("en", "page-me");
const setup = textsIn("en", "page-setup");
const PATIENCE = 120_000; // some megabytes, and Python is started once

for (const game of few(GAMES, "tem-purr-a", "kibble-scuffle"))
  test(`${game} is played to its end without a connection, and is there after a reload`, async ({ people }) => {
    const ana = await people.come({ device: "phone" });
    const { page } = ana;
    await keep(page);
    await page.context().setOffline(true);

    await page.goto(`/new/${game}`);
    await page.getByRole("button", { name: setup("deal"), exact: true }).click();
    await page.waitForURL("**/t/device-*");
    const id = page.url().split("/").at(-1) ?? "";
    const player = new Player(page, "touch");
    await player.makeMoves(2);
    await page.reload();
    await player.toTheEnd();
    await expect(page.locator(MARKS.score)).toBeVisible();
    await page.goto(`/t/${id}/replay`);
    await expect(page.getByRole("slider")).toBeVisible();
    await page.goto("/me");
    await expect(page.locator(`a[href="/t/${id}/replay"]`)).toBeVisible();
  });

async function keep(page: Page): Promise<void> {
  await page.goto("/me");
  await page.getByRole("button", { name: me("offline-keep") }).click();
  await expect(page.getByRole("button", { name: me("offline-delete") })).toBeVisible({ timeout: PATIENCE });
}
