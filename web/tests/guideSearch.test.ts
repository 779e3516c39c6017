import assert from "node:assert/strict";
import { test } from "node:test";
import type { GuideCard } from "../src/generated/bodies.ts";
import { foundCards, grouped, told } from "../src/parts/guide/search.ts";

const card = (name: string, title: string, text: string, group: string): GuideCard => ({ name, title, text, group });
const CARDS = [
  card("queen", "Königin", "Frisst zuerst.", "cat"),
  card("tom", "Kater", "Frisst zuerst.", "cat"),
  card("bag", "Futtersack", "Ein Brocken je Napf.", "item"),
];
const names = (cards: readonly GuideCard[]): string[] => cards.map(({ name }) => name);

test("cards are found by all words, without accents and case", () => {
  assert.deepEqual(names(foundCards(CARDS, "", "KONIGIN")), ["queen"]);
  assert.deepEqual(names(foundCards(CARDS, "", "zuerst kater")), ["tom"]);
  assert.deepEqual(names(foundCards(CARDS, "", "hund")), []);
});

test("a group leaves out the cards of others", () => {
  assert.deepEqual(names(foundCards(CARDS, "item", "")), ["bag"]);
  assert.deepEqual(names(foundCards(CARDS, "item", "zuerst")), []);
});

test("groups stay in the order of the box", () => {
  assert.deepEqual(
    grouped(CARDS).map(([group, cards]) => [group, cards.length]),
    [
      ["cat", 2],
      ["item", 1],
    ],
  );
});

test("a text that several cards share is told once", () => {
  assert.deepEqual(told(CARDS), [
    { titles: ["Königin", "Kater"], text: "Frisst zuerst." },
    { titles: ["Futtersack"], text: "Ein Brocken je Napf." },
  ]);
});
