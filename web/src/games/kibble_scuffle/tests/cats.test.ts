import assert from "node:assert/strict";
import { test } from "node:test";
import { inMood } from "../../../cats/moods.ts";
import { onCushion, seatedBox } from "../../../cats/standee.ts";
import { allLookDifferent, areWhole, source } from "../../../../tests/drawings.ts";
import { KIBBLE_CATS, kibbleCat } from "../cats.ts";

const kinds = [...source("kibble_scuffle/cards.py").matchAll(/\bKind\(\s*"([\w-]+)",[^()]*\)/g)];
const kibble = kinds.filter(([text]) => !text.includes("item=True")).map(([, name]) => name as string);

test("every cat card has its cat, and there are no others", () => {
  assert.equal(kibble.length, 18);
  assert.deepEqual([...KIBBLE_CATS].sort(), kibble.sort());
});

test("no two cats look alike, and each is drawn whole", () => {
  allLookDifferent(KIBBLE_CATS.map((name) => [name, kibbleCat(name)]));
  areWhole(KIBBLE_CATS.map(kibbleCat));
});

test("one card of a kind is drawn as its kind", () => {
  assert.equal(kibbleCat("kitten-3 of 0"), kibbleCat("kitten"));
  assert.equal(kibbleCat("big-eyes of 2"), kibbleCat("big-eyes"));
});

test("the cushion is the owner's, and wide cats have a wide one", () => {
  assert.notEqual(onCushion(kibbleCat("tom"), 0), onCushion(kibbleCat("tom"), 1));
  assert.ok(seatedBox(kibbleCat("fat")).width > 1.3 * seatedBox(kibbleCat("mangy")).width);
});

test("in another mood a cat keeps what it holds in its mouth, and nothing else of its face", () => {
  assert.equal(inMood(kibbleCat("house"), "sad").mouth, undefined);
  assert.equal(inMood(kibbleCat("greedy"), "happy").mouth, "none");
  assert.equal(kibbleCat("house").mood, "happy", "the card stays as it is");
});
