import assert from "node:assert/strict";
import { test } from "node:test";
import { after, comesFrom, goesTo, lasts } from "../motion.ts";
import { consequence } from "../consequence.ts";
import { parsed } from "../moves.ts";
import { Naming } from "../naming.ts";
import { seating } from "../places.ts";
import { paragraphsOf } from "../../../table/logWords.ts";
import type { TableModel } from "../../../table/model.ts";
import type { SeatInfo } from "../../../generated/wire.ts";
import type * as KibbleScuffle from "../../../generated/games/kibble_scuffle.ts";
import "../../../../tests/texts.ts";

type View = KibbleScuffle.KibbleView;

const cat = (owner: number, card: string, resolved = 0): KibbleScuffle.CatView => ({ card, owner, resolved });
const bowl = (number: number, cats: KibbleScuffle.CatView[], cubes: number[]): KibbleScuffle.BowlView => ({
  bowl: number,
  cats,
  aside: [],
  counted: cats.length,
  cubes,
  laser: null,
  closed: false,
});
const seat = (number: number): KibbleScuffle.SeatView => ({
  seat: number,
  points: 0,
  cubes: [],
  hand: 5,
  deck: 10,
  discard: ["house"],
  known: [],
  left_out: [],
});
const view: View = {
  game: "kibble-scuffle",
  seat: 0,
  phase: "placement",
  turn: 3,
  active: 0,
  holder: 1,
  teams: false,
  asked: [],
  box: [10, 10, 5],
  bowls: [
    bowl(1, [cat(0, "kitten", 1), cat(1, "tom"), cat(0, "kitten")], [3, 2, 1]),
    bowl(2, [], [2]),
    bowl(3, [cat(1, "mangy")], []),
  ],
  seats: [seat(0), seat(1)],
  own: { hand: ["copy", "fat", "kitten"], deck: ["tom", "bag"], left_out: [] },
};
/** The view while an event is shown that is not the last of its line; `next` is the one after the line. */
const shown = (event: string, more: object, next = view, from = view): View =>
  after(from, { event, ...more }, next, false);

test("the last event of a line shows the view after it", () => {
  const next = { ...view, turn: 4 };
  assert.equal(after(view, { event: "play", card: "fat", owner: 0, bowl: 2 }, next, true), next);
});

test("a cat comes from the hand to a bowl, before the next card is drawn", () => {
  const own = { hand: ["copy", "kitten", "tom"], deck: ["bag"], left_out: [] };
  const bowls = view.bowls.map((one) => (one.bowl === 2 ? { ...one, cats: [cat(0, "fat")], counted: 2 } : one));
  const next = shown("play", { card: "fat", owner: 0, bowl: 2 }, { ...view, own, bowls });
  assert.deepEqual(next.own?.hand, ["copy", "kitten"]);
  assert.deepEqual(next.bowls[1]?.cats, [cat(0, "fat")]);
  assert.equal(next.bowls[1]?.counted, 2);
  assert.deepEqual(shown("draw", { seat: 0, count: 1, cards: ["tom"] }, { ...view, own }, next).own, own);
});

test("a cat that is discarded in the same line is seen at its bowl", () => {
  const played = shown("play", { card: "fat", owner: 0, bowl: 2 });
  assert.deepEqual(played.bowls[1]?.cats, [cat(0, "fat")]);
  const gone = shown("discard", { card: "fat", owner: 0, bowl: 2, why: "fed" }, view, played);
  assert.deepEqual([gone.bowls[1]?.cats, gone.seats[0]?.discard], [[], ["house", "fat"]]);
});

test("Copy Cat changes places with a cat of the discard", () => {
  const next = shown("copy", { card: "house", owner: 0, bowl: 2 });
  assert.deepEqual(next.seats[0]?.discard, ["copy"]);
  assert.deepEqual(next.bowls[1]?.cats, [cat(0, "house")]);
});

test("of two equal Kittens the one that did least is moved", () => {
  const next = shown("move", { card: "kitten", owner: 0, bowl: 1, to: 3, by: "mangy", by_owner: 1 });
  assert.deepEqual(next.bowls[0]?.cats, [cat(0, "kitten", 1), cat(1, "tom")]);
  assert.deepEqual(next.bowls[2]?.cats, [cat(1, "mangy"), cat(0, "kitten")]);
});

test("what is eaten lies before its owner, the best first", () => {
  const once = shown("eat", { card: "tom", owner: 1, bowl: 1, cubes: [1] });
  const twice = shown("eat", { card: "tom", owner: 1, bowl: 1, cubes: [3] }, view, once);
  assert.deepEqual(twice.bowls[0]?.cubes, [2]);
  assert.deepEqual(twice.seats[1]?.cubes, [3, 1]);
});

test("cubes come from the box and go back into it, and two bowls trade theirs", () => {
  const next = { ...view, box: [9, 10, 4] };
  assert.deepEqual(shown("drop", { bowl: 2, cubes: [1, 3] }, next).bowls[1]?.cubes, [3, 2, 1]);
  assert.deepEqual(shown("drop", { bowl: 2, cubes: [1, 3] }, next).box, [9, 10, 4]);
  assert.deepEqual(shown("spill", { bowl: 1, cubes: [3, 2] }).bowls[0]?.cubes, [1]);
  const traded = shown("trade", { bowl: 1, other: 2 });
  assert.deepEqual([traded.bowls[0]?.cubes, traded.bowls[1]?.cubes], [[2], [3, 2, 1]]);
});

