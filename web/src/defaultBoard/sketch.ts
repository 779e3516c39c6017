/**
 * What lies on the table, in words: any view of any game, drawn from its data alone.
 *
 * What its fields are called, and which of them are players, the game itself says: in its texts (`field-…`) and kinds.
 */

import type { FieldInfo } from "../generated/bodies.ts";
import { make } from "../dom.ts";
import type { CardGuide } from "../table/guide.ts";
import { listed, texts } from "../texts/catalogue.ts";
import { spoken } from "../texts/words.ts";

const t = texts("page-table");

type Data = { [key: string]: unknown };

/** What is known about a view: its fields, as the game's texts and kinds say, and the players. */
export interface Sketched {
  fields: { readonly [name: string]: FieldInfo };
  /** of the players, by seat */
  names: readonly string[];
  /** of cards, by their names in the notation */
  cards: CardGuide;
}

/** What every table shows elsewhere: whose view it is, and the questions. */
const ELSEWHERE = new Set(["game", "seat", "asked"]);

/** A view, or a part of one. */
export function sketch(view: unknown, known: Sketched): HTMLElement {
  const place = make("div", { class: "sketch" });
  if (isData(view)) place.append(...inside(view, known));
  return place;
}

function isData(value: unknown): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isNothing(value: unknown): boolean {
  if (value == null || value === "" || value === false) return true;
  if (Array.isArray(value)) return value.every(isNothing);
  return isData(value) && Object.values(value).every(isNothing);
}

function titleOf(key: string, { fields }: Sketched): string {
  return fields[key]?.title ?? spoken(key);
}

function inside(data: Data, known: Sketched, without = ""): HTMLElement[] {
  const facts: HTMLElement[] = [];
  const groups: HTMLElement[] = [];
  for (const [key, value] of Object.entries(data)) {
    const title = titleOf(key, known);
    if (ELSEWHERE.has(key) || key === without || title === "" || isNothing(value)) continue;
    if (known.fields[key]?.is_seat) facts.push(fact(title, seatsIn(value, known)));
    else if (isBySeat(value, known)) groups.push(group(title, bySeat(value, known)));
    else if (Array.isArray(value)) groups.push(group(title, several(value, known)));
    else if (isData(value)) groups.push(group(title, inside(value, known)));
    else facts.push(value === true ? fact(title) : fact(title, shown(value, known)));
  }
  return facts.length > 0 ? [make("p", { class: "facts" }, facts), ...groups] : groups;
}

function fact(title: string, value = ""): HTMLElement {
  return make("span", { class: "fact" }, `${title}${value ? " " : ""}`, value ? make("strong", {}, value) : null);
}

function shown(value: unknown, { cards }: Sketched): string {
  if (typeof value !== "string") return String(value);
  return cards.get(value)?.title ?? (/^[a-z0-9_-]+$/.test(value) ? spoken(value) : value);
}

function seatName(seat: number, { names }: Sketched): string {
  return names[seat] ?? t("sketch-seat", { number: seat + 1 });
}

function seatsIn(value: unknown, known: Sketched): string {
  const seats = Array.isArray(value) ? value : [value];
  return listed(seats.map((seat) => (typeof seat === "number" ? seatName(seat, known) : String(seat))));
}

/** Whether it is a list with a list, or a yes or no, for each player. */
function isBySeat(value: unknown, { names }: Sketched): value is readonly unknown[] {
  if (!Array.isArray(value) || value.length !== names.length) return false;
  return value.every(Array.isArray) || value.every((one) => typeof one === "boolean");
}

function bySeat(values: readonly unknown[], known: Sketched): HTMLElement[] {
  const things = values.map((value, seat) => {
    if (isNothing(value)) return null;
    const name = make("strong", { class: "thing-title" }, seatName(seat, known));
    return make("div", { class: "thing" }, name, Array.isArray(value) ? several(value, known) : []);
  });
  return [
    make(
      "div",
      { class: "things" },
      things.filter((thing) => thing !== null),
    ),
  ];
}

function group(title: string, content: readonly HTMLElement[]): HTMLElement {
  return make("div", { class: "group" }, make("h3", {}, title), content);
}

function several(values: readonly unknown[], known: Sketched): HTMLElement[] {
  const things = values.filter(isData);
  if (things.length > 0) {
    const short = things.map((thing) => inShort(thing, known));
    if (short.every((one) => one !== null)) return [make("ul", { class: `chips chips--${things.length}` }, short)];
    return [
      make(
        "div",
        { class: "things" },
        things.map((thing) => oneThing(thing, known)),
      ),
    ];
  }
  const counted = new Map<string, number>();
  for (const value of values) {
    const word = shown(value, known);
    if (!isNothing(value)) counted.set(word, (counted.get(word) ?? 0) + 1);
  }
  const cards = [...counted].map(([name, times]) =>
    make("li", { class: "chip" }, times > 1 ? `${name} ×${times}` : name),
  );
  return [make("ul", { class: "chips" }, cards)];
}

/** A thing with at most two facts, as a chip. */
function inShort(thing: Data, known: Sketched): HTMLElement | null {
  if (typeof thing["seat"] === "number") return null;
  const facts = Object.entries(thing).filter(([key, value]) => titleOf(key, known) !== "" && !isNothing(value));
  const [first, second, ...more] = facts;
  if (first === undefined || more.length > 0 || facts.some(([, value]) => typeof value === "object")) return null;
  const word = ([key, value]: [string, unknown]): string =>
    known.fields[key]?.is_seat ? seatsIn(value, known) : shown(value, known);
  return make(
    "li",
    { class: "chip" },
    word(first),
    second === undefined ? null : make("span", { class: "chip-more" }, ` ${word(second)}`),
  );
}

/** A thing is called by its player, or by its first fact. */
function oneThing(thing: Data, known: Sketched): HTMLElement {
  const seat = thing["seat"];
  const [[first, value] = ["", null]] = Object.entries(thing);
  const called = typeof value === "string" || typeof value === "number";
  const word = typeof value === "number" ? `${titleOf(first, known)} ${value}` : shown(value, known);
  const title = typeof seat === "number" ? seatName(seat, known) : called ? word : "";
  const rest = inside(thing, known, typeof seat !== "number" && called ? first : "");
  return make("div", { class: "thing" }, title ? make("strong", { class: "thing-title" }, title) : null, rest);
}
