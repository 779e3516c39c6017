/** A screen in the pseudo-language: nothing is English, nothing is cut off. */

import { expect, type Page } from "@playwright/test";
import { areasOf, languages, SHARED } from "../../tools/compiled.ts";
import { standsStill } from "./accessibility.ts";
import { overhang } from "./inPage.ts";
import { clipped, defaultNames, untranslated } from "./pseudo.ts";
import { MARKS } from "./selectors.ts";

/** Headings that are shortened here: the log shows them in full. */
const SHORTENED = `${MARKS.prompt}:not([data-asked="true"]) h2`;
/** What nobody translates: names of people, of bots and of languages, and ours. */
const NAMES = [...defaultNames(), ...languages().map(nameOf), "Tabbyt"];

export async function expectTranslated(page: Page, where: string): Promise<void> {
  await standsStill(page);
  expect.soft(await page.evaluate(untranslated, NAMES), `${where}: untranslated`).toEqual([]);
  expect.soft(await page.evaluate(clipped, SHORTENED), `${where}: cut off`).toEqual([]);
  expect.soft((await page.evaluate(overhang))[0], `${where}: too wide`).toBe(0);
}

/** What a language calls itself. */
function nameOf(language: string): string {
  return String(areasOf(language)[SHARED]?.["language-name"]);
}
