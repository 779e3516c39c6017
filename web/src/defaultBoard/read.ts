/**
 * What lies on the table, read from a view of any shape: the names and the shapes of its fields say how each is shown.
 *
 * docs for authors: see "The default board" in the guide to plug-ins. A field whose text (`field-NAME`) is empty is left out.
 */

import type { FieldInfo } from "../generated/bodies.ts";
import type { CardGuide } from "../table/guide.ts";
import { listed, texts } from "../texts/catalogue.ts";
import { spoken } from "../texts/words.ts";
import { backOf, cardOf, type Card, mergedCards } from "./cards.ts";

const t = texts("page-table");

export type Data = { readonly [key: string]: unknown };

/** What is known besides the view: its fields, as the game's texts and kinds say, the cards, and the players. */
export interface Known {
  fields: { readonly [name: string]: FieldInfo };
  cards: CardGuide;
  /** of the players, by seat */
  names: readonly string[];
  /** the seat whose view it is; null: an onlooker's */
  front: number | null;
}

export type Part =
  | { kind: "fact"; words: string }
  | { kind: "cards"; cards: readonly Card[] }
  /** face down, or with its last card on top */
  | { kind: "pile"; count: number; top: Card | null }
  | { kind: "grid"; rows: readonly (readonly (Card | null)[])[] }
  | { kind: "group"; parts: readonly Named[] };

export interface Named {
  field: string;
  title: string;
  part: Part;
}

/** What lies at a seat. */
export interface AtSeat {
  score: string;
  /** in a word or two: `Asleep` */
  states: readonly string[];
  parts: readonly Named[];
}

export interface Reading {
  facts: readonly Named[];
  centre: readonly Named[];
  own: readonly Named[];
  seats: readonly AtSeat[];
}

/** What every table shows elsewhere: whose view it is, and the questions. */
const ELSEWHERE = new Set(["game", "seat", "asked"]);
const OWN = /^(?:my|own|your)(?:_|$)|^hand$/;
const IN_HAND = /^(?:hand|cards|tiles)$/;
const SCORE = /^(?:scores?|points|victory_points|total)(?:_by_seat)?$/;
const BY_SEAT = /_by_seat$/;
const PILE = /(?:^|_)(?:pile|deck|stock|supply|bag|discard|discards|graveyard|hand|hand_size|cards|cards_left|left)$/;
const HEAP = /(?:^|_)(?:pile|deck|stock|bag|discards?|graveyard)$/; // of a list: only the last one is seen
const GRID = /(?:^|_)(?:grid|board|map|rows)$/;
const MOST_FACTS = 4; // of a thing that is still a card

export function read(view: unknown, known: Known): Reading {
  const seats = known.names.map(() => ({ score: "", states: [] as string[], parts: [] as Named[] }));
  const facts: Named[] = [];
  const centre: Named[] = [];
  const own: Named[] = [];
  for (const [field, value] of isData(view) ? Object.entries(view) : []) {
    const title = titleOf(field, known);
    if (ELSEWHERE.has(field) || title === "") continue;
    const each = bySeat(field, value, known);
    if (each !== null) each.forEach((one, seat) => put(seats[seat], field, title, one, known));
    else if (isNothing(value)) continue;
    else if (OWN.test(field))
      own.push(...(isData(value) && !isCard(value) ? inside(value, known) : named(field, value, known)));
    else for (const part of named(field, value, known)) (part.part.kind === "fact" ? facts : centre).push(part);
  }
  const mine = known.front === null ? undefined : seats[known.front];
  if (mine !== undefined) {
    if (own.length === 0) own.push(...mine.parts.filter(isHand));
    mine.parts = mine.parts.filter(
      ({ field, part }) => !(IN_HAND.test(field) && (part.kind === "pile" || own.some((one) => one.field === field))),
    );
  }
  mine?.parts.unshift(...own.filter(isFact)); // the hand has cards only
  return { facts, centre, own: own.filter((one) => mine === undefined || !isFact(one)).map(inHand), seats };
}

/** The part of each seat in a field that has one for each; null: it has not. */
function bySeat(field: string, value: unknown, { names }: Known): readonly unknown[] | null {
  if (!Array.isArray(value)) return null;
  const all = value as readonly unknown[];
  if (all.length > 0 && all.every((one) => isData(one) && typeof one["seat"] === "number"))
    return names.map((_, seat) => all.find((one) => (one as Data)["seat"] === seat) ?? null);
  if (all.length !== names.length || all.length === 0) return null;
  if (BY_SEAT.test(field) || SCORE.test(field) || field === "players" || field === "seats") return all;
  const isForEach = all.every((one) => typeof one === "boolean") || (all.every(Array.isArray) && !GRID.test(field));
  return isForEach ? all : null;
}

type Filling = { score: string; states: string[]; parts: Named[] };

function put(place: Filling | undefined, field: string, title: string, value: unknown, known: Known): void {
  if (place === undefined || value === null) return;
  if (SCORE.test(field)) place.score = String(value);
  else if (value === true) place.states.push(title);
  else if (isNothing(value)) return;
  else if (isData(value) && !isCard(value))
    for (const [inner, one] of Object.entries(value)) {
      const words = titleOf(inner, known);
      if (!ELSEWHERE.has(inner) && words !== "" && inner !== "name") put(place, inner, words, one, known);
    }
  else place.parts.push(...named(field, value, known).map(inHand));
}

function inside(data: Data, known: Known): Named[] {
  return Object.entries(data).flatMap(([field, value]) =>
    ELSEWHERE.has(field) || titleOf(field, known) === "" || isNothing(value) ? [] : named(field, value, known),
  );
}

