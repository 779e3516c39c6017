import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import type { GameInfo } from "../src/generated/bodies.ts";
import { lastLevel, rememberLevel, rememberPlayed, usualPlan } from "../src/plans.ts";
import { lastPlan, named, remember } from "../src/setUp.ts";

const game = {
  bots: [
    { name: "Bramble", cat: "tabby" },
    { name: "Luna", cat: "ginger" },
    { name: "Miso", cat: "black" },
  ],
} as unknown as GameInfo;
/** What a browser keeps on the device. */
const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
};
beforeEach(() => {
  kept.clear();
  Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
});

const LEVELS = ["kitten", "tabby", "lynx"].map((name) => ({ name, about: "" }));
const gameNamed = (name: string, live: boolean) =>
  ({
    name,
    live,
    levels: LEVELS,
    options: [],
    least_seats: 2,
    most_seats: 5,
    manifest: { usual_seats: 3 },
  }) as unknown as GameInfo;
const levelsOf = (game: GameInfo) =>
  lastPlan(game)
    .seats.filter(({ kind }) => kind === "bot")
    .map(({ level }) => level);
const bot = (name: string) => ({ kind: "bot" as const, level: "kitten", name });

test("a bot never takes my name, nor that of somebody else on this device", () => {
  const seats = [{ kind: "me" as const }, bot("Bramble"), { kind: "device" as const, name: "luna" }, bot("")];
  const told = named(seats, game, { name: "bramble", cat: "white" });
  assert.deepEqual([told[0], told[2]], [seats[0], seats[2]]);
  assert.equal(told[1]?.name, "Miso");
  assert.equal(told[3]?.name, "", "none is left: the server finds one");
});

test("a bot with a name of its own keeps it", () => {
  assert.deepEqual(named([{ kind: "me" }, bot("Luna")], game, { name: "Ana", cat: "white" })[1], bot("Luna"));
});

test("before the first game on this device, the set-up offers kittens in every game", () => {
  for (const game of [gameNamed("kitty-paw", true), gameNamed("cat-lady", false)]) {
    assert.deepEqual(levelsOf(game), ["kitten", "kitten"]);
    assert.equal(lastLevel(game.name), "kitten");
  }
});

test("after a game the set-up offers the level that was chosen last, in other games still kittens", () => {
  const [mine, other] = [gameNamed("cat-lady", false), gameNamed("meow", false)];
  const plan = lastPlan(mine);
  remember(mine.name, { ...plan, seats: [{ kind: "me" }, { kind: "bot", level: "lynx" }] });
  assert.deepEqual(levelsOf(mine), ["lynx"]);
  assert.equal(lastLevel(mine.name), "lynx");
  assert.deepEqual(levelsOf(other), ["kitten", "kitten"]);
});

test("a level chosen for a quick game is offered again by the set-up", () => {
  const game = gameNamed("tem-purr-a", false);
  rememberLevel(game.name, "tabby");
  assert.deepEqual(levelsOf(game), ["tabby", "tabby"]);
  rememberLevel(game.name, "a level that is gone");
  assert.deepEqual(levelsOf(game), ["kitten", "kitten"]);
});

test("a first game takes the options for newcomers, later ones those for games with bots", () => {
  const meow = {
    name: "meow",
    manifest: { usual_seats: 4, with_bots: { striking: false }, first_game: { box: "small", seconds: 0 } },
  } as unknown as GameInfo;
  assert.deepEqual(usualPlan(meow, "kitten").options, { striking: false, box: "small", seconds: 0 });
  rememberPlayed("meow");
  assert.deepEqual(usualPlan(meow, "kitten").options, { striking: false });
});

test("a table in a circle has a chair for every member, and its plan is remembered apart", () => {
  const scuffle = gameNamed("kibble-scuffle", false);
  const chairs = (members: number | null) => lastPlan(scuffle, members).seats.map(({ kind }) => kind);
  assert.deepEqual(chairs(3), ["me", "open", "open"]);
  assert.equal(chairs(1).length, 2, "the founder alone waits for somebody");
  assert.equal(chairs(9).length, 5, "no more than the game has");
  const plan = lastPlan(scuffle, 3);
  remember("kibble-scuffle", { ...plan, seats: [...plan.seats, bot("Miso")] }, true);
  assert.deepEqual(chairs(3), ["me", "open", "open", "bot"]);
  assert.deepEqual(chairs(null), ["me", "bot", "bot"]);
});
