/**
 * The compiled catalogues of all languages. Every folder of texts has a folder `compiled`: `src/tabbytop/languages`, which all
 * games share, and `texts` in the package of each game. Run from `web/`.
 */

import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { Areas } from "../src/texts/catalogue.ts";

export const ENGLISH = "en";
const OURS = resolve("../src/tabbytop/languages");
const GAMES = resolve("../src/tabbytop/games");
/** The folders of texts. What was compiled for a game may outlive its sources. */
export const FOLDERS = [
  OURS,
  ...readdirSync(GAMES)
    .map((game) => join(GAMES, game, "texts"))
    .filter((folder) => existsSync(join(folder, ENGLISH))),
];
const COMPILED = "compiled";
const COMPILER = resolve("../tools/compile_texts.py");
const PYTHON = resolve("../.venv/bin/python");
/** The area of what all texts of a language need. */
export const SHARED = "language";

/** The languages that people can choose, English first: those that are compiled. */
export function languages(): string[] {
  const names = readdirSync(join(OURS, COMPILED)).map((file) => basename(file, ".json"));
  names.sort();
  return [ENGLISH, ...names.filter((name) => name !== ENGLISH)];
}

function fileOf(folder: string, language: string): string {
  return join(folder, COMPILED, `${language}.json`);
}

/** The page's areas of a language. What is not translated yet is English. */
export function areasOf(language: string): Areas {
  const [english, own] = [ENGLISH, language].map(ownAreasOf) as [Areas, Areas];
  const names = Object.keys(english).filter((area) => area === SHARED || area.startsWith("page-"));
  return Object.fromEntries(names.map((area) => [area, { ...english[area], ...own[area] }]));
}

/** What a language has itself, of the page and of all else. */
export function ownAreasOf(language: string): Areas {
  const files = FOLDERS.map((folder) => fileOf(folder, language)).filter((file) => existsSync(file));
  const documents = files.map((file) => JSON.parse(readFileSync(file, "utf-8")) as { areas: Areas });
  return Object.assign({}, ...documents.map(({ areas }) => areas)) as Areas;
}

/** Compile what has changed, where there is a Python for it; else the files have to be there. */
export function compile(): void {
  if (existsSync(PYTHON) && isStale()) execFileSync(PYTHON, [COMPILER], { stdio: "inherit" });
  if (!FOLDERS.every((folder) => existsSync(fileOf(folder, ENGLISH))))
    throw new Error("the texts are not compiled: make texts");
}

function isStale(): boolean {
  return !existsSync(join(OURS, COMPILED)) || FOLDERS.some(isStaleIn);
}

function isStaleIn(folder: string): boolean {
  const sources = readdirSync(folder, { recursive: true, encoding: "utf-8" }).filter((name) => name.endsWith(".ftl"));
  const newest = Math.max(...sources.map((name) => statSync(join(folder, name)).mtimeMs));
  const made = languages().filter((name) => existsSync(join(folder, name)));
  return made.some((name) => !existsSync(fileOf(folder, name)) || statSync(fileOf(folder, name)).mtimeMs < newest);
}
