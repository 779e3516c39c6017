/** How evenly a tile follows the finger on a slow phone: the time from each frame to the next, while it is dragged over the mat. */

import type { Page } from "@playwright/test";

export interface Drag {
  /** how many times slower than this machine the phone is */
  slowed: number;
  seconds: number;
}

/** Milliseconds from frame to frame, by real events of a finger. */
export async function framesOfADrag(page: Page, { slowed, seconds }: Drag): Promise<number[]> {
  const tile = await page.locator('[data-move^="take"]').first().boundingBox();
  const mat = await page.locator("[data-mat]").boundingBox();
  if (tile === null || mat === null) throw new Error("there is nothing to drag");
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove", x: number, y: number): Promise<unknown> => session.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y }] });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowed });
  await touch("touchStart", tile.x + tile.width / 2, tile.y + tile.height / 2);
  await touch("touchMove", mat.x + mat.width / 2, mat.y + mat.height / 2);
  const frames = page.evaluate(framesFor, seconds * 1000);
  const began = Date.now();
  for (let passed = 0; passed < seconds * 1000; passed = Date.now() - began) {
    const angle = (passed / 1000) * Math.PI; // half a turn a second, over the middle of the mat
    await touch("touchMove", mat.x + mat.width * (0.5 + 0.35 * Math.cos(angle)), mat.y + mat.height * (0.6 + 0.3 * Math.sin(angle)));
    await new Promise((done) => setTimeout(done, 8));
  }
  const isCarried = (await page.locator(".carried").count()) === 1;
  const times = await frames;
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  if (!isCarried) throw new Error("nothing was carried");
  return times;
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
