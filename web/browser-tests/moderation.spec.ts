/** Reports, announcements, closed tables, and the download of one's own data. */

import { readFileSync } from "node:fs";
import { expectAccessible } from "./support/accessibility.ts";
import { SHORT, table } from "./support/games.ts";
import { MARKS } from "./support/selectors.ts";
import { expect, test } from "./support/test.ts";
import { textsIn } from "../tools/said.ts";

const home = textsIn("en", "page-home");
const me = textsIn("en", "page-me");
const t = textsIn("en", "page-table");
const invitation = textsIn("en", "page-invitation");

for (const device of ["desktop", "phone"] as const) {
  test(`a line of chat is reported on a ${device}, and the operator reads it`, async ({ people, server }) => {
    const [ana, eve] = await Promise.all([people.come({ device }), people.come()]);
    const id = await ana.plan(table(SHORT, { kind: "me" }, { kind: "open" }));
    await eve.page.goto(`/t/${id}`);
    await eve.page.getByRole("button", { name: invitation("open-sit") }).click();
    await expect(eve.page.locator(MARKS.table)).toHaveAttribute("data-status", "playing");
    if (device === "desktop") {
      await eve.page.getByLabel(t("talk-say")).fill("you smell of fish");
      await eve.page.getByRole("button", { name: t("talk-send") }).click();
      await ana.page.getByRole("button", { name: /^Report what / }).click();
    } else {
      await ana.page
        .getByRole("button", { name: t("menu-more") })
        .first()
        .click();
      await ana.page.getByRole("button", { name: /^Report / }).click();
    }
    const sheet = ana.page.getByRole("dialog", { name: /^Report / });
    await expect(sheet).toBeVisible();
    if (device === "desktop") await expect(sheet.getByText("you smell of fish", { exact: true })).toBeVisible();
    await expectAccessible(ana.page, `report, ${device}`);
    await expect(sheet.getByRole("button", { name: t("report-send") })).toBeDisabled();
    await sheet.getByLabel(t("report-reasons-insult")).check();
    await sheet.getByLabel(t("report-more")).fill("not kind");
    await sheet.getByRole("button", { name: t("report-send") }).click();
    await expect(ana.page.getByText(t("report-thanks"))).toBeVisible();
    await expect(sheet).toBeHidden();
    const [report] = JSON.parse(server.admin("reports", "--json")) as Record<string, string>[];
    expect(report).toMatchObject({
      reason: "insult",
      text: "not kind",
      table: id,
      said: device === "desktop" ? "you smell of fish" : "",
    });
    server.admin("reports", "--done", String(report?.["number"]));
  });
}

test("an announcement is read at the table and on the first page, once; a closed table says so", async ({
  people,
  server,
}) => {
  const ana = await people.come({ device: "phone" });
  const id = await ana.plan(table(SHORT, { kind: "me" }, { kind: "bot", level: "kitten" }));
  await expect(ana.page.locator(MARKS.table)).toHaveAttribute("data-status", "playing");
  server.admin("announce", "We restart at six.");
  const slip = ana.page.getByRole("status", { name: home("announcement") });
  await expect(slip).toContainText("We restart at six.");
  await expectAccessible(ana.page, "announcement");
  server.admin("close", id);
  await expect(ana.page.getByText(t("prompt-closed"))).toBeVisible();
  await ana.page.goto("/");
  await expect(slip).toContainText("We restart at six.");
  await slip.getByRole("button", { name: home("put-away") }).click();
  await expect(slip).not.toContainText("We restart at six.");
  await ana.page.reload();
  await expect(ana.page.getByText(home("home-line-first"))).toBeVisible();
  await expect(slip).not.toContainText("We restart at six.");
  server.admin("announce", "--clear");
});

test("an account can download its data, log out everywhere, and shows its tables after logging in", async ({
  people,
}) => {
  const ana = await people.come();
  const table = await ana.plan({ game: SHORT, seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }] });
  await ana.page.goto("/me");
  await ana.page.getByText(me("account-data")).click();
  const coming = ana.page.waitForEvent("download");
  await ana.page.getByRole("button", { name: me("account-download") }).click();
  const file = await (await coming).path();
  const own = JSON.parse(readFileSync(file, "utf-8")) as Record<string, unknown>;
  expect(own).toHaveProperty("settings.theme");
  expect(own).toHaveProperty("said", []);

  const login = `Ana ${Date.now() % 100000}`;
  await ana.page.getByText(me("account-title")).click();
  await ana.page.getByLabel(me("account-login")).fill(login);
  await expect(ana.page.getByLabel(me("account-password"))).toHaveAccessibleDescription(me("account-password-how"));
  await ana.page.getByLabel(me("account-password")).fill("password");
  await ana.page.getByRole("button", { name: me("account-make") }).click();
  await expect(ana.page.getByText("easy to guess")).toBeVisible();
  await ana.page.getByLabel(me("account-password")).fill("nine odd lives");
  await ana.page.getByRole("button", { name: me("account-make") }).click();
  await ana.page.getByText(me("account-yours")).click();
  await ana.page.getByRole("button", { name: me("account-leave-everywhere") }).click();
  await expect(ana.page.getByText(me("account-left-everywhere"))).toBeVisible();

  await ana.page.goto("/me");
  await expect(ana.page.getByText(me("no-games"))).toBeVisible();
  await ana.page.getByText(me("account-title")).click();
  await ana.page.getByLabel(me("account-name"), { exact: true }).fill(login);
  await ana.page.getByLabel(me("account-old-password"), { exact: true }).fill("nine odd lives");
  await ana.page.getByRole("button", { name: me("account-enter") }).click();
  await expect(ana.page.locator(`a[href$="/t/${table}"]`), "without a reload").toBeVisible();
});
