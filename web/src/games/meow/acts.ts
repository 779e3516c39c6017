/** The palette: all acts in groups, and the search for one. */

import type { GuideCard } from "../../generated/bodies.ts";
import type * as Meow from "../../generated/games/meow.ts";
import type { CardGuide } from "../../table/guide.ts";

export interface PaletteAct {
  name: string;
  label: string;
  title: string;
  text: string;
  group: Group;
  noise: string;
  /** how often a counted act is done; 0: once or more */
  times: number;
  /** it is done with a word */
  spoken: boolean;
  /** what may be said, as soon as that is known */
  words: readonly Saying[];
  /** the words of the notation that people think of first */
  common: readonly string[];
}

export const GROUPS = ["noise", "mime", "counted", "spoken", "memory"] as const;
export type Group = (typeof GROUPS)[number];
/** What the palette can be opened at: all that is said together, or what one did oneself. */
export const TABS = ["recent", "noise", "mime", "counted", "spoken"] as const;
export type Tab = (typeof TABS)[number];

/** A word of the notation, as people read and type it, and how else it is typed. */
export interface Saying {
  word: string;
  said: string;
  also?: readonly string[];
}

/** Other spellings of words, and the word that each means. */
export type Spellings = { readonly [spelling: string]: string };

/** The words that may be said, by the act. */
export type Words = { readonly [act: string]: { readonly [word: string]: string } };

/** The acts of the whole box, or of the small one. */
export function actsOf(guide: CardGuide, words: Words, spellings: Spellings = {}, small = false): PaletteAct[] {
  const also = new Map<string, string[]>();
  for (const [spelling, word] of Object.entries(spellings)) also.set(word, [...(also.get(word) ?? []), spelling]);
  return [...new Set(guide.values())] // a card may have two names
    .filter(isAct)
    .filter((card) => !small || card.small)
    .map(({ name, label = "", title, text, group, noise = "", times = 0, words: count = 0, common = [] }) => ({
      name,
      label,
      title,
      text,
      group,
      noise,
      times,
      spoken: count > 0,
      words: Object.entries(words[name] ?? {}).map(([word, said]) => ({ word, said, also: also.get(word) ?? [] })),
      common,
    }));
}

/** A card of the guide, with the facts that this game tells. */
export function ruleOf(guide: CardGuide, card: string): (GuideCard & Meow.CardFacts) | undefined {
  return guide.get(card);
}

function isAct(card: GuideCard): card is GuideCard & Meow.CardFacts & { group: Group } {
  return (GROUPS as readonly string[]).includes(card.group);
}

/** Without case, accents and signs: as people type. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ł", "l")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Who has no ä types ae. */
function spelledOut(text: string): string {
  return text.normalize("NFC").replaceAll(/[äöüÄÖÜ]/g, (letter) => `${letter}e`);
}

/** How well a text fits: its beginning best, then the beginning of a word, then anywhere; 0 not at all. */
function fit(text: string, wanted: string): number {
  return Math.max(fitsIn(plain(text), wanted), fitsIn(plain(spelledOut(text)), wanted));
}

function fitsIn(text: string, wanted: string): number {
  const at = text.indexOf(wanted);
  if (at < 0) return 0;
  return at === 0 ? 3 : text[at - 1] === " " ? 2 : 1;
}

/** Acts by label, name, noise, title and what stands on the card, those that fit best first. */
export function found(acts: readonly PaletteAct[], query: string): PaletteAct[] {
  const wanted = plain(query);
  if (wanted === "") return [...acts];
  const score = ({ name, label, title, text, noise }: PaletteAct): number =>
    Math.max(
      fit(label, wanted) * 10,
      fit(name, wanted) * 9,
      fit(noise, wanted) * 4,
      fit(title, wanted) * 3,
      Math.min(1, fit(text, wanted)),
    );
  return acts
    .map((act) => [act, score(act)] as const)
    .filter(([, fits]) => fits > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([act]) => act);
}

export interface Word extends Saying {
  act: PaletteAct;
}

/** Words that may be said, of one act or of all; those that begin so first, and no more than `most`. */
export function foundWords(acts: readonly PaletteAct[], query: string, most: number): Word[] {
  const wanted = plain(query);
  const all = acts.flatMap((act) => act.words.map((saying) => ({ ...saying, act })));
  if (wanted === "") return all.slice(0, most);
  const found = fitting(all, wanted, most);
  return found.length > 0 ? found : fitting(all, one(wanted), most);
}

/** One of many: `socks` is a sock, `cherries` is a cherry. */
function one(wanted: string): string {
  return wanted.endsWith("ies") ? `${wanted.slice(0, -3)}y` : wanted.replace(/(?<=s|x|z|ch|sh)es$|s$/, "");
}

function fitting(all: readonly Word[], wanted: string, most: number): Word[] {
  return all
    .map(
      (word) =>
        [word, Math.max(...[word.said, word.word, ...(word.also ?? [])].map((text) => fit(text, wanted)))] as const,
    )
    .filter(([, fits]) => fits > 1 || (fits > 0 && wanted.length > 2))
    .sort(([one, best], [other, less]) => less - best || one.said.length - other.said.length)
    .slice(0, most)
    .map(([word]) => word);
}
