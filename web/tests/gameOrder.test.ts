import assert from "node:assert/strict";
import { test } from "node:test";
import { inOrder, runningFirst, runningGames, waitingTables } from "../src/gameOrder.ts";

const BOXES = ["bridge", "chess", "draughts", "go", "skat"];

const mine = (id: string, game: string, asked: boolean, status: "playing" | "open", moved: number, seats = [0]) => ({
  asked,
  seats,
  table: { id, game, status, moved },
});
const TABLES = [
  mine("a", "skat", false, "open", 9),
  mine("b", "go", false, "playing", 8),
  mine("c", "skat", true, "playing", 1),
  mine("d", "skat", true, "playing", 2),
];

test("tables that wait for me come first, then running ones, then those that wait for friends", () => {
  assert.deepEqual(
    inOrder(TABLES).map(({ table }) => table.id),
    ["c", "d", "b", "a"],
  );
});

test("a rematch that keeps a seat for me comes before tables where others have the turn", () => {
  const kept = mine("e", "skat", false, "open", 3, []);
  assert.deepEqual(
    inOrder([...TABLES, kept]).map(({ table }) => table.id),
    ["c", "d", "e", "b", "a"],
  );
});

test("running games come first, the others in their usual order", () => {
  assert.deepEqual(runningFirst(BOXES, runningGames(TABLES)), ["skat", "go", "bridge", "chess", "draughts"]);
  assert.deepEqual(runningFirst(BOXES, []), BOXES);
  assert.deepEqual(runningFirst(BOXES, ["a game that is gone"]), BOXES);
});

test("a game links to the table that waits longest for me", () => {
  assert.deepEqual([...waitingTables(TABLES)], [["skat", "c"]]);
  const since = TABLES.map((one) => (one.table.id === "d" ? { ...one, since: 0 } : one));
  assert.deepEqual([...waitingTables(since)], [["skat", "d"]], "since the question came up, whatever was said later");
});
