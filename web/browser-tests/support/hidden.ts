/** Pages that are hidden behind another tab, and whether the clock of a table is paused. */

import type { Page } from "@playwright/test";

export async function statusOf(page: Page, id: string): Promise<{ status: unknown; paused: unknown }> {
  const { status, paused } = (await (await page.request.get(`/api/tables/${id}`)).json()) as {
    status: unknown;
    paused: unknown;
  };
  return { status, paused };
}

/** As a browser does when another tab is opened, or this one again. */
export async function look(page: Page, state: "hidden" | "visible"): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}