test("an event that moves nothing leaves the view as it is, and each event is shown for its own time", () => {
  assert.deepEqual(shown("tease", { card: "tom", owner: 1, bowl: 1 }), view);
  assert.equal(lasts({ event: "turn" }), 0);
  assert.ok(lasts({ event: "discard", why: "thrown out" }) > lasts({ event: "discard", why: "fed" }));
});

test("a piece keeps its name when it moves", () => {
  const naming = new Naming();
  const before = naming.of(view);
  const moved = shown("move", { card: "tom", owner: 1, bowl: 1, to: 2, by: "catnip", by_owner: 0 });
  const now = naming.of(moved);
  assert.equal(now.cards.get("bowl-2")?.[0], before.cards.get("bowl-1")?.[1]);
  const eaten = naming.of(shown("eat", { card: "tom", owner: 1, bowl: 1, cubes: [3] }, view, moved));
  assert.equal(eaten.cubes.get("seat-1")?.[0], before.cubes.get("bowl-1")?.[0]);
  const own = { hand: ["copy", "fat"], deck: [], left_out: [] };
  const played = naming.of(shown("play", { card: "kitten", owner: 0, bowl: 3 }, { ...view, own }, moved));
  assert.equal(played.cards.get("bowl-3")?.[1], before.cards.get("hand")?.[2]);
});

test("new cubes are told apart, so that they drop one after the other", () => {
  const naming = new Naming();
  naming.of(view);
  assert.equal(naming.of(shown("drop", { bowl: 3, cubes: [1, 2, 2, 3] })).fresh.length, 4);
});

test("things fly from the hands, decks and the box, and to the discards", () => {
  assert.equal(comesFrom("2:tom.3", { event: "play", owner: 2 }), "hand-2");
  assert.equal(comesFrom("cube-3.1", { event: "drop", bowl: 1 }), "box");
  assert.equal(goesTo("2:big-eyes.3", { event: "discard" }), "discard-2");
  assert.equal(goesTo("cube-1.4", { event: "eat", owner: 3 }), "seat-3");
});

test("moves are parsed from their notation", () => {
  const of = (move: string): unknown => {
    const { choice: _, ...rest } = parsed({ move, words: "" }) ?? { choice: null };
    return rest;
  };
  assert.deepEqual(of("choose feral of 1 at 2"), { verb: "choose", card: "feral", owner: 1, bowl: 2 });
  assert.deepEqual(of("feed greedy 3+1"), { verb: "feed", card: "greedy", cubes: [3, 1] });
  assert.deepEqual(of("send kitten to 3"), { verb: "send", card: "kitten", bowl: 3 });
  assert.deepEqual(of("swap 3 of 2"), { verb: "swap", cube: 3, owner: 2 });
  assert.equal(parsed({ move: "dance", words: "" }), null);
});

test("five places at a bowl, two for a Fat Cat, and more when more come", () => {
  assert.equal(seating(["tom", "fat"]).free.length, 2);
  const crowd = seating(["tom", "fat", "kitten", "kitten", "kitten", "kitten"]);
  assert.equal(crowd.free.length, 0);
  assert.ok(crowd.taken.every(({ small }) => small < 1));
});

test("a plate promises no dinner that the rest of the turn can still prevent", () => {
  const model = { guide: new Map() } as unknown as TableModel;
  const food = { here: 0, asking: 0 };
  const quiet = { feeding: false, hungry: null };
  const dining = { feeding: true, hungry: null };
  const brings = parsed({ move: "play kitten 3", words: "" });
  assert.deepEqual(consequence(model, brings, 4, food, quiet), {
    words: "4 + Kitten = 5. Dinner if all stay",
    short: "makes 5: dinner?",
    hot: true,
  });
  assert.deepEqual(consequence(model, null, 5, food, quiet), {
    words: "5: dinner if all stay",
    short: "5: dinner?",
    hot: true,
  });
  assert.deepEqual(consequence(model, null, 5, food, dining), { words: "5: dinner!", short: "5: dinner!", hot: true });
  assert.deepEqual(consequence(model, null, 4, food, quiet), { words: "4 of 5", short: "4 of 5", hot: false });
});

test("in the log a new turn begins a paragraph of the player whose turn it is", () => {
  const seats = [
    { seat: 0, name: "Ana" },
    { seat: 1, name: "Ben" },
  ] as SeatInfo[];
  const line = {
    happened: { number: 9, kind: "move" as const, seat: 0 },
    events: [
      { event: "play", owner: 0 },
      { event: "draw", seat: 0 },
      { event: "turn", seat: 1 },
      { event: "laser_off", owner: 1 },
    ],
    told: [
      "Ana plays Tom Cat at the Fish bowl.",
      "Ana draws a card.",
      "",
      "your Laser Pointer at the Fish bowl goes out.",
    ],
  };
  assert.deepEqual(paragraphsOf(line, seats, 1), [
    { seat: 0, words: ["Ana plays Tom Cat at the Fish bowl.", "Ana draws a card."] },
    { seat: 1, words: ["Your Laser Pointer at the Fish bowl goes out."] },
  ]);
  const quiet = { ...line, told: ["Ana plays Tom Cat at the Fish bowl.", "", "", ""] };
  assert.deepEqual(paragraphsOf(quiet, seats, 1), [{ seat: 0, words: ["Ana plays Tom Cat at the Fish bowl."] }]);
});
