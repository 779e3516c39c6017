import assert from "node:assert/strict";
import { test } from "node:test";
import { inOrder, runningFirst, runningGames, waitingTables } from "../src/gameOrder.ts";
import { OUR_GAMES } from "../src/generated/ourGames.ts";

const BOXES = OUR_GAMES.map(({ name }) => name);

const mine = (id: string, game: string, asked: boolean, status: "playing" | "open", moved: number, seats = [0]) => ({
  asked,
  seats,
  table: { id, game, status, moved },
});
const TABLES = [
  mine("a", "meow", false, "open", 9),
  mine("b", "cat-lady", false, "playing", 8),
  mine("c", "meow", true, "playing", 1),
  mine("d", "meow", true, "playing", 2),
];

test("tables that wait for me come first, then running ones, then those that wait for friends", () => {
  assert.deepEqual(
    inOrder(TABLES).map(({ table }) => table.id),
    ["c", "d", "b", "a"],
  );
});

test("a rematch that keeps a seat for me comes before tables where others have the turn", () => {
  const kept = mine("e", "meow", false, "open", 3, []);
  assert.deepEqual(
    inOrder([...TABLES, kept]).map(({ table }) => table.id),
    ["c", "d", "e", "b", "a"],
  );
});

test("running games come first, the others in their usual order", () => {
  assert.deepEqual(runningFirst(BOXES, runningGames(TABLES)), [
    "meow",
    "cat-lady",
    "kibble-scuffle",
    "kitty-paw",
    "tem-purr-a",
  ]);
  assert.deepEqual(runningFirst(BOXES, []), BOXES);
  assert.deepEqual(runningFirst(BOXES, ["a game that is gone"]), BOXES);
});

test("a game links to the table that waits longest for me", () => {
  assert.deepEqual([...waitingTables(TABLES)], [["meow", "c"]]);
  const since = TABLES.map((one) => (one.table.id === "d" ? { ...one, since: 0 } : one));
  assert.deepEqual([...waitingTables(since)], [["meow", "d"]], "since the question came up, whatever was said later");
});
