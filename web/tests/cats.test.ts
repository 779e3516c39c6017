import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { boxOf } from "../src/cats/box.ts";
import { cat, catPicture } from "../src/cats/cat.ts";
import { CAT_LADY_CATS, catLadyCat, catLadyHerself, catPlayer, catToken } from "../src/games/cat_lady/cats/cats.ts";
import { COATS, looks } from "../src/cats/coats.ts";
import type { CatDescription } from "../src/cats/description.ts";
import { KIBBLE_CATS, kibbleCat } from "../src/games/kibble_scuffle/cats.ts";
import { keyOf } from "../src/art/memory.ts";
import { inMood } from "../src/cats/moods.ts";
import { seatTile } from "../src/cats/seats.ts";
import { cushion, onCushion, seatedBox, standee } from "../src/cats/standee.ts";
import { type Appetite, eater } from "../src/games/tem_purr_a/eater.ts";

// The names stand in the games; the compiled tests run in build/web-tests/tests.
const GAMES = new URL("../../../src/tabbytop/games/", import.meta.url);

function rows(file: string, what: RegExp): RegExpExecArray[] {
  return [...readFileSync(new URL(file, GAMES), "utf8").matchAll(what)];
}

const kinds = rows("kibble_scuffle/cards.py", /\bKind\(\s*"([\w-]+)",[^()]*\)/g);
const kibble = kinds.filter(([text]) => !text.includes("item=True")).map(([, name]) => name as string);
const ladies = rows("cat_lady/cats.py", /\bCat\("([\w-]+)", ([A-Z| ]+),/g);
const named = ladies.map(([, name]) => name as string);

test("every cat card has its cat, and there are no others", () => {
  assert.ok(kibble.length === 18 && named.length === 58, `${kibble.length} and ${named.length} names found`);
  assert.deepEqual([...KIBBLE_CATS].sort(), kibble.sort());
  assert.deepEqual([...CAT_LADY_CATS].sort(), named.sort());
});

test("no two cats of a game look alike", () => {
  const games: [string, CatDescription][][] = [
    KIBBLE_CATS.map((name) => [name, kibbleCat(name)]),
    [
      ...CAT_LADY_CATS.map((name): [string, CatDescription] => [name, catLadyCat(name)]),
      ["herself", catLadyHerself],
      ["token", catToken],
      ["player", catPlayer],
    ],
  ];
  for (const cats of games) {
    const seen = new Map<string, string>();
    for (const [name, description] of cats) {
      const picture = keyOf({ ...description, mood: "", mouth: "" }); // a fed cat smiles: the mood must not be what tells them apart
      assert.equal(seen.get(picture), undefined, `${name} looks like ${seen.get(picture)}`);
      seen.set(picture, name);
    }
  }
});

test("the fur has the colours that the game counts", () => {
  const furs: { [colour: string]: readonly (keyof typeof COATS)[] } = {
    BLACK: ["black", "tux"],
    ORANGE: ["ginger", "marmalade"],
    WHITE: ["white"],
    GRAY: ["grey", "smoke"],
  };
  for (const [, name, colours] of ladies) {
    const { coat, second } = catLadyCat(name as string);
    const counted = colours === "ALL" ? ["WHITE"] : (colours as string).split(" | ");
    const allowed = counted.flatMap((colour) => furs[colour.trim()] ?? []);
    assert.ok(allowed.includes(coat), `${name} is ${colours}, not ${coat}`);
    if (second) assert.ok(allowed.includes(second), `${name} is ${colours}, without ${second}`);
  }
});

test("one card of a kind is drawn as its kind", () => {
  assert.equal(kibbleCat("kitten-3 of 0"), kibbleCat("kitten"));
  assert.equal(kibbleCat("big-eyes of 2"), kibbleCat("big-eyes"));
});

test("a picture is drawn once, and a standee has the box of its cat", () => {
  const queen = kibbleCat("queen");
  assert.equal(standee(queen), standee({ ...queen }));
  assert.equal(seatTile(3), seatTile(3));
  assert.notEqual(standee(queen), catPicture(queen));
  const { x, y, width, height } = boxOf(queen);
  const viewBox = encodeURIComponent(`viewBox="${x} ${y} ${width} ${height}"`);
  assert.ok(standee(queen).includes(viewBox) && catPicture(queen).includes(viewBox));
  assert.deepEqual(boxOf({ ...queen, mood: "sad" }), boxOf(queen), "a mood moves nothing");
});

test("the cushion is the owner's, and wide cats have a wide one", () => {
  assert.notEqual(onCushion(kibbleCat("tom"), 0), onCushion(kibbleCat("tom"), 1));
  assert.equal(new Set([...Array(12).keys()].map((seat) => cushion(seat))).size, 12);
  assert.ok(seatedBox(kibbleCat("fat")).width > 1.3 * seatedBox(kibbleCat("mangy")).width);
});

test("no drawing has a missing number, and a flipped cat has a mirrored box", () => {
  const appetites: Appetite[] = ["hungry", "eating", "full", "queasy", "sick"];
  const all = [
    ...KIBBLE_CATS.map(kibbleCat),
    ...CAT_LADY_CATS.map(catLadyCat),
    ...appetites.map((appetite) => eater(looks("ginger"), appetite, 0)),
  ];
  for (const description of all) {
    assert.doesNotMatch(cat(description), /NaN|undefined|null/);
    const [box, mirrored] = [boxOf(description), boxOf({ ...description, flip: true })];
    assert.equal(box.width, mirrored.width);
  }
});

test("in another mood a cat keeps what it holds in its mouth, and nothing else of its face", () => {
  assert.equal(inMood(kibbleCat("house"), "sad").mouth, undefined);
  assert.equal(inMood(kibbleCat("greedy"), "happy").mouth, "none");
  assert.equal(kibbleCat("house").mood, "happy", "the card stays as it is");
});
