/** A person who plays with bots alone pauses the table by hand. */

import { textsIn } from "../tools/said.ts";
import { ALL_GAMES, playOf, table } from "./support/games.ts";
import { MARKS } from "./support/selectors.ts";
import { expect, test } from "./support/test.ts";

const t = textsIn("en", "page-table");

for (const game of ALL_GAMES.filter((name) => playOf(name).clocked)) {
  test(`${game}: a pause by hand lasts over a reload, until one goes on`, async ({ people }) => {
    const ana = await people.come();
    const { page } = ana;
    const id = await ana.plan({ ...table(game, { kind: "me" }), options: {} });
    const state = async (): Promise<object> => {
      const { paused, held } = (await (await page.request.get(`/api/tables/${id}`)).json()) as Record<string, unknown>;
      return { paused, held };
    };
    await page.locator("[data-move]").first().waitFor();
    await page.getByRole("button", { name: t("menu-pause"), exact: true }).click();
    await expect(page.getByTestId("paused")).toBeVisible();
    await expect(page.locator(".board")).toHaveAttribute("inert");
    expect(await state()).toEqual({ paused: true, held: true });
    await page.reload();
    await expect(page.getByTestId("paused")).toBeVisible();
    expect(await state()).toEqual({ paused: true, held: true });
    const number = await page.locator(MARKS.table).getAttribute("data-number");
    await page
      .getByTestId("paused")
      .getByRole("button", { name: t("pause-end") })
      .click();
    await expect(page.getByTestId("paused")).toHaveCount(0);
    await expect.poll(state).toEqual({ paused: false, held: false });
    await expect(page.locator(MARKS.table)).not.toHaveAttribute("data-number", number ?? "");
  });
}
