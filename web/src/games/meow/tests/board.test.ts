import assert from "node:assert/strict";
import { test } from "node:test";
import { actsOf, found, foundWords, type PaletteAct, plain } from "../acts.ts";
import { goodWords } from "../goodWords.ts";
import { ACT_LASTS, after, comesFrom, goesTo, lasts } from "../motion.ts";
import { besideBoard, byCard, parsed } from "../moves.ts";
import { log } from "../notepad.ts";
import { armBetween, nameWidth, openCards, ringOf, withNames } from "../places.ts";
import { cardCalled, leftOf, type Shown, timesNow } from "../view.ts";
import type { GuideCard } from "../../../generated/bodies.ts";
import type * as Meow from "../../../generated/games/meow.ts";

const view: Shown = {
  game: "meow",
  seat: 0,
  phase: "play",
  asked: [],
  round: 1,
  rounds: 30,
  active: 0,
  starter: 0,
  budget: { most: 8, used: 0 },
  played: null,
  acts: [],
  pointed: null,
  cleared: [],
  revealed: null,
  gone: null,
  pile: 1,
  listed: null,
  seats: [0, 1, 2].map((seat) => ({
    seat,
    cards: 2,
    best: 0,
    done: false,
    replaced: false,
    looked: false,
    objected: false,
  })),
  own: { hand: [cardCalled("croak"), cardCalled("moo")], struck: [] },
};
const act = {
  act: "croak",
  shown: "puffs up their cheeks and croaks",
  sign: "🐸",
  noise: "Ribbit!",
  motion: "bounce",
  word: null,
  part: "after",
  times: 1,
};
/** The view while an event is shown that is not the last of its line; `next` is the one after the line. */
const shown = (event: string, more: object = {}, from = view, next = view): Shown =>
  after(from, { event, seat: 0, ...more }, next, false);

test("the last event of a line shows the view after it", () => {
  const next = { ...view, round: 2 };
  assert.equal(after(view, { event: "acted", ...act, seat: 0 }, next, true), next);
});

test("a card goes from the hand onto the altar, and back if it was not obeyed", () => {
  const without = { ...view, own: { hand: [cardCalled("moo")], struck: [] } };
  const laid = shown("played", { card: "croak" }, view, without);
  assert.deepEqual([laid.played?.name, laid.own], ["croak", without.own]);
  const back = shown("taken_back", { card: "croak" }, laid);
  assert.deepEqual([back.played, back.own], [null, view.own]);
});

test("the check goes round, and a rule that comes to light is shown before it is exchanged", () => {
  const pointed = shown("pointed", { at: 1 });
  assert.equal(pointed.pointed, 1);
  const past = shown("cleared", { seat: 1, active: 0 }, pointed);
  assert.deepEqual([past.pointed, past.cleared], [null, [1]]);
  const revealed = shown("revealed", { seat: 2, active: 0, card: "hiss" }, { ...past, played: cardCalled("croak") });
  assert.deepEqual([revealed.revealed?.card.name, revealed.seats[2]?.cards], ["hiss", 1]);
  const swapped = shown("exchanged", { active: 0, seat: 2 }, revealed);
  assert.deepEqual([swapped.played, swapped.seats.map(({ cards }) => cards)], [null, [2, 2, 2]]);
});

test("an event that nobody knows changes nothing", () => {
  assert.equal(shown("yawn", {}, view, { ...view, round: 2 }), view);
});

test("one's own acts keep nobody waiting; those of others can be watched, and watched again", () => {
  assert.equal(lasts({ event: "acted", seat: 0 }, view), 0);
  assert.ok(lasts({ event: "acted", seat: 1 }, view) > 500);
  assert.ok(lasts({ event: "looked", seat: 0, acts: [act, act] }, view) >= 2 * ACT_LASTS);
});

test("moves are a verb and what it is about", () => {
  assert.deepEqual(parsed("say são paulo"), { verb: "say", what: "são paulo" });
  assert.deepEqual(parsed("check"), { verb: "check", what: "" });
  const choices = ["play croak", "replace hop", "check", "do moo", "broken moo"].map((move) => ({ move, words: move }));
  assert.deepEqual([...byCard(choices).keys()], ["croak", "moo"]);
  assert.deepEqual(
    besideBoard(choices).map(({ move }) => move),
    ["check"],
    "what one knows of the rules is never listed",
  );
});

const card = (name: string, more: Partial<GuideCard & Meow.CardFacts>): [string, GuideCard] => [
  name,
  { name, title: name, text: "", group: "noise", ...more },
];
const acts = actsOf(
  new Map([
    card("croak", { label: "Croak", title: "Croak and Dagger", text: "Must croak like a frog.", noise: "Ribbit!" }),
    card("crow", { label: "Crow", title: "Cock of the Walk" }),
    card("city", { label: "Announce a city", group: "memory", words: 3 }),
    card("before", { group: "part" }),
  ]),
  { city: { "São Paulo": "São Paulo", Paris: "Paris", Oslo: "Oslo" } },
);

