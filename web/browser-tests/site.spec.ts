/** The site without a server (`make site`), from a host of files, in a folder that is not its root. */

import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { ENGLISH, languages } from "../tools/compiled.ts";
import { textsIn, titleOf } from "../tools/said.ts";
import { FileHost } from "./support/fileHost.ts";
import { ANY, few, GAMES, SHORT } from "./support/games.ts";
import { allLessons, LessonPlayer } from "./support/lessonPlayer.ts";
import type { Person } from "./support/people.ts";
import { Player } from "./support/player.ts";
import { MARKS } from "./support/selectors.ts";
import { ROOT } from "./support/server.ts";
import { expect, test as plain } from "./support/test.ts";

const SITE = join(ROOT, "build/site");
const home = textsIn("en", "page-home");
const offline = textsIn("en", "page-offline");
const setup = textsIn("en", "page-setup");
const learn = textsIn("en", "page-learn");
const PATIENCE = 120_000; // some megabytes, and Python is started

/** The address of the site. */
const test = plain.extend<object, { site: string }>({
  site: [
    async ({}, use) => {
      const host = new FileHost(dirname(SITE));
      await use(`${await host.open()}/${basename(SITE)}/`);
      await host.close();
    },
    { scope: "worker" },
  ],
});

for (const game of few(GAMES))
  // the next test but one plays, and offline-history.spec.ts plays to the end
  test(`${game} is played to its end on a host of files, and is there the next day`, async ({ people, site }) => {
    const ana = await people.come({ device: "phone" });
    const { page } = ana;
    await page.goto(`${site}#/new/${game}`);
    await deal(ana);
    const id = page.url().split("/").at(-1) ?? "";
    const player = new Player(page, "touch");
    await player.makeMoves(2);
    await page.reload();
    await player.toTheEnd();
    await expect(page.locator(MARKS.score)).toBeVisible();
    await page.goto(`${site}#/me`);
    await page.locator(`a[href="#/t/${id}/replay"]`).click();
    await expect(page.getByRole("slider")).toBeVisible();
  });

test("the shelf, the rules and the set-up of a table are there before Python is fetched", async ({ people, site }) => {
  const { page } = await people.come();
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(site);
  await expect(page.getByRole("button", { name: home("bots-deal") })).toBeEnabled();
  await page.locator(`a[href="#/new/${ANY}"]`).first().click();
  await expect(page.getByRole("button", { name: setup("deal"), exact: true })).toBeVisible();
  await page.getByRole("link", { name: setup("rules") }).click();
  await expect(page.locator("article, main").first()).toContainText(titleOf(ANY));
  await page.goBack();
  await expect(page.getByRole("button", { name: setup("deal"), exact: true })).toBeVisible();
  expect(fetched.filter((path) => path.includes("/offline/") && !path.includes("/offline/answers-"))).toEqual([]);
  expect(fetched.filter((path) => path.includes("/api/"))).toEqual([]);
  expect(fetched.every((path) => path.startsWith(new URL(site).pathname))).toBe(true);
});

test("once played, the site works in flight mode, and its lessons too", async ({ people, site }) => {
  const ana = await people.come({ device: "phone" });
  const { page } = ana;
  await page.goto(`${site}#/new/${SHORT}`);
  await deal(ana);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await page.reload();
  await new Player(page, "touch").makeMoves(2);
  const [lesson] = allLessons().filter(({ game }) => game === SHORT);
  if (lesson !== undefined) await new LessonPlayer(page, "touch", `${site}#`).play(lesson);
  await page.goto(`${site}#/learn/${SHORT}`);
  await expect(page.locator(`a[href="#/learn/${SHORT}/${lesson?.lesson}"]`)).toContainText(learn("list-done"));
});

test("the language is the browser's, until somebody chooses another", async ({ people, site }) => {
  const { page } = await people.come({ locale: "de-AT" });
  await page.goto(site);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.getByRole("button", { name: "Français" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("button", { name: textsIn("fr", "page-home")("bots-deal") })).toBeVisible();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});

test("what needs a server says so, and takes the address of one", async ({ people, server, site }) => {
  const { page } = await people.come({ device: "phone" });
  await page.goto(site);
  await expect(page.getByText(offline("far-how"))).toBeVisible();
  const address = page.getByRole("textbox", { name: offline("far-label") });
  await address.fill("not an address");
  await page.getByRole("button", { name: offline("far-go") }).click();
  await expect(page.getByText(offline("far-no-address"))).toBeVisible();
  await page.goto(`${site}#/new/${ANY}`);
  await page.locator("[data-chair]").nth(1).click();
  await expect(page.getByRole("button", { name: setup("sheet-friend") })).toHaveCount(0);
  await address.fill(`${server.url}/`);
  await page.getByRole("button", { name: offline("far-go") }).click();
  await page.waitForURL(`${server.url}/new/${ANY}`);
  await page.goto(site);
  await expect(address, "it is remembered").toHaveValue(`${server.url}/`);
});

test("names of files have a hash of their content, and no address leaves the folder", () => {
  const names = readdirSync(SITE, { recursive: true, encoding: "utf-8" });
  const plain = names.filter((name) => /\.\w+$/.test(name) && !/-[\w-]{8}[./]/.test(name)).sort();
  const manifests = languages().map((name) =>
    name === ENGLISH ? "manifest.webmanifest" : `manifest.${name}.webmanifest`,
  );
  expect(plain).toEqual(["index.html", ...manifests, "offline/kit.json", "sw.js"].sort());
  const texts = names.filter((name) => /\.(html|css|webmanifest)$/.test(name));
  for (const name of texts)
    expect(readFileSync(join(SITE, name), "utf-8"), name).not.toMatch(
      /(?:href|src)="\/|url\("?\/|"(?:src|url|start_url|scope)":"\//,
    );
});

async function deal({ page }: Person): Promise<void> {
  await page.getByRole("button", { name: setup("deal"), exact: true }).click();
  await page.waitForURL("**/#/t/device-*", { timeout: PATIENCE });
}
