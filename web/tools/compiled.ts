/** The compiled catalogues of all languages, from `src/tabbytop/languages/compiled/`. Run from `web/`. */

import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { Areas } from "../src/texts/catalogue.ts";

export const ENGLISH = "en";
export const FOLDER = resolve("../src/tabbytop/languages");
/** Texts of a game are in its own folder. */
export const GAMES = resolve("../src/tabbytop/games");
const COMPILED = join(FOLDER, "compiled");
const COMPILER = resolve("../tools/compile_texts.py");
const PYTHON = resolve("../.venv/bin/python");
/** The area of what all texts of a language need. */
export const SHARED = "language";

/** The languages that people can choose, English first: those that are compiled. */
export function languages(): string[] {
  const names = readdirSync(COMPILED).map((file) => basename(file, ".json"));
  names.sort();
  return [ENGLISH, ...names.filter((name) => name !== ENGLISH)];
}

/** The page's areas of a language. What is not translated yet is English. */
export function areasOf(language: string): Areas {
  const [english, own] = [ENGLISH, language].map(ownAreasOf) as [Areas, Areas];
  const names = Object.keys(english).filter((area) => area === SHARED || area.startsWith("page-"));
  return Object.fromEntries(names.map((area) => [area, { ...english[area], ...own[area] }]));
}

/** What a language has itself, of the page and of all else. */
export function ownAreasOf(language: string): Areas {
  const document = JSON.parse(readFileSync(join(COMPILED, `${language}.json`), "utf-8")) as { areas: Areas };
  return document.areas;
}

/** Compile what has changed, where there is a Python for it; else the files have to be there. */
export function compile(): void {
  if (existsSync(PYTHON) && isStale()) execFileSync(PYTHON, [COMPILER], { stdio: "inherit" });
  if (!existsSync(join(COMPILED, `${ENGLISH}.json`))) throw new Error("the texts are not compiled: make texts");
}

function isStale(): boolean {
  if (!existsSync(COMPILED)) return true;
  const newest = Math.max(...[FOLDER, GAMES].flatMap(textsIn).map((file) => statSync(file).mtimeMs));
  const made = languages().map((name) => join(COMPILED, `${name}.json`));
  return made.some((file) => !existsSync(file) || statSync(file).mtimeMs < newest);
}

function textsIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf-8" });
  return names.filter((name) => name.endsWith(".ftl")).map((name) => join(folder, name));
}
