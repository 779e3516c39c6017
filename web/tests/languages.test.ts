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
  return JSON.stringify(one) === JSON.stringify(other) && countWords(one) >= WORDS;
}

/** The words outside gaps; of variants, the one with the most. */
function countWords(pattern: Pattern): number {
  if (typeof pattern === "string") return pattern.match(/\p{L}{2,}/gu)?.length ?? 0;
  const counts = pattern.map((part) => {
    if (typeof part === "string") return countWords(part);
    return part[0] === "$" ? 0 : Math.max(...Object.values(part[2]).map(countWords));
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

test("a quoted sentence gets no second full stop", () => {
  assert.equal(sentence("du legst „Muh“"), "Du legst „Muh“.");
  assert.equal(sentence("du liest: „Sag es.“"), "Du liest: „Sag es.“");
  assert.equal(sentence("you lay it down"), "You lay it down.");
});
