/** What tests of drawings share: the sources that name the things, and whether two pictures are alike. */

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { keyOf } from "../src/art/memory.ts";
import { boxOf } from "../src/cats/box.ts";
import { cat } from "../src/cats/cat.ts";
import type { CatDescription } from "../src/cats/description.ts";

const GAMES = resolve("../src/tabbytop/games");

/** Whether there is such a file in a game's package. */
export const has = (path: string): boolean => existsSync(resolve(GAMES, path));

/** A file of a game's package. */
export const source = (path: string): string => readFileSync(resolve(GAMES, path), "utf8");

export const names = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((found) => found[1] as string);

/** Clips and patterns have a number of their own in every picture. */
export const drawing = (address: string): string => decodeURIComponent(address).replaceAll(/\bp\d+\b/g, "p");

export function allDiffer(pictures: readonly string[]): void {
  for (const picture of pictures) assert.match(picture, /^data:image\/svg\+xml,/);
  assert.equal(new Set(pictures.map(drawing)).size, pictures.length);
}

/** No two of these cats look alike, whatever their mood: a fed cat smiles. */
export function allLookDifferent(cats: readonly (readonly [name: string, cat: CatDescription])[]): void {
  const seen = new Map<string, string>();
  for (const [name, description] of cats) {
    const picture = keyOf({ ...description, mood: "", mouth: "" });
    assert.equal(seen.get(picture), undefined, `${name} looks like ${seen.get(picture)}`);
    seen.set(picture, name);
  }
}

/** No drawing has a missing number, and a flipped cat has a mirrored box. */
export function areWhole(cats: readonly CatDescription[]): void {
  for (const description of cats) {
    assert.doesNotMatch(cat(description), /NaN|undefined|null/);
    const [box, mirrored] = [boxOf(description), boxOf({ ...description, flip: true })];
    assert.equal(box.width, mirrored.width);
  }
}
