import assert from "node:assert/strict";
import { test } from "node:test";
import { isGoodLine } from "../src/offline/line.ts";

test("much is fetched without asking only on a line that is quick and free", () => {
  const good = [{}, { type: "wifi" }, { type: "ethernet", effectiveType: "4g" }, { effectiveType: "3g" }];
  const bad = [
    { saveData: true },
    { type: "wifi", saveData: true },
    { type: "cellular" },
    { effectiveType: "2g" },
    { effectiveType: "slow-2g" },
  ];
  for (const connection of good) assert.ok(isGoodLine({ onLine: true, connection }), JSON.stringify(connection));
  for (const connection of bad) assert.ok(!isGoodLine({ onLine: true, connection }), JSON.stringify(connection));
});

test("a browser that tells nothing of its line may fetch, but not without a connection", () => {
  assert.ok(isGoodLine({ onLine: true }));
  assert.ok(!isGoodLine({ onLine: false }));
});
