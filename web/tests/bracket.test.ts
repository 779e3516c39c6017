import assert from "node:assert/strict";
import { test } from "node:test";
import type { FixtureInfo } from "../src/generated/bodies.ts";
import { bracketOf } from "../src/pages/circle/bracket.ts";

const fixture = (number: number, round: number, ...feeders: number[]): FixtureInfo => ({
  number,
  round,
  feeders,
  state: "waiting",
  players: [],
  seats: 2,
  table: "",
  games: [],
  walk_over: false,
});

test("a fixture stands between those that feed it", () => {
  const { spots, columns, rows, lines } = bracketOf({
    fixtures: [
      fixture(1, 1),
      fixture(2, 1),
      fixture(3, 1),
      fixture(4, 1),
      fixture(5, 2, 1, 2),
      fixture(6, 2, 3, 4),
      fixture(7, 3, 5, 6),
    ],
  });
  assert.deepEqual([columns, rows, lines.length], [3, 4, 6]);
  assert.deepEqual(
    [5, 6, 7].map((number) => spots.get(number)?.row),
    [0.5, 2.5, 1.5],
  );
});

test("with byes no two fixtures of a round stand on each other", () => {
  // five players: one fixture in the first round, then a bye beside it and a whole fixture of byes
  const { spots, rows } = bracketOf({
    fixtures: [fixture(1, 1), fixture(2, 2, 1), fixture(3, 2), fixture(4, 3, 2, 3)],
  });
  const places = [...spots.values()].map(({ column, row }) => `${column} ${row}`);
  assert.equal(new Set(places).size, 4);
  assert.equal(rows, 2);
  assert.equal(spots.get(2)?.row, spots.get(1)?.row, "a bye beside it moves it nowhere");
});
