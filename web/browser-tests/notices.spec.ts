/**
 * Notices: the page on which they are chosen, the offer at a table, and what the service worker shows.
 *
 * A headless browser has neither a push service nor notices, so the tests dispatch the events of a push service to the worker.
 * `tests/server/notices` has the way from a move to a push service.
 */

import { ANY } from "./support/games.ts";
import type { Page, Worker } from "@playwright/test";
import type { SeatPlan } from "../src/generated/wire.ts";
import { textsIn, titleOf } from "../tools/said.ts";
import { expect, test } from "./support/test.ts";

const t = textsIn("en", "page-notices");
const SEATS: SeatPlan[] = [{ kind: "me" }, { kind: "open" }];
const ADDRESS = "https://ntfy.example/cats";
const NOTICE = {
  title: "Your turn",
  body: `${titleOf(ANY)} with Ben`,
  table: "some-table",
  number: 7,
  endpoint: "nobody",
  mute: "Mute this table",
  stop: "Turn off",
};

test("a topic of ntfy is added and removed on one's own page", async ({ people }) => {
  const { page } = await people.come();
  await page.goto("/me");
  await page.getByText(t("elsewhere")).first().click();
  await page.getByLabel(t("address")).fill(ADDRESS);
  await page.getByRole("button", { name: t("add"), exact: true }).click();
  const remove = page.getByRole("button", { name: t("remove-one", { what: ADDRESS }) });
  await expect(remove).toBeVisible();
  await page.reload();
  await remove.click();
  await expect(remove).toHaveCount(0);
});

test("an address in a private network is refused in words", async ({ people }) => {
  const { page } = await people.come();
  await page.goto("/me");
  await page.getByText(t("elsewhere")).first().click();
  await page.getByLabel(t("address")).fill("https://192.168.0.1/cats");
  await page.getByRole("button", { name: t("add"), exact: true }).click();
  await expect(page.getByText(/on the open internet/)).toBeVisible();
});

test("a table by the day offers notices, and the page never asks by itself", async ({ people }) => {
  const [ana, ben] = [await people.come(), await people.come()];
  const { page } = ana;
  await page.addInitScript(() => {
    const told = globalThis as unknown as { asked: number };
    told.asked = 0;
    Object.defineProperty(Notification, "permission", { get: () => "default" }); // headless, it is denied
    Notification.requestPermission = (): Promise<NotificationPermission> => {
      told.asked += 1;
      return Promise.resolve("denied");
    };
  });
  const clock = { kind: "days", seconds: 86_400 } as const;
  const id = await ana.plan({ game: ANY, seats: SEATS, clock });
  await ben.page.goto("/");
  expect((await ben.page.request.post(`/api/tables/${id}/join`, { data: {} })).ok()).toBe(true);
  const offer = page.getByTestId("prompt").getByRole("button", { name: t("title") });
  await expect(offer).toBeVisible();
  expect(await page.evaluate(() => (globalThis as unknown as { asked: number }).asked)).toBe(0);
  await offer.click();
  await expect(page.getByText(t("failed"))).toBeVisible();
  expect(await page.evaluate(() => (globalThis as unknown as { asked: number }).asked)).toBe(1);
});

test("the worker shows one notice of a table, and none while the table is seen", async ({ people }) => {
  const { page } = await people.come();
  await page.goto("/");
  const worker = await workerOf(page);
  await push(worker, NOTICE);
  expect(await shown(worker)).toEqual([`some-table-7 Your turn: ${titleOf(ANY)} with Ben`]);
  await push(worker, NOTICE); // a repeat
  await push(worker, { ...NOTICE, number: 9 });
  await push(worker, { ...NOTICE, number: 8 }); // it was late
  await push(worker, { ...NOTICE, table: "other" });
  expect((await shown(worker)).map((words) => words.split(" ")[0])).toEqual(["some-table-9", "other-7"]);
  await page.goto("/t/third");
  await push(worker, { ...NOTICE, table: "third" });
  expect(await shown(worker)).toHaveLength(2);
});

test("a button in the notice turns it off", async ({ people }) => {
  const { page } = await people.come();
  await page.goto("/");
  const made = await page.request.post("/api/me/notices", { data: { kind: "ntfy", url: ADDRESS } });
  const { id } = (await made.json()) as { id: string };
  const worker = await workerOf(page);
  await push(worker, { ...NOTICE, endpoint: id });
  await worker.evaluate(async () => {
    const { registration } = self as unknown as ServiceWorkerScope;
    const [notification] = await registration.getNotifications();
    let done: Promise<void> = Promise.resolve();
    const waitUntil = (doing: Promise<void>): void => void (done = doing);
    const press = new Event("notificationclick");
    self.dispatchEvent(Object.assign(press, { notification, action: "stop", waitUntil }));
    await done;
  });
  expect(await shown(worker)).toEqual([]);
  const mine = (await (await page.request.get("/api/me/notices")).json()) as { endpoints: unknown[] };
  expect(mine.endpoints).toEqual([]);
});

/** What of a service worker's scope is used here; these tests have the types of pages. */
interface ServiceWorkerScope {
  registration: {
    getNotifications(): Promise<Notification[]>;
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
}

/** The worker of the page, with notices that are only remembered: a headless browser has none. */
async function workerOf(page: Page): Promise<Worker> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  const worker = page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent("serviceworker"));
  await worker.evaluate(() => {
    let shown: { tag: string }[] = [];
    const { registration } = self as unknown as ServiceWorkerScope;
    registration.getNotifications = () => Promise.resolve([...shown] as unknown as Notification[]);
    registration.showNotification = (title, { tag = "", ...options }) => {
      const close = (): void => void (shown = shown.filter((other) => other.tag !== tag));
      close(); // as a browser does with the same tag
      shown.push(Object.assign({ title, tag, close }, options));
      return Promise.resolve();
    };
  });
  return worker;
}

/** Let a message of a push service come, and wait until the worker is done with it. */
async function push(worker: Worker, notice: object): Promise<void> {
  await worker.evaluate(async (notice) => {
    let done: Promise<void> = Promise.resolve();
    const waitUntil = (doing: Promise<void>): void => void (done = doing);
    self.dispatchEvent(Object.assign(new Event("push"), { data: { json: () => notice }, waitUntil }));
    await done;
  }, notice);
}

function shown(worker: Worker): Promise<string[]> {
  return worker.evaluate(async () => {
    const { registration } = self as unknown as ServiceWorkerScope;
    return (await registration.getNotifications()).map(({ tag, title, body }) => `${tag} ${title}: ${body}`);
  });
}
