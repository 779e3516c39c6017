/** Measures how evenly a tile follows a finger: part of `npm run weigh`. */

import { test } from "../../../../browser-tests/support/test.ts";
import { PawPlayer } from "../browser-tests/pawPlayer.ts";
import { framesOfADrag, workOfADrag } from "./dragging.ts";

test("kitty-paw, a tile dragged on a slow phone", async ({ people }) => {
  const ana = await people.come({ motion: "no-preference", device: "phone" });
  const { page } = ana;
  const kittens = Array.from({ length: 3 }, () => ({ kind: "bot", level: "kitten" }) as const);
  await ana.plan({
    game: "kitty-paw",
    seats: [{ kind: "me" }, ...kittens],
    options: { ready: 60, round: 600, stray: 600 },
  });
  await new PawPlayer(page, { how: "touch" }).begin();
  const tiles = await page.locator("[data-spot]").count();
  const drag = { slowed: 4, seconds: 3 };
  const times = (await framesOfADrag(page, drag)).sort((a, b) => a - b);
  const at = (part: number): string => `${times[Math.floor(part * times.length)]?.toFixed(1)} ms`;
  console.log(
    `\na tile dragged on a phone 4 times slower, ${tiles} tiles: a frame every ${at(0.5)}, 95 % within ${at(0.95)}, ${times.length} frames`,
  );
  const { frames, styled, layouts } = await workOfADrag(page, drag);
  console.log(
    `  and once more, counted: ${styled} elements styled and ${layouts} layouts in ${frames} frames, ${(styled / frames).toFixed(1)} elements a frame`,
  );
});
