import assert from "node:assert/strict";
import { test } from "node:test";
import { byPlace, podium } from "../src/table/result.ts";

test("seats stand in the order of their places, and keep their order where they share one", () => {
  assert.deepEqual(byPlace([3, 1, 2]), [1, 2, 0]);
  assert.deepEqual(byPlace([2, 1, 2, 1]), [1, 3, 0, 2]);
});

test("on the podium the first of three or four stands between the second and the third", () => {
  assert.deepEqual(podium([3, 1, 2]), [2, 1, 0]);
  assert.deepEqual(podium([1, 2, 3]), [1, 0, 2]);
  assert.deepEqual(podium([4, 3, 1, 2]), [3, 2, 1, 0]);
});

test("two players, and more than four, stand from the first to the last", () => {
  assert.deepEqual(podium([2, 1]), [1, 0]);
  assert.deepEqual(podium([5, 3, 1, 2, 4]), [2, 3, 1, 4, 0]);
  assert.deepEqual(podium([1]), [0]);
});
