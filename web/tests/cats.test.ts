import assert from "node:assert/strict";
import { test } from "node:test";
import { boxOf } from "../src/cats/box.ts";
import { catPicture } from "../src/cats/cat.ts";
import { looks } from "../src/cats/coats.ts";
import type { CatDescription } from "../src/cats/description.ts";
import { seatTile } from "../src/cats/seats.ts";
import { cushion, standee } from "../src/cats/standee.ts";

test("a picture is drawn once, and a standee has the box of its cat", () => {
  const queen: CatDescription = { ...looks("persian"), pose: "sit" };
  assert.equal(standee(queen), standee({ ...queen }));
  assert.equal(seatTile(3), seatTile(3));
  assert.notEqual(standee(queen), catPicture(queen));
  const { x, y, width, height } = boxOf(queen);
  const viewBox = encodeURIComponent(`viewBox="${x} ${y} ${width} ${height}"`);
  assert.ok(standee(queen).includes(viewBox) && catPicture(queen).includes(viewBox));
  assert.deepEqual(boxOf({ ...queen, mood: "sad" }), boxOf(queen), "a mood moves nothing");
});

test("every seat has a cushion of its own", () => {
  assert.equal(new Set([...Array(12).keys()].map((seat) => cushion(seat))).size, 12);
});
