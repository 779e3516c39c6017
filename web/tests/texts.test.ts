/** Compiled texts in words: the same vectors as tests/texts/test_vectors.py. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { type Args, Catalogue, listed, type Pattern, texts } from "../src/texts/catalogue.ts";
import { areasOf, languages } from "../tools/compiled.ts";
import "./texts.ts";

interface Vector {
  source: string;
  compiled: Pattern;
  told: { language: string; args: Args; words: string }[];
}

const VECTORS = JSON.parse(readFileSync("../tests/texts/vectors.json", "utf-8")) as Vector[];

for (const { source, compiled, told } of VECTORS) {
  test(`texts as on the server: ${source.split("\n")[0]}`, () => {
    for (const { language, args, words } of told)
      assert.equal(new Catalogue(language, areasOf(language)).told(compiled, args), words);
  });
}

test("a key that is made at run time may have no text", () => {
  const t = texts("page-home");
  assert.equal(t("app-name"), "Tabbytop");
  assert.equal(t.find("app-name"), "Tabbytop");
  assert.equal(t.find("no-such-key"), null);
  assert.equal(t.find("toString"), null);
});

test("texts that are not loaded are an error", () => {
  assert.throws(() => new Catalogue("en").tell("page-home", "app-name"), /page-home are not loaded/);
});

test("words are listed", () => {
  assert.equal(listed([]), "");
  assert.equal(listed(["Ana", "Bo", "Cy"]), "Ana, Bo and Cy");
});

test("English is the first of the languages", () => {
  assert.equal(languages()[0], "en");
});
