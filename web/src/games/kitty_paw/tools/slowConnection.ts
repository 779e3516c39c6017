/** Delays every message of both directions, without reordering. */

import type { Page } from "@playwright/test";

export interface Delay {
  /** milliseconds, one way */
  way: number;
  /** by so much more or less, evenly spread, anew for every message */
  jitter: number;
}

/** From the next connection of this page on. */
export async function slowDown(page: Page, delay: Delay): Promise<void> {
  await page.routeWebSocket(/\/socket/, (near) => {
    const far = near.connectToServer();
    near.onMessage(late(delay, (message) => far.send(message)));
    far.onMessage(late(delay, (message) => near.send(message)));
  });
}

type Message = string | Buffer;

function late({ way, jitter }: Delay, pass: (message: Message) => void): (message: Message) => void {
  let free = 0; // when the last one has arrived
  return (message) => {
    const now = performance.now();
    free = Math.max(free, now + Math.max(0, way + (2 * Math.random() - 1) * jitter));
    if (free <= now) pass(message);
    else setTimeout(pass, free - now, message);
  };
}
