/**
 * Measures the warm start without a connection: the kit is kept, Python is not running.
 *
 * The main thread is slowed four times, as a mid-range phone. Chromium does not slow workers, and Python runs in one: each
 * line tells how much slower both were. Run it on a quiet machine.
 */

import type { Page } from "@playwright/test";
import { ALL_GAMES } from "../browser-tests/support/games.ts";
import { keepKit } from "../browser-tests/support/kit.ts";
import { MARKS } from "../browser-tests/support/selectors.ts";
import { test } from "../browser-tests/support/test.ts";
import { textsIn } from "./said.ts";

const setup = textsIn("en", "page-setup");
const SLOWED = 4;
const TIMES = 3;
const FIRST = `${MARKS.asked}, [data-move="paw"]`;
const PATIENCE = 120_000;

test("warm start without a connection", async ({ people }) => {
  test.setTimeout(900_000);
  for (const game of ALL_GAMES) {
    const { page } = await people.come({ device: "phone" }); // a new device: unfinished tables of others would be played on
    const slowed = await page.context().newCDPSession(page);
    await slowed.send("Page.setBypassCSP", { enabled: true }); // for the worker of `work` alone
    await keepKit(page);
    const before = [await work(page, false), await work(page, true)] as const;
    await slowed.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
    const after = [await work(page, false), await work(page, true)] as const;
    const factors = after.map((time, at) => (time / (before[at] ?? time)).toFixed(1));
    await page.context().setOffline(true);
    const times: { opened: number; dealt: number; reloaded: number }[] = [];
    for (let run = 0; run < TIMES; run += 1) {
      const start = performance.now();
      await page.goto(`/new/${game}`, { waitUntil: "commit" });
      const deal = page.getByRole("button", { name: setup("deal"), exact: true });
      await deal.waitFor({ timeout: PATIENCE });
      const opened = performance.now();
      await deal.click();
      await asks(page);
      const dealt = performance.now();
      await page.reload({ waitUntil: "commit" });
      await asks(page);
      times.push({ opened: opened - start, dealt: dealt - opened, reloaded: performance.now() - dealt });
    }
    const told = (kind: "opened" | "dealt" | "reloaded"): string => seconds(times.map((each) => each[kind]));
    console.log(
      `\n${game} (the page ${factors[0]} times slower, a worker ${factors[1]} times): set-up page after ${told("opened")}, ` +
        `first question ${told("dealt")} after Deal, ${told("reloaded")} after a reload`,
    );
    await page.context().close();
  }
});

async function asks(page: Page): Promise<void> {
  await page.locator(FIRST).filter({ visible: true }).first().waitFor({ timeout: PATIENCE });
}

/** How long a fixed piece of work takes, in milliseconds. */
async function work(page: Page, inWorker: boolean): Promise<number> {
  const source = `
    const start = performance.now();
    let sum = 0;
    for (let at = 0; at < 2e8; at += 1) sum = (sum + at * 7) | 0;
    const result = [performance.now() - start, sum];`;
  return page.evaluate(
    ({ source, inWorker }) => {
      if (!inWorker) return (new Function(`${source} return result[0];`) as () => number)();
      const script = URL.createObjectURL(new Blob([`${source} postMessage(result[0]);`]));
      return new Promise<number>((done) => {
        new Worker(script).onmessage = ({ data }: MessageEvent<number>) => done(data);
      });
    },
    { source, inWorker },
  );
}

/** The middle one, and the slowest. */
function seconds(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const told = (time: number | undefined): string => ((time ?? 0) / 1000).toFixed(1);
  return `${told(sorted[Math.floor(sorted.length / 2)])} s (at most ${told(sorted.at(-1))} s)`;
}
