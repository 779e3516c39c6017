/**
 * What lies on the table, in words: any view of any game, drawn from its data alone.
 *
 * The games' own boards take its place one by one; a game from elsewhere always has this.
 */

import { make } from "../../dom.ts";
import { listed, texts } from "../../texts/catalogue.ts";
import { spoken } from "../../texts/words.ts";

const t = texts("page-table");

type Data = { [key: string]: unknown };

const LEFT_OUT = new Set(["game", "seat", "asked", "phase", "own", "resolved", "rounds"]);
const SEATS = new Set([
  "active",
  "holder",
  "owner",
  "by",
  "caller",
  "pointed",
  "starter",
  "laser",
  "partners",
  "answered",
  "cleared",
]);
const TITLES = ["title", "name", "bowl", "cell", "goal", "box", "piece", "kind", "card", "act"];

/** A view, or a part of one. */
export function sketch(view: unknown, names: readonly string[]): HTMLElement {
  const place = make("div", { class: "sketch" });
  if (!isData(view)) return place;
  const own = view["own"];
  if (isData(own) && !isNothing(own)) place.append(group(t("sketch-yours"), inside(own, names), "sketch-own"));
  place.append(...inside(view, names));
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

function inside(data: Data, names: readonly string[], without = ""): HTMLElement[] {
  const facts: HTMLElement[] = [];
  const groups: HTMLElement[] = [];
  for (const [key, value] of Object.entries(data)) {
    if (LEFT_OUT.has(key) || key === without || isNothing(value)) continue;
    if (SEATS.has(key)) facts.push(fact(key, seatsIn(value, names)));
    else if (Array.isArray(value)) groups.push(group(spoken(key), several(value, names)));
    else if (isData(value)) groups.push(group(spoken(key), inside(value, names)));
    else facts.push(value === true ? fact(key) : fact(key, shown(value)));
  }
  return facts.length > 0 ? [make("p", { class: "facts" }, facts), ...groups] : groups;
}

function fact(key: string, value = ""): HTMLElement {
  return make("span", { class: "fact" }, `${spoken(key)}${value ? " " : ""}`, value ? make("strong", {}, value) : null);
}

function shown(value: unknown): string {
  return typeof value === "string" && /^[a-z0-9_-]+$/.test(value) ? spoken(value) : String(value);
}

function seatsIn(value: unknown, names: readonly string[]): string {
  const seats = Array.isArray(value) ? value : [value];
  return listed(
    seats.map((seat) =>
      typeof seat === "number" ? (names[seat] ?? t("sketch-seat", { number: seat + 1 })) : String(seat),
    ),
  );
}

function group(title: string, content: readonly HTMLElement[], className = ""): HTMLElement {
  return make("div", { class: `group ${className}` }, make("h3", {}, title), content);
}

function several(values: readonly unknown[], names: readonly string[]): HTMLElement[] {
  const things = values.filter(isData);
  if (things.length > 0) {
    const short = things.map((thing) => inShort(thing, names));
    if (short.every((one) => one !== null)) return [make("ul", { class: `chips chips--${things.length}` }, short)];
    return [
      make(
        "div",
        { class: "things" },
        things.map((thing) => oneThing(thing, names)),
      ),
    ];
  }
  const counted = new Map<string, number>();
  for (const value of values) if (!isNothing(value)) counted.set(shown(value), (counted.get(shown(value)) ?? 0) + 1);
  const cards = [...counted].map(([name, times]) =>
    make("li", { class: "chip" }, times > 1 ? `${name} ×${times}` : name),
  );
  return [make("ul", { class: "chips" }, cards)];
}

/** A thing with a title and at most one more fact, as a chip. */
function inShort(thing: Data, names: readonly string[]): HTMLElement | null {
  if (typeof thing["seat"] === "number") return null;
  const facts = Object.entries(thing).filter(([key, value]) => !LEFT_OUT.has(key) && !isNothing(value));
  const [first, second, ...more] = facts;
  if (first === undefined || more.length > 0 || facts.some(([, value]) => typeof value === "object")) return null;
  const word = ([key, value]: [string, unknown]): string => (SEATS.has(key) ? seatsIn(value, names) : shown(value));
  return make(
    "li",
    { class: "chip" },
    word(first),
    second === undefined ? null : make("span", { class: "chip-more" }, ` ${word(second)}`),
  );
}

function oneThing(thing: Data, names: readonly string[]): HTMLElement {
  const seat = thing["seat"];
  const titled = TITLES.find((key) => typeof thing[key] === "string" || typeof thing[key] === "number");
  const number = titled !== undefined && typeof thing[titled] === "number";
  const title =
    typeof seat === "number"
      ? (names[seat] ?? t("sketch-seat", { number: seat + 1 }))
      : titled === undefined
        ? ""
        : number
          ? `${spoken(titled)} ${thing[titled]}`
          : shown(thing[titled]);
  const rest = inside(thing, names, titled);
  return make("div", { class: "thing" }, title ? make("strong", { class: "thing-title" }, title) : null, rest);
}
