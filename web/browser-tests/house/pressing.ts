/** Ways to press something: a mouse, a finger, or keys alone. */

import type { Page } from "@playwright/test";
import { openPoint, reached, tabsTo, wayTo } from "./inPage.ts";

export type How = "mouse" | "touch" | "keyboard";

const MOST_STEPS = 200; // of the Tab key through one page
const STRAIGHT = 8; // presses of an arrow towards something
const MOST_ARROWS = 40; // in one direction through a group

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
  const tabs = await page.evaluate(tabsTo, mark);
  for (let step = 0; step < Math.abs(tabs); step += 1) await page.keyboard.press(tabs > 0 ? "Tab" : "Shift+Tab");
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const now = await page.evaluate(reached, mark);
    if (now === "there" || now === "gone") return now === "there";
    if (now === "in its group" && (await arrowsTo(page, mark))) return true;
    await page.keyboard.press("Tab");
  }
  throw new Error(`keys do not lead there: ${await described(page, mark)}`);
}

/** Straight towards it; where that does not lead on, along all lines. */
async function arrowsTo(page: Page, mark: string): Promise<boolean> {
  const along = ["ArrowRight", "ArrowDown"].flatMap((key) => Array.from({ length: MOST_ARROWS }, () => key));
  for (const key of [...Array.from({ length: STRAIGHT }, () => null), ...along]) {
    const towards = key ?? (await page.evaluate(wayTo, mark));
    if (towards === null) return false;
    await page.keyboard.press(towards);
    if ((await page.evaluate(reached, mark)) === "there") return true;
  }
  return false;
}

async function described(page: Page, mark: string): Promise<string> {
  return page.evaluate((mark) => document.querySelector(mark)?.outerHTML.slice(0, 300) ?? mark, mark);
}
