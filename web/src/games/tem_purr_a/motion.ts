/**
 * How events are shown: the view meanwhile, how long, where cards come from and go to, and the sound.
 *
 * The last event of a line shows the view after it. A meal is the exception: its cards are turned up one by one, and
 * hand, deck and stack give nothing away before that is over. Few lines have an event in between that moves cards.
 */

import type { Sound } from "../../sound/sounds.ts";
import type { GameEvent, HighPoint } from "../../table/board.ts";
import { BAD, type Shown } from "./view.ts";

export function after(view: Shown, event: GameEvent, next: Shown, isLast: boolean): Shown {
  if (event.event === "eat") return { ...view, active: Number(event["seat"]), meal: mealOf(event) };
  const { meal: _, ...rest } = view;
  const seat = Number(event["seat"]);
  switch (event.event) {
    case "start":
    case "serve":
    case "act":
    case "choose":
    case "skip":
      // The turn passes on when the card has landed.
      return isLast ? { ...next, active: seat } : stacked(withSeat(rest, next, seat), event);
  }
  if (isLast) return next;
  switch (event.event) {
    case "draw":
      return { ...withSeat(rest, next, seat), deck: next.deck, open: next.open };
    case "token":
      return next.round === view.round ? next : { ...withSeat(rest, next, seat), stack: next.stack };
    case "add":
      return { ...rest, supply: next.supply, open: view.open + 1 };
    case "reshuffle":
      return { ...view, discard: [] };
    default:
      return view;
  }
}

/** A seat has what it will have. */
function withSeat(view: Shown, next: Shown, seat: number): Shown {
  const seats = view.seats.map((one, at) => (one.seat === seat ? (next.seats[at] ?? one) : one));
  return { ...view, seats, own: view.seat === seat ? next.own : view.own };
}

function mealOf(event: GameEvent): NonNullable<Shown["meal"]> {
  const cards = Array.isArray(event["cards"]) ? event["cards"].map(String) : [];
  return { seat: Number(event["seat"]), count: Number(event["count"]), cards };
}

/** The card of the event lies on the stack; after a skip it is the only one. */
function stacked(view: Shown, event: GameEvent): Shown {
  const card = String(event["dish"] ?? event["card"] ?? "choose");
  const cards = event.event === "skip" ? [card] : [...view.stack.cards, card];
  return { ...view, stack: { ...view.stack, cards, total: Number(event["total"]) } };
}

const LASTS: { readonly [event: string]: number } = {
  round: 900,
  start: 650,
  serve: 650,
  act: 700,
  choose: 800,
  skip: 900,
  draw: 700,
  no_dish: 900,
  reshuffle: 700,
  token: 900,
  add: 700,
  decline: 500,
  end: 800,
};

const OWN = { first: 260, least: 90, all: 3200, last: [460, 620, 800, 1050], shock: 1500, rest: 90, end: 1300 };
const OTHERS = { first: 130, least: 45, all: 900, last: [220, 300, 420], shock: 1000, rest: 45, end: 800 };

/** How long to wait before each card of a meal is turned, and after the last one. */
export function waits(cards: readonly string[], mine: boolean): number[] {
  const pace = mine ? OWN : OTHERS;
  const quick = Math.max(pace.least, Math.min(pace.first, pace.all / cards.length));
  const bad = cards.indexOf(BAD);
  const before = cards.map((_, at) => {
    if (bad >= 0 && at === bad + 1) return pace.shock;
    if (bad >= 0 && at > bad) return pace.rest; // nothing is at stake any more
    return pace.last.at(at - cards.length) ?? quick;
  });
  return [...before, bad >= 0 && bad === cards.length - 1 ? pace.shock : pace.end];
}

export function lasts(event: GameEvent, shown: Shown | null): number {
  if (event.event !== "eat") return LASTS[event.event] ?? 0;
  const cards = Array.isArray(event["cards"]) ? event["cards"].map(String) : [];
  return waits(cards, shown !== null && shown.seat === event["seat"]).reduce((sum, wait) => sum + wait, 0);
}

const seatOf = (event: GameEvent | null): string | null =>
  typeof event?.["seat"] === "number" ? `hand-${event["seat"]}` : null;

/** Dishes come out of hands, cards out of the deck. */
export function comesFrom(thing: string, event: GameEvent | null): string | null {
  if (thing.startsWith("stack-")) return seatOf(event);
  if (thing.startsWith("token-")) return "eater";
  return thing.startsWith("hand-") || thing.startsWith("meal-") ? "deck" : null;
}

export function goesTo(thing: string, event: GameEvent | null): string | null {
  if (thing.startsWith("stack-")) return event?.event === "round" ? "deck" : "discard";
  if (thing.startsWith("meal-bad")) return "open";
  if (thing.startsWith("meal-")) return `hand-${thing.split("-")[1]}`;
  return thing.startsWith("hand-") ? "tower" : null;
}

/** Somebody must eat the stack: all look at them. The turn of the last card is lit by the board. */
export function highPoint(event: GameEvent): HighPoint | null {
  const seat = Number(event["seat"]);
  if (event.event === "eat") return { at: "eater", also: ["tower", "meal"], moods: { [seat]: "fright" } };
  return event.event === "token" ? { at: "eater", also: [`seat-${seat}`], moods: { [seat]: "queasy" } } : null;
}

const SOUNDS: { readonly [event: string]: Sound } = {
  deal: "paper",
  round: "shuffle",
  start: "thump",
  serve: "thump",
  act: "paper",
  choose: "meow",
  skip: "paper",
  eat: "dinner",
  draw: "paper",
  no_dish: "hiss",
  reshuffle: "shuffle",
  token: "bell",
  add: "chirp",
  decline: "purr",
};

export function sound(event: GameEvent): Sound | null {
  return SOUNDS[event.event] ?? null;
}
