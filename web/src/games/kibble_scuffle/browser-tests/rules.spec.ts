/** Searching cards and rulings, in the rules of Kibble Scuffle. */

import { expect, test } from "../../../../browser-tests/support/test.ts";
import { textsIn } from "../../../../tools/said.ts";

const t = textsIn("en", "page-rules");

test("cards are found by group and by what stands on them, and their number is announced", async ({ people }) => {
  const { page } = await people.come({ device: "phone" });
  await page.goto("/rules/kibble-scuffle");
  const cards = page.locator("#rules-cards [data-card]");
  const status = page.locator("#rules-cards").getByRole("status");
  await expect(status).toHaveText(t("found", { count: 22 }));
  const items = page.getByRole("button", { name: "Items", exact: true });
  await items.click();
  await expect(items).toHaveAttribute("aria-pressed", "true");
  await expect(cards).toHaveCount(4);
  await page.getByRole("button", { name: t("all"), exact: true }).click();
  const search = page.getByRole("searchbox", { name: t("find") });
  await search.fill("random CUBE");
  await expect(cards).toHaveCount(2);
  await expect(status).toHaveText(t("found", { count: 2 }));
  await search.fill("dog");
  await expect(status).toHaveText(t("none"));
});

test("a ruling has an address, and a card leads to its ruling", async ({ people }) => {
  const { page } = await people.come();
  await page.goto("/rules/kibble-scuffle#KS-F2");
  await expect(page.locator("#KS-F2")).toBeInViewport();
  await expect(page.locator("#KS-F2")).toContainText("may I not feed?");
  await page.locator('[data-card="bag"]').getByRole("link").click();
  await expect(page.locator("#KS-Bag")).toBeFocused();
  await expect(page.locator("#KS-Bag")).toBeInViewport();
  await expect(page).toHaveURL(/\/rules\/kibble-scuffle#KS-Bag$/);
});
