/** Run axe on a screen, in the light and in the dark theme. */

import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

const GRAVE = new Set(["serious", "critical"]);

export async function expectAccessible(page: Page, where: string): Promise<void> {
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await standsStill(page);
    const axe = new AxeBuilder({ page }).setLegacyMode();
    if (scheme === "dark") axe.withRules(["color-contrast"]); // only colours differ in the dark theme
    const { violations } = await axe.analyze();
    const grave = violations.filter(({ impact }) => GRAVE.has(impact ?? ""));
    const told = grave.flatMap(({ id, nodes }) =>
      nodes.slice(0, 4).map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ""}`),
    );
    expect.soft(told, `${where}, ${scheme}`).toEqual([]);
  }
}

/** What fades is not judged before it is there. What breathes breathes on. */
export async function standsStill(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('main[data-moving="true"]') === null);
  await page.evaluate(async () => {
    const ends = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ends.map((one) => one.finished.catch(() => null)));
  });
}
