import assert from "node:assert/strict";
import { test } from "node:test";
import { allDiffer, names, source } from "../../../../tests/drawings.ts";
import { catLadyThing, type Food, foodGlyph, foodToken, goalPicture, isCatLadyThing } from "../art/cards.ts";
import "../../../../tests/texts.ts";

test("every card of Cat Lady that is no cat has a picture of its own", () => {
  const kinds = names(source("cat_lady/cards.py"), /\bKind\("([\w-]+)"/g);
  assert.equal(kinds.length, 41);
  for (const kind of kinds) assert.ok(isCatLadyThing(kind), kind);
  allDiffer(kinds.map(catLadyThing));
});

test("every food and every goal of Cat Lady has one too", () => {
  const foods = ["chicken", "tuna", "milk", "wild", "treat"] as const satisfies Food[];
  allDiffer(
    foods.flatMap((food) => [foodGlyph(food), foodToken(food), foodToken(food, "full"), foodToken(food, "missing")]),
  );
  const goals = names(source("cat_lady/cards.py"), /\bGoal\("([\w-]+)"/g);
  assert.equal(goals.length, 10);
  allDiffer([...goals, "no such goal"].map(goalPicture));
});
