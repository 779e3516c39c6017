import assert from "node:assert/strict";
import { test } from "node:test";
import { ofTen } from "../src/remembered/statistics.ts";
import { earliest } from "../src/remembered/stickers.ts";
import { ago } from "../src/texts/times.ts";
import "./texts.ts";

const MINUTE = 60_000;

test("a time is told in its largest whole unit, and not before a minute is over", () => {
  const at = (minutes: number): string | undefined => ago(0, minutes * MINUTE);
  assert.equal(at(0.99), undefined);
  assert.equal(at(1), "1 minute ago");
  assert.equal(at(59.9), "59 minutes ago");
  assert.equal(at(125), "2 hours ago");
  assert.equal(at(60 * 24 * 3), "3 days ago");
  assert.equal(ago(MINUTE, 0), undefined); // a clock that is slow
});

test("an interval in whole opponents of ten holds the exact one, and never leaves 0 to 10", () => {
  assert.deepEqual(ofTen({ standing: 0.56, low: 0.41, high: 0.69 }), { about: 6, low: 4, high: 7 });
  assert.deepEqual(ofTen({ standing: 1, low: 0.3, high: 1 }), { about: 10, low: 3, high: 10 });
  assert.deepEqual(ofTen({ standing: 0, low: 0, high: 0.7 }), { about: 0, low: 0, high: 7 });
  assert.deepEqual(ofTen({ standing: 0.5, low: null, high: null }), { about: 5, low: null, high: null });
});

test("a sticker that was earned here and on the server counts once, where it was earned first", () => {
  const earned = (table: string, at: number, sticker = "served") => ({ game: "kibble-scuffle", sticker, table, at });
  const found = earliest([
    earned("server", 5),
    earned("server", 6, "feast"),
    earned("device-a", 3),
    earned("device-b", 9),
  ]);
  assert.deepEqual(
    found.map(({ sticker, table }) => [sticker, table]),
    [
      ["served", "device-a"],
      ["feast", "server"],
    ],
  );
});
