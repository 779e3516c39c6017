/** The pages of a replay, one after the other. The server lets somebody who loads a very long game wait at times. */

import type { Replayed } from "../generated/bodies.ts";

const PAGE = 50; // steps

type Load = (first: number, count: number) => Promise<Pick<Replayed, "steps" | "next">>;

/** All pages from this step on; they end early if one cannot be loaded. */
export async function* replayPages(
  first: number | null,
  load: Load,
  pause: (seconds: number) => Promise<void> = later,
): AsyncGenerator<Awaited<ReturnType<Load>>> {
  while (first !== null) {
    try {
      const page = await load(first, PAGE);
      yield page;
      first = page.next;
    } catch (error) {
      const wait = waitOf(error);
      if (wait === null) return;
      await pause(wait);
    }
  }
}

function waitOf(error: unknown): number | null {
  return error instanceof Error && "wait" in error && typeof error.wait === "number" ? error.wait : null;
}

function later(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}
