/** Press an element by mouse, touch or keyboard. */

import type { Page } from "@playwright/test";
import { openPoint, reached, tabsTo, waysTo } from "./inPage.ts";

export type How = "mouse" | "touch" | "keyboard";

const MOST_WALKS = 20; // with the Tab key to where something seems to be
const MOST_ARROWS = 80; // through one group

/** Press what this mark names; false if it is not there any more, or lies under something. */
export async function press(page: Page, mark: string, how: How): Promise<boolean> {
  if (how === "keyboard") {
    if (!(await walkTo(page, mark))) return false;
    await page.keyboard.press("Enter");
    return true;
  }
  // Playwright's own click would wait until a breathing cat holds still.
  let point = await page.evaluate(openPoint, mark);
  if (how === "mouse" && point !== null) {
    await page.mouse.move(point.x, point.y); // nobody presses before the hand has arrived, and things may rise to meet it
    point = await page.evaluate(openPoint, mark);
  }
  if (point === null) return false;
  if (how === "touch") await page.touchscreen.tap(point.x, point.y);
  else await page.mouse.click(point.x, point.y);
  return true;
}

/** Tab until it has the focus; within a group that has one stop, arrows. */
async function walkTo(page: Page, mark: string): Promise<boolean> {
  for (let walk = 0; walk < MOST_WALKS; walk += 1) {
    const now = await page.evaluate(reached, mark);
    if (now === "there" || now === "gone") return now === "there";
    if (now === "in its group" && (await arrowsTo(page, mark))) return true;
    const tabs = (await page.evaluate(tabsTo, mark)) || 1; // where nothing has the focus, the next Tab gives it to something
    for (let step = 0; step < Math.abs(tabs); step += 1) await page.keyboard.press(tabs > 0 ? "Tab" : "Shift+Tab");
  }
  throw new Error(`keys do not lead there: ${await described(page, mark)}`);
}

/** Towards it; and who comes to the same place again tries another way from there. */
async function arrowsTo(page: Page, mark: string): Promise<boolean> {
  const tried = new Map<string, number>();
  for (let press = 0; press < MOST_ARROWS; press += 1) {
    const { here, ways } = await page.evaluate(waysTo, mark);
    const often = (way: string): number => tried.get(`${here} ${way}`) ?? 0;
    const [way] = [...ways].sort((a, b) => often(a) - often(b)); // the sort is stable: of two, what points there
    if (way === undefined) return false;
    tried.set(`${here} ${way}`, often(way) + 1);
    await page.keyboard.press(way);
    if ((await page.evaluate(reached, mark)) === "there") return true;
  }
  return false;
}

async function described(page: Page, mark: string): Promise<string> {
  return page.evaluate((mark) => document.querySelector(mark)?.outerHTML.slice(0, 300) ?? mark, mark);
}
