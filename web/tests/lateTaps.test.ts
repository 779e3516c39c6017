import assert from "node:assert/strict";
import { test } from "node:test";
import { LateTaps } from "../src/table/lateTaps.ts";

/** A table at which a bot's move has been shown, and then a question. */
function asked(at: number): LateTaps {
  const taps = new LateTaps();
  taps.follow(true, false, at - 600);
  taps.follow(false, true, at);
  return taps;
}

test("a finger is too early for a choice that has just appeared", () => {
  const taps = asked(1000);
  assert.equal(taps.isLate("touch", 1100), true);
  assert.equal(taps.isLate("touch", 1399), true);
  assert.equal(taps.isLate("touch", 1400), false);
});

test("a mouse is never too early", () => {
  assert.equal(asked(1000).isLate("mouse", 1001), false);
});

test("a question that follows a player's own move at once was expected", () => {
  const taps = asked(1000);
  assert.equal(taps.isLate("touch", 2000), false);
  taps.follow(true, false, 2010);
  taps.follow(false, true, 2200);
  assert.equal(taps.isLate("touch", 2210), false);
});

test("a question without anything moving before it is no surprise", () => {
  const taps = new LateTaps();
  taps.follow(false, true, 1000);
  assert.equal(taps.isLate("touch", 1001), false);
});

/** A table at which a press skips a bot's move, so that the question appears. */
function skipped(at: number): LateTaps {
  const taps = new LateTaps();
  taps.follow(true, false, at - 600);
  taps.press(at - 10);
  taps.follow(false, true, at);
  return taps;
}

test("the press that skips an animation chooses nothing", () => {
  assert.equal(skipped(1000).hasSkipped(), true);
});

test("the next press may choose", () => {
  const taps = skipped(1000);
  taps.press(2000);
  assert.equal(taps.hasSkipped(), false);
});

test("a press while the others are still shown chooses nothing, and skips no question", () => {
  const taps = new LateTaps();
  taps.follow(true, false, 1000);
  taps.press(1100);
  assert.equal(taps.hasSkipped(), false);
});

test("after a skipped animation a finger has to look longer, also on its own turn", () => {
  const taps = skipped(1000);
  assert.equal(taps.isLate("touch", 1999), true);
  assert.equal(taps.isLate("touch", 2000), false);
  taps.follow(true, false, 2010);
  taps.press(2100);
  taps.follow(false, true, 2105);
  assert.equal(taps.isLate("touch", 3000), true);
});
