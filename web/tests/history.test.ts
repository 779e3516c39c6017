import assert from "node:assert/strict";
import { test } from "node:test";
import { Refused } from "../src/api.ts";
import type { MyTable } from "../src/generated/bodies.ts";
import { putIntoHistory } from "../src/offline/history.ts";
import { withKept } from "../src/offline/keptTables.ts";
import { welcome } from "./server.ts";
import type { Code } from "../src/generated/wire.ts";

/** The device and the server: what they are asked, and which games the server refuses. */
class Both {
  readonly asked: string[] = [];
  readonly refuses: { [table: string]: Code } = {};

  readonly call = <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const game = (body as { table: string } | undefined)?.table ?? "";
    this.asked.push([method, path, game].filter(Boolean).join(" "));
    const refusal = this.refuses[game];
    if (refusal !== undefined) return Promise.reject(new Refused(refusal, `${game}: no`));
    return Promise.resolve({ table: path.split("/")[2] } as T);
  };
}

test("a game is deleted on the device after the server has taken it", async () => {
  const both = new Both();
  const told: number[] = [];
  const moved = await putIntoHistory(["device-a", "device-b"], (done) => told.push(done), both.call);
  assert.deepEqual(both.asked, [
    "GET /tables/device-a/played",
    "POST /me/games device-a",
    "DELETE /tables/device-a",
    "GET /tables/device-b/played",
    "POST /me/games device-b",
    "DELETE /tables/device-b",
  ]);
  assert.deepEqual(moved, { done: 2, refusals: [] });
  assert.deepEqual(told, [1, 2]);
});

test("a game that is refused stays on the device, and the others go on", async () => {
  const both = new Both();
  both.refuses["device-a"] = "illegal";
  const moved = await putIntoHistory(["device-a", "device-b"], () => {}, both.call);
  assert.deepEqual(moved, { done: 1, refusals: ["device-a: no"] });
  assert.ok(!both.asked.includes("DELETE /tables/device-a"));
  assert.ok(both.asked.includes("DELETE /tables/device-b"));
});

for (const code of ["limit", "unavailable", "outcome-unknown"] as const)
  test(`nothing more is sent after ${code}`, async () => {
    const both = new Both();
    both.refuses["device-b"] = code;
    const moved = await putIntoHistory(["device-a", "device-b", "device-c"], () => {}, both.call);
    assert.deepEqual(moved, { done: 1, refusals: ["device-b: no"] });
    assert.equal(both.asked.at(-1), "POST /me/games device-b");
  });

function listed(id: string, from_device = ""): MyTable {
  const { table } = welcome([0]);
  const nobody = { asked: false, prompt: "", turn: [], since: null, result: null };
  return { table: { ...table, id, status: "over", moved: 0 }, seats: [0], from_device, ...nobody };
}

const ids = ({ tables }: { tables: MyTable[] }): string[] => tables.map(({ table }) => table.id);

test("a game that server and device have is listed once, as the server's", async () => {
  const server = Promise.resolve({ tables: [listed("x", "device-a"), listed("y")], next: "5.y" });
  const found = await withKept(server, Promise.resolve([listed("device-a"), listed("device-b")]));
  assert.deepEqual(ids(found), ["device-b", "x", "y"]);
  assert.ok(!found.silent);
});

test("the tables of the device are listed while the server is silent", async () => {
  const silent = (): Promise<never> => Promise.reject(new Refused("unavailable", "no"));
  const found = await withKept(silent(), Promise.resolve([listed("device-a")]));
  assert.deepEqual([ids(found), found.silent], [["device-a"], true]);
  await assert.rejects(withKept(silent(), Promise.resolve([])), Refused);
  const unreadable = await withKept(Promise.resolve({ tables: [listed("x")], next: null }), silent());
  assert.deepEqual(ids(unreadable), ["x"]);
});
