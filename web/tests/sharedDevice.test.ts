import assert from "node:assert/strict";
import { test } from "node:test";
import { isHandCovered, withoutHand } from "../src/table/sharedDevice.ts";

const AFTER_MY_MOVE = { you: [0, 2], front: 0, playing: true, asked: false, acts: null };

test("a hand at a shared device is covered while bots think and act", () => {
  assert.equal(isHandCovered(AFTER_MY_MOVE), true);
  assert.equal(isHandCovered({ ...AFTER_MY_MOVE, acts: 1 }), true);
});

test("a hand is open while its player is asked, and until their own move was shown", () => {
  assert.equal(isHandCovered({ ...AFTER_MY_MOVE, asked: true }), false);
  assert.equal(isHandCovered({ ...AFTER_MY_MOVE, acts: 0 }), false);
});

test("a hand is never covered at a device of one's own, nor when the game is over", () => {
  assert.equal(isHandCovered({ ...AFTER_MY_MOVE, you: [0] }), false);
  assert.equal(isHandCovered({ ...AFTER_MY_MOVE, playing: false }), false);
});

test("a covered view has all but one's own cards", () => {
  assert.deepEqual(withoutHand({ seat: 0, round: 3, own: { hand: ["kitten"] } }), { seat: 0, round: 3, own: null });
  assert.deepEqual(withoutHand({ board: "of a game from elsewhere" }), { board: "of a game from elsewhere" });
  assert.equal(withoutHand(null), null);
});
