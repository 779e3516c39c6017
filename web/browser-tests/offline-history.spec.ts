/** Games that were played without a connection go into the history of the person when there is one. */

import type { Page } from "@playwright/test";
import { textsIn } from "../tools/said.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { LONG, playOf, SHORT } from "./support/games.ts";
import { keepKit } from "./support/kit.ts";
import { Player } from "./support/player.ts";
import { expect, test } from "./support/test.ts";

const me = textsIn("en", "page-me");
const setup = textsIn("en", "page-setup");
const remembered = textsIn("en", "page-remembered");
const PATIENCE = 120_000; // some megabytes, and Python is started once

test("a game that was played without a connection goes into the history with one", async ({ people }) => {
  const { page } = await people.come({ device: "phone" });
  const id = await playOffline(page);
  await expect(page.getByTestId("new-stickers")).toContainText("The full menu");
  await page.goto(`/t/${id}/replay`);
  await expect(page.getByRole("slider")).toBeVisible({ timeout: PATIENCE }); // Python is started for it
  await page.goto("/me/history");
  await expect(page.getByText(remembered("from-device"))).toBeVisible();
  await page.goto("/me/statistics");
  await expect(page.getByText(remembered("only-here"))).toBeVisible({ timeout: PATIENCE });
  await expect(page.getByText(/^One game, /).first()).toBeVisible();
  await page.goto("/me/stickers");
  const sticker = page.locator('[data-sticker="full-menu"]');
  await expect(sticker.getByRole("link")).toHaveAttribute("href", `/t/${id}/replay`);
  await page.goto("/me");
  const onDevice = page.locator(`a[href="/t/${id}/replay"]`);
  await expect(onDevice).toBeVisible();
  const put = page.getByRole("button", { name: me("offline-games-put", { games: 1 }) });
  await expect(put).toBeHidden();

  await page.context().setOffline(false);
  await expect(page.getByText(me("offline-games", { games: 1 }))).toBeVisible();
  await put.press("Enter");
  const done = page.getByRole("status").filter({ hasText: me("offline-games-put-done", { games: 1 }) });
  await expect(done).toBeFocused({ timeout: PATIENCE });
  await page.reload();
  const replay = page.locator('a[href$="/replay"]');
  await expect(replay).toHaveCount(1);
  await expect(onDevice).toBeHidden();
  await expect(put).toBeHidden();
  await replay.click();
  await expect(page.getByRole("slider")).toBeVisible();
});

test("a game stays on the device until the server has said that it has it", async ({ people }) => {
  test.skip(!LONG, "another whole game; the next test has games that stay, too");
  const { page } = await people.come({ device: "phone" });
  await playOffline(page);
  await page.context().setOffline(false);

  let answers = 0;
  await page.route("**/api/me/games", async (route) => {
    answers += 1;
    await route.fetch(); // it is stored, and the answer is lost
    await route.abort();
  });
  await page.goto("/me");
  const put = page.getByRole("button", { name: me("offline-games-put", { games: 1 }) });
  await put.click();
  const done = page.getByText(me("offline-games-put-done", { games: 1 }));
  await expect(done).toBeVisible({ timeout: PATIENCE }); // the list tells that it is there
  expect(answers).toBe(1);
  expect(await keptKeys(page)).not.toEqual([]);
  await page.reload();
  await expect(page.locator('a[href$="/replay"]')).toHaveCount(1);
  await expect.poll(() => keptKeys(page)).toEqual([]);
});

test("games stay on the device where they cannot be read, and the page says so", async ({ people }) => {
  const { page } = await people.come({ device: "phone" });
  await page.addInitScript(() => Object.defineProperty(window, "Worker", { value: undefined })); // no Python
  await page.goto("/me");
  await page.evaluate(writeFinished, { ids: ["device-one", "device-two"], game: SHORT, least: playOf(SHORT).least });
  await page.reload();
  await expect(page.getByText(me("offline-games", { games: 2 }))).toBeVisible();
  await page.getByRole("button", { name: me("offline-games-put", { games: 2 }) }).click();
  const alert = page.getByRole("alert").filter({ hasText: me("offline-games-stay", { games: 2 }) });
  await expect(alert).toContainText(me("offline-games-failed"));
  await expectAccessible(page, "games on this device");
  expect(await keptKeys(page)).toEqual(["table/device-one", "table/device-two"]);
});

/** Play a short game to its end in flight mode; the id of its table. */
async function playOffline(page: Page): Promise<string> {
  await keepKit(page);
  await page.context().setOffline(true);
  await page.goto(`/new/${SHORT}`);
  await page.getByRole("button", { name: setup("deal"), exact: true }).click();
  await page.waitForURL("**/t/device-*");
  const player = new Player(page); // a finger waits until the page heeds it
  await player.makeMoves(2);
  await page.reload();
  await player.toTheEnd();
  return page.url().split("/").at(-1) ?? "";
}

/** The rows of finished tables, as they are kept. */
async function writeFinished({ ids, game, least }: { ids: string[]; game: string; least: number }): Promise<void> {
  const clock = { kind: "none", seconds: 0 };
  const agreed = { public: false, onlookers: true, talk: "chat", clock, hints: true, created: 1 };
  const setup = { game, rules: 1, seats: least, options: {}, commitment: "", ...agreed };
  const bots = ["Mochi", "Biscuit"].map((name) => ({ kind: "bot", name, level: "kitten" }));
  const seats = [{ kind: "person", name: "Ana", person: "a" }, ...bots];
  const row = { setup, seed: "00".repeat(32), seats, status: "over", due: null, creator: "a" };
  localStorage.setItem("tabbytop.on-device", "");
  await new Promise<void>((done, failed) => {
    const opening = indexedDB.open("tabbytop-offline", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("texts");
    opening.onerror = () => failed(opening.error);
    opening.onsuccess = () => {
      const writing = opening.result.transaction("texts", "readwrite");
      for (const id of ids) writing.objectStore("texts").put(JSON.stringify(row), `table/${id}`);
      writing.oncomplete = () => (opening.result.close(), done());
    };
  });
}

/** What the device keeps of its tables. */
async function keptKeys(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
      });
    const database = await done(indexedDB.open("tabbytop-offline"));
    const keys = await done(database.transaction("texts").objectStore("texts").getAllKeys());
    database.close();
    return keys.map(String).filter((key) => /^(table|log)\//.test(key));
  });
}
