import assert from "node:assert/strict";
import { test } from "node:test";
import { after } from "../src/boards/tempura/after.ts";
import { comesFrom, goesTo } from "../src/boards/tempura/flights.ts";
import { byCard, comesTo, ghostOf, meant, neighbour } from "../src/boards/tempura/moves.ts";
import { lasts, waits } from "../src/boards/tempura/pace.ts";
import { counted, type Shown } from "../src/boards/tempura/shown.ts";

const view: Shown = {
  game: "tem-purr-a",
  seat: 0,
  phase: "turn",
  round: 1,
  active: 0,
  clockwise: true,
  asked: [],
  open: 0,
  supply: 5,
  stack: { cards: ["4", "4", "plus"], dish: 4, total: 9, danger: 300, expected: 300 },
  deck: { cards: 30, spoilt: 1 },
  discard: ["2"],
  seats: [0, 1, 2].map((seat) => ({ seat, tokens: 0, hand: 4, known: null })),
  own: { hand: ["3", "3", "4", "choose"] },
};
const told = (event: string, more: object, from = view): Shown => after(from, { event, seat: 0, ...more });

test("a dish goes from the hand onto the stack", () => {
  const next = told("serve", { dish: 4, total: 13 });
  assert.deepEqual(next.stack.cards, ["4", "4", "plus", "4"]);
  assert.equal(next.stack.total, 13);
  assert.deepEqual(next.own?.hand, ["3", "3", "choose"]);
  assert.equal(next.seats[0]?.hand, 3);
  assert.equal(told("serve", { seat: 1, dish: 4, total: 13 }).own, view.own);
});

test("a skip takes the stack and one of the pair away", () => {
  const next = told("skip", { dish: 3, gone: 3, total: 3 });
  assert.deepEqual(next.stack.cards, ["3"]);
  assert.deepEqual(next.discard, ["2", "4", "4", "plus", "3"]);
  assert.deepEqual(next.own?.hand, ["4", "choose"]);
});

test("Turn Round turns round, You There lies on the stack", () => {
  assert.equal(told("act", { card: "reverse", total: 9 }).clockwise, false);
  assert.equal(told("act", { card: "plus", total: 10 }).clockwise, true);
  assert.equal(told("choose", { other: 2, total: 9 }).stack.cards.at(-1), "choose");
});

test("a meal gives nothing away: hand, deck and stack change when it is over", () => {
  const meal = told("eat", { count: 3, cards: ["2", "indigestion", "7"], spoilt: 1 });
  assert.deepEqual([meal.deck, meal.own, meal.stack, meal.seats], [view.deck, view.own, view.stack, view.seats]);
  const sick = told("token", { tokens: 1 }, meal);
  assert.equal(sick.meal, undefined);
  assert.deepEqual(sick.deck, { cards: 27, spoilt: 0 });
  assert.deepEqual(sick.own?.hand, ["3", "3", "4", "choose", "2", "7"]);
  assert.deepEqual([sick.open, sick.seats[0]?.tokens, sick.seats[0]?.hand, sick.stack.cards.length], [1, 1, 6, 0]);
});

test("what others draw is a number only", () => {
  const next = told("draw", { seat: 2, count: 3, spoilt: 0 });
  assert.deepEqual([next.seats[2]?.hand, next.deck.cards, next.own], [7, 27, view.own]);
});

test("an event that nobody knows changes nothing", () => {
  assert.equal(told("yawn", {}), view);
});

test("the last cards of a meal take their time, and one's own most", () => {
  const cards = ["2", "3", "4", "5", "6", "7", "2", "3"];
  const own = waits(cards, true);
  assert.equal(own.length, cards.length + 1);
  assert.ok((own[7] ?? 0) > (own[0] ?? 0) * 3);
  const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);
  assert.ok(sum(waits(cards, false)) < sum(own) / 2);
  assert.equal(lasts({ event: "eat", seat: 0, cards }, view), sum(own));
  assert.ok(
    sum(
      waits(
        Array.from({ length: 40 }, () => "2"),
        true,
      ),
    ) < 10_000,
  );
});

test("a bad card is not seen coming", () => {
  const cards = ["2", "3", "4", "5", "indigestion", "7", "2", "3"];
  const good = cards.map((card) => (card === "indigestion" ? "6" : card));
  assert.deepEqual(waits(cards, true).slice(0, 5), waits(good, true).slice(0, 5));
});

test("moves belong to cards, and their ghosts to the stack", () => {
  const moves = ["serve 4", "eat", "skip 3", "choose 1", "choose 2"].map((move) => ({ move, words: move }));
  assert.deepEqual([...byCard(moves).keys()], ["4", "3", "choose"]);
  assert.deepEqual(ghostOf("serve 4", view), { cards: ["4", "4", "plus", "4"], total: 13 });
  assert.deepEqual(ghostOf("skip 3", view), { cards: ["3"], total: 3 });
  assert.equal(ghostOf("eat", view), null);
});

test("who is next, and what a move comes to", () => {
  assert.deepEqual([neighbour(view, 0), neighbour(view, 0, false), neighbour(view, 2)], [1, 2, 0]);
  const name = (seat: number): string => ["You", "Ana", "Steve"][seat] ?? "";
  assert.equal(comesTo({ move: "serve 4", words: "" }, view, 0, name, null), "Serve a 4: 13 to eat for Ana");
  assert.match(comesTo({ move: "play reverse", words: "" }, view, 0, name, null), /Steve/);
  assert.match(comesTo({ move: "eat", words: "" }, view, 0, name, "30"), /30 %/);
  assert.equal(comesTo({ move: "add", words: "Slip one in" }, view, 0, name, null), "Slip one in");
});

test("whoever presses a card that does not go means something", () => {
  assert.equal(meant("7", view, 0), "serve 7");
  assert.equal(meant("7", { ...view, phase: "start" }, 0), "start 7");
  assert.equal(meant("choose", view, 2), "choose 0");
  assert.equal(meant("plus", view, 0), "play plus");
});

test("equal cards are counted in the order of the box", () => {
  assert.deepEqual(counted(["choose", "3", "2", "3"]), [
    ["2", 1],
    ["3", 2],
    ["choose", 1],
  ]);
});

test("dishes come out of hands, what was eaten goes to the eater", () => {
  assert.equal(comesFrom("stack-2-4", { event: "serve", seat: 1 }), "hand-1");
  assert.equal(goesTo("stack-0-4", { event: "skip", seat: 1 }), "discard");
  assert.equal(goesTo("meal-2-0", null), "hand-2");
  assert.equal(goesTo("meal-bad-1", null), "open");
});
