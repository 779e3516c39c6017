/** Dragging: every card that can be pressed can be dragged; and dinner in solo Cat Lady. */

import type { Locator, Page } from "@playwright/test";
import { LONG, table } from "./support/games.ts";
import { Player, together } from "./support/player.ts";
import { MARKS } from "./support/selectors.ts";
import { expect, test } from "./support/test.ts";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const TAKEN = 2500; // milliseconds after which a drop was none

for (const [game, things, places] of [
  ["kibble-scuffle", "main .hand button", "[data-drop]"],
  ["tem-purr-a", "main .fan button", '[data-drop="tower"]'],
] as const) {
  test(`${game}: a card of the hand is dragged onto the table`, async ({ people }) => {
    const { page } = await people.come().then(async (ana) => (await ana.plan(table(game, { kind: "me" })), ana));
    await new Player(page).isAsked();
    await expectADragPlays(page, page.locator(things), page.locator(places));
  });
}

test("cat-lady: dinner alone, by drag and drop and by the best plan", async ({ people }) => {
  test.skip(!LONG, "a whole game before the dinner; one-device.spec.ts has a shorter one by touch");
  const ana = await people.come();
  const { page } = ana;
  await ana.plan({ game: "cat-lady", seats: [{ kind: "me" }], options: {} });
  const player = new Player(page);
  const best = page.getByTestId("best-plan");
  await together([player], async () => best.isVisible());
  await expectADragPlays(page, page.locator(".token:enabled"), page.locator("[data-drop]"));
  if (await best.isVisible()) await best.click();
  await expect(best).toHaveCount(0, { timeout: 20_000 });
  const score = page.locator(".planner .score");
  await expect(score).toContainText(/\d/);
  await expect(score, "as many points as the best plan brings: no better one is named").not.toContainText(
    "Best feeding",
  );
  await player.toTheEnd();
  await expect(page.locator(MARKS.score)).toBeVisible();
});

/** Something can be dropped somewhere, and that is a move: the table is a line further, or there is one more to take back. */
async function expectADragPlays(page: Page, things: Locator, places: Locator): Promise<void> {
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
