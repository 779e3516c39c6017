/** Cards of any game: what stands on one, from its name, the guide of the game, or its own facts. */

import type { GuideCard } from "../generated/bodies.ts";
import type { CardGuide } from "../table/guide.ts";
import { spoken } from "../texts/words.ts";

export interface Card {
  /** the field that it lies in */
  field: string;
  /** what moves may call it, the same for equal cards; empty: nobody sees which one it is */
  name: string;
  title: string;
  text: string;
  /** large, in the head of a cat: its number, or a letter */
  mark: string;
  /** one of TONES, or a colour of its own */
  colour: string;
  facts: readonly string[];
  count: number;
  faceDown: boolean;
  /** the facts that are shown otherwise */
  read: ReadonlySet<string>;
}

/** Ink can be read on each. */
export const TONES = ["#F2A326", "#5DBE9A", "#8FB8EE", "#E88FA6", "#B49AE6", "#B5BF5A", "#F0A27E", "#D9C08F"] as const;
const NAMES = ["card", "name", "kind", "title", "suit", "rank"] as const;
const NUMBERS = ["value", "rank", "number", "strength", "points", "cost", "level"] as const;
const COUNTS = ["count", "amount", "times"] as const;
const HEX = /^#[0-9a-f]{6}$/i;

/** By a number, a name, or facts: `{"name": "tom", "value": 3, "colour": "#8fb8ee", "text": "…"}`. */
export function cardOf(
  field: string,
  value: string | number | { readonly [key: string]: unknown },
  guide: CardGuide,
): Card {
  if (typeof value === "number") return numberCard(field, value, guide);
  if (typeof value === "string") return namedCard(field, value, guide);
  const read = new Set<string>();
  const take = (keys: readonly string[], kinds: readonly string[]): unknown => {
    const key = keys.find((one) => kinds.includes(typeof value[one]));
    if (key !== undefined) read.add(key);
    return key === undefined ? undefined : value[key];
  };
  const id = take(NAMES, ["string", "number"]) as string | number | undefined;
  const plain = cardOf(field, id ?? "", guide);
  const number = take(NUMBERS, ["number", "string"]);
  const colour = take(["colour", "color"], ["string"]);
  const [title, text, count] = [take(["title"], ["string"]), take(["text"], ["string"]), take(COUNTS, ["number"])];
  const faceDown = take(["face_down", "hidden"], ["boolean"]) === true;
  return {
    ...plain,
    title: (title as string | undefined) ?? plain.title,
    text: (text as string | undefined) ?? plain.text,
    mark: number === undefined ? plain.mark : String(number),
    colour: typeof colour === "string" && HEX.test(colour) ? colour : plain.colour,
    count: (count as number | undefined) ?? 1,
    faceDown,
    read,
  };
}

/** A card that nobody sees. */
export function backOf(field: string): Card {
  return { ...blank(field), faceDown: true };
}

/** Equal cards are one, with their number. */
export function mergedCards(cards: readonly Card[]): Card[] {
  const found = new Map<string, Card>();
  for (const card of cards) {
    const key = [card.name, card.mark, card.faceDown, ...card.facts].join("\n");
    const before = found.get(key);
    found.set(key, before === undefined ? card : { ...before, count: before.count + card.count });
  }
  return [...found.values()];
}

/** The card that things in a field are: `my_naps` are naps. */
export function singular(field: string): string {
  const bare = field.replace(/^(?:my|own|your)_/, "").replace(/_by_seat$/, "");
  return bare.replace(/ies$/, "y").replace(/s$/, "");
}

function numberCard(field: string, value: number, guide: CardGuide): Card {
  const kind = kindIn(field, guide);
  const colour = kind === undefined ? tone(hash(singular(field))) : toneIn(guide, kind);
  const name = String(value);
  return { ...blank(field), name, title: kind?.title ?? "", text: kind?.text ?? "", mark: name, colour };
}

/** The card of the guide that is meant: `used_naps` are naps, too. */
function kindIn(field: string, guide: CardGuide): GuideCard | undefined {
  const whole = singular(field);
  const words = [whole, whole.replaceAll("_", "-"), ...whole.split("_").reverse()];
  return words.map((word) => guide.get(word)).find((card) => card !== undefined);
}

function namedCard(field: string, name: string, guide: CardGuide): Card {
  const card = guide.get(name);
  const title = card?.title ?? (/^[a-z0-9_-]+$/.test(name) ? spoken(name) : name);
  const number = /\d+$/.exec(name)?.[0];
  const mark = number ?? [...title.trim()][0]?.toUpperCase() ?? "";
  const own = (card as { colour?: unknown } | undefined)?.colour;
  const colour = card === undefined ? tone(hash(name.replace(/[ _-]?\d+$/, ""))) : toneIn(guide, card);
  return {
    ...blank(field),
    name,
    title,
    text: card?.text ?? "",
    mark,
    colour: typeof own === "string" && HEX.test(own) ? own : colour,
  };
}

function blank(field: string): Card {
  return {
    field,
    name: "",
    title: "",
    text: "",
    mark: "",
    colour: TONES[0],
    facts: [],
    count: 1,
    faceDown: false,
    read: new Set(),
  };
}

/** Each group has a tone; where there is only one group, each card. */
function toneIn(guide: CardGuide, card: { name: string; group: string }): string {
  const all = [...new Set(guide.values())];
  const groups = [...new Set(all.map(({ group }) => group))];
  return tone(groups.length > 1 ? groups.indexOf(card.group) : all.findIndex(({ name }) => name === card.name));
}

function tone(at: number): string {
  return TONES[((at % TONES.length) + TONES.length) % TONES.length] ?? TONES[0];
}

function hash(name: string): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 10_007;
  return sum;
}
