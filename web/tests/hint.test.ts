/** Hints in words: the move, what it brings, and the runner-up. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { hintInWords, hintOf } from "../src/table/hint.ts";
import "./texts.ts";

const PLAIN = { type: "hint", seat: 0, number: 8, move: "play greedy 1" } as const;

test("a hint is read aloud with its reasons and the runner-up", () => {
  const hint = hintOf({
    ...PLAIN,
    told: "Greedy Cat at the Fish bowl",
    reasons: ["That makes 5 at the Fish bowl: dinner!", "You eat second."],
    runner_up: { move: "play tom 2", told: "Tom Cat at the Mouse bowl", reasons: ["You have no cat there."] },
  });
  assert.equal(
    hintInWords(hint),
    "A big cat would choose: Greedy Cat at the Fish bowl. That makes 5 at the Fish bowl: dinner! You eat second. " +
      "Next best: Tom Cat at the Mouse bowl. You have no cat there.",
  );
});

test("a hint of an older server has neither reasons nor a runner-up", () => {
  const hint = hintOf(PLAIN);
  assert.deepEqual(hint, { move: PLAIN.move, words: PLAIN.move, reasons: [], runnerUp: null });
  assert.equal(hintInWords(hint), "A big cat would choose: play greedy 1.");
});
