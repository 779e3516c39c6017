/**
 * The table while an event is shown.
 *
 * The last event of a line shows the view after it. A meal is the exception: its cards are turned up one by one, and
 * hand, deck and stack give nothing away before that is over. Few lines have an event in between that moves cards.
 */

import type { GameEvent } from "../../table/board.ts";
import type { Shown } from "./shown.ts";

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
