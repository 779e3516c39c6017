/** The table after an event, as far as the eye goes. */

import type { GameEvent } from "../../table/board.ts";
import type { KibbleScuffle } from "../../views.ts";
import { placesOf } from "./places.ts";

type View = KibbleScuffle.KibbleView;
type Bowl = KibbleScuffle.BowlView;
type Seat = KibbleScuffle.SeatView;
type Cat = KibbleScuffle.CatView;

/** What events are made of; each has some of it. */
interface Told {
  card: string;
  owner: number;
  bowl: number;
  to: number;
  seat: number;
  other: number;
  count: number;
  cards?: string[];
  cubes: number[];
  gives: number;
  gets: number;
  turn: number;
}

export function after(view: View, event: GameEvent): View {
  const told = event as unknown as Told;
  const { card, owner, bowl, seat } = told;
  switch (event.event) {
    case "play":
      return withCat(fromHand(view, owner, card), bowl, newcomer(told));
    case "copy":
      return withCat(onDiscard(fromHand(view, owner, "copy"), owner, "copy", card), bowl, newcomer(told));
    case "item":
      return card === "laser-pointer"
        ? atBowl(fromHand(view, owner, card), bowl, () => ({ laser: owner }))
        : fromHand(view, owner, card);
    case "laser_off":
      return onDiscard(
        atBowl(view, bowl, () => ({ laser: null })),
        owner,
        card,
      );
    case "throw":
      return onDiscard(fromHand(view, seat, card), seat, card);
    case "move":
      return withCat(withoutCat(view, bowl, told), told.to, catAt(view, bowl, told));
    case "discard":
      return onDiscard(withoutCat(view, bowl, told), owner, card);
    case "return":
      return toHand(withoutCat(view, bowl, told), owner, [card], 1);
    case "aside":
      return atBowl(withoutCat(view, bowl, told), bowl, ({ aside }) => ({
        aside: [...aside, catAt(view, bowl, told)],
      }));
    case "back":
      return withCat(
        atBowl(view, bowl, ({ aside }) => ({ aside: without(aside, (cat) => isIt(cat, told)) })),
        bowl,
        newcomer(told),
      );
    case "ability":
      return atBowl(view, bowl, ({ cats }) => ({
        cats: cats.map((cat) => (cat === catAt(view, bowl, told) ? { ...cat, resolved: cat.resolved + 1 } : cat)),
      }));
    case "draw":
      return toHand(fromDeck(view, seat, told.cards ?? [], told.count), seat, told.cards ?? [], told.count);
    case "hold":
      return toHand(fromDeck(view, seat, card ? [card] : [], 1), seat, card ? [card] : [], 1);
    case "omit":
      return leftOut(fromDeck(view, seat, card ? [card] : [], 1), seat, card);
    case "reshuffle":
      return reshuffled(view, seat, told.count);
    case "drop":
      return boxed(
        atBowl(view, bowl, ({ cubes }) => ({ cubes: best([...cubes, ...told.cubes]) })),
        told.cubes,
        -1,
      );
    case "spill":
      return boxed(
        atBowl(view, bowl, ({ cubes }) => ({ cubes: less(cubes, told.cubes) })),
        told.cubes,
        1,
      );
    case "trade":
      return traded(view, bowl, told.other);
    case "eat":
      return fed(
        atBowl(view, bowl, ({ cubes }) => ({ cubes: less(cubes, told.cubes) })),
        owner,
        [],
        told.cubes,
      );
    case "swap":
      return fed(fed(view, seat, [told.gives], [told.gets]), told.other, [told.gets], [told.gives]);
    case "turn":
      return { ...rested(view), active: seat, turn: told.turn };
    case "box":
      return { ...view, holder: seat };
    case "dinner":
      return { ...view, phase: "feeding" };
    default:
      return view; // nothing moves
  }
}

function newcomer({ card, owner }: Told): Cat {
  return { card, owner, resolved: 0 };
}

function isIt(cat: Cat, { card, owner }: Told): boolean {
  return cat.card === card && cat.owner === owner;
}

/** Of equal cats the one that did least is meant, then the one longest there. */
function catAt(view: View, bowl: number, told: Told): Cat {
  const cats = view.bowls.find((one) => one.bowl === bowl)?.cats.filter((cat) => isIt(cat, told)) ?? [];
  return (
    cats.reduce<Cat | null>((best, cat) => (best === null || cat.resolved < best.resolved ? cat : best), null) ??
    newcomer(told)
  );
}

