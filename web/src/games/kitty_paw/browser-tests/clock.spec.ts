/** The clock of Kitty Paw, and phones on their side. */

import { statusOf } from "../../../../browser-tests/support/hidden.ts";
import { expect, test } from "../../../../browser-tests/support/test.ts";
import { textsIn } from "../../../../tools/said.ts";
import type { SeatPlan } from "../../../generated/wire.ts";
import { overlaps } from "../../../../browser-tests/support/inPage.ts";

const t = textsIn("en", "page-table");
const BOT: SeatPlan = { kind: "bot", level: "kitten" };

test("kitty-paw: open rules and a hint pause the clock; closing them, or a move, lets it run", async ({ people }) => {
  const ana = await people.come();
  const { page } = ana;
  const id = await ana.plan({ game: "kitty-paw", seats: [{ kind: "me" }, BOT], options: { ready: 60, pick: 60 } });
  await page.locator('[data-move="paw"]').waitFor();
  await page.getByRole("button", { name: t("menu-rules") }).click();
  await expect.poll(() => statusOf(page, id)).toEqual({ status: "playing", paused: true });
  await page.keyboard.press("Escape");
  await expect.poll(() => statusOf(page, id)).toEqual({ status: "playing", paused: false });
  await page.locator('[data-move="paw"]').click();
  const cards = page.locator('[data-move^="grab "]');
  await cards.first().waitFor();
  await page.getByRole("button", { name: t("menu-hint"), exact: true }).click();
  await expect.poll(() => statusOf(page, id)).toEqual({ status: "playing", paused: true });
  await cards.last().click();
  await expect.poll(() => statusOf(page, id)).toEqual({ status: "playing", paused: false });
});

test("kitty-paw: in phone landscape the level of one's card stands beside what it costs", async ({ people }) => {
  const ana = await people.come({ device: "lyingPhone" });
  const { page } = ana;
  await ana.plan({ game: "kitty-paw", seats: [{ kind: "me" }, { kind: "bot", level: "kitten" }], options: {} });
  await page.locator(".board [data-move^='take']").first().tap();
  await expect(page.locator("[data-own-card] .level")).toBeVisible();
  const words = { one: "[data-own-card] .level", other: "[data-own-card] :is(.wrong, .value)" };
  expect(await page.evaluate(overlaps, words)).toEqual([]);
});
