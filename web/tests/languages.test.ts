/** Every catalogue in every language: the same keys, the same gaps, other words. */

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

type Catalogue = { readonly [name: string]: unknown };

const TEXTS = join(process.cwd(), "src/texts");
const AREAS = readdirSync(join(TEXTS, "en")).filter((name) => name.endsWith(".ts"));
const OTHERS = ["de"];

/** Names and words that are the same in both. */
const ALIKE = new Set([
  "Tabbytop",
  "Tabbyt",
  "p",
  "Kibble Scuffle",
  "Kitty Paw",
  "Tem-Purr-A",
  "Cat Lady",
  "Meow!",
  "Hand",
  "Deck",
  "Dango",
  "Gyoza",
]);
/** Choices: a word for people, and what it means to the program. */
const CHOICE = /\.(clocks|talks|whos|themes|motions|hands)\.\d+$/;

async function catalogue(language: string, area: string): Promise<Catalogue> {
  return (await import(
    new URL(`../src/texts/${language}/${area.replace(/ts$/, "js")}`, import.meta.url).href
  )) as Catalogue;
}

/** All that is different in kind between two catalogues, and words that were left in English. */
function differences(english: unknown, other: unknown, path: string): string[] {
  if (kind(english) !== kind(other)) return [`${path}: ${kind(english)} is ${kind(other)}`];
  if (typeof english === "string")
    return english === other && /\p{L}/u.test(english) && !ALIKE.has(english) ? [`${path}: still “${english}”`] : [];
  if (typeof english === "number" || typeof english === "boolean")
    return english === other ? [] : [`${path}: ${String(english)} is ${String(other)}`];
  if (typeof english === "function") return unsaid(english as Told, other as Told, path);
  if (CHOICE.test(path)) {
    const [[word, meant], [otherWord, otherMeant]] = [english, other] as [[string, unknown], [string, unknown]];
    return [
      ...differences(word, otherWord, path),
      ...(JSON.stringify(meant) === JSON.stringify(otherMeant) ? [] : [`${path}: means something else`]),
    ];
  }
  const [ours, theirs] = [english as Catalogue, other as Catalogue];
  const keys = new Set([...Object.keys(ours), ...Object.keys(theirs)]);
  return [...keys].flatMap((key) =>
    key in ours && key in theirs
      ? differences(ours[key], theirs[key], `${path}.${key}`)
      : [`${path}.${key} is only in one of them`],
  );
}

function kind(value: unknown): string {
  return Array.isArray(value) ? `a list of ${value.length}` : value === null ? "null" : typeof value;
}

type Told = (...gaps: unknown[]) => unknown;

/** What is put into the gaps: names, numbers, yes and no, lists; a card or a bowl, where one is wanted. */
const GAPS: readonly unknown[] = [
  "Zo",
  3,
  true,
  ["Zo", "Ina"],
  { name: "Zo", title: "Zo", text: "Ina", group: "toy", gives: [] },
  [{ food: "tuna", state: "full" }],
];

/** A function with a whole word of English in it says another one in another language; and both are words. */
function unsaid(english: Told, other: Told, path: string): string[] {
  for (const first of GAPS) {
    for (const second of GAPS) {
      const gaps = [first, second, second, second];
      const [ours, theirs] = [said(english, gaps), said(other, gaps)];
      if (ours === null || theirs === null) continue;
      if (ours !== theirs) return [];
      if (!/\p{L}{3,}/u.test(ours.replaceAll(/Zo|Ina|Tabbytop/g, ""))) return [];
    }
  }
  return [`${path}: says the same`];
}

function said(told: Told, gaps: readonly unknown[]): string | null {
  try {
    const words = told(...gaps);
    return typeof words === "string" && !/undefined|\[object|NaN/.test(words) ? words : null;
  } catch {
    return null; // such gaps are not for it
  }
}

for (const language of OTHERS) {
  test(`${language} has the catalogues of English, and no other`, () => {
    assert.deepEqual(
      readdirSync(join(TEXTS, language)).filter((name) => name.endsWith(".ts")),
      AREAS,
    );
  });

  for (const area of AREAS.filter((name) => !["words.ts", "numbers.ts", "levels.ts"].includes(name))) {
    test(`${language}/${area} says all that English says, in other words`, async () => {
      const [ours, theirs] = [await catalogue("en", area), await catalogue(language, area)];
      assert.equal(differences(ours, theirs, area.replace(/\.ts$/, "")).join("\n"), "");
    });
  }
}

test("a quoted sentence gets no second full stop", async () => {
  const { sentence } = (await catalogue("de", "words.ts")) as { sentence: (text: string) => string };
  assert.equal(sentence("du legst „Muh“"), "Du legst „Muh“.");
  assert.equal(sentence("du liest: „Sag es.“"), "Du liest: „Sag es.“");
});
