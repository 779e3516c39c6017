import assert from "node:assert/strict";
import { test } from "node:test";
import { nearest } from "../src/table/nearest.ts";

const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });

test("the next place to the right is on the same line, not nearer but above it", () => {
  const places = [box(40, 0), box(20, 30)];
  assert.equal(nearest(box(0, 0), places, [1, 0]), 0);
});

test("at the end of a line there is nothing more", () => {
  assert.equal(nearest(box(40, 0), [box(0, 0), box(20, 0)], [1, 0]), -1);
});

test("down leads to the nearest below", () => {
  assert.equal(nearest(box(0, 0), [box(0, 60), box(5, 20), box(0, -20)], [0, 1]), 1);
});
