/** Films a page: a frame every 80 ms, and contact sheets of those in which something changed. */

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";

const FOLDER = join(import.meta.dirname, "../../build/films");
export const EVERY = 80; // milliseconds between two frames
const QUALITY = 80;
/** Of the contact sheets: how many frames are on each, and how wide they are. */
const SHAPES = { wide: { columns: 4, frames: 20, width: 480 }, tall: { columns: 9, frames: 18, width: 210 } } as const;
const STYLE =
  "body{margin:0;display:flex;flex-wrap:wrap;gap:4px;font:11px sans-serif}figure{margin:0}img{display:block}";

interface Frame {
  /** milliseconds since the film began */
  at: number;
  data: Buffer;
}

/** Film what happens until `act` is done; the frames and the contact sheet are called `name`. */
export async function film(page: Page, name: string, act: () => Promise<void>): Promise<void> {
  const seen: Frame[] = [];
  const session = await page.context().newCDPSession(page);
  let began: number | null = null;
  session.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    const time = (metadata.timestamp ?? 0) * 1000;
    began ??= time;
    seen.push({ at: time - began, data: Buffer.from(data, "base64") });
    session.send("Page.screencastFrameAck", { sessionId }).catch(() => null); // the film is over
  });
  await session.send("Page.startScreencast", { format: "jpeg", quality: QUALITY, everyNthFrame: 1 });
  await act();
  await session.send("Page.stopScreencast");
  await session.detach();
  await develop(page, name, everyNow(seen));
}

/** The frame that was on the screen at each time. */
function everyNow(seen: readonly Frame[]): Frame[] {
  const length = seen.at(-1)?.at ?? 0;
  return Array.from({ length: Math.floor(length / EVERY) + 1 }, (_, nth) => {
    const at = nth * EVERY;
    const { data } = seen.filter((frame) => frame.at <= at).at(-1) as Frame;
    return { at, data };
  });
}

async function develop(page: Page, name: string, frames: readonly Frame[]): Promise<void> {
  const folder = join(FOLDER, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { at, data } of frames) writeFileSync(join(folder, `${String(at).padStart(5, "0")}.jpg`), data);
  const { width, height } = page.viewportSize() ?? { width: 1, height: 1 };
  const shape = SHAPES[width > height ? "wide" : "tall"];
  const changed = frames.filter(({ data }, at) => at === 0 || frames[at - 1]?.data !== data);
  const sheet = await page.context().browser()!.newPage();
  await sheet.setViewportSize({ width: shape.columns * (shape.width + 4), height: 400 });
  for (let from = 0; from < changed.length; from += shape.frames) {
    const figures = changed.slice(from, from + shape.frames).map(({ at, data }) => {
      const picture = `<img width="${shape.width}" src="data:image/jpeg;base64,${data.toString("base64")}">`;
      return `<figure>${picture}<figcaption>${at} ms</figcaption></figure>`;
    });
    await sheet.setContent(`<style>${STYLE}</style>${figures.join("")}`);
    await sheet.screenshot({ path: `${folder}-${1 + from / shape.frames}.png`, fullPage: true });
  }
  await sheet.close();
}
