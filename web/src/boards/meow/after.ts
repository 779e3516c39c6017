/** The view after an event, as far as the eye goes. What came into a hand is in the view that follows. */

import type { GameEvent } from "../../table/board.ts";
import { type Act, cardCalled, type Shown } from "./shown.ts";

type Seat = Shown["seats"][number];

export function after(view: Shown, event: GameEvent): Shown {
  const seat = Number(event["seat"]);
  switch (event.event) {
    case "ready":
    case "passes":
      return seatChanged(view, seat, () => ({ done: true }));
    case "dealt":
      return dealt(view, Number(event["each"]), Number(event["pile"]), Number(event["starter"]));
    case "turn":
      return begun(view, seat, Number(event["round"]));
    case "replaced":
      return replaced(view, seat, event);
    case "played":
      return laid(view, seat, cardOf(view, event));
    case "acted":
      return acted(view, seat, event as unknown as Act);
    case "checking":
      return { ...view, phase: "check" };
    case "pointed":
      return { ...view, phase: "check", pointed: Number(event["at"]) };
    case "cleared":
      return { ...view, pointed: null, cleared: [...view.cleared, seat] };
    case "looked":
      return seatChanged(view, seat, () => ({ looked: true }));
    case "objected":
      return seatChanged(view, seat, () => ({ objected: true }));
    case "taken_back":
      return takenBack(view, seat, event);
    case "revealed":
      return shownUp(view, seat, event);
    case "exchanged":
      return exchanged(view, Number(event["active"]), seat);
    case "won":
    case "limit":
      return { ...view, phase: "over", pointed: null };
    default:
      return view;
  }
}

function seatChanged(view: Shown, seat: number, change: (was: Seat) => Partial<Seat>): Shown {
  return { ...view, seats: view.seats.map((was) => (was.seat === seat ? { ...was, ...change(was) } : was)) };
}

const more =
  (by: number) =>
  (was: Seat): Partial<Seat> => ({ cards: Math.max(0, was.cards + by) });

/** A card by its name; what is known of it already stays known. */
function cardOf(view: Shown, event: GameEvent): NonNullable<Shown["played"]> {
  const name = String(event["card"]);
  const known = [...(view.own?.hand ?? []), ...(view.played === null ? [] : [view.played])];
  return known.find((card) => card.name === name) ?? cardCalled(name, String(event["card_part"] ?? ""));
}

function without(view: Shown, seat: number, name: string): Shown["own"] {
  if (view.own === null || view.seat !== seat) return view.own;
  return { ...view.own, hand: view.own.hand.filter((card) => card.name !== name) };
}

function dealt(view: Shown, each: number, pile: number, starter: number): Shown {
  return {
    ...view,
    phase: "pass",
    pile,
    starter,
    seats: view.seats.map((was) => ({ ...was, cards: each, done: false })),
  };
}

/** A turn begins, and nothing tells of the one before but the rule that came to light at its end. */
function begun(view: Shown, seat: number, round: number): Shown {
  const seats = view.seats.map((was) => ({ ...was, done: false, looked: false, objected: false }));
  return {
    ...view,
    seats,
    phase: "play",
    active: seat,
    round,
    acts: [],
    played: null,
    pointed: null,
    cleared: [],
    budget: { ...view.budget, used: 0 },
  };
}

/** Its holder finds another in its place. */
function replaced(view: Shown, seat: number, event: GameEvent): Shown {
  const gone = String(event["card"]);
  const fresh =
    event["fresh"] === undefined ? undefined : cardCalled(String(event["fresh"]), String(event["fresh_part"] ?? ""));
  const hand = view.own?.hand.map((card) => (card.name === gone ? (fresh ?? card) : card)) ?? [];
  const own = view.own === null ? null : { ...view.own, hand };
  return seatChanged({ ...view, gone, own, revealed: null }, seat, () => ({ replaced: true }));
}

function laid(view: Shown, seat: number, card: NonNullable<Shown["played"]>): Shown {
  const next = { ...view, phase: "act", played: card, revealed: null, own: without(view, seat, card.name) };
  return seatChanged(next, seat, more(-1));
}

/** Others have seen it happen; only who does it is sure to see the list of what was done. */
function acted(view: Shown, seat: number, { act, shown, sign, noise, motion, word, part, times }: Act): Shown {
  const budget = { ...view.budget, used: view.budget.used + (times === 1 ? 1 : 0) };
  if (view.seat !== seat) return { ...view, budget };
  const others = view.acts.filter((done) => done.act !== act || done.part !== part);
  return { ...view, budget, acts: [...others, { act, shown, sign, noise, motion, word, part, times }] };
}

function takenBack(view: Shown, seat: number, event: GameEvent): Shown {
  const card = cardOf(view, event);
  const own = view.own !== null && view.seat === seat ? { ...view.own, hand: [...view.own.hand, card] } : view.own;
  return seatChanged({ ...view, own, played: null, pointed: null }, seat, more(1));
}

function shownUp(view: Shown, seat: number, event: GameEvent): Shown {
  const card = cardOf(view, event);
  const next = { ...view, revealed: { seat, card }, own: without(view, seat, card.name) };
  return seatChanged(next, seat, more(-1));
}

/** Two cards into the pile, one for each out of it. */
function exchanged(view: Shown, active: number, seat: number): Shown {
  return seatChanged(seatChanged({ ...view, played: null, pointed: null }, active, more(1)), seat, more(1));
}
