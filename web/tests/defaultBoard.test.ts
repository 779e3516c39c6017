/** The default board: what it reads in views of any shape, and which cards a move is about. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { cardsIn, ableCards, placeOf } from "../src/defaultBoard/moves.ts";
import { selectorOf } from "../src/defaultBoard/points.ts";
import { read, type Known, type Named } from "../src/defaultBoard/read.ts";
import "./texts.ts";

const NAPS = { name: "nap", title: "Nap", text: "Lasts for some hours.", group: "" };
const FISH = { name: "fish", title: "Fish", text: "It smells.", group: "food" };
const KNOWN: Known = {
  fields: {
    winner: { title: "Winner", is_seat: true },
    secret: { title: "", is_seat: false },
    my_naps: { title: "Your naps", is_seat: false },
  },
  cards: new Map([NAPS, FISH].map((card) => [card.name, card])),
  names: ["Ana", "Ben", "Cleo"],
  front: 0,
};

const kinds = (parts: readonly Named[]): string[] => parts.map(({ field, part }) => `${field} ${part.kind}`);
const choice = (move: string): { move: string; words: string } => ({ move, words: move });

test("numbers of piles are piles, lists are cards, lists of lists a grid, the rest are facts", () => {
  const { facts, centre } = read(
    {
      round: 2,
      deck: 12,
      market: ["fish", null],
      board: [["fish"], [null]],
      discard: ["fish", "fish"],
      open: true,
      winner: 1,
    },
    KNOWN,
  );
  assert.deepEqual(kinds(facts), ["round fact", "open fact", "winner fact"]);
  assert.deepEqual(facts.at(-1)?.part, { kind: "fact", words: "Ben" });
  assert.deepEqual(kinds(centre), ["deck pile", "market cards", "board grid", "discard pile"]);
  const [, market] = centre;
  assert.deepEqual(market === undefined ? [] : cardsIn(market).map(({ title, faceDown }) => [title, faceDown]), [
    ["Fish", false],
    ["", true],
  ]);
});

test("what is empty, not for people, or shown elsewhere is left out", () => {
  const { facts, centre, own } = read({ secret: 3, asked: [1], seat: 0, nothing: null, none: [], no: false }, KNOWN);
  assert.deepEqual([facts, centre, own], [[], [], []]);
});

test("what is there for each seat lies at the seats, with the score", () => {
  const { seats } = read(
    {
      asleep: [true, false, true],
      won: [["fish", "fish"], [], []],
      score: [3, 0, 1],
      players: [{ hand: 4 }, { hand: 5 }, { hand: 6 }],
    },
    KNOWN,
  );
  assert.deepEqual(
    seats.map(({ score }) => score),
    ["3", "0", "1"],
  );
  assert.deepEqual(
    seats.map(({ states }) => states.length),
    [1, 0, 1],
  );
  assert.deepEqual(kinds(seats[1]?.parts ?? []), ["hand pile"]);
  assert.deepEqual(
    seats[0]?.parts.flatMap(cardsIn).map(({ count }) => count),
    [2],
    "equal cards are one",
  );
});

test("one's own fields are the hand, also in an object, or at one's own seat", () => {
  assert.deepEqual(kinds(read({ my_naps: [1, 2] }, KNOWN).own), ["my_naps cards"]);
  assert.deepEqual(kinds(read({ own: { hand: ["fish"] } }, KNOWN).own), ["hand cards"]);
  assert.deepEqual(
    kinds(
      read(
        {
          seats: [
            { seat: 0, hand: ["fish"] },
            { seat: 1, hand: 2 },
          ],
        },
        KNOWN,
      ).own,
    ),
    ["hand cards"],
  );
});

test("a card has the facts that a view gives it", () => {
  const [row] = read({ row: [{ name: "fish", value: 3, colour: "#8fb8ee", cost: 2, raw: true }] }, KNOWN).centre;
  const [card] = row === undefined ? [] : cardsIn(row);
  assert.deepEqual([card?.title, card?.mark, card?.colour], ["Fish", "3", "#8fb8ee"]);
  assert.deepEqual(card?.facts, ["Cost 2", "Raw"]);
});

test("a move is made by the card that it names, a number by the card of its kind", () => {
  const reading = read({ sunbeam: [2], my_naps: [1, 2], market: ["fish"] }, KNOWN);
  const able = ableCards([choice("nap 2"), choice("buy fish"), choice("pass")], reading);
  const [naps] = reading.own;
  assert.deepEqual([...able.keys()].sort(), ["market fish", "my_naps 2"]);
  assert.deepEqual(
    able.get(placeOf((naps === undefined ? [] : cardsIn(naps))[1] as never))?.map(({ move }) => move),
    ["nap 2"],
  );
});

test("no view breaks it", () => {
  for (const view of [
    null,
    3,
    "x",
    [],
    {},
    { a: { b: { c: [[{ d: [] }]] } } },
    { seats: [] },
    { x: [{}, 1, "a", [2]] },
  ])
    assert.ok(read(view, KNOWN));
});

test("a lesson points at the question, a seat, a field or a card", () => {
  assert.equal(selectorOf("seat 1"), '[data-place="seat-1"]');
  assert.equal(selectorOf("field pile"), '[data-field="pile"]');
  assert.equal(selectorOf("card big tom"), '[data-card="big tom"]');
  assert.equal(selectorOf("moon"), null);
});
