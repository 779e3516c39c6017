import assert from "node:assert/strict";
import { test } from "node:test";
import type { COATS } from "../../../cats/coats.ts";
import { allLookDifferent, areWhole, source } from "../../../../tests/drawings.ts";
import { CAT_LADY_CATS, catLadyCat, catLadyHerself, catPlayer, catToken } from "../cats/cats.ts";

const ladies = [...source("cat_lady/cats.py").matchAll(/\bCat\("([\w-]+)", ([A-Z| ]+),/g)];
const named = ladies.map(([, name]) => name as string);

test("every cat card has its cat, and there are no others", () => {
  assert.equal(named.length, 58);
  assert.deepEqual([...CAT_LADY_CATS].sort(), named.sort());
});

test("no two cats look alike, and each is drawn whole", () => {
  allLookDifferent([
    ...CAT_LADY_CATS.map((name) => [name, catLadyCat(name)] as const),
    ["herself", catLadyHerself],
    ["token", catToken],
    ["player", catPlayer],
  ]);
  areWhole(CAT_LADY_CATS.map(catLadyCat));
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
