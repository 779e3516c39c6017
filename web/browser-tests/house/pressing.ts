/** Ways to press something: a mouse, a finger, or keys alone. */

import type { Locator, Page } from "@playwright/test";

export type How = "mouse" | "touch" | "keyboard";

const MOST_STEPS = 200; // of the Tab key through one page

export async function press(page: Page, thing: Locator, how: How): Promise<void> {
  if (how === "keyboard") {
    await walkTo(page, thing);
    await page.keyboard.press("Enter");
    return;
  }
  const { x, y } = await openPoint(thing);
  if (how === "touch") await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** A point where the thing itself lies on top. Playwright's own click would wait until a breathing cat holds still. */
async function openPoint(thing: Locator): Promise<{ x: number; y: number }> {
  const point = await thing.evaluate((element) => {
    const found = (): { x: number; y: number } | null => {
      const box = element.getBoundingClientRect();
      for (const down of [0.5, 0.3, 0.7, 0.12, 0.88]) {
        for (const along of [0.5, 0.3, 0.7, 0.12, 0.88]) {
          const [x, y] = [box.left + box.width * along, box.top + box.height * down];
          const top = document.elementFromPoint(x, y);
          if (top !== null && (element.contains(top) || top.closest("label")?.contains(element))) return { x, y };
        }
      }
      return null;
    };
    const here = found();
    if (here !== null) return here;
    element.scrollIntoView({ block: "center", inline: "center" });
    return found();
  });
  if (point === null) throw new Error(`it lies under something else, or nowhere: ${await thing.evaluate((element) => element.outerHTML.slice(0, 300))}`);
  return point;
}

/** Tab until the thing has the focus; within a group that has one stop, arrows. */
async function walkTo(page: Page, thing: Locator): Promise<void> {
  const reached = (): Promise<boolean> => thing.evaluate((element) => element === document.activeElement);
  const group = (): Promise<boolean> =>
    thing.evaluate((element) => {
      const around = document.activeElement?.closest("[role=group],[role=grid],[role=toolbar],[role=radiogroup],[role=listbox],[data-roving]");
      return around != null && around.contains(element);
    });
  if (await reached()) return;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press("Tab");
    if (await reached()) return;
    const tabbable = await thing.evaluate((element) => (element as HTMLElement).tabIndex >= 0);
    if (!tabbable && (await group()) && (await arrowsTo(page, reached))) return;
  }
  throw new Error(`keys do not lead there: ${await thing.evaluate((element) => element.outerHTML.slice(0, 300))}`);
}

async function arrowsTo(page: Page, reached: () => Promise<boolean>): Promise<boolean> {
  for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]) {
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press(key);
      if (await reached()) return true;
    }
  }
  return false;
}
