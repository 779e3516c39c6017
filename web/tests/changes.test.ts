import assert from "node:assert/strict";
import { test } from "node:test";
import { applied } from "../src/play/changes.ts";

const view = { round: 1, seats: [{ hand: 3 }, { hand: 5 }], own: { hand: ["a", "b"] } };

test("a change sets the value at its path", () => {
  assert.deepEqual(
    applied(view, [
      [["seats", 1, "hand"], 4],
      [["own", "hand"], ["a"]],
    ]),
    {
      round: 1,
      seats: [{ hand: 3 }, { hand: 4 }],
      own: { hand: ["a"] },
    },
  );
});

test("a change at the empty path replaces the whole view", () => {
  assert.deepEqual(applied(null, [[[], view]]), view);
});

test("changes do not mutate the old view and share unchanged parts", () => {
  const before = structuredClone(view);
  const after = applied(view, [[["round"], 2]]) as typeof view;
  assert.deepEqual(view, before);
  assert.equal(after.seats, view.seats);
});

test("a change at an unknown path is an error", () => {
  for (const path of [["nobody"], ["seats", 2], ["round", "deeper"], ["seats", "0"], ["__proto__", "x"]]) {
    assert.throws(() => applied(view, [[path, 1]]), RangeError);
  }
});
