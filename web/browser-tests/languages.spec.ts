/** The page comes in the browser's language, or in the one chosen on it. */

import type { Page } from "@playwright/test";
import { ANY, table } from "./support/games.ts";
import { overhang } from "./support/inPage.ts";
import { Player } from "./support/player.ts";
import { MARKS } from "./support/selectors.ts";
import { expect, test } from "./support/test.ts";
import { textsIn } from "../tools/said.ts";

const german = textsIn("de", "page-home");
const germanMe = textsIn("de", "page-me");
const englishMe = textsIn("en", "page-me");
const germanSetup = textsIn("de", "page-setup");

test("a German browser gets German from page and server, and a chosen English stays", async ({ people }) => {
  const ana = await people.come({ locale: "de-DE" });
  const { page } = ana;
  await ana.plan(table(ANY, { kind: "me" }));
  await new Player(page).isAsked();
  await expectLanguage(page, "de");
  await expect(page.locator(MARKS.prompt).getByRole("heading"), "the server asks").toContainText("welchen Napf?");

  await page.goto("/me");
  await page.getByText(germanMe("account-title")).click();
  await page.getByLabel(germanMe("account-name"), { exact: true }).fill("nobody");
  await page.getByLabel(germanMe("account-old-password"), { exact: true }).fill("no such password");
  await page.getByRole("button", { name: germanMe("account-enter") }).click();
  await expect(page.getByText("Der Name oder das Passwort stimmt nicht."), "the server refuses").toBeVisible();

  await page.getByText("English", { exact: true }).click();
  await expectLanguage(page, "en");
  await page.reload();
  await expectLanguage(page, "en");
  await expect(page.getByRole("heading", { name: englishMe("likes") })).toBeVisible();
  await page.goto(`/rules/${ANY}`);
  await expect(page.getByText("Big-Eyes Cat").first()).toBeVisible();
});

test("the first screen leads to the other language, and no German word is too long for a phone", async ({ people }) => {
  const { page } = await people.come({ device: "phone" });
  await page.goto("/");
  await expectLanguage(page, "en");
  await page.getByRole("button", { name: "Deutsch" }).click();
  await expectLanguage(page, "de");
  await expect(page.getByRole("heading", { name: german("bots-title") })).toBeVisible();
  expect((await page.evaluate(overhang))[0], "the first screen").toBe(0);
  for (const [path, heading] of [
    ["/me", germanMe("likes")],
    [`/new/${ANY}`, germanSetup("title")],
  ] as const) {
    await page.goto(path);
    await page.getByRole("heading", { name: heading }).waitFor();
    expect((await page.evaluate(overhang))[0], path).toBe(0);
  }
});

async function expectLanguage(page: Page, language: string): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}
