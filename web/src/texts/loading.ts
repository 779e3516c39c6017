/** Load the texts of an area in the language of this page: a chunk of its own, so that nobody loads the texts of another. */

import { CHUNKS } from "virtual:texts";
import { catalogue, language } from "./catalogue.ts";

export { LANGUAGES } from "virtual:texts";

/** Load texts, if they are not here yet; a game that has none on the page needs none. */
export async function loadTexts(area: string): Promise<void> {
  const load = CHUNKS[language]?.[area];
  if (load === undefined || catalogue().has(area)) return;
  catalogue().add((await load()).default);
}

/** What a module gives, when the texts that it needs are here too. */
export async function withTexts<Module>(area: string, module: Promise<Module>): Promise<Module> {
  const [found] = await Promise.all([module, loadTexts(area)]);
  return found;
}
