/** Drag and drop with the mouse. */

import { expect, type Locator, type Page } from "@playwright/test";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const TAKEN = 2500; // milliseconds after which a drop was none

/** Something can be dropped somewhere, and that is a move: the table is a line further, or there is one more to take back. */
export async function expectADragPlays(page: Page, things: Locator, places: Locator): Promise<void> {
  const far = (): string =>
    `${document.querySelector("main")?.dataset["number"]} ${document.querySelectorAll("main .back[data-move]").length}`;
  const before = await page.evaluate(far);
  const played = (): Promise<boolean> =>
    expect
      .poll(() => page.evaluate(far), { timeout: TAKEN })
      .not.toBe(before)
      .then(
        () => true,
        () => false,
      );
  const [froms, tos] = await Promise.all([boxes(things), boxes(places)]);
  for (const to of tos) {
    for (const from of froms) {
      await drag(page, from, to);
      if (await played()) return;
    }
  }
  throw new Error("nothing can be dragged anywhere");
}

async function boxes(things: Locator): Promise<Box[]> {
  return things.evaluateAll((all) => all.map((thing) => thing.getBoundingClientRect().toJSON() as Box));
}

async function drag(page: Page, from: Box, to: Box): Promise<void> {
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 3);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await page.mouse.up();
}
