import assert from "node:assert/strict";
import { test } from "node:test";

import { ListedMoves } from "../src/play/listedMoves.ts";
import type { AllMoves } from "../src/generated/wire.ts";

const answer = (more: Partial<AllMoves>): AllMoves => ({ type: "moves", seat: 0, number: 8, moves: [], ...more });

test("listed moves are requested once", () => {
  const listed = new ListedMoves();
  assert.deepEqual(listed.question(0, "Ana"), { type: "moves", seat: 0, known: [], notation: "" });
  const first = answer({
    moves: ["a", "b", "d"],
    told: ["A", "B", "D"],
    legal: [
      [1, 2],
      [4, 1],
    ],
    new: [
      [1, 2],
      [4, 1],
    ],
    notation: "n",
  });
  assert.deepEqual(listed.take(first), [
    { move: "a", told: "A" },
    { move: "b", told: "B" },
    { move: "d", told: "D" },
  ]);
  assert.deepEqual(listed.question(0, "Ana"), {
    type: "moves",
    seat: 0,
    known: [
      [1, 2],
      [4, 1],
    ],
    notation: "n",
  });
  const second = answer({ moves: ["c"], told: ["C"], legal: [[2, 3]], new: [[3, 1]], notation: "n" });
  assert.deepEqual(
    listed.take(second).map(({ move }) => move),
    ["b", "c", "d"],
  );
  assert.deepEqual(listed.question(0, "Ana").known, [[1, 4]]);
});

test("another notation or other names list the moves again", () => {
  const listed = new ListedMoves();
  listed.take(answer({ moves: ["a"], legal: [[0, 1]], new: [[0, 1]], notation: "old" }));
  assert.deepEqual(
    listed.take(answer({ moves: ["z"], legal: [[0, 1]], new: [[0, 1]], notation: "new" })).map(({ move }) => move),
    ["z"],
  );
  assert.deepEqual(listed.question(0, "").known, [[0, 1]]);
  assert.deepEqual(listed.question(0, "Ben").known, []);
});

test("an answer to an older question changes nothing", () => {
  const listed = new ListedMoves();
  const both = answer({ moves: ["a", "b"], legal: [[0, 2]], new: [[0, 2]], notation: "n" });
  listed.take(both);
  assert.deepEqual(
    listed.take(both).map(({ move }) => move),
    ["a", "b"],
  );
});

test("a server without listed moves sends all moves", () => {
  assert.deepEqual(new ListedMoves().take(answer({ moves: ["a"], told: ["A"] })), [{ move: "a", told: "A" }]);
});
