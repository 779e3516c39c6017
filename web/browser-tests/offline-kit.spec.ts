/** What is kept for playing offline, and Python in the browser. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { textsIn } from "../tools/said.ts";
import { ANY, GAMES, goldenFolder } from "./support/games.ts";
import { kitIsKept } from "./support/kit.ts";
import { inPython } from "./support/python.ts";
import { expect, test } from "./support/test.ts";
import { Editions } from "./support/versions.ts";

const me = textsIn("en", "page-me");
const PATIENCE = 120_000; // some megabytes, and Python is started once

test("the kit is kept, has all modules, plays records of all games without a connection, and is deleted", async ({
  people,
}) => {
  const { page } = await people.come({ device: "phone" });
  await page.goto("/me");
  await page.getByRole("button", { name: me("offline-keep") }).click();
  await expect(page.getByRole("progressbar", { name: me("offline-title") })).toBeVisible();
  await kitIsKept(page);

  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole("button", { name: me("offline-delete") })).toBeVisible();
  for (const path of ["/", `/new/${ANY}`, `/rules/${ANY}`]) {
    await page.goto(path);
    await expect(page.locator("main"), "it is drawn by files that were never loaded before").toBeVisible();
  }
  const records = GAMES.map((game) => goldenRecord(game));
  const replayed = records.map(({ record }) => `__import__("tabbytop").replay(${JSON.stringify(record)}).result()`);
  const walk = `__import__("pkgutil").walk_packages(__import__("tabbytop").__path__, "tabbytop.")`;
  const load = `[__import__("importlib").import_module(each.name).__name__ for each in ${walk}]`;
  const [count = "", games, ...results] = await inPython(page, [
    `len(${load})`,
    `__import__("tabbytop").list_games()`,
    ...replayed,
  ]);
  expect(Number(count), "every packed module can be imported from the packed library").toBeGreaterThan(200);
  for (const game of GAMES) expect(games).toContain(game);
  expect(results, "as on the desk").toEqual(records.map(({ result }) => result));

  await page.context().setOffline(false);
  await page.goto("/me");
  await page.getByRole("button", { name: me("offline-delete") }).click();
  await expect(page.getByRole("button", { name: me("offline-keep") })).toBeVisible();
  expect(await kits(page)).toEqual([]);
});

test("a kit that misses a file is not kept, the next attempt completes it, and a new edition replaces it as a whole", async ({
  people,
  server,
}) => {
  const house = new Editions(server.url);
  const { page } = await people.come();
  house.lose(/^\/offline\/tabbytop-/);
  await page.goto(`${await house.open()}/me`);
  await page.getByRole("button", { name: me("offline-keep") }).click();
  await expect(page.getByText(me("offline-failed"))).toBeVisible({ timeout: PATIENCE });
  expect(await page.evaluate(async () => (await caches.match("/offline/kit.json")) === undefined)).toBe(true);

  house.lose(null);
  await page.getByRole("button", { name: me("offline-keep") }).click();
  await kitIsKept(page);
  const [old = ""] = await kits(page);

  house.bring("newer");
  await page.reload(); // a page whose kit is old fetches the new one by itself
  await expect.poll(() => kits(page), { timeout: PATIENCE }).toEqual(["tabbytop-kit-newer"]);
  expect(old).not.toBe("tabbytop-kit-newer");
  await kitIsKept(page);
  await house.close();
  await page.reload();
  await kitIsKept(page);
});

test("the installed app keeps the kit by itself, but not where it may cost money", async ({ people }) => {
  for (const network of ["cellular", "wifi"]) {
    const { page } = await people.come({ device: "phone" });
    await page.addInitScript((network) => {
      const asked = window.matchMedia.bind(window);
      window.matchMedia = (query) =>
        query.includes("display-mode") ? ({ matches: true } as MediaQueryList) : asked(query);
      Object.defineProperty(navigator, "connection", { value: { type: network, saveData: false } });
    }, network);
    await page.goto("/me");
    if (network === "wifi") await kitIsKept(page);
    else {
      await page.waitForLoadState("networkidle");
      await expect(page.getByRole("button", { name: me("offline-keep") })).toBeVisible();
      expect(await kits(page)).toEqual([]);
    }
  }
});

async function kits(page: Page): Promise<string[]> {
  return (await page.evaluate(() => caches.keys())).filter((name) => name.startsWith("tabbytop-kit-"));
}

/** A game that was recorded on the desk, and how it ended there. */
function goldenRecord(game: string): { record: string; result: string } {
  const records = join(goldenFolder(game), "records");
  const [release = ""] = readdirSync(records).sort();
  const folder = join(records, release);
  const file = readdirSync(folder).find((name) => name.endsWith(".json")) ?? "";
  const result = readFileSync(join(folder, file.replace(/json$/, "result")), "utf-8");
  return { record: readFileSync(join(folder, file), "utf-8"), result: result.trimEnd() };
}