function atBowl(view: View, bowl: number, change: (bowl: Bowl) => Partial<Bowl>): View {
  return { ...view, bowls: view.bowls.map((one) => (one.bowl === bowl ? { ...one, ...change(one) } : one)) };
}

function atSeat(view: View, seat: number, change: (seat: Seat) => Partial<Seat>): View {
  return { ...view, seats: view.seats.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one)) };
}

function withCat(view: View, bowl: number, cat: Cat): View {
  return atBowl(view, bowl, ({ cats, counted }) => ({ cats: [...cats, cat], counted: counted + placesOf(cat.card) }));
}

function withoutCat(view: View, bowl: number, told: Told): View {
  const cat = catAt(view, bowl, told);
  return atBowl(view, bowl, ({ cats, counted }) =>
    cats.includes(cat) ? { cats: cats.filter((one) => one !== cat), counted: counted - placesOf(cat.card) } : {},
  );
}

function fromHand(view: View, seat: number, card: string): View {
  const next = atSeat(view, seat, ({ hand, known }) => ({ hand: hand - 1, known: known && less(known, [card]) }));
  return own(next, seat, ({ hand }) => ({ hand: less(hand, [card]) }));
}

function toHand(view: View, seat: number, cards: readonly string[], count: number): View {
  const next = atSeat(view, seat, ({ hand }) => ({ hand: hand + count }));
  return own(next, seat, ({ hand }) => ({ hand: [...hand, ...cards] }));
}

function fromDeck(view: View, seat: number, cards: readonly string[], count: number): View {
  const next = atSeat(view, seat, ({ deck }) => ({ deck: Math.max(0, deck - count) }));
  return own(next, seat, ({ deck }) => ({ deck: less(deck, cards) }));
}

function leftOut(view: View, seat: number, card: string | undefined): View {
  return card === undefined ? view : own(view, seat, (mine) => ({ left_out: [...mine.left_out, card] }));
}

function reshuffled(view: View, seat: number, count: number): View {
  const cards = view.seats.find((one) => one.seat === seat)?.discard ?? [];
  return own(
    atSeat(view, seat, () => ({ discard: [], deck: count })),
    seat,
    () => ({ deck: cards }),
  );
}

function own(view: View, seat: number, change: (own: KibbleScuffle.OwnView) => Partial<KibbleScuffle.OwnView>): View {
  return view.own === null || view.seat !== seat ? view : { ...view, own: { ...view.own, ...change(view.own) } };
}

function onDiscard(view: View, seat: number, card: string, taken?: string): View {
  return atSeat(view, seat, ({ discard }) => ({
    discard: [...(taken === undefined ? discard : less(discard, [taken])), card],
  }));
}

function traded(view: View, bowl: number, other: number): View {
  const food = (number: number): number[] => view.bowls.find((one) => one.bowl === number)?.cubes ?? [];
  return atBowl(
    atBowl(view, bowl, () => ({ cubes: food(other) })),
    other,
    () => ({ cubes: food(bowl) }),
  );
}

function fed(view: View, seat: number, gives: readonly number[], gets: readonly number[]): View {
  return atSeat(view, seat, ({ cubes }) => {
    const now = best([...less(cubes, gives), ...gets]);
    return { cubes: now, points: now.reduce((sum, value) => sum + value, 0) };
  });
}

function boxed(view: View, cubes: readonly number[], sign: 1 | -1): View {
  return { ...view, box: view.box.map((count, at) => count + sign * cubes.filter((value) => value === at + 1).length) };
}

/** In a new turn everybody may act again. */
function rested(view: View): View {
  return {
    ...view,
    bowls: view.bowls.map((bowl) => ({ ...bowl, cats: bowl.cats.map((cat) => ({ ...cat, resolved: 0 })) })),
  };
}

function best(cubes: number[]): number[] {
  return cubes.sort((one, other) => other - one);
}

/** Each of `some` is taken away once. */
function less<Thing>(all: readonly Thing[], some: readonly Thing[]): Thing[] {
  const left = [...all];
  for (const thing of some) {
    const at = left.indexOf(thing);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function without<Thing>(all: readonly Thing[], isThat: (thing: Thing) => boolean): Thing[] {
  const at = all.findIndex(isThat);
  return all.filter((_, index) => index !== at);
}
