/** The page stays light: what the first screen and a table of each game transfer, from a cold cache. */

import { GAMES, table } from "./house/games.ts";
import { jumped, jumps, total, weighing } from "./house/network.ts";
import { MARKS } from "./house/selectors.ts";
import { expect, test } from "./house/test.ts";

const FIRST_SCREEN = 100_000;
const TABLE = 200_000;

test("the first screen weighs less than 100 KB", async ({ people }) => {
  const { page } = await people.come();
  const parts = await weighing(page);
  await page.goto("/", { waitUntil: "networkidle" });
  expect(total(parts()), JSON.stringify(parts(), null, 1)).toBeLessThan(FIRST_SCREEN);
  const seen = await jumps(page);
  expect(jumped(seen), `nothing jumps: ${JSON.stringify(seen)}`).toBeLessThan(0.01);
});

for (const game of GAMES) {
  test(`${game}: a table weighs less than 200 KB`, async ({ people }) => {
    const ana = await people.come();
    const id = await ana.plan(table(game, { kind: "me" }));
    const { page } = await people.come(); // who has never been here
    const parts = await weighing(page);
    await page.goto(`/t/${id}`, { waitUntil: "networkidle" });
    await page.locator(MARKS.prompt).waitFor();
    expect(total(parts()), JSON.stringify(parts(), null, 1)).toBeLessThan(TABLE);
  });
}