test("an act is found by what it is called, and what stands on its card", () => {
  assert.equal(acts.length, 3);
  assert.deepEqual(
    found(acts, "CRO").map(({ name }) => name),
    ["croak", "crow"],
  );
  assert.deepEqual(
    found(acts, "frog").map(({ name }) => name),
    ["croak"],
  );
  assert.deepEqual(
    found(acts, "walk").map(({ name }) => name),
    ["crow"],
  );
  assert.deepEqual(
    found(acts, "ribbit").map(({ name }) => name),
    ["croak"],
  );
  assert.equal(found(acts, "").length, 3);
  assert.deepEqual(
    acts.map(({ spoken }) => spoken),
    [false, false, true],
  );
});

test("words are found in any case and without accents", () => {
  assert.equal(plain("  São-Paulo "), "sao paulo");
  assert.deepEqual(
    foundWords(acts, "sao p", 9).map(({ word }) => word),
    ["São Paulo"],
  );
  assert.deepEqual(
    foundWords(acts, "pa", 9).map(({ word }) => word),
    ["Paris", "São Paulo"],
  );
  assert.equal(foundWords(acts, "", 2).length, 2);
});

test("words of another language are found as they are typed there, and as they are written down", () => {
  const [colour] = actsOf(new Map([card("colour", { group: "spoken", words: 2 })]), {
    colour: { green: "Grün", white: "Weiß" },
  });
  assert.ok(colour);
  for (const typed of ["grün", "gruen", "GRU", "green"])
    assert.deepEqual(
      foundWords([colour], typed, 9).map(({ word, said }) => [word, said]),
      [["green", "Grün"]],
    );
  assert.deepEqual(
    foundWords([colour], "weiss", 9).map(({ word }) => word),
    ["white"],
  );
});

test("the small box has only its own acts", () => {
  const box = new Map([card("croak", { small: true }), card("hiss", {})]);
  assert.deepEqual(
    actsOf(box, {}, {}, true).map(({ name }) => name),
    ["croak"],
  );
  assert.equal(actsOf(box, {}).length, 2);
});

const LETTERS = [..."abcdefghijkl"];
const spoken = (group: "spoken" | "memory") => ({
  group,
  words: LETTERS.map((word) => ({ word, said: word.toUpperCase() })),
  common: LETTERS,
});
const offered = (group: "spoken" | "memory", said: string[], round: number): string =>
  goodWords(spoken(group), said, round)
    .map((saying) => saying.said)
    .join("");

test("six good words are offered, others with every round", () => {
  assert.equal(offered("spoken", [], 1), "ABCDEF");
  assert.equal(offered("spoken", [], 2), "GHIJKL");
  assert.equal(offered("spoken", [], 3), "ABCDEF");
});

test("the word that one said last comes first, but for a memory rule never again", () => {
  assert.equal(offered("spoken", ["c", "a"], 1), "CBDEFG");
  assert.equal(offered("memory", ["c", "a"], 1), "BDEFGH");
  assert.deepEqual(goodWords({ group: "memory", words: [], common: [] }, [], 1), []);
});

test("everybody has a seat inside the scene, and nobody sits on another", () => {
  for (const [width, height] of [
    [820, 590],
    [390, 330],
  ] as const) {
    for (let seats = 3; seats <= 12; seats += 1) {
      const { spots, middle } = ringOf(seats, width, height);
      assert.equal(spots.length, seats);
      assert.ok(middle > 0 && middle < height);
      for (const { x, y, size } of spots)
        assert.ok(x > 0 && x < width && y - size >= 0 && y <= height, `${seats} at ${width}`);
      for (const { x, room, leans } of spots) {
        const [from, to] =
          leans === "left" ? [0, room] : leans === "right" ? [width - room, width] : [x - room / 2, x + room / 2];
        assert.ok(
          from >= 0 && to <= width && from < x && to > x,
          `${seats} at ${width}: a name below its cat, inside the scene`,
        );
      }
      const [, left, , right] = [spots[0], spots[1], null, spots.at(-1)];
      assert.ok(
        left !== undefined && right !== undefined && left.x < width / 2 && right.x > width / 2,
        "the left neighbour is at the left",
      );
      for (const [at, one] of spots.entries()) {
        for (const other of spots.slice(at + 1)) {
          assert.ok(
            Math.abs(one.x - other.x) > one.size * 0.5 || Math.abs(one.y - other.y) > one.size * 0.7,
            `${seats} at ${width}: ${at}`,
          );
        }
      }
    }
  }
});

