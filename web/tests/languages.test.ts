/** The texts of the page in every language. `tools/check_texts.py` sees that none is missing. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Pattern } from "../src/texts/catalogue.ts";
import { sentence } from "../src/texts/words.ts";
import { compile, ENGLISH, languages, ownAreasOf } from "../tools/compiled.ts";

/** Names and single words may be the same in two languages; so many words together are not. */
const WORDS = 3;

compile();
const english = ownAreasOf(ENGLISH);
const areas = Object.keys(english).filter((area) => area.startsWith("page-"));

for (const language of languages().filter((name) => name !== ENGLISH)) {
  const own = ownAreasOf(language);
  for (const area of areas) {
    test(`${language}/${area} has no English sentence`, () => {
      const same = Object.entries(english[area] ?? {}).filter(([key, pattern]) => isSame(pattern, own[area]?.[key]));
      assert.deepEqual(same, []);
    });
  }
}

function isSame(one: Pattern, other: Pattern | undefined): boolean {
  const words = wordsOf(one).match(/\p{L}{2,}/gu) ?? [];
  return JSON.stringify(one) === JSON.stringify(other) && words.length >= WORDS;
}

/** What is said outside gaps. */
function wordsOf(pattern: Pattern): string {
  if (typeof pattern === "string") return pattern;
  return pattern
    .map((part) => {
      if (typeof part === "string") return part;
      return part[0] === "$" ? "" : Object.values(part[2]).map(wordsOf).join(" ");
    })
    .join(" ");
}

test("a quoted sentence gets no second full stop", () => {
  assert.equal(sentence("du legst „Muh“"), "Du legst „Muh“.");
  assert.equal(sentence("du liest: „Sag es.“"), "Du liest: „Sag es.“");
  assert.equal(sentence("you lay it down"), "You lay it down.");
});
