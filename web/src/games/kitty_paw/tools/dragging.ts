/** Measures how evenly a tile follows the finger on a slow phone. */

import type { CDPSession, Page } from "@playwright/test";

export interface Drag {
  /** how many times slower than this machine the phone is */
  slowed: number;
  seconds: number;
}

/** What the browser had to reckon anew. Counted, and so the same on a busy machine. */
export interface Work {
  frames: number;
  /** elements whose style was reckoned, as often as it was */
  styled: number;
  layouts: number;
}

/** Milliseconds from frame to frame, by real events of a finger. */
export async function framesOfADrag(page: Page, drag: Drag): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: drag.slowed });
  let times: Promise<number[]> | undefined;
  await dragATile(page, session, drag.seconds, async () => {
    times = page.evaluate(framesFor, drag.seconds * 1000);
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return (await times) ?? [];
}

/** The same drag once more under the eyes of the browser's own trace, which takes time itself. */
export async function workOfADrag(page: Page, { slowed, seconds }: Drag): Promise<Work> {
  const session = await page.context().newCDPSession(page);
  const tracing = await page.context().browser()?.newBrowserCDPSession();
  if (tracing === undefined) throw new Error("there is no browser to trace");
  const names: string[] = [];
  tracing.on("Tracing.dataCollected", ({ value }) => names.push(...value.map(({ name }) => String(name))));
  const ended = new Promise<void>((done) => tracing.once("Tracing.tracingComplete", () => done()));
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowed });
  const traceConfig = {
    includedCategories: [
      "devtools.timeline",
      "disabled-by-default-devtools.timeline",
      "disabled-by-default-devtools.timeline.invalidationTracking",
    ],
  };
  await dragATile(page, session, seconds, () =>
    tracing.send("Tracing.start", { transferMode: "ReportEvents", traceConfig }),
  );
  await tracing.send("Tracing.end");
  await ended;
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const count = (wanted: string): number => names.filter((name) => name === wanted).length;
  return { frames: count("Commit"), styled: count("StyleResolver::ResolveStyle"), layouts: count("Layout") };
}

/** `begins` is called when the tile is in the paw. */
async function dragATile(
  page: Page,
  session: CDPSession,
  seconds: number,
  begins: () => Promise<unknown>,
): Promise<void> {
  const tile = await page.locator('[data-move^="take"]').first().boundingBox();
  const mat = await page.locator("[data-mat]").boundingBox();
  if (tile === null || mat === null) throw new Error("there is nothing to drag");
  const touch = (type: "touchStart" | "touchMove", x: number, y: number): Promise<unknown> =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y }] });
  await touch("touchStart", tile.x + tile.width / 2, tile.y + tile.height / 2);
  await touch("touchMove", mat.x + mat.width / 2, mat.y + mat.height / 2);
  await page.locator(".carried").waitFor({ state: "attached", timeout: 10_000 });
  await begins();
  const began = Date.now();
  for (let passed = 0; passed < seconds * 1000; passed = Date.now() - began) {
    const angle = (passed / 1000) * Math.PI; // half a turn a second, over the middle of the mat
    await touch(
      "touchMove",
      mat.x + mat.width * (0.5 + 0.35 * Math.cos(angle)),
      mat.y + mat.height * (0.6 + 0.3 * Math.sin(angle)),
    );
    await new Promise((done) => setTimeout(done, 8));
  }
  const isCarried = (await page.locator(".carried").count()) === 1;
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  if (!isCarried) throw new Error("nothing was carried");
}

/** In the page. */
async function framesFor(milliseconds: number): Promise<number[]> {
  const frame = (): Promise<number> => new Promise(requestAnimationFrame);
  const times: number[] = [];
  let last = await frame();
  for (const end = last + milliseconds; last < end;) {
    const now = await frame();
    times.push(now - last);
    last = now;
  }
  return times;
}
