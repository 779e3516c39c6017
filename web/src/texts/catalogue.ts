/**
 * Texts in the language of the page.
 *
 * They stand in files `page-*.ftl` (docs/translating.md). `tools/compile_texts.py` compiles them, and this evaluates
 * what it wrote, as tabbytop/texts/catalogue.py does. An area has to be loaded (`loading.ts`) before its texts are asked
 * for: ask in functions and components, not when a module is loaded.
 */

import type { Texts } from "../generated/textKeys.ts";

export type Area = keyof Texts;
export type Key<A extends Area> = keyof Texts[A] & string;

/** What may be put into a gap of a text. A list is joined: `a, b and c`. */
export type Value = string | number | boolean | List;
type List = readonly (string | number)[];
export type Args = { readonly [name: string]: Value | undefined };

/** `textKeys.ts` names the gaps of a text: `who`, `who?` for one that may be left out, `who[]` for a list. */
type GapsNamed<Names> = {
  readonly [Name in Names as Name extends `${string}?` | `${string}[]` ? never : Name & string]: Value;
} & {
  readonly [Name in Names as Name extends `${infer Bare}[]` ? Bare : never]: List;
} & {
  readonly [Name in Names as Name extends `${infer Bare}?` ? Bare : never]?: Value | undefined;
};
/** The arguments of a text after its key. */
export type Gaps<Names> = [Names] extends [never]
  ? []
  : [Exclude<Names, `${string}?`>] extends [never]
    ? [args?: GapsNamed<Names>]
    : [args: GapsNamed<Names>];

/** Tells the texts of an area. */
export interface Teller<A extends Area> {
  <K extends Key<A>>(key: K, ...args: Gaps<Texts[A][K]>): string;
  /** The text of a key that is made at run time; null if there is none. */
  find(key: string, args?: Args): string | null;
}

type Variable = readonly ["$", arg: string, form: string];
type Choice = readonly ["?", Variable, { readonly [variant: string]: Pattern }, fallback: string];
/** A compiled text: see tabbytop/texts/compiler.py. */
export type Pattern = string | readonly (string | Variable | Choice)[];
export type Areas = { readonly [area: string]: { readonly [key: string]: Pattern } };

const ENGLISH = "en";
const SHARED = "language"; // the area of what all texts of a language need

/** The texts of one language, as far as they are loaded. */
export class Catalogue {
  readonly language: string;
  readonly #areas: { [area: string]: Areas[string] } = {};
  readonly #plurals: Intl.PluralRules;
  readonly #point: string;

  constructor(language: string, areas: Areas = {}) {
    this.language = language;
    this.#plurals = new Intl.PluralRules(language);
    const parts = new Intl.NumberFormat(language).formatToParts(1.5);
    this.#point = parts.find(({ type }) => type === "decimal")?.value ?? ".";
    this.add(areas);
  }

  add(areas: Areas): void {
    Object.assign(this.#areas, areas);
  }

  has(area: string): boolean {
    return area in this.#areas;
  }

  /** The text; null if there is none. */
  tell(area: string, key: string, args: Args = {}): string | null {
    const texts = this.#areas[area];
    if (texts === undefined) throw new Error(`the texts of ${area} are not loaded`);
    return Object.hasOwn(texts, key) ? this.told(texts[key] as Pattern, args) : null;
  }

  /** A compiled text in words. */
  told(pattern: Pattern, args: Args): string {
    if (typeof pattern === "string") return pattern;
    return pattern.map((part) => (typeof part === "string" ? part : this.#part(part, args))).join("");
  }

  /** `a, b and c`; or with another word before the last. */
  joined(words: readonly string[], last = "list-and"): string {
    const rest = words.length - 1;
    return words.reduce(
      (start, next, at) =>
        this.tell(SHARED, at === rest ? last : "list", { start, next, begins: initial(next) }) ?? start,
    );
  }

  #part(part: Variable | Choice, args: Args): string {
    if (part[0] === "$") return String(this.#shown(part, args));
    const [, variable, variants, fallback] = part;
    const chosen = this.#chosen(this.#shown(variable, args), variants);
    return this.told((Object.hasOwn(variants, chosen) ? variants[chosen] : variants[fallback]) ?? "", args);
  }

  /** An argument in one of its forms: only lists have any on the page. */
  #shown([, arg, form]: Variable, args: Args): string | number | boolean | undefined {
    const value = args[arg];
    if (typeof value === "number") return Number.isInteger(value) ? value : String(value).replace(".", this.#point);
    if (typeof value !== "object") return value;
    if (form === "count") return value.length;
    return value.length === 0 ? "" : this.joined(value.map(String), form === "or" ? "list-or" : "list-and");
  }

  /** The variant for a value: its own, or that of its plural category. */
  #chosen(value: string | number | boolean | undefined, variants: object): string {
    if (value === undefined) return "none";
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "string") return value in variants ? value : value.trim().split(/\s+/).join("-");
    return String(value) in variants ? String(value) : this.#plurals.select(value);
  }
}

/** The letter a to z that a word begins with, without its accent; else nothing. */
function initial(word: string): string {
  const letter = word.normalize("NFD").charAt(0).toLowerCase();
  return letter >= "a" && letter <= "z" ? letter : "";
}

/** The language of this page, as browsers and the server call it: the server chose the document. */
export const language: string = globalThis.document?.documentElement.lang || ENGLISH;
const ours = new Catalogue(language);

/** The catalogue of this page. */
export function catalogue(): Catalogue {
  return ours;
}

/** The texts of an area in the language of this page. */
export function texts<A extends Area>(area: A): Teller<A> {
  return tellerOf(ours, area);
}

export function tellerOf<A extends Area>(from: Catalogue, area: A): Teller<A> {
  const tell = (key: string, args?: Args): string => from.tell(area, key, args) ?? key;
  const find = (key: string, args?: Args): string | null => from.tell(area, key, args);
  return Object.assign(tell, { find }) as Teller<A>;
}

/** `a, b and c`, in the language of this page. */
export function listed(words: readonly string[]): string {
  return words.length === 0 ? "" : ours.joined(words);
}
