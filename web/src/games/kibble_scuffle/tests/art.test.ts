import assert from "node:assert/strict";
import { test } from "node:test";
import { allDiffer, drawing, source } from "../../../../tests/drawings.ts";
import { bowl, bowlEmblem, cube, type CubeValue, kibbleBack, type KibbleItem, kibbleItem } from "../art/pieces.ts";

test("every item of Kibble Scuffle has a picture of its own", () => {
  const kinds = source("kibble_scuffle/cards.py")
    .split(/\bKind\(/)
    .slice(1);
  const items = kinds
    .filter((kind) => kind.includes("item=True"))
    .map((kind) => /"([\w-]+)"/.exec(kind)?.[1] as KibbleItem);
  assert.ok(items.length >= 4);
  allDiffer(items.map((item) => kibbleItem(item)));
});

test("bowls, cubes and backs can be told apart", () => {
  const three = [1, 2, 3] as const;
  allDiffer([...three.map((at) => bowl(at)), ...three.map((at) => cube(at)), ...three.map((at) => bowlEmblem(at))]);
  allDiffer(Array.from({ length: 12 }, (_, seat) => kibbleBack(seat)));
});

test("a bowl shows every cube that is in it", () => {
  const cubes = Array.from({ length: 20 }, (_, at) => ((at % 3) + 1) as CubeValue);
  assert.notEqual(drawing(bowl(1, cubes)), drawing(bowl(1, cubes.slice(1))));
});
