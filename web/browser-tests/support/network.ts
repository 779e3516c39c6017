/** Measures a page: bytes over the network from a cold cache, layout shifts, frames until a move is shown. */

import type { Page } from "@playwright/test";

export interface Part {
  path: string;
  bytes: number;
}

/** Count every byte that is transferred from now on, headers and messages of the table included. */
export async function weighing(page: Page): Promise<() => Part[]> {
  const parts = new Map<string, Part>();
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setBypassServiceWorker", { bypass: true }); // what it fetches would not be counted
  session.on("Network.requestWillBeSent", ({ requestId, request }) =>
    parts.set(requestId, { path: new URL(request.url).pathname, bytes: 0 }),
  );
  session.on("Network.webSocketCreated", ({ requestId, url }) =>
    parts.set(requestId, { path: new URL(url).pathname, bytes: 0 }),
  );
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    count(parts, requestId, encodedDataLength),
  );
  session.on("Network.webSocketFrameReceived", ({ requestId, response }) =>
    count(parts, requestId, response.payloadData.length),
  );
  return () => [...parts.values()].filter(({ bytes }) => bytes > 0).sort((a, b) => b.bytes - a.bytes);
}

function count(parts: Map<string, Part>, id: string, bytes: number): void {
  const part = parts.get(id);
  if (part !== undefined) part.bytes += bytes;
}

export function total(parts: readonly Part[]): number {
  return parts.reduce((sum, { bytes }) => sum + bytes, 0);
}

export interface Jump {
  value: number;
  /** What jumped, as a browser's inspector would name it. */
  what: string[];
}

/** What has jumped on this page since it was loaded, as browsers reckon it, the worst first. What follows a press is no jump. */
export async function jumps(page: Page): Promise<Jump[]> {
  return page.evaluate(
    () =>
      new Promise<Jump[]>((done) => {
        interface Shift extends PerformanceEntry {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
        }
        const found: Jump[] = [];
        const named = (node: Node | null): string => {
          const element = node instanceof Element ? node : node?.parentElement;
          return element == null
            ? "gone"
            : `${element.tagName.toLowerCase()}.${element.getAttribute("class")?.split(" ")[0] ?? ""}`;
        };
        const place = ({ x, y, width, height }: DOMRectReadOnly): string =>
          [x, y, width, height].map(Math.round).join(" ");
        // The question grows by its answers, and stands where it stood: on a slow machine long after the press.
        const growsUpwards = ({ previousRect: was, currentRect: is }: Shift["sources"][number]): boolean =>
          was.x === is.x && was.width === is.width && Math.abs(was.bottom - is.bottom) < 1;
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
            if (hadRecentInput || sources.every(growsUpwards)) continue;
            found.push({
              value,
              what: sources.map(
                ({ node, previousRect, currentRect }) =>
                  `${named(node)} ${place(previousRect)} → ${place(currentRect)}`,
              ),
            });
          }
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => done(found.sort((a, b) => b.value - a.value)), 100);
      }),
  );
}

export function jumped(jumps: readonly Jump[]): number {
  return jumps.reduce((sum, { value }) => sum + value, 0);
}

/** From a message of the table until the page has changed for it. */
export interface Delay {
  frames: number;
  milliseconds: number;
}

/** From the next page on, note for every line of the log how long it takes until something of it is drawn. */
export async function watchDelays(page: Page): Promise<() => Promise<Delay[]>> {
  await page.addInitScript(() => {
    const delays: { frames: number; milliseconds: number }[] = [];
    Object.assign(window, { delays });
    let frame = 0;
    let heard: { at: number; frame: number } | null = null;
    const tick = (): void => {
      frame += 1;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    new MutationObserver(() => {
      if (heard === null) return;
      const { at, frame: then } = heard;
      heard = null;
      // What is changed before the next frame is in that one.
      requestAnimationFrame(() => delays.push({ frames: frame - then + 1, milliseconds: performance.now() - at }));
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const Plain = WebSocket;
    window.WebSocket = class extends Plain {
      constructor(url: string | URL) {
        super(url);
        this.addEventListener("message", ({ data }: MessageEvent<string>) => {
          const message = JSON.parse(data) as { type: string; happened?: { kind: string } };
          const still = document.querySelector('main[data-moving="true"]') === null;
          if (message.type === "news" && message.happened?.kind === "move" && still)
            heard = { at: performance.now(), frame };
        });
      }
    };
  });
  return () => page.evaluate(() => (window as unknown as { delays: Delay[] }).delays);
}
