/** The rules of each game: pictures, cards, rulings; on the page, at the table and on paper. */

import type { Page } from "@playwright/test";
import type { Guide } from "../src/generated/bodies.ts";
import { areasOf, ENGLISH, languages } from "../tools/compiled.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { ALL_GAMES, few } from "./support/games.ts";
import { expect, test } from "./support/test.ts";

for (const game of ALL_GAMES) {
  test(`${game}: the rules have a goal, pictures, an example, and every card drawn`, async ({ people }) => {
    const { page } = await people.come();
    await page.goto(`/rules/${game}`);
    const told = String(areasOf(ENGLISH)[`page-rules-${game}`]?.["goal"]);
    await expect(page.getByText(told)).toBeVisible();
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

async function printedPages(page: Page): Promise<number> {
  const file = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1");
  return file.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
