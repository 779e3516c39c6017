import assert from "node:assert/strict";
import { before, test } from "node:test";
import { after, comesFrom, goesTo } from "../motion.ts";
import { factsOf, goalTitle, isLeftOut, learn } from "../facts.ts";
import { fitted } from "../hand.ts";
import { cardsOn, cellsOf, linesThrough } from "../lines.ts";
import { parsed } from "../moves.ts";
import { bowlOf, eatenBy, isFed, leftOf, mealsOf } from "../plan.ts";
import { bringsNow, hungryCats, pointLines, pointsNow, pointsOfCat } from "../advice.ts";
import { askedBy, lady } from "../pictures.ts";
import { notesOn, whatIf } from "../words.ts";
import type * as CatLady from "../../../generated/games/cat_lady.ts";
import "../../../../tests/texts.ts";

const card = (name: string, group: string, facts: object = {}) => ({ name, title: name, text: "", group, ...facts });

before(() => {
  learn([
    card("sox", "cat", { colours: ["white"], eats: ["tuna", "tuna", "milk"], points: 6 }),
    card("zeus", "cat", { colours: ["orange"], eats: ["chicken", "chicken"], points: 3 }),
    card("calf", "stray", { any_food: [1, 5], points: 2, each: 1 }),
    card("cow", "stray", { any_food: [1], each: 2 }),
    card("two-tuna", "food", { gives: ["tuna", "tuna"] }),
    card("catnip", "catnip"),
    card("tutu", "costume"),
    card("lost-cat", "play"),
    card("gray-box", "box"),
    card("catnip", "goal"),
  ]);
});

const player = (seat: number): CatLady.PlayerView => ({
  seat,
  cat_player: false,
  cats: [],
  food: { chicken: 0, tuna: 1, milk: 0, wild: 0, treat: 0 },
  boxes: [],
  vp_tokens: 0,
  hand: 0,
  cards: null,
  done: false,
  plan: null,
});
const table = (grid: { [cell: string]: string } = {}): CatLady.CatLadyView => ({
  game: "cat-lady",
  seat: 0,
  edition: "treats",
  phase: "turns",
  turn: 1,
  active: 0,
  asked: [],
  grid: ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"].map((cell) => ({ cell, card: grid[cell] ?? null })),
  token: "row b",
  deck: 20,
  removed: 6,
  strays: ["calf"],
  discards: [],
  goals: [{ goal: "toys", needed: 8, partners: [0, 1] }],
  pool: [{ goal: "catnip", needed: 4, partners: [] }],
  players: [player(0), player(1)],
  paid: [],
  starting: [],
  turn_cards: [],
  own: { hand: [], plan: [], changes: 30 },
});
const cardsIn = (view: CatLady.CatLadyView): string[] => view.grid.flatMap(({ card: name }) => name ?? []);

test("the last event of a line shows the view after it", () => {
  const next = table();
  assert.equal(after(table(), { event: "shop", seat: 0 }, next, true), next);
});

test("a taken line leaves its cells empty and comes to its player, and the cat walks there", () => {
  const given = table({ a1: "sox", a2: "two-tuna", a3: "catnip", b1: "zeus" });
  const next = {
    ...table({ a1: "tutu", b1: "zeus" }),
    players: [{ ...player(0), cats: ["sox"] }, player(1)],
    own: { hand: ["catnip"], plan: [], changes: 30 },
  };
  const take = {
    event: "take",
    seat: 0,
    line: "row a",
    cells: ["a1", "a2", "a3"],
    cards: ["sox", "two-tuna", "catnip"],
  };
  const then = after(given, take, next, false);
  assert.equal(then.token, "row a");
  assert.deepEqual(cardsIn(then), ["zeus"]);
  assert.deepEqual([then.players, then.own], [next.players, next.own]);
  assert.equal(after({ ...given, seat: 1 }, take, next, false).own, given.own, "it does not come into my hand");
});

