/**
 * The view while an event is shown that is not the last of its line.
 *
 * A turn is checked and ends within one line: the events say who points, who is cleared and which rule comes to light.
 * What is in the hands is taken from the view after the line.
 */

import type { GameEvent } from "../../table/board.ts";
import { cardCalled, type Shown } from "./shown.ts";

type Seat = Shown["seats"][number];

export function after(view: Shown, event: GameEvent, next: Shown, isLast: boolean): Shown {
  if (isLast) return next;
  const seat = Number(event["seat"]);
  switch (event.event) {
    case "ready":
    case "passes":
      return atSeat(view, seat, { done: true });
    case "played":
      return { ...inHands(view, next), phase: "act", played: cardOf(view, event), revealed: null };
    case "checking":
      return { ...view, phase: "check" };
    case "pointed":
      return { ...view, phase: "check", pointed: Number(event["at"]) };
    case "cleared":
      return { ...view, pointed: null, cleared: [...view.cleared, seat] };
    case "looked":
      return atSeat(view, seat, { looked: true });
    case "objected":
      return atSeat(view, seat, { objected: true });
    case "taken_back":
    case "exchanged":
      return { ...inHands(view, next), played: null, pointed: null };
    case "revealed":
      return { ...shows(view, seat, event), revealed: { seat, card: cardOf(view, event) } };
    case "won":
    case "limit":
      return { ...view, phase: "over", pointed: null };
    default:
      return view;
  }
}

function atSeat(view: Shown, seat: number, change: Partial<Seat>): Shown {
  return { ...view, seats: view.seats.map((was) => (was.seat === seat ? { ...was, ...change } : was)) };
}

/** Everybody holds what they will hold. */
function inHands(view: Shown, next: Shown): Shown {
  const seats = view.seats.map((was, at) => ({ ...was, cards: next.seats[at]?.cards ?? was.cards }));
  return { ...view, seats, own: next.own };
}

/** The card that comes to light leaves its hand; another one comes with the exchange. */
function shows(view: Shown, seat: number, event: GameEvent): Shown {
  const mine = view.own !== null && view.seat === seat;
  const own = mine ? { ...view.own!, hand: view.own!.hand.filter(({ name }) => name !== event["card"]) } : view.own;
  return atSeat({ ...view, own }, seat, { cards: (view.seats[seat]?.cards ?? 1) - 1 });
}

/** A card by its name; what is known of it already stays known. */
function cardOf(view: Shown, event: GameEvent): NonNullable<Shown["played"]> {
  const name = String(event["card"]);
  const known = [...(view.own?.hand ?? []), ...(view.played === null ? [] : [view.played])];
  return known.find((card) => card.name === name) ?? cardCalled(name, String(event["card_part"] ?? ""));
}