/** A field with its title; a number of cards is a pile, a list of them lies side by side. */
function named(field: string, value: unknown, known: Known): Named[] {
  const as = (part: Part): Named[] => [{ field, title: titleOf(field, known), part }];
  if (known.fields[field]?.is_seat) return as({ kind: "fact", words: seatsIn(value, known) });
  if (typeof value === "number" && PILE.test(field)) return as({ kind: "pile", count: value, top: null });
  if (Array.isArray(value)) return as(several(field, value as readonly unknown[], known));
  if (isData(value)) {
    if (isCard(value)) return as({ kind: "cards", cards: [thing(field, value, known)] });
    if (isCount(value)) return as({ kind: "cards", cards: counted(value, known) });
    return as({ kind: "group", parts: inside(value, known) });
  }
  if (typeof value === "string" && (known.cards.has(value) || /(?:^|_)card$/.test(field)))
    return as({ kind: "cards", cards: [cardOf(field, value, known.cards)] });
  return as({ kind: "fact", words: value === true ? "" : told(value, known) });
}

function several(field: string, values: readonly unknown[], known: Known): Part {
  const cards = (row: readonly unknown[]): Card[] => row.map((one) => thing(field, one, known));
  if (values.every(Array.isArray)) {
    const wide = Math.max(...values.map((row) => row.length));
    return {
      kind: "grid",
      rows: values.map((row) =>
        Array.from({ length: wide }, (_, at) => (row[at] == null ? null : thing(field, row[at], known))),
      ),
    };
  }
  if (values.some((one) => isData(one) && !isCard(one)))
    return {
      kind: "group",
      parts: values.filter(isData).map((one, at) => ({
        field: `${field}-${at}`,
        title: called(one, known) ?? String(at + 1),
        part: { kind: "group", parts: inside(one, known) },
      })),
    };
  if (HEAP.test(field) && values.length > 1)
    return { kind: "pile", count: values.length, top: cards(values.slice(-1))[0] ?? null };
  return { kind: "cards", cards: cards(values) };
}

/** A card, whatever it is called by. */
function thing(field: string, value: unknown, known: Known): Card {
  if (value === null || typeof value === "boolean") return backOf(field);
  if (!isData(value)) return cardOf(field, value as string | number, known.cards);
  const shown = cardOf(field, value as string | number | Data, known.cards);
  const facts = Object.entries(value).flatMap(([key, one]) => {
    const title = titleOf(key, known);
    if (shown.read.has(key) || isNothing(one) || typeof one === "object" || title === "") return [];
    return [one === true ? title : known.fields[key]?.is_seat ? seatsIn(one, known) : `${title} ${told(one, known)}`];
  });
  return { ...shown, facts };
}

function counted(counts: Data, { cards }: Known): Card[] {
  const some = Object.entries(counts).filter(([, count]) => count !== 0);
  return some.map(([name, count]) => ({ ...cardOf("", name, cards), count: Number(count) }));
}

/** Equal cards in a hand or at a seat are one, with their number. */
function inHand(named: Named): Named {
  if (named.part.kind !== "cards") return named;
  return { ...named, part: { kind: "cards", cards: mergedCards(named.part.cards) } };
}

function isFact({ part }: Named): boolean {
  return part.kind === "fact";
}

function isHand({ field, part }: Named): boolean {
  return part.kind === "cards" && IN_HAND.test(field);
}

export function isData(value: unknown): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A thing with a name and few facts, none of which is a list. */
function isCard(value: Data): boolean {
  const keys = Object.keys(value);
  const isNamed = ["card", "name", "title", "kind", "suit", "rank"].some((key) => key in value);
  return (
    isNamed &&
    keys.length <= MOST_FACTS + 4 &&
    Object.values(value).every((one) => typeof one !== "object" || one === null)
  );
}

/** How many there are of each: `{"fish": 2, "cream": 1}`. */
function isCount(value: Data): boolean {
  const counts = Object.values(value);
  return counts.length > 0 && counts.every((one) => typeof one === "number" && Number.isInteger(one) && one >= 0);
}

export function isNothing(value: unknown): boolean {
  if (value == null || value === "" || value === false) return true;
  if (Array.isArray(value)) return value.length === 0;
  return isData(value) && Object.keys(value).length === 0;
}

function titleOf(field: string, { fields }: Pick<Known, "fields">): string {
  return fields[field]?.title ?? spoken(field);
}

function called(value: Data, known: Known): string | null {
  if (typeof value["seat"] === "number") return seatsIn(value["seat"], known);
  const name = ["title", "name", "kind"].map((key) => value[key]).find((one) => typeof one === "string");
  if (name !== undefined) return told(name, known);
  const [[first, one] = ["", null]] = Object.entries(value);
  return typeof one === "number"
    ? `${titleOf(first, known)} ${one}`
    : typeof one === "string"
      ? told(one, known)
      : null;
}

function told(value: unknown, { cards }: Known): string {
  if (typeof value !== "string") return Array.isArray(value) ? listed(value.map(String)) : String(value);
  return cards.get(value)?.title ?? (/^[a-z0-9_-]+$/.test(value) ? spoken(value) : value);
}

function seatsIn(value: unknown, { names }: Known): string {
  const seats = Array.isArray(value) ? value : [value];
  const name = (seat: number): string => names[seat] ?? t("sketch-seat", { number: seat + 1 });
  return listed(seats.map((seat) => (typeof seat === "number" ? name(seat) : String(seat))));
}