test("an open card lies below the names over it, as large as there is room for", () => {
  for (const [width, height] of [
    [820, 590],
    [390, 308],
    [390, 240],
    [405, 264],
  ] as const) {
    for (let seats = 3; seats <= 12; seats += 1) {
      const ring = ringOf(seats, width, height);
      const { form, top } = openCards(ring, width, 1, width > 560 ? ["whole", "slip", "title"] : ["slip", "title"]);
      const half = { whole: 82, slip: 103, title: 74 }[form];
      const over = ring.spots
        .slice(1)
        .filter(({ x, y, room, leans }) => leans === "" && y < ring.head && Math.abs(x - width / 2) < half + room / 2);
      for (const { y } of over)
        assert.ok(top >= y + 20, `${seats} at ${width} × ${height}: ${form} at ${top}, a name at ${y}`);
    }
  }
  assert.equal(openCards(ringOf(3, 820, 590), 820, 1, ["whole", "slip", "title"]).form, "whole");
  assert.equal(openCards(ringOf(12, 390, 240), 390, 1, ["slip", "title"]).form, "title");
});

test("an arm points from one to the other", () => {
  assert.equal(Math.round(armBetween({ x: 0, y: 100, size: 0 }, { x: 100, y: 100, size: 0 }).turn), 0);
  assert.equal(Math.round(armBetween({ x: 0, y: 100, size: 0 }, { x: 0, y: 0, size: 0 }).turn), -90);
});

test("cards come out of hands and go into the pile", () => {
  assert.equal(comesFrom("laid", { event: "played", seat: 2 }), "hand-2");
  assert.equal(goesTo("laid", { event: "exchanged", active: 0, seat: 2 }), "pile");
  assert.equal(goesTo("laid", { event: "taken_back", seat: 1 }), "hand-1");
});

test("leftOf and timesNow read the view", () => {
  assert.equal(leftOf(view, 2), 0);
  assert.equal(timesNow({ ...view, phase: "act", acts: [{ ...act, times: 3 }] }, "croak"), 3);
  assert.equal(timesNow({ ...view, acts: [{ ...act, times: 3 }] }, "croak"), 0);
});

test("the notepad is no memory sheet: rules are named until the next turn, acts never", () => {
  const line = (number: number, ...kinds: string[]) => ({
    happened: { number, kind: "move" as const, seat: 0 },
    events: kinds.map((event) => ({ event })),
    told: kinds,
  });
  const lines = [
    line(1, "dealt"),
    line(2, "passed", "turn"),
    line(3, "played"),
    line(4, "acted"),
    line(5, "checking", "revealed", "exchanged", "turn"),
    line(6, "played"),
  ];
  assert.deepEqual(
    log(lines, false).map(({ told }) => told),
    [[], ["turn"], [], [], ["checking", "turn"], ["played"]],
  );
  assert.deepEqual(
    log(lines.slice(0, 4), false).map(({ told }) => told),
    [[], ["turn"], ["played"], []],
  );
  assert.deepEqual(
    log(lines, false).map(({ events }) => events.map(({ event }) => event)),
    log(lines, false).map(({ told }) => told),
    "every sentence keeps its event",
  );
  assert.equal(log(lines, true), lines);
  const kept = { ...line(1, "cleared"), events: [{ event: "cleared", kept: "moo" }] };
  assert.deepEqual(log([kept, line(2, "turn")], false)[0]?.told, []);
});

test("a word is found by another spelling, and by many instead of one", () => {
  const words = { dessert: { doughnut: "doughnut", cherry: "cherry" }, garment: { sock: "sock" } };
  const acts = ["dessert", "garment"].map((name): PaletteAct => ({
    name,
    label: name,
    title: name,
    text: "",
    group: "spoken",
    noise: "",
    times: 0,
    spoken: true,
    words: Object.keys(words[name as keyof typeof words]).map((word) => ({
      word,
      said: word,
      also: word === "doughnut" ? ["donut"] : [],
    })),
    common: [],
  }));
  for (const [typed, word] of [
    ["donut", "doughnut"],
    ["Socks", "sock"],
    ["cherries", "cherry"],
  ] as const) {
    assert.deepEqual(
      foundWords(acts, typed, 5).map((each) => each.word),
      [word],
    );
  }
});

test("a long name takes the room that short ones beside it leave, and touches none of them", () => {
  const [width, height] = [405, 180]; // a phone on its side
  const names = ["You", "Lychee", "Kiki", "Juno", "Pixel", "Kiki", "Parsnip", "Saffron"].map((name) =>
    nameWidth(name, width),
  );
  const before = ringOf(8, width, height).spots;
  const spots = withNames(before, names, width);
  assert.ok((before[6]?.room ?? 0) < (names[6] ?? 0), "Parsnip was cut");
  assert.ok((spots[6]?.room ?? 0) >= (names[6] ?? 0));
  for (const [at, one] of spots.entries())
    for (const [nth, other] of spots.entries()) {
      if (nth <= at || one.leans !== "" || other.leans !== "" || Math.abs(one.y - other.y) >= 26) continue;
      const both = Math.min(one.room, names[at] ?? 0) + Math.min(other.room, names[nth] ?? 0);
      assert.ok(Math.abs(one.x - other.x) >= both / 2, `${at} and ${nth}`);
    }
});
