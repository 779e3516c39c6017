/** The texts of the page in every language: the same keys, other words. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Pattern } from "../src/texts/catalogue.ts";
import { sentence } from "../src/texts/words.ts";
import { compile, ENGLISH, languages, ownAreasOf } from "../tools/compiled.ts";

/** Names and words that are the same in more than one language. */
const ALIKE = new Set([
  "Tabbytop",
  "Tabbyt",
  "p",
  "Kibble Scuffle",
  "Kitty Paw",
  "Tem-Purr-A",
  "Cat Lady",
  "Meow!",
  "Bengal",
  "Maine Coon",
  "Ragdoll",
  "Sphynx",
  "Hand",
  "Deck",
  "Dango",
  "Gyoza",
]);

compile();
const english = ownAreasOf(ENGLISH);
const areas = Object.keys(english).filter((area) => area.startsWith("page-"));

for (const language of languages().filter((name) => name !== ENGLISH)) {
  const own = ownAreasOf(language);
  for (const area of areas) {
    test(`${language}/${area} says all that English says, in other words`, () => {
      const found = Object.entries(english[area] ?? {}).flatMap(([key, pattern]) => {
        const theirs = own[area]?.[key];
        if (theirs === undefined) return [`${key} is missing`];
        return isSame(pattern, theirs) ? [`${key} is still “${JSON.stringify(pattern)}”`] : [];
      });
      assert.equal(found.join("\n"), "");
    });
  }
}

/** The same words: letters, and not only in gaps. */
function isSame(one: Pattern, other: Pattern): boolean {
  if (JSON.stringify(one) !== JSON.stringify(other)) return false;
  return typeof one === "string" ? /\p{L}{3,}/u.test(one) && !ALIKE.has(one) : /\p{L}{3,}/u.test(wordsOf(one));
}

function wordsOf(pattern: Pattern): string {
  if (typeof pattern === "string") return pattern.replaceAll(/Tabbytop|\bmin\b/g, "");
  return pattern
    .map((part) => {
      if (typeof part === "string") return wordsOf(part);
      return part[0] === "$" ? "" : Object.values(part[2]).map(wordsOf).join(" ");
    })
    .join(" ");
}

test("a quoted sentence gets no second full stop", () => {
  assert.equal(sentence("du legst „Muh“"), "Du legst „Muh“.");
  assert.equal(sentence("du liest: „Sag es.“"), "Du liest: „Sag es.“");
  assert.equal(sentence("you lay it down"), "You lay it down.");
});
