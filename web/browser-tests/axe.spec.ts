/** axe looks at every screen, by lamp and by night, on a desk and in a hand: nothing serious. */

import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { GAMES, table } from "./house/games.ts";
import { DEVICES, type People, type Person } from "./house/people.ts";
import { Player } from "./house/player.ts";
import { MARKS } from "./house/selectors.ts";
import { expect, test } from "./house/test.ts";
import { table as t } from "../src/texts/table.ts";

const ROOMS = ["/", "/lobby", "/me", "/t/nowhere", "/rules/cat-lady", "/new/kibble-scuffle", "/new/kitty-paw", "/new/tem-purr-a", "/new/cat-lady", "/new/meow"];

for (const device of ["desktop", "phone"] as const satisfies (keyof typeof DEVICES)[]) {
  test(`axe: the rooms, ${device}`, async ({ people }) => {
    const { page } = await people.come({ device });
    for (const path of ROOMS) {
      await page.goto(path);
      await page.getByRole("main").waitFor();
      await page.waitForLoadState("networkidle");
      await expectAccessible(page, path);
    }
  });

  for (const game of GAMES) {
    test(`axe: ${game}, ${device}`, async ({ people }) => {
      const ana = await people.come({ device });
      await ana.plan(table(game, { kind: "me" }));
      const player = new Player(ana.page, device === "phone" ? "touch" : "mouse");
      await player.isAsked();
      await expectAccessible(ana.page, "the first question");
      await player.makeMoves(5);
      await player.isAsked();
      await expectAccessible(ana.page, "in the middle");
      await expectSheetsAccessible(ana);
      const id = await ana.planFinished(table(game, { kind: "me" }));
      await ana.page.goto(`/t/${id}`);
      await ana.page.locator(MARKS.score).waitFor();
      await expectAccessible(ana.page, "the score sheet");
      await ana.page.goto(`/t/${id}/replay`);
      await ana.page.getByRole("slider").waitFor();
      await expectAccessible(ana.page, "the replay");
    });
  }
}

test("axe: an open table, and the curtain", async ({ people }) => {
  await expectOpenTableAccessible(people);
  const device = await people.come();
  await device.plan(table("kibble-scuffle", { kind: "me" }, { kind: "device", name: "Ben" }));
  await device.page.locator(MARKS.curtain).waitFor();
  await expectAccessible(device.page, "the curtain");
});

async function expectOpenTableAccessible(people: People): Promise<void> {
  const ana = await people.come();
  const id = await ana.plan(table("kibble-scuffle", { kind: "me" }, { kind: "open" }));
  await ana.page.getByRole("button", { name: t.open.copy }).waitFor();
  await expectAccessible(ana.page, "an open table");
  const ben = await people.come();
  await ben.page.goto(`/t/${id}`);
  await ben.page.getByRole("button", { name: t.open.sit }).waitFor();
  await expectAccessible(ben.page, "a seat for a friend");
}

async function expectSheetsAccessible({ page }: Person): Promise<void> {
  await page.getByRole("button", { name: t.menu.more, exact: true }).click();
  await page.getByRole("dialog").waitFor();
  await expectAccessible(page, "the menu");
  await page.keyboard.press("Escape");
}

/** By lamp and by night. */
async function expectAccessible(page: Page, where: string): Promise<void> {
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.evaluate(() => Promise.all(document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity).map((one) => one.finished.catch(() => null))));
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
    const told = grave.flatMap(({ id, nodes }) => nodes.slice(0, 4).map((node) => `${id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ""}`));
    expect.soft(told, `${where}, ${scheme}`).toEqual([]);
  }
}
