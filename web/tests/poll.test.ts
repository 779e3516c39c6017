import assert from "node:assert/strict";
import { test } from "node:test";
import { poll } from "../src/poll.ts";

test("a list is asked for at once, after a while, and when the window gets the focus", ({ mock }) => {
  mock.timers.enable({ apis: ["setInterval"] });
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  const window = new EventTarget();
  Object.assign(globalThis, {
    document: page,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
  });
  let looks = 0;
  const look = (): Promise<void> => {
    looks += 1;
    return Promise.resolve();
  };
  const after = (act: () => void): number => {
    act();
    return looks;
  };

  const stop = poll(look, 2000);
  assert.equal(
    after(() => null),
    1,
  );
  assert.equal(
    after(() => mock.timers.tick(2000)),
    2,
  );
  assert.equal(
    after(() => window.dispatchEvent(new Event("focus"))),
    3,
  );
  page.visibilityState = "hidden";
  assert.equal(
    after(() => mock.timers.tick(2000)),
    3,
    "nobody looks",
  );
  page.visibilityState = "visible";
  assert.equal(
    after(() => page.dispatchEvent(new Event("visibilitychange"))),
    4,
  );
  stop();
  assert.equal(
    after(() => mock.timers.tick(9000)),
    4,
  );
  assert.equal(
    after(() => window.dispatchEvent(new Event("focus"))),
    4,
  );
});
