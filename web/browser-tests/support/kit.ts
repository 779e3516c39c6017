/** The offline kit, as somebody keeps it. */

import { expect, type Page } from "@playwright/test";
import { textsIn } from "../../tools/said.ts";

const me = textsIn("en", "page-me");
const PATIENCE = 120_000; // some megabytes, and Python is started once

/** Press the button, and wait until it is kept. */
export async function keepKit(page: Page): Promise<void> {
  await page.goto("/me");
  await page.getByRole("button", { name: me("offline-keep") }).click();
  await kitIsKept(page);
}

export async function kitIsKept(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: me("offline-delete") })).toBeVisible({ timeout: PATIENCE });
}
