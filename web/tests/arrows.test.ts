import assert from "node:assert/strict";
import { test } from "node:test";
import { nearest } from "../src/table/nearest.ts";

const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });

test("the right arrow stays on the row even if a place above is nearer", () => {
  const places = [box(40, 0), box(20, 30)];
  assert.equal(nearest(box(0, 0), places, [1, 0]), 0);
});

test("an arrow key at the end of a row leads nowhere", () => {
  assert.equal(nearest(box(40, 0), [box(0, 0), box(20, 0)], [1, 0]), -1);
});

test("the down arrow leads to the nearest place below", () => {
  assert.equal(nearest(box(0, 0), [box(0, 60), box(5, 20), box(0, -20)], [0, 1]), 1);
});
