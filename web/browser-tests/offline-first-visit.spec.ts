/** The site without a server, for somebody who has seen only its home page; and a new version of it. */

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { textsIn } from "../tools/said.ts";
import { FileHost } from "./support/fileHost.ts";
import { Player } from "./support/player.ts";
import { MARKS } from "./support/selectors.ts";
import { ROOT } from "./support/server.ts";
import { GAMES, SHORT } from "./support/games.ts";
import { expect, test as plain } from "./support/test.ts";

const home = textsIn("en", "page-home");
const offline = textsIn("en", "page-offline");
const setup = textsIn("en", "page-setup");
const PATIENCE = 120_000; // some megabytes, and Python is started
const EDITION = /[0-9a-f]{12}/; // in the worker: named after the files of the page

/** A copy of the site, and its address. */
const test = plain.extend<{ site: { folder: string; address: string } }>({
  site: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "site-"));
    cpSync(join(ROOT, "build/site"), folder, { recursive: true });
    const host = new FileHost(folder);
    await use({ folder, address: `${await host.open()}/` });
    await host.close();
    rmSync(folder, { recursive: true });
  },
});

test("the home page fetches the games when it is idle, shows how far it is, and then plays in flight mode", async ({
  people,
  site,
}) => {
  const { page } = await people.come({ device: "phone" });
  await page.goto(site.address);
  await expect(page.getByRole("progressbar", { name: offline("fetching-label") })).toBeVisible();
  await kitIsKept(page);
  await expect(page.getByRole("progressbar", { name: offline("fetching-label") })).toHaveCount(0);
  await page.context().setOffline(true);
  await page.goto(`${site.address}#/new/${SHORT}`);
  await deal(page);
  await new Player(page, "touch").makeMoves(2);
});

test("on a line that saves data, set-up, rules and lessons open in flight mode, and dealing says what is missing", async ({
  people,
  site,
}) => {
  const { page } = await people.come({ device: "phone" });
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await page.goto(site.address);
  await expect(page.getByRole("button", { name: home("bots-deal") })).toBeEnabled();
  await expect.poll(() => keptAnswers(page)).toBeGreaterThan(0);
  expect(await kits(page)).toEqual([]);
  await page.context().setOffline(true);
  for (const game of GAMES.slice(-2))
    for (const path of ["rules", "learn", "new"]) {
      await page.goto(`${site.address}#/${path}/${game}`);
      await page.reload();
      await expect(page.locator("main h1").first()).toBeVisible();
      await expect(page.getByText(home("offline-about"))).toHaveCount(0);
    }
  await page.getByRole("button", { name: setup("deal"), exact: true }).click();
  await expect(page.getByText(offline("not-fetched"))).toBeVisible({ timeout: PATIENCE });
  await expect(page.getByRole("button", { name: setup("deal"), exact: true })).toBeEnabled();
});

test("a new version is announced, and a game goes on after it is taken over", async ({ people, site }) => {
  const { page } = await people.come();
  await page.goto(`${site.address}#/new/${SHORT}`);
  await deal(page);
  const player = new Player(page);
  await player.makeMoves(2);
  await player.isAsked();
  const seen = await page.locator(MARKS.table).getAttribute("data-number");
  const other = await page.context().newPage();
  await other.goto(`${site.address}#/rules/${GAMES.at(-1)}`);
  await page.bringToFront();
  const [old = ""] = await shells(page);

  const worker = join(site.folder, "sw.js");
  writeFileSync(worker, readFileSync(worker, "utf-8").replace(EDITION, "newer"));
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect(page.getByText(offline("version-about"))).toBeVisible();
  await expect(page.locator(MARKS.table), "nothing happens before somebody wants it").toHaveAttribute(
    "data-number",
    seen ?? "",
  );
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: offline("version-take") }).click()]);
  await player.isAsked();
  await expect(page.locator(MARKS.table)).toHaveAttribute("data-number", seen ?? "");
  await expect(page.getByText(offline("version-about"))).toHaveCount(0);
  expect((await shells(page)).sort(), "the other page may still want a file").toEqual([old, "tabbytop-newer"].sort());

  await other.close();
  await page.reload();
  await expect.poll(() => shells(page)).toEqual(["tabbytop-newer"]);
  await player.makeMoves(1);
});

async function deal(page: Page): Promise<void> {
  await page.getByRole("button", { name: setup("deal"), exact: true }).click();
  await page.waitForURL("**/#/t/device-*", { timeout: PATIENCE });
}

async function kitIsKept(page: Page): Promise<void> {
  const isKept = (): Promise<boolean> =>
    page.evaluate(async () => (await caches.match(new URL("offline/kit.json", document.baseURI))) !== undefined);
  await expect.poll(isKept, { timeout: PATIENCE }).toBe(true);
  await expect(page.locator(".passing")).toHaveCount(0, { timeout: PATIENCE });
}

/** How many answers of this language are kept; they come last. */
function keptAnswers(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => !name.startsWith("tabbytop-kit-"));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().filter(({ url }) => url.includes("/offline/answers-")).length;
  });
}

async function kits(page: Page): Promise<string[]> {
  return (await page.evaluate(() => caches.keys())).filter((name) => name.startsWith("tabbytop-kit-"));
}

async function shells(page: Page): Promise<string[]> {
  return (await page.evaluate(() => caches.keys())).filter((name) => !name.startsWith("tabbytop-kit-"));
}
