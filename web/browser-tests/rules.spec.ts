/** The rules of each game: pictures, cards, rulings; on the page, at the table and on paper. */

import type { Page } from "@playwright/test";
import type { Guide } from "../src/generated/bodies.ts";
import { languages } from "../tools/compiled.ts";
import { textsIn } from "../tools/said.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { few, GAMES, table } from "./support/games.ts";
import { Player } from "./support/player.ts";
import { MARKS } from "./support/selectors.ts";
import { expect, test } from "./support/test.ts";

const t = textsIn("en", "page-rules");
const atTable = textsIn("en", "page-table");
const ALL = [...GAMES, "kitty-paw"] as const;

for (const game of ALL) {
  test(`${game}: the rules have a goal, pictures, an example, and every card drawn`, async ({ people }) => {
    const { page } = await people.come();
    await page.goto(`/rules/${game}`);
    const told = textsIn("en", `page-rules-${game}`);
    await expect(page.getByText(told("goal"))).toBeVisible();
    const pictures = page.locator("#rules-turn li > [role=img]");
    expect(await pictures.count()).toBeGreaterThan(4);
    for (const picture of await pictures.all()) {
      await expect(picture, "told to those who cannot see it").toHaveAccessibleName(/\w+ \w+/);
      expect(await picture.locator("img, svg").count(), "drawn").toBeGreaterThan(0);
    }
    await expect(page.locator("#rules-example tr")).not.toHaveCount(0);

    const guide = (await (await page.request.get(`/api/games/${game}/guide`)).json()) as Guide;
    const drawn = await page
      .locator("#rules-cards [data-card]:has(img)")
      .evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset["card"]));
    for (const { name } of guide.cards) expect(drawn).toContain(name);
    await expectAccessible(page, `the rules of ${game}`);
  });

  for (const locale of few(languages(), "de")) {
    test(`${game}, ${locale}: the rules are printed on two pages at most`, async ({ people }) => {
      const { page } = await people.come({ locale, scheme: "dark" });
      await page.goto(`/rules/${game}`);
      await page.locator("#rules-cards").waitFor();
      expect(await printedPages(page)).toBeLessThanOrEqual(2);
    });
  }
}

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

for (const device of few(["desktop", "phone"] as const, "desktop")) {
  test(`${device}: "Why not?" opens the ruling, and the game is there afterwards`, async ({ people }) => {
    const ana = await people.come({ device });
    const { page } = ana;
    await ana.plan(table("cat-lady", { kind: "me" }));
    const player = new Player(page, device === "phone" ? "touch" : "mouse");
    await player.makeMoves(1);
    await player.isAsked();
    await page.locator(".token").click();
    const rule = page.locator(MARKS.prompt).getByRole("button", { name: atTable("prompt-rule", { ruling: "CL-B3" }) });
    await rule.click();
    const sheet = page.getByRole("dialog");
    await expect(sheet.locator("#CL-B3")).toBeInViewport();
    await expectAccessible(page, "the rules at a table");
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    await expect(rule, "back at the place").toBeFocused();
    const question = await page.locator(MARKS.asked).getByRole("heading").textContent(); // not the news before it
    await rule.click();
    await expect(sheet.locator("#CL-B3")).toBeInViewport();
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(page.locator(MARKS.table)).toHaveAttribute("data-status", "playing");
    await expect(page.locator(MARKS.prompt).getByRole("heading")).toHaveText(question ?? "");
  });
}

async function printedPages(page: Page): Promise<number> {
  const file = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1");
  return file.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
