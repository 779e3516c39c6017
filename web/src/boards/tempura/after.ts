/** How the events move what lies on the table, as far as the eye goes. */

import type { GameEvent } from "../../table/board.ts";
import type { TemPurrA } from "../../views.ts";
import { BAD, type Shown } from "./shown.ts";

const number = (event: GameEvent, name: string): number => Number(event[name] ?? 0);
const cardsOf = (event: GameEvent): string[] | null =>
  Array.isArray(event["cards"]) ? event["cards"].map(String) : null;

export function after(shown: Shown, event: GameEvent): Shown {
  const view = event.event === "reshuffle" ? shown : eaten(shown);
  const seat = number(event, "seat");
  switch (event.event) {
    case "deal":
    case "draw":
      return drawnBy(view, seat, number(event, "count"), cardsOf(event) ?? [], number(event, "spoilt"));
    case "round":
      return {
        ...view,
        round: number(event, "round"),
        active: seat,
        clockwise: true,
        discard: [],
        open: 0,
        deck: { cards: number(event, "deck"), spoilt: number(event, "spoilt") },
      };
    case "start":
    case "serve":
      return laid({ ...view, active: seat }, seat, String(event["dish"]), number(event, "total"));
    case "act":
      return turned(laid(view, seat, String(event["card"]), number(event, "total")), event["card"] === "reverse");
    case "choose":
      return laid(view, seat, "choose", number(event, "total"));
    case "skip":
      return skipped(view, seat, String(event["dish"]), number(event, "total"));
    case "eat":
      return { ...view, active: seat, meal: { seat, count: number(event, "count"), cards: cardsOf(event) ?? [] } };
    case "reshuffle":
      return { ...view, discard: [], deck: { ...view.deck, cards: view.deck.cards + number(event, "count") } };
    case "token":
      return cleared(seatChanged(view, seat, { tokens: number(event, "tokens") }));
    case "add":
      return { ...view, supply: view.supply - 1, open: view.open + 1 };
    default:
      return view;
  }
}

function seatChanged(view: Shown, seat: number, change: Partial<TemPurrA.SeatView>): Shown {
  return { ...view, seats: view.seats.map((one) => (one.seat === seat ? { ...one, ...change } : one)) };
}

const handOf = (view: Shown, seat: number): number => view.seats[seat]?.hand ?? 0;

/** Cards come into a hand; which ones, only who may know it knows. */
function taken(view: Shown, seat: number, count: number, cards: readonly string[]): Shown {
  const own = view.own !== null && view.seat === seat ? { hand: [...view.own.hand, ...cards] } : view.own;
  return seatChanged({ ...view, own }, seat, { hand: handOf(view, seat) + count });
}

function drawnBy(view: Shown, seat: number, count: number, cards: readonly string[], spoilt: number): Shown {
  const deck = { cards: view.deck.cards - count - spoilt, spoilt: view.deck.spoilt - spoilt };
  return taken({ ...view, deck, open: view.open + spoilt }, seat, count, cards);
}

function given(view: Shown, seat: number, card: string, count: number): Shown {
  let own = view.own;
  if (own !== null && view.seat === seat) {
    const hand = [...own.hand];
    for (let at = 0; at < count; at += 1) if (hand.includes(card)) hand.splice(hand.indexOf(card), 1);
    own = { hand };
  }
  return seatChanged({ ...view, own }, seat, { hand: handOf(view, seat) - count });
}

function stacked(view: Shown, cards: string[], total: number): Shown {
  const dish = cards[0] === undefined ? null : Number(cards[0]);
  return { ...view, stack: { ...view.stack, cards, dish, total } };
}

function laid(view: Shown, seat: number, card: string, total: number): Shown {
  return stacked(given(view, seat, card, 1), [...view.stack.cards, card], total);
}

function turned(view: Shown, really: boolean): Shown {
  return really ? { ...view, clockwise: !view.clockwise } : view;
}

function cleared(view: Shown): Shown {
  return stacked({ ...view, discard: [...view.discard, ...view.stack.cards] }, [], 0);
}

function skipped(view: Shown, seat: number, dish: string, total: number): Shown {
  const gone = cleared(given(view, seat, dish, 2));
  return stacked({ ...gone, discard: [...gone.discard, dish] }, [dish], total);
}

/** The meal is over: what was turned up goes to the hand, the stack away, and the bad ones lie open. */
function eaten(view: Shown): Shown {
  const { meal, ...rest } = view;
  if (meal === undefined) return view;
  const good = meal.cards.filter((card) => card !== BAD);
  return cleared(drawnBy(rest, meal.seat, good.length, good, meal.cards.length - good.length));
}
