/** Load the texts of an area in the language of this page: a chunk of its own, so that nobody loads the texts of another. */

import { FIRST, type Chunks } from "virtual:texts";
import { catalogue, language } from "./catalogue.ts";

export { LANGUAGES } from "virtual:texts";

/** How the other areas are loaded; the first texts bring the list of their language. */
let chunks: Chunks = {};

/** Load the texts that every page needs. */
export async function loadFirstTexts(): Promise<void> {
  const first = await FIRST[language]?.();
  if (first === undefined) return;
  chunks = first.CHUNKS;
  catalogue().add(first.default);
}

/** Load texts, if they are not here yet; a game that has none on the page needs none. */
export async function loadTexts(area: string): Promise<void> {
  const load = chunks[area];
  if (load === undefined || catalogue().has(area)) return;
  catalogue().add((await load()).default);
}

/** What a module gives, when the texts that it needs are here too. */
export async function withTexts<Module>(area: string, module: Promise<Module>): Promise<Module> {
  const [found] = await Promise.all([module, loadTexts(area)]);
  return found;
}
