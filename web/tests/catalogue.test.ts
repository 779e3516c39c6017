import assert from "node:assert/strict";
import { test } from "node:test";
import { folderOf } from "../src/gameFolders/folder.ts";
import { OUR_GAMES } from "../src/generated/ourGames.ts";
import { type Found, proseIn, sources } from "./prose.ts";

/** Pictures and sounds are made by code: what looks like words there names pieces of them, or is their markup. */
const MADE = /^(art|cats|sound)\/|^games\/[^/]+\/(art|cats|sounds)\//;

interface NoWord {
  what: string;
  matches: RegExp;
}

/** What looks like words and is none that a person meets. */
const NO_WORDS: readonly NoWord[] = [
  ...(await ofGames()),
  { what: "a question to the browser", matches: /^(not all$|\((hover|pointer|prefers-))/ },
  { what: "elements of a page", matches: /^(input|body), |^\[data-(move|testid|paw)[=\]]/ },
  { what: "a key", matches: /^(Escape|Enter)$/ },
  { what: "the description of a symbol", matches: /^open ruling$/ },
];

/** Of each game, where it has any: `tests/noWords.ts` in its folder. */
async function ofGames(): Promise<NoWord[]> {
  const paths = OUR_GAMES.map(({ name }) => `../src/games/${folderOf(name)}/tests/noWords.js`);
  const found = await Promise.all(
    paths.map(async (path) => (await import(path).catch(() => ({}))) as { noWords?: NoWord[] }),
  );
  return found.flatMap(({ noWords = [] }) => noWords);
}

test("all words that people read or hear stand in the catalogue", () => {
  const found = sources()
    .flatMap(proseIn)
    .filter(({ file, text }) => !MADE.test(file) && !NO_WORDS.some(({ matches }) => matches.test(text)));
  const told = ({ file, line, text }: Found): string => `${file}:${line} ${text}`;
  assert.equal(found.map(told).join("\n"), "");
});
