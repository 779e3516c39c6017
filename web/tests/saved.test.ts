import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { deleteSavedTable, forgetTables, saveTable, savedTable, savedTables } from "../src/saved/tables.ts";
import { welcome } from "./server.ts";

/** As a browser's: what is kept is there as a property too. */
const storage = Object.create({
  getItem(this: { [key: string]: string }, key: string) {
    return this[key] ?? null;
  },
  setItem(this: { [key: string]: string }, key: string, value: string) {
    this[key] = value;
  },
  removeItem(this: { [key: string]: string }, key: string) {
    delete this[key];
  },
}) as Storage;

beforeEach(() => {
  for (const key of Object.keys(storage)) storage.removeItem(key);
  Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
});

function keep(id: string, at: number): void {
  const { table } = welcome([0]);
  saveTable({ at, table: { ...table, id }, you: [0], seat: 0, number: 7, view: { round: at }, lines: [] });
}

test("the last state of a table is saved", () => {
  keep("a", 1);
  keep("a", 2);
  assert.deepEqual(savedTable("a")?.view, { round: 2 });
  assert.equal(savedTable("b"), null);
});

test("only the newest saved tables are kept, newest first", () => {
  for (const [at, id] of ["a", "b", "c", "d", "e", "f"].entries()) keep(id, at);
  assert.deepEqual(
    savedTables().map(({ table }) => table.id),
    ["f", "e", "d", "c"],
  );
});

test("deleting a saved table keeps the other entries of local storage", () => {
  storage.setItem("tabbytop.preferences", "{}");
  keep("a", 1);
  keep("b", 2);
  deleteSavedTable("a");
  assert.deepEqual(
    savedTables().map(({ table }) => table.id),
    ["b"],
  );
  forgetTables();
  assert.deepEqual(Object.keys(storage), ["tabbytop.preferences"]);
});

test("the page works without local storage", () => {
  Object.defineProperty(globalThis, "localStorage", {
    get: () => {
      throw new Error("not here");
    },
    configurable: true,
  });
  keep("a", 1);
  forgetTables();
  assert.equal(savedTable("a"), null);
  assert.deepEqual(savedTables(), []);
});
