import assert from "node:assert/strict";
import { test } from "node:test";
import { type Found, proseIn, sources } from "./prose.ts";

/** Pictures and sounds are made by code: what looks like words there names pieces of them, or is their markup. */
const MADE = /^(art|cats|sound)\//;

/** What looks like words and is none that a person meets. */
const NO_WORDS: readonly { what: string; matches: RegExp }[] = [
  { what: "a question to the browser", matches: /^(not all$|\((hover|pointer|prefers-))/ },
  { what: "elements of a page", matches: /^(input|body), |^\.middle button|^\[data-(move|testid|paw)[=\]]/ },
  { what: "a key", matches: /^(Escape|Enter)$/ },
  {
    what: "notation of moves",
    matches: /^(cash in|spray row a|brush zeus a1|wild as tuna|play reverse|turn left|turn right)$/,
  },
  { what: "classes, and what becomes one", matches: /^chips chips--…$|^(lower|upper) (left|right)$/ },
  { what: "the name of a drawing that is kept", matches: /^kibble portrait$/ },
  { what: "a game and its option", matches: /^kibble-scuffle cards$/ },
  { what: "names in notation and keys of score lines", matches: /^(turkish van|counting cat)$/ },
  { what: "the description of a symbol", matches: /^open ruling$/ },
];

test("all words that people read or hear stand in the catalogue", () => {
  const found = sources()
    .flatMap(proseIn)
    .filter(({ file, text }) => !MADE.test(file) && !NO_WORDS.some(({ matches }) => matches.test(text)));
  const told = ({ file, line, text }: Found): string => `${file}:${line} ${text}`;
  assert.equal(found.map(told).join("\n"), "");
});
