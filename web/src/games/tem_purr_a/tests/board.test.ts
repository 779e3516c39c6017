import assert from "node:assert/strict";
import { test } from "node:test";
import { after, comesFrom, goesTo, lasts, waits } from "../motion.ts";
import { byCard, comesTo, ghostOf, meant, neighbour, TWO_STEPS } from "../moves.ts";
import { counted, onTurn, type Shown } from "../view.ts";
import "../../../../tests/texts.ts";

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
/** The view while an event is shown; `next` is the one after its line. */
const shown = (event: string, more: object, next: Shown, from = view, isLast = true): Shown =>
  after(from, { event, seat: 0, ...more }, next, isLast);

test("a card shows the view after it, and the turn passes on when it has landed", () => {
  const next = { ...view, active: 1, stack: { ...view.stack, cards: ["4", "4", "plus", "4"], total: 13 } };
  assert.deepEqual(shown("serve", { dish: 4, total: 13 }, next), { ...next, active: 0 });
});

test("a card that is drawn for in the same line lies on the stack first", () => {
  const next = { ...view, own: { hand: ["3", "3", "choose"] }, stack: { ...view.stack, cards: [], total: 0 } };
  const served = shown("serve", { dish: 4, total: 13 }, next, view, false);
  assert.deepEqual(served.stack.cards, ["4", "4", "plus", "4"]);
  assert.deepEqual([served.stack.total, served.own?.hand], [13, ["3", "3", "choose"]]);
  assert.deepEqual(shown("skip", { dish: 3, gone: 3, total: 3 }, next, view, false).stack.cards, ["3"]);
  assert.equal(shown("choose", { other: 2, total: 9 }, next, view, false).stack.cards.at(-1), "choose");
});

test("a meal gives nothing away: hand, deck and stack change when it is over", () => {
  const next = { ...view, own: { hand: ["3", "3", "4", "choose", "2", "7"] }, open: 1, deck: { cards: 27, spoilt: 0 } };
  const meal = shown("eat", { count: 3, cards: ["2", "indigestion", "7"], spoilt: 1 }, next);
  assert.deepEqual([meal.deck, meal.own, meal.stack, meal.seats], [view.deck, view.own, view.stack, view.seats]);
  assert.deepEqual(meal.meal?.cards, ["2", "indigestion", "7"]);
  assert.equal(shown("token", { tokens: 1 }, next, meal), next);
});

test("a token before a new round clears the table without showing that round", () => {
  const [first, ...others] = view.seats;
  assert.ok(first);
  const seats = [{ ...first, tokens: 1 }, ...others.map((seat) => ({ ...seat, hand: 9 }))];
  const next = { ...view, round: 2, seats, stack: { ...view.stack, cards: [], total: 0 } };
  const sick = shown("token", { tokens: 1 }, next, view, false);
  assert.deepEqual([sick.round, sick.seats[0]?.tokens, sick.seats[1]?.hand, sick.stack.cards], [1, 1, 4, []]);
});

test("while a card lands the frame is on the player who laid it, then on the one who is asked", () => {
  type Table = Parameters<typeof onTurn>[1];
  const at = (moving: boolean): Table => ({ stage: { moving } as Table["stage"], askedSeats: new Set([1]) });
  const framed = (moving: boolean): number[] => [0, 1, 2].filter((seat) => onTurn(view, at(moving), seat));
  assert.deepEqual([framed(true), framed(false)], [[0], [1]]);
});

test("actions and pairs are considered before they are played, dishes are not", () => {
  const moves = ["start 3", "serve 3", "play plus", "play reverse", "choose 1", "skip 3"];
  assert.deepEqual(
    moves.filter((move) => TWO_STEPS.test(move)),
    moves.slice(2),
  );
});

test("an event that nobody knows changes nothing", () => {
  assert.equal(shown("yawn", {}, { ...view, round: 2 }, view, false), view);
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

test("a bad card has the same pace as a good one before it is turned", () => {
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

test("the neighbour in turn order, and the words for a move's outcome", () => {
  assert.deepEqual([neighbour(view, 0), neighbour(view, 0, false), neighbour(view, 2)], [1, 2, 0]);
  const name = (seat: number): string => ["You", "Ana", "Steve"][seat] ?? "";
  assert.equal(comesTo({ move: "serve 4", words: "" }, view, 0, name, null), "Serve a 4: Ana gets 13");
  assert.match(comesTo({ move: "play reverse", words: "" }, view, 0, name, null), /Steve/);
  assert.match(comesTo({ move: "eat", words: "" }, view, 0, name, 30), /30%/);
  assert.equal(comesTo({ move: "add", words: "Slip one in" }, view, 0, name, null), "Slip one in");
});

test("pressing an unplayable card asks why that move is not legal", () => {
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
