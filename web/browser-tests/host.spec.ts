/** What the host of a table can do about seats and people, before and during the game. */

import { ANY, SHORT, table } from "./support/games.ts";
import { MARKS } from "./support/selectors.ts";
import { expect, test } from "./support/test.ts";
import { textsIn } from "../tools/said.ts";

const t = textsIn("en", "page-table");
const invitation = textsIn("en", "page-invitation");

test("the host closes seats, opens them, and asks somebody to leave for good", async ({ people }) => {
  const [ana, ben] = await Promise.all([people.come(), people.come()]);
  const id = await ana.plan(table(SHORT, { kind: "me" }, { kind: "open" }, { kind: "open" }));
  await ana.page.getByRole("button", { name: invitation("open-close") }).click();
  await expect(ana.page.getByText(invitation("open-closed"), { exact: true })).toHaveCount(2);
  await ben.page.goto(`/t/${id}`);
  await expect(ben.page.getByRole("button", { name: invitation("open-sit") })).toBeDisabled();
  await ana.page.getByRole("button", { name: invitation("open-reopen") }).click();
  await ben.page.reload();
  await ben.page.getByRole("button", { name: invitation("open-sit") }).click();
  await expect(ana.page.getByText(invitation("open-free", { count: 1 }))).toBeVisible();
  await expect(ben.page.getByText(t("menu-host")), "only the host has these powers").toHaveCount(0);

  await ana.page.getByText(t("menu-host")).click();
  const remove = ana.page.getByRole("button", { name: /leave/ });
  await remove.first().click();
  await expect(
    ana.page.getByText(invitation("open-free", { count: 1 })),
    "asked once more before it happens",
  ).toBeVisible();
  await remove.first().click();
  await expect(ana.page.getByText(invitation("open-free", { count: 2 }))).toBeVisible();
});

test("in the game the host lets a bot play on for somebody", async ({ people }) => {
  const [ana, ben] = await Promise.all([people.come(), people.come()]);
  const id = await ana.plan(table(ANY, { kind: "me" }, { kind: "open" }));
  await ben.page.goto(`/t/${id}`);
  await ben.page.getByRole("button", { name: invitation("open-sit") }).click();
  await expect(ana.page.locator(MARKS.table)).toHaveAttribute("data-status", "playing");
  await ana.page.getByRole("button", { name: t("menu-more"), exact: true }).click();
  await ana.page.getByText(t("menu-host")).click();
  const ban = ana.page.getByRole("button", { name: /back/ }).last();
  await ban.click();
  await ban.click();
  await expect(ana.page.getByText(t("menu-host")), "nobody is left to send away").toHaveCount(0);
  await ben.page.reload();
  await expect(ben.page.locator(MARKS.table), "who is banned does not see the table").toHaveCount(0);
});
