import assert from "node:assert/strict";
import { test } from "node:test";
import { shellFiles } from "../tools/shell.ts";

type Bundle = Parameters<typeof shellFiles>[0];

/** A chunk as the bundler tells of it, as far as it is read. */
function chunk(fileName: string, moduleIds: string[], imports: string[] = [], css: string[] = []): object {
  const viteMetadata = { importedCss: new Set(css), importedAssets: new Set() };
  return { type: "chunk", fileName, moduleIds, imports, viteMetadata };
}

function bundle(...chunks: object[]): Bundle {
  const named = chunks.map((each) => [(each as { fileName: string }).fileName, each] as const);
  return Object.fromEntries(named) as unknown as Bundle;
}

const asset = (fileName: string): object => ({ type: "asset", fileName });

test("set-up, rules and lessons are kept with all that they import, and tables are not", () => {
  const found = shellFiles(
    bundle(
      chunk("assets/new.js", ["/w/src/pages/NewTable.svelte"], ["assets/shared.js"], ["assets/new.css"]),
      chunk("assets/rules.js", ["/w/src/pages/Rules.svelte"]),
      chunk("assets/meow.js", ["/w/src/games/meow/rules/index.ts"]),
      chunk("assets/learn.js", ["/w/src/pages/Learn.svelte"]),
      chunk("assets/device.js", ["/w/src/offline/device.ts"]),
      chunk("assets/shared.js", ["/w/src/parts/Choice.svelte"], ["assets/deep.js"]),
      chunk("assets/deep.js", ["/w/src/texts/catalogue.ts"]),
      chunk("assets/table.js", ["/w/src/pages/Table.svelte"], ["assets/shared.js"], ["assets/table.css"]),
    ),
    ["meow"],
  );
  const names = ["deep.js", "device.js", "learn.js", "meow.js", "new.css", "new.js", "rules.js", "shared.js"];
  assert.deepEqual(
    found.all,
    names.map((name) => `assets/${name}`),
  );
});

test("texts and answers are kept by language", () => {
  const found = shellFiles(
    bundle(
      chunk("assets/setup-en.js", ["\0virtual:texts/en/page-setup"]),
      chunk("assets/setup-de.js", ["\0virtual:texts/de/page-setup"]),
      chunk("assets/meow-de.js", ["\0virtual:texts/de/page-meow"]),
      chunk("assets/rules-meow-de.js", ["\0virtual:texts/de/page-rules-meow"]),
      chunk("assets/table-de.js", ["\0virtual:texts/de/page-table"]),
      asset("offline/answers-12345678/de/games.json"),
      asset("offline/answers-12345678/de/games/meow/guide.json"),
      asset("offline/answers-12345678/de/games/meow/words.json"),
      asset("offline/tabbytop-12345678.zip"),
    ),
    ["meow"],
  );
  assert.deepEqual(found.languages, {
    en: ["assets/setup-en.js"],
    de: [
      "assets/meow-de.js",
      "assets/rules-meow-de.js",
      "assets/setup-de.js",
      "offline/answers-12345678/de/games.json",
      "offline/answers-12345678/de/games/meow/guide.json",
    ],
  });
});