test("new cards come from the deck", () => {
  const next = { ...table(), deck: 18 };
  const then = after(table(), { event: "refill", cells: ["a1", "b1"], cards: ["sox", "zeus"] }, next, false);
  assert.deepEqual(cardsIn(then), ["sox", "zeus"]);
  assert.equal(then.deck, 18);
  assert.equal(comesFrom("a1:catnip", { event: "refill" }), "deck");
});

test("an event that moves nothing leaves the view as it is", () => {
  const given = table();
  assert.equal(after(given, { event: "end" }, table(), false), given);
});

test("cards fly to where they are kept", () => {
  const take = { event: "take", seat: 2 };
  assert.deepEqual(
    ["a2:two-tuna", "a3:catnip", "cat:sox"].map((thing) => goesTo(thing, take)),
    ["food-2", "hand-2", "seat-2"],
  );
});

test("a bowl shows what was given and what is missing", () => {
  const bites = mealsOf(["feed sox tuna", "feed sox wild as milk"]).get("sox") ?? [];
  assert.deepEqual(
    bowlOf(factsOf("sox"), bites, "missing").map(({ food, state }) => `${food} ${state}`),
    ["tuna full", "tuna missing", "wild full"],
  );
  assert.equal(isFed(factsOf("sox"), bites), false);
});

test("a treat is a whole meal", () => {
  const bites = mealsOf(["feed sox treat"]).get("sox") ?? [];
  assert.deepEqual(bowlOf(factsOf("sox"), bites, "missing"), [{ food: "treat", state: "full" }]);
  assert.equal(isFed(factsOf("sox"), bites), true);
});

test("who takes any food is fed with the least, and has room for more", () => {
  const bites = mealsOf(["feed cow tuna"]).get("cow") ?? [];
  assert.deepEqual(
    bowlOf(factsOf("cow"), bites, "missing").map(({ state }) => state),
    ["full", "open"],
  );
  assert.equal(isFed(factsOf("cow"), bites), true);
  assert.equal(isFed(factsOf("cow"), []), false);
});

test("a plan leaves the rest of the food", () => {
  assert.deepEqual(leftOf({ tuna: 2, wild: 1 }, ["feed sox tuna", "feed sox wild as milk"]), { tuna: 1, wild: 0 });
});

test("cards and goals of one name are kept apart", () => {
  assert.equal(factsOf("catnip").group, "catnip");
  assert.equal(goalTitle("catnip"), "catnip");
});

test("the points of a cat in short words", () => {
  assert.deepEqual(
    ["sox", "calf", "cow"].map((cat) => factsOf(cat).points),
    ["6", "2+", "2×"],
  );
});

test("moves are read from their notation", () => {
  assert.deepEqual(parsed("take back sox"), { kind: "back", cat: "sox" });
  assert.deepEqual(parsed("take column 2"), { kind: "take", line: "column 2" });
  assert.deepEqual(parsed("feed sox wild as milk"), { kind: "feed", cat: "sox", token: "wild", eatenAs: "milk" });
  assert.deepEqual(parsed("swap toys for catnip"), { kind: "swap", goal: "toys", pool: "catnip" });
  assert.deepEqual(parsed("throw away b2"), { kind: "throw", cell: "b2" });
});

test("a line has three cells and a cell two lines", () => {
  assert.deepEqual(cellsOf("column 2"), ["a2", "b2", "c2"]);
  assert.deepEqual(linesThrough("b3"), ["row b", "column 3"]);
});

test("many cards lie in rows, so that they stay large", () => {
  assert.deepEqual(fitted(8, { width: 400, height: 300 }, 1.5, 0, 120), { columns: 4, width: 100 });
});

