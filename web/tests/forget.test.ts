import assert from "node:assert/strict";
import { test } from "node:test";
import { forgetPerson } from "../src/saved/forget.ts";

/** As a browser keeps texts: its keys are its properties. */
function storage(kept: Record<string, string>): Record<string, unknown> {
  const found: Record<string, unknown> = { ...kept };
  return Object.defineProperty(found, "removeItem", { value: (key: string) => delete found[key] });
}

test("who is forgotten leaves nothing on the device but what is the device's own", () => {
  const local = storage({
    "tabbytop.preferences": "{}",
    "tabbytop.guide.meow": "{}",
    "tabbytop.table.abc": "{}",
    "tabbytop.lessons": "{}",
    "tabbytop.named": "yes",
    "tabbytop.plan.meow": '{"seats":[{"kind":"device","name":"Ben"}]}',
    "tabbytop.muted.abc": "[]",
    "tabbytop.puzzles": "{}",
    "tabbytop.kitty-paw.best": "[]",
    "of another page": "stays",
  });
  const session = storage({ "tabbytop.moves.abc": "[]" });
  Object.defineProperty(globalThis, "localStorage", { value: local, configurable: true });
  Object.defineProperty(globalThis, "sessionStorage", { value: session, configurable: true });
  forgetPerson();
  assert.deepEqual(Object.keys(local), ["tabbytop.preferences", "tabbytop.guide.meow", "of another page"]);
  assert.deepEqual(Object.keys(session), []);
});
