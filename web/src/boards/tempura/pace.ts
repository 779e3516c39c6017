/** How long things are shown. A meal begins quickly, and its last cards take their time. */

import type { GameEvent } from "../../table/board.ts";
import { BAD, type Shown } from "./shown.ts";

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
