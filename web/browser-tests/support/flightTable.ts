/** Tables that are set up and finished without a connection. */

import { expect, type Page } from "@playwright/test";
import { textsIn } from "../../tools/said.ts";
import type { NewTable } from "../../src/generated/wire.ts";
import { MARKS } from "./selectors.ts";

const setup = textsIn("en", "page-setup");
export const THINKING = 60_000; // milliseconds: a second Python is started for it

/** Set a table up as this wish says, deal, and return its id. */
export async function deal(page: Page, { game, seats, options }: NewTable): Promise<string> {
  const clock = { kind: "none", seconds: 0 };
  const plan = { seats, options, public: false, onlookers: true, hints: true, talk: "chat", clock };
  await page.evaluate(([place, text]) => localStorage.setItem(place, text), [
    `tabbytop.plan.${game}`,
    JSON.stringify(plan),
  ] as const);
  await page.goto(`/new/${game}`);
  await page.getByRole("button", { name: setup("deal"), exact: true }).click();
  await page.waitForURL("**/t/device-*");
  return page.url().split("/").at(-1) ?? "";
}

/** A game that is over is in the history, and has a replay. */
export async function expectKept(page: Page, id: string): Promise<void> {
  await expect(page.locator(MARKS.score)).toBeVisible();
  await page.goto(`/t/${id}/replay`);
  await expect(page.getByRole("slider")).toBeVisible({ timeout: THINKING }); // Python is started for it
  await page.goto("/me");
  await expect(page.locator(`a[href="/t/${id}/replay"]`)).toBeVisible();
}
