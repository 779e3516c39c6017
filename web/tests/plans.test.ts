import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameInfo } from "../src/bodies.ts";
import { named } from "../src/plans.ts";

const game = {
  bots: [
    { name: "Bramble", cat: "tabby" },
    { name: "Luna", cat: "ginger" },
    { name: "Miso", cat: "black" },
  ],
} as unknown as GameInfo;
const bot = (name: string) => ({ kind: "bot" as const, level: "kitten", name });

test("a bot never takes my name, nor that of somebody else on this device", () => {
  const seats = [{ kind: "me" as const }, bot("Bramble"), { kind: "device" as const, name: "luna" }, bot("")];
  const told = named(seats, game, { name: "bramble", cat: "white" });
  assert.deepEqual([told[0], told[2]], [seats[0], seats[2]]);
  assert.equal(told[1]?.name, "Miso");
  assert.equal(told[3]?.name, "", "none is left: the server finds one");
});

test("a bot with a name of its own keeps it", () => {
  assert.deepEqual(named([{ kind: "me" }, bot("Luna")], game, { name: "Ana", cat: "white" })[1], bot("Luna"));
});
