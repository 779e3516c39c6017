/** Loading a replay page by page. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { replayPages } from "../src/table/replayPages.ts";

class Limited extends Error {
  readonly wait = 7;
}

async function all(load: Parameters<typeof replayPages>[1], pauses: number[] = []): Promise<(number | null)[]> {
  const nexts: (number | null)[] = [];
  const pause = (seconds: number): Promise<void> => {
    pauses.push(seconds);
    return Promise.resolve();
  };
  for await (const { next } of replayPages(20, load, pause)) nexts.push(next);
  return nexts;
}

test("a replay goes on after the server had it wait", async () => {
  const pauses: number[] = [];
  const loaded: number[] = [];
  const load = (first: number, count: number): Promise<{ steps: []; next: number | null }> => {
    loaded.push(first);
    if (loaded.length === 2) return Promise.reject(new Limited());
    return Promise.resolve({ steps: [], next: first < 100 ? first + count : null });
  };
  assert.deepEqual(await all(load, pauses), [70, 120, null]);
  assert.deepEqual(loaded, [20, 70, 70, 120]);
  assert.deepEqual(pauses, [7]);
});

test("a replay ends where a page cannot be loaded", async () => {
  assert.deepEqual(await all(() => Promise.reject(new Error("no line"))), []);
});
