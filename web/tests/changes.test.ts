import assert from "node:assert/strict";
import { test } from "node:test";
import { applied } from "../src/play/changes.ts";

const view = { round: 1, seats: [{ hand: 3 }, { hand: 5 }], own: { hand: ["a", "b"] } };

test("a value is put where its path leads", () => {
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

test("the empty path is the whole view", () => {
  assert.deepEqual(applied(null, [[[], view]]), view);
});

test("the view before stays as it was, and what did not change is shared", () => {
  const before = structuredClone(view);
  const after = applied(view, [[["round"], 2]]) as typeof view;
  assert.deepEqual(view, before);
  assert.equal(after.seats, view.seats);
});

test("a path that leads nowhere is an error, not a new place", () => {
  for (const path of [["nobody"], ["seats", 2], ["round", "deeper"], ["seats", "0"], ["__proto__", "x"]]) {
    assert.throws(() => applied(view, [[path, 1]]), RangeError);
  }
});
