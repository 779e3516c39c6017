import assert from "node:assert/strict";
import { test } from "node:test";
import { Knowledge, OutOfSync } from "../src/play/knowledge.ts";
import { news, state, welcome } from "./server.ts";

function at(...messages: Parameters<Knowledge["take"]>[0][]): Knowledge {
  const known = new Knowledge();
  for (const message of messages) known.take(message, 1_000);
  return known;
}

test("news change the view, and replace what is asked", () => {
  const known = at(welcome([0]), state(0, 4, { round: 1 }), {
    ...news(0, 5),
    changes: [[["round"], 2]],
    prompt: { key: "turn" },
    moves: ["eat"],
  });
  const place = known.place(0);
  assert.deepEqual(place?.view, { round: 2 });
  assert.deepEqual(place?.moves, ["eat"]);
  assert.deepEqual(known.asked(), [0]);
  known.take(news(0, 6), 0);
  assert.equal(known.place(0)?.moves, undefined, "nothing is asked any more");
  assert.deepEqual(known.asked(), []);
});

test("the page resumes from the number that all its seats have seen", () => {
  const known = at(welcome([0, 1]), state(0, 4));
  assert.equal(known.since(), null, "seat 1 has no state yet");
  known.take(state(1, 4), 0);
  known.take(news(0, 5), 0);
  assert.equal(known.since(), 4);
  known.take(news(1, 5), 0);
  assert.equal(known.since(), 5);
});

test("an entry that only one seat sees has the number of the entry before", () => {
  const known = at(welcome([0]), state(0, 4), { ...news(0, 4), undo: "free" });
  assert.equal(known.place(0)?.undo, "free");
  assert.equal(known.since(), 4);
});

test("a gap, an unknown seat or a change that does not fit raises OutOfSync", () => {
  assert.throws(() => at(welcome([0]), state(0, 4), news(0, 6)), OutOfSync);
  assert.throws(() => at(welcome([0]), state(0, 4), news(1, 5)), OutOfSync);
  assert.throws(() => at(welcome([0]), state(0, 4, {}), { ...news(0, 5), changes: [[["round"], 1]] }), OutOfSync);
});

test("what one seat saw is not in the log of another on the same device", () => {
  const secret = { ...news(0, 5), told: { events: ["You draw a 7."], prompt: "", moves: null } };
  const known = at(welcome([0, 1]), state(0, 4), state(1, 4), secret, news(1, 5));
  assert.deepEqual(
    known.lines(0).map((line) => line.told),
    [["You draw a 7."]],
  );
  assert.deepEqual(
    known.lines(1).map((line) => line.told),
    [[]],
  );
});

test("missed entries are added once", () => {
  const step = (number: number) => ({ happened: { number, kind: "move" as const, seat: 0 }, told: [`line ${number}`] });
  const known = at(welcome([0, 1]), state(0, 4), state(1, 4), news(0, 5));
  known.take({ type: "missed", seat: 0, steps: [step(5), step(6)] }, 0);
  assert.deepEqual(
    known.lines(0).map((line) => line.happened.number),
    [5, 6],
  );
});

test("older log entries come before known ones without duplicates", () => {
  const known = at(welcome([0]), state(0, 4), news(0, 5));
  const steps = [3, 4, 5].map((number) => ({ happened: { number, kind: "move" as const } }));
  known.take({ type: "past", seat: 0, steps, more: false }, 0);
  assert.deepEqual(
    known.lines(0).map((line) => line.happened.number),
    [3, 4, 5],
  );
  assert.equal(known.morePast(0), false);
});

test("each of two seats of a device reads the past as it is told to that seat", () => {
  const known = at(welcome([0, 1]), state(0, 1), state(1, 1));
  const page = (seat: number, told: string, more: boolean) => ({
    type: "past" as const,
    seat,
    more,
    steps: [{ happened: { number: 1, kind: "move" as const }, told: [told] }],
  });
  known.take(page(0, "You draw.", false), 0);
  known.take(page(1, "Ana draws.", true), 0);
  assert.deepEqual(
    [0, 1].map((seat) => known.lines(seat).map(({ told }) => told)),
    [[["You draw."]], [["Ana draws."]]],
  );
  assert.deepEqual(
    [0, 1].map((seat) => known.morePast(seat)),
    [false, true],
  );
});

test("a log with a gap is dropped and read again", () => {
  const known = at(welcome([0]), state(0, 4), news(0, 5), state(0, 5));
  assert.equal(known.lines(0).length, 1, "nothing was missed");
  known.take(state(0, 300), 0);
  assert.deepEqual(known.lines(0), []);
  assert.equal(known.morePast(0), true);
});

test("seats and status follow from the log entries", () => {
  const known = at(welcome([0]), state(0, 4));
  const who = { seat: 1, kind: "person" as const, name: "Ben" };
  known.take({ ...news(0, 5), happened: { number: 5, kind: "sat", seat: 1, who } }, 0);
  assert.equal(known.table?.seats[1]?.name, "Ben");
  known.take({ ...news(0, 6), happened: { number: 6, kind: "started" } }, 0);
  assert.equal(known.table?.status, "playing");
  known.take({ ...news(0, 7), result: { scores: [1, 0] } }, 0);
  assert.equal(known.table?.status, "over");
  known.take({ ...news(0, 8), result: { scores: [1, 0] }, happened: { number: 8, kind: "rematch", text: "again" } }, 0);
  assert.equal(known.table?.rematch, "again");
  assert.equal(known.table?.status, "over");
});

test("the offset to the server's clock is known", () => {
  assert.equal(at(welcome([0])).ahead, 4_000);
});
