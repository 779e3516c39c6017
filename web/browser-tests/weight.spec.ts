/** Bytes of the first screen and of each table from a cold cache, and layout shifts. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { folderOf } from "../src/gameFolders/folder.ts";
import { ENGLISH, languages } from "../tools/compiled.ts";
import { few, GAMES, playOf, table } from "./support/games.ts";
import { jumped, jumps, total, weighing, type Part } from "./support/network.ts";
import { Player } from "./support/player.ts";
import { MARKS } from "./support/selectors.ts";
import { ROOT } from "./support/server.ts";
import { expect, test } from "./support/test.ts";

const BUDGET = readFileSync(join(ROOT, "budget.toml"), "utf-8");
const FIRST_SCREEN = most("first_screen_bytes");
/** Fonts of letters that only some languages have, such as Polish ą and ł: no page can do without them. */
const OWN_LETTERS = /-latin-ext-/;
const TABLE = most("table_bytes");
/** As browsers reckon it, of all moves together: from 0.1 on in five seconds people are said to notice. */
const STILL = 0.06;
/** Of the whole page, in a second in which nobody does anything: a clock may tick. */
const FEW_LAYOUTS = 10;

function most(name: string): number {
  return Number(new RegExp(`^${name} = ([0-9_]+)`, "m").exec(BUDGET)?.[1]?.replaceAll("_", ""));
}

for (const language of languages()) {
  test(`${language}: the first screen weighs less than 100 KB`, async ({ people }) => {
    const { page } = await people.come({ locale: language });
    const parts = await weighing(page);
    await page.goto("/", { waitUntil: "networkidle" });
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await loads(parts, "/api/games");
    await expectWeight(() => parts().filter(({ path }) => !OWN_LETTERS.test(path)), FIRST_SCREEN);
    const seen = await jumps(page);
    expect(jumped(seen), `nothing jumps: ${JSON.stringify(seen)}`).toBeLessThan(0.01);
  });
}

for (const game of GAMES) {
  const { heavyIn, short = false } = playOf(game);
  for (const language of heavyIn === undefined ? [ENGLISH] : few(languages(), heavyIn))
    test(`${game}, ${language}: a table weighs less than 200 KB`, async ({ people }) => {
      const ana = await people.come();
      const id = await ana.plan(table(game, { kind: "me" }));
      const { page } = await people.come({ locale: language }); // who has never been here
      const parts = await weighing(page);
      await page.goto(`/t/${id}`, { waitUntil: "networkidle" });
      await page.locator(MARKS.prompt).waitFor();
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await loads(parts, `/assets/${folderOf(game)}-`);
      await expectWeight(parts, TABLE);
    });

  test(`${game}: pieces move without layout shifts, and idle animation causes few layouts`, async ({ people }) => {
    const device = short ? "phone" : "desktop"; // npm run weigh measures both
    const ana = await people.come({ device, motion: "no-preference" });
    await ana.plan(table(game, { kind: "me" }));
    await expect(ana.page.locator("html")).toHaveAttribute("data-motion", "full");
    const player = new Player(ana.page, device === "phone" ? "touch" : "mouse");
    player.hurries = false;
    await player.makeMoves(3);
    await player.isAsked();
    const seen = await jumps(ana.page);
    expect(jumped(seen), JSON.stringify(seen.slice(0, 4), null, 1)).toBeLessThan(STILL);
    // The last piece may still be landing in the first second; an idle animation would lay out in every one.
    await expect
      .poll(() => layoutsIn(ana.page, 1000), { message: "a phone that lies on the table keeps cool", timeout: 15_000 })
      .toBeLessThan(FEW_LAYOUTS);
  });
}

/** On a busy machine the network may seem idle before the page has asked for everything. */
async function loads(parts: () => Part[], start: string): Promise<void> {
  await expect.poll(() => parts().some(({ path }) => path.startsWith(start))).toBe(true);
}

async function expectWeight(parts: () => Part[], limit: number): Promise<void> {
  const weights = [-1];
  await expect
    .poll(() => weights.unshift(total(parts())) && weights[0] === weights[1], { intervals: [1000] })
    .toBe(true);
  expect(total(parts()), JSON.stringify(parts(), null, 1)).toBeLessThan(limit);
}

async function layoutsIn(page: Page, milliseconds: number): Promise<number> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Performance.enable");
  const layouts = async (): Promise<number> =>
    (await browser.send("Performance.getMetrics")).metrics.find(({ name }) => name === "LayoutCount")?.value ?? NaN;
  const before = await layouts();
  await page.waitForTimeout(milliseconds);
  return (await layouts()) - before;
}
