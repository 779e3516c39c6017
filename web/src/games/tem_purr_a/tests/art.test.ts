import assert from "node:assert/strict";
import { test } from "node:test";
import { allDiffer, names, source } from "../../../../tests/drawings.ts";
import { dishPicture, isTempuraCard, type TempuraCard, tower, towerHeight, towerPieces } from "../art/pieces.ts";

test("every card of Tem-Purr-A has a picture of its own", () => {
  const text = source("tem_purr_a/cards.py");
  const cards = [...names(text, /\bKind\("([\w-]+)"/g), ...names(text, /INDIGESTION: Final = "(\w+)"/g)];
  assert.equal(cards.length, 10);
  for (const card of cards) assert.ok(isTempuraCard(card), card);
  allDiffer(cards.map((card) => dishPicture(card as TempuraCard)));
});

test("the tower grows with every card and shrinks with every bite", () => {
  const cards: string[] = [];
  let [height, before] = [0, ""];
  for (const card of ["4", "4", "plus", "4", "plus", "reverse", "choose"]) {
    cards.push(card);
    assert.ok(towerHeight(cards) > height, cards.join());
    assert.notEqual(tower(cards), before);
    [height, before] = [towerHeight(cards), tower(cards)];
  }
  assert.equal(towerPieces(cards).length, cards.length);
  allDiffer(Array.from({ length: 15 }, (_, eaten) => tower(cards, eaten)));
});

test("the highest tower is no higher than a screen", () => {
  const most = [
    ...Array<string>(17).fill("2"),
    ...Array<string>(7).fill("plus"),
    ...Array<string>(5).fill("reverse"),
    ...Array<string>(5).fill("choose"),
  ];
  assert.ok(towerHeight(most) < 640, String(towerHeight(most)));
});
