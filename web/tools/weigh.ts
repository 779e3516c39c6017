/** Measures the page's bytes, layout shifts and the time until a move is shown. Run it on a quiet machine. */

import { ANY, GAMES, table } from "../browser-tests/support/games.ts";
import {
  jumped,
  jumps,
  total,
  watchDelays,
  weighing,
  type Delay,
  type Jump,
  type Part,
} from "../browser-tests/support/network.ts";
import { Player } from "../browser-tests/support/player.ts";
import { MARKS } from "../browser-tests/support/selectors.ts";
import { test } from "../browser-tests/support/test.ts";

const LARGEST = 8; // parts that are listed

test.describe.configure({ mode: "serial" });

for (const path of ["/", `/new/${ANY}`, "/lobby", "/me", `/rules/${ANY}`]) {
  test(path, async ({ people }) => {
    const { page } = await people.come();
    const parts = await weighing(page);
    await page.goto(path, { waitUntil: "networkidle" });
    tell(path, parts(), await jumps(page));
  });
}

for (const game of GAMES)
  for (const device of ["desktop", "phone"] as const) {
    test(`${game}, ${device}`, async ({ people }) => {
      const ana = await people.come({ motion: "no-preference", device });
      const parts = await weighing(ana.page);
      const delays = await watchDelays(ana.page);
      await ana.plan(table(game, { kind: "me" }));
      const player = new Player(ana.page, device === "phone" ? "touch" : "mouse");
      player.hurries = false;
      await ana.page.locator(MARKS.prompt).waitFor();
      await ana.page.waitForLoadState("networkidle");
      const first = parts().map((part) => ({ ...part }));
      await player.makeMoves(6);
      tell(`a table of ${game}, ${device}`, first, await jumps(ana.page));
      tellDelays(await delays());
    });
  }

function tell(what: string, parts: readonly Part[], moved: readonly Jump[]): void {
  console.log(
    `\n${what}: ${kilobytes(total(parts))} in ${parts.length} parts; layout shift ${jumped(moved).toFixed(4)}`,
  );
  for (const { value, what } of moved.slice(0, 3).filter(({ value }) => value > 0.01))
    console.log(`  ${value.toFixed(4).padStart(9)}  jumps: ${what.slice(0, 4).join(", ")}`);
  for (const { path, bytes } of parts.slice(0, LARGEST)) console.log(`  ${kilobytes(bytes).padStart(9)}  ${path}`);
}

function tellDelays(delays: readonly Delay[]): void {
  const frames = delays.map((delay) => delay.frames).sort((a, b) => a - b);
  const times = delays.map((delay) => delay.milliseconds).sort((a, b) => a - b);
  const middle = Math.floor(delays.length / 2);
  console.log(
    `  a move on the screen after ${frames[middle]} frames (at most ${frames.at(-1)}), ${times[middle]?.toFixed(1)} ms (at most ${times.at(-1)?.toFixed(1)} ms), ${delays.length} moves`,
  );
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
