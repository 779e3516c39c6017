/** A hidden page, or a table that is covered, pauses the clock of a person who plays with bots alone. */

import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";
import { textsIn } from "../tools/said.ts";
import type { NewTable, SeatPlan } from "../src/generated/wire.ts";

const t = textsIn("en", "page-table");

const BOT: SeatPlan = { kind: "bot", level: "kitten" };
const TABLES: { [game: string]: NewTable } = {
  meow: { game: "meow", seats: [{ kind: "me" }, BOT, BOT], options: { seconds: 60 } },
  "kitty-paw": { game: "kitty-paw", seats: [{ kind: "me" }, BOT], options: { ready: 60, pick: 60 } },
};

for (const [game, wish] of Object.entries(TABLES)) {
  test(`${game}: a hidden page pauses the clock, and a page that is seen again lets it run`, async ({ people }) => {
    const ana = await people.come();
    const { page } = ana;
    const id = await ana.plan(wish);
    await expect.poll(() => status(page, id)).toEqual({ status: "playing", paused: false });
    await page.locator("[data-move]").first().waitFor();
    await look(page, "hidden");
    await expect.poll(() => status(page, id)).toEqual({ status: "playing", paused: true });
    await page.reload(); // a page that comes back is seen
    await expect.poll(() => status(page, id)).toEqual({ status: "playing", paused: false });
    await page.locator("[data-move]").first().waitFor();
    await look(page, "hidden");
    await expect.poll(() => status(page, id)).toEqual({ status: "playing", paused: true });
    await look(page, "visible");
    await expect.poll(() => status(page, id)).toEqual({ status: "playing", paused: false });
    if (game === "meow") await expect(page.getByText(t("log-pauses", { mine: true, name: "" })).first()).toBeVisible();
  });
}

test("kitty-paw: open rules and a hint pause the clock; closing them, or a move, lets it run", async ({ people }) => {
  const ana = await people.come();
  const { page } = ana;
  const id = await ana.plan(TABLES["kitty-paw"] as NewTable);
  await page.locator('[data-move="paw"]').waitFor();
  await page.getByRole("button", { name: t("menu-rules") }).click();
  await expect.poll(() => status(page, id)).toEqual({ status: "playing", paused: true });
  await page.keyboard.press("Escape");
  await expect.poll(() => status(page, id)).toEqual({ status: "playing", paused: false });
  await page.locator('[data-move="paw"]').click();
  const cards = page.locator('[data-move^="grab "]');
  await cards.first().waitFor();
  await page.getByRole("button", { name: t("menu-hint"), exact: true }).click();
  await expect.poll(() => status(page, id)).toEqual({ status: "playing", paused: true });
  await cards.last().click();
  await expect.poll(() => status(page, id)).toEqual({ status: "playing", paused: false });
});

test("meow: open rules let the bots wait, also without a clock", async ({ people }) => {
  const ana = await people.come();
  const { page } = ana;
  const id = await ana.plan({ game: "meow", seats: [{ kind: "me" }, BOT, BOT], options: { seconds: 0 } });
  await page.locator("[data-move]").first().waitFor();
  await page.getByRole("button", { name: t("menu-rules") }).click();
  await expect.poll(() => status(page, id)).toEqual({ status: "playing", paused: true });
  await page.keyboard.press("Escape");
  await expect.poll(() => status(page, id)).toEqual({ status: "playing", paused: false });
});

test("meow: with another person at the table the clock runs on", async ({ people }) => {
  const [ana, ben] = [await people.come(), await people.come()];
  const id = await ana.plan({ game: "meow", seats: [{ kind: "me" }, { kind: "open" }, BOT], options: { seconds: 60 } });
  await ben.page.goto("/");
  expect((await ben.page.request.post(`/api/tables/${id}/join`, { data: {} })).ok()).toBe(true);
  await expect.poll(() => status(ana.page, id)).toEqual({ status: "playing", paused: false });
  await ana.page.locator("[data-move]").first().waitFor();
  await look(ana.page, "hidden");
  await look(ana.page, "visible");
  await expect(ana.page.getByText(t("log-pauses", { mine: true, name: "" }))).toHaveCount(0);
});

async function status(page: Page, id: string): Promise<{ status: unknown; paused: unknown }> {
  const { status, paused } = (await (await page.request.get(`/api/tables/${id}`)).json()) as {
    status: unknown;
    paused: unknown;
  };
  return { status, paused };
}

/** As a browser does when another tab is opened, or this one again. */
async function look(page: Page, state: "hidden" | "visible"): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}