test("who was paid has eaten, whatever the plan says; and a plan that is made stands", () => {
  const view = { ...table(), paid: ["feed choupette tuna", "feed choupette milk"] };
  const ana = { ...player(0), cats: ["choupette", "zeus"] };
  assert.deepEqual(eatenBy(view, ana, ["feed zeus chicken"]), [...view.paid, "feed zeus chicken"]);
  assert.deepEqual(eatenBy(view, player(1), ["feed zeus chicken"]), ["feed zeus chicken"]);
  assert.equal(eatenBy(view, { ...ana, seat: 1 }, null), null, "nobody's plan is guessed");
  const own = { hand: [], plan: ["feed zeus wild as chicken"], changes: 30 };
  assert.deepEqual(eatenBy({ ...view, own }, { ...ana, done: true }, ["feed zeus chicken"]), [
    ...view.paid,
    ...own.plan,
  ]);
  assert.deepEqual(eatenBy({ ...view, own }, { ...ana, done: true, plan: [] }, null), view.paid, "what all see counts");
});

test("the plans of all are revealed at once, the cat player's after them", () => {
  const given = { ...table(), players: [player(0), { ...player(1), cat_player: true }] };
  const next = { ...given, players: given.players.map((one) => ({ ...one, plan: ["feed zeus chicken"] })) };
  const then = after(given, { event: "reveal", plans: [] }, next, false);
  assert.deepEqual(
    then.players.map(({ plan }) => plan),
    [["feed zeus chicken"], null],
  );
});

test("the points of a line say which cards they leave out", () => {
  const { grid } = table({ a1: "sox", a2: "tutu", a3: "lost-cat", b1: "zeus" });
  assert.deepEqual(cardsOn(grid, "row a").filter(isLeftOut), ["tutu", "lost-cat"]);
  assert.deepEqual(cardsOn(grid, "column 1").filter(isLeftOut), []);
  assert.deepEqual(notesOn(["tutu", "lost-cat", "sox"], null), ["Not counted yet: tutu and lost-cat."]);
});

test("a first costume is counted: it saves what having none costs", () => {
  const notes = ["A costume saves you the −2 for having none.", "Not counted yet: lost-cat."];
  assert.deepEqual(notesOn(["tutu", "lost-cat"], 2), notes);
  assert.equal(whatIf(2, [], [], notes), `+2 points. ${notes.join(" ")}`);
});

test("the points of a player leave hungry cats out, as the points of a line do", () => {
  const lines = [
    { key: "cat", cat: "zeus", points: 3 },
    { key: "hungry", cat: "sox", points: -2 },
    { key: "costumes", count: 0, points: -2 },
  ];
  assert.equal(pointsNow({ vp: -1, lines }), 1);
  assert.equal(hungryCats({ lines }), 1);
  assert.deepEqual(pointLines({ lines }), [
    { key: "fed", count: 1, points: 3 },
    { key: "costumes", count: 0, points: -2 },
  ]);
  assert.equal(pointsOfCat({ lines }, "zeus"), 3);
  assert.equal(pointsOfCat({ lines }, "sox"), null);
});

test("a line says which cats are still to be fed, and never counts them as lost points", () => {
  const twoCats = { vp: -4, hungry_vp: -4 };
  assert.equal(bringsNow(twoCats), 0);
  assert.equal(whatIf(bringsNow(twoCats), [], ["Sox", "Zeus"], []), "2 more to feed before the end: Sox and Zeus.");
  const catAndFood = { vp: 1, hungry_vp: -2 };
  assert.equal(
    whatIf(bringsNow(catAndFood), ["Zeus"], ["Sox"], []),
    "+3 points. Then Zeus is fed. 1 more to feed before the end: Sox.",
  );
  assert.equal(whatIf(bringsNow({ vp: -1, hungry_vp: 0 }), [], [], []), "−1 point.", "what is really lost is told");
});

test("the wooden cat asks where it sits down", () => {
  assert.notDeepEqual(askedBy({ key: "place" }), lady);
  assert.deepEqual(askedBy({ key: "turn" }), lady);
});
