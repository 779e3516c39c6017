/** What the page says, for tests: the compiled catalogue, not the built page. */

import {
  type Area,
  Catalogue,
  type Gaps,
  type Key,
  type Pattern,
  tellerOf,
  type Teller,
} from "../src/texts/catalogue.ts";
import { OUR_GAMES } from "../src/generated/ourGames.ts";
import type { Texts } from "../src/generated/textKeys.ts";
import { areasOf, compile, ENGLISH, ownAreasOf } from "./compiled.ts";

const catalogues = new Map<string, Catalogue>();

function catalogueOf(language: string): Catalogue {
  const known = catalogues.get(language);
  if (known !== undefined) return known;
  compile();
  const made = new Catalogue(language, areasOf(language));
  catalogues.set(language, made);
  return made;
}

/** The texts of an area in a language. */
export function textsIn<A extends Area>(language: string, area: A): Teller<A> {
  return tellerOf(catalogueOf(language), area);
}

/** What our games are called in a language. */
export function titlesIn(language: string): { [game: string]: Pattern } {
  const [own, english] = [ownAreasOf(language), ownAreasOf(ENGLISH)];
  return Object.fromEntries(
    OUR_GAMES.map(({ name }) => [name, own[name]?.["title"] ?? english[name]?.["title"] ?? name]),
  );
}

/** What one of our games is called in English. */
export function titleOf(game: string): string {
  return String(titlesIn(ENGLISH)[game]);
}

/** A text in English. */
export function said<A extends Area, K extends Key<A>>(area: A, key: K, ...args: Gaps<Texts[A][K]>): string {
  return textsIn(ENGLISH, area)(key, ...args);
}
