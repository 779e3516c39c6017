/** No sound is louder than somebody who speaks. */

import { build, type Rolldown } from "vite";
import { expect, test } from "./support/test.ts";

const SPEECH = -20; // decibels: the mean level at which speech is recorded, and at which screen readers speak
const FAINT = -60;

test("every sound can be heard, and none is louder than speech", async ({ page }) => {
  await page.addScriptTag({ content: await packed("browser-tests/support/loudness.ts") });
  const found = await page.evaluate(async () =>
    (globalThis as unknown as { loudnesses(): Promise<[string, number][]> }).loudnesses(),
  );
  expect(found.length).toBeGreaterThan(40);
  expect(found.filter(([, decibels]) => !(decibels > FAINT && decibels < SPEECH))).toEqual([]);
});

/** Return a module with everything that it imports, as one script. */
async function packed(entry: string): Promise<string> {
  const made = (await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, lib: { entry, formats: ["iife"], name: "packed" } },
  })) as Rolldown.RolldownOutput[];
  return made.flatMap(({ output }) => output).find((chunk) => chunk.type === "chunk")?.code ?? "";
}
