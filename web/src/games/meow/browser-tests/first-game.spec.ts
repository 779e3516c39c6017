/** A first game of Meow! with bots: the small box, no striking, six words at hand, and a pause. */

import type { Page } from "@playwright/test";
import { Player, together } from "../../../../browser-tests/support/player.ts";
import { expect, test } from "../../../../browser-tests/support/test.ts";
import { textsIn } from "../../../../tools/said.ts";

const t = textsIn("en", "page-table");
const board = textsIn("en", "page-meow");
const setup = textsIn("en", "page-setup");
const home = textsIn("en", "page-home");

test("meow: a newcomer on a phone gets twenty acts, no striking and six words to say", async ({ people }) => {
  const { page } = await people.come({ device: "phone" });
  await page.goto("/new/meow");
  await expect(page.getByRole("radio", { name: "Twenty easy ones" })).toBeChecked();
  await expect(page.getByRole("switch", { name: /^Crossing out acts/ })).not.toBeChecked();
  await page.getByRole("button", { name: setup("deal"), exact: true }).click();
  await expect(page.getByText(board("goal"))).toBeVisible();
  await page.locator('[data-move="pass"]').click();
  const card = page.locator('[data-move^="play "]').first();
  await together([new Player(page)], () => card.isVisible()); // a bot may ask to see a rule before
  await card.click();
  await page.locator('[data-move="check"]').waitFor();

  const size = async (group: "noise" | "mime" | "counted" | "spoken"): Promise<number> => {
    await tab(page, group).click();
    return page.locator(".acts .place").count();
  };
  expect([await size("noise"), await size("mime"), await size("counted"), await size("spoken")]).toEqual([8, 6, 2, 4]);

  await page.locator('[data-picks="fruit"]').click();
  const good = page.getByTestId("good-words").getByRole("button");
  await expect(good).toHaveCount(6);
  await expect(page.getByRole("searchbox")).not.toBeFocused(); // its keyboard would cover the words
  await expect(good.first()).toBeInViewport({ ratio: 1 });
  await page.getByRole("searchbox").focus();
  await openKeyboard(page, 380);
  const words = await page.locator(".palette").boundingBox();
  expect(words!.y + words!.height).toBeLessThanOrEqual(844 - 380);
  await expect(good.last()).toBeVisible();
  await good.first().click();
  await expect(page.getByTestId("good-words")).toHaveCount(0);
  await expect(page.locator(".budget .count")).toContainText("1 of");
});

test("meow: with another person at the table there is no pause", async ({ people }) => {
  const [ana, ben] = [await people.come(), await people.come()];
  const bot = { kind: "bot", level: "kitten" } as const;
  const id = await ana.plan({ game: "meow", seats: [{ kind: "me" }, { kind: "open" }, bot], options: {} });
  await ben.page.goto("/");
  expect((await ben.page.request.post(`/api/tables/${id}/join`, { data: {} })).ok()).toBe(true);
  await ana.page.locator("[data-move]").first().waitFor();
  await expect(ana.page.getByRole("button", { name: t("menu-more") })).toBeVisible();
  await expect(ana.page.getByRole("button", { name: t("menu-pause"), exact: true })).toHaveCount(0);
});

test("the second game with bots from the shelf has the whole box", async ({ people }) => {
  const { page } = await people.come();
  await page.goto("/");
  await page.evaluate(() => localStorage.setItem("tabbytop.last-game", "meow"));
  const optionsOfDeal = async (): Promise<unknown> => {
    await page.goto("/");
    const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/api/tables"));
    await page.getByRole("button", { name: home("bots-deal"), exact: true }).click();
    return ((await sent).postDataJSON() as { options: unknown }).options;
  };
  expect(await optionsOfDeal()).toEqual({ striking: false, box: "small", seconds: 0 });
  await page.evaluate(() => localStorage.setItem("tabbytop.played.meow", "yes"));
  expect(await optionsOfDeal()).toEqual({ striking: false });
});

function tab(page: Page, group: "noise" | "mime" | "counted" | "spoken") {
  return page.getByRole("group", { name: board("palette-tabs") }).getByText(board(`palette-group-${group}`));
}

/** As a phone does when something is typed: what is seen of the page shrinks. */
async function openKeyboard(page: Page, height: number): Promise<void> {
  await page.evaluate((height) => {
    const screen = window.visualViewport;
    if (screen === null) return;
    Object.defineProperty(screen, "height", { configurable: true, get: () => window.innerHeight - height });
    screen.dispatchEvent(new Event("resize"));
  }, height);
}
