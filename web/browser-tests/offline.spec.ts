/** The installed page, and what it shows without a connection. */

import type { Page } from "@playwright/test";
import { Editions } from "./support/versions.ts";
import { ANY, CORE, SHORT, table } from "./support/games.ts";
import { Player } from "./support/player.ts";
import { MARKS } from "./support/selectors.ts";
import { expect, test } from "./support/test.ts";
import { textsIn } from "../tools/said.ts";

const home = textsIn("en", "page-home");
const me = textsIn("en", "page-me");
const t = textsIn("en", "page-table");

test("it can be installed", async ({ people }) => {
  const { page } = await people.come();
  await page.goto("/");
  const problems = await (await page.context().newCDPSession(page)).send("Page.getInstallabilityErrors");
  expect(problems.installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  await isKept(page);
  expect(await page.evaluate(() => caches.keys())).toHaveLength(1);
});

test("offline a table is shown as last seen, and goes on after the reconnect", CORE, async ({ people }) => {
  const ana = await people.come();
  const { page } = ana;
  const id = await ana.plan(table(ANY, { kind: "me" }));
  const player = new Player(page);
  await player.makeMoves(1);
  await player.isAsked();
  await isKept(page);
  const seen = await page.locator(MARKS.table).getAttribute("data-number");

  await page.context().setOffline(true);
  await page.reload();
  await expect(page.locator(MARKS.table)).toHaveAttribute("data-number", seen ?? "");
  await expect(page.locator(MARKS.prompt)).toContainText(t("line-sleeps"));
  await expect(page.locator(`main :is(${MARKS.move}, ${MARKS.picks})`), "nothing can be played").toHaveCount(0);
  await page.goto("/lobby");
  await expect(page.getByText(home("offline-about")), "a room where nobody has been").toBeVisible();
  await page.goto("/");
  await page.getByRole("link", { name: new RegExp(`^${home("offline-open")}: `) }).click();
  await expect(page.locator(MARKS.prompt)).toContainText(t("line-sleeps"));

  await page.context().setOffline(false);
  await player.isAsked();
  expect(page.url()).toContain(id);
  await player.makeMoves(1);
});

test("an unsent move survives a reload", async ({ people }) => {
  const ana = await people.come();
  const { page } = ana;
  await ana.plan(table(SHORT, { kind: "me" }));
  await new Player(page).isAsked();
  await isKept(page);
  const before = Number(await page.locator(MARKS.table).getAttribute("data-number"));
  await page.context().setOffline(true);
  await page.locator(`main ${MARKS.move}`).first().click();
  await page.reload();
  await expect(page.locator(MARKS.prompt)).toContainText(t("line-waits"));
  await page.context().setOffline(false);
  await expect
    .poll(async () => Number(await page.locator(MARKS.table).getAttribute("data-number")), "it has been made")
    .toBeGreaterThan(before);
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).length), "and waits no more").toBe(0);
});

test("several on one device: the curtain hides the cards offline too", async ({ people }) => {
  const device = await people.come({ device: "phone" });
  const { page } = device;
  const id = await device.plan(table(SHORT, { kind: "me" }, { kind: "device", name: "Ben" }));
  await new Player(page, "touch").isAsked();
  await isKept(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.locator(MARKS.curtain)).toBeVisible();
  await expect(page.locator(MARKS.prompt), "no cards before somebody came").toHaveCount(0);
  await page.locator(MARKS.curtain).getByRole("button").click();
  await expect(page.locator(MARKS.prompt)).toContainText(t("line-sleeps"));

  const kept = (): Promise<number> =>
    page.evaluate((name) => Object.keys(localStorage).filter((key) => key.endsWith(name)).length, id);
  expect(await kept()).toBe(1);
  await page.context().setOffline(false);
  await page.goto("/me");
  await page.getByText(me("account-forget"), { exact: true }).click();
  await page.getByRole("button", { name: me("account-delete") }).click();
  await expect.poll(kept, "who is forgotten is forgotten here too").toBe(0);
});

test("a new version waits for pages of the old one to close, and then works offline", async ({ people, server }) => {
  const house = new Editions(server.url);
  const place = await house.open();
  const { page } = await people.come();
  await page.goto(place);
  await isKept(page);
  const [old = ""] = await keptEditions(page);

  house.bring("newer");
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state ?? ""))
    .toBe("installed");
  expect((await keptEditions(page)).sort(), "the page that is open loses nothing").toEqual(
    [old, "tabbytop-newer"].sort(),
  );

  const next = await page.context().newPage();
  const newest = await newestWorker(next);
  await page.close();
  await expect
    .poll(newest, { message: "its turn comes when no page is open any more", timeout: 30_000 })
    .toBe("activated");
  await next.goto(place);
  expect(await keptEditions(next), "the old one is gone with its last page").toEqual(["tabbytop-newer"]);
  await house.close();
  await next.reload();
  await expect(next.getByRole("heading", { level: 1 })).toBeVisible();
});

/** What the browser itself says of the worker that was installed last: a page that asks would be one that is open. */
async function newestWorker(page: Page): Promise<() => string> {
  const states = new Map<string, string>();
  const browser = await page.context().newCDPSession(page);
  browser.on("ServiceWorker.workerVersionUpdated", ({ versions }) =>
    versions.forEach(({ versionId, status }) => states.set(versionId, status)),
  );
  await browser.send("ServiceWorker.enable");
  return () => [...states].sort(([a], [b]) => Number(b) - Number(a))[0]?.[1] ?? "";
}

function keptEditions(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

/** The worker has everything that this page has loaded. */
async function isKept(page: Page): Promise<void> {
  const missing = (): Promise<string[]> =>
    page.evaluate(async () => {
      if (navigator.serviceWorker.controller === null) return ["the worker"];
      const loaded = performance
        .getEntriesByType("resource")
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith("/assets/"));
      const kept = await Promise.all(
        ["/", ...loaded].map(async (path) =>
          (await caches.match(path, { ignoreVary: true })) === undefined ? [path] : [],
        ),
      );
      return kept.flat();
    });
  await expect.poll(missing).toEqual([]);
}
