/**
 * How events are animated: the view after each, its duration, where cards come from and go to, and the sound.
 *
 * The last event of a log entry shows the view after the entry.
 * Cats and cubes go where the event says, since a cat may come and go within one entry and then is in neither view.
 * Everything else is taken from the view after the entry.
 */

import type { Sound } from "../../sound/sounds.ts";
import type { GameEvent, HighPoint } from "../../table/board.ts";
import type * as KibbleScuffle from "../../generated/games/kibble_scuffle.ts";
import { cardOf } from "./naming.ts";

type View = KibbleScuffle.KibbleView;
type Bowl = KibbleScuffle.BowlView;
type Seat = KibbleScuffle.SeatView;
type Cat = KibbleScuffle.CatView;

/** The fields of events; each event has some of them. */
interface Fields {
  card: string;
  owner: number;
  bowl: number;
  to?: number;
  seat?: number;
  other: number;
  cards?: string[];
  cubes: number[];
  gives: number;
  gets: number;
}

export function after(view: View, event: GameEvent, next: View, isLast: boolean): View {
  return isLast ? next : withCounts(step(view, event, next), next);
}

function step(view: View, event: GameEvent, next: View): View {
  const fields = event as unknown as Fields;
  const { card, bowl, owner, other, cubes } = fields;
  const seat = fields.seat ?? owner;
  const cards = fields.cards ?? [card];
  switch (event.event) {
    case "play":
    case "move":
    case "back":
      return withCat(withoutCat(inHand(view, next, seat, cards), fields), fields, catOf(view, fields));
    case "copy":
      return onDiscard(withCat(inHand(view, next, seat, ["copy"]), fields, catOf(view, fields)), seat, "copy", card);
    case "discard":
      return onDiscard(withoutCat(view, fields), seat, card);
    case "return":
      return inHand(withoutCat(view, fields), next, seat, cards);
    case "aside":
      return atBowl(withoutCat(view, fields), bowl, ({ aside }) => ({ aside: [...aside, catOf(view, fields)] }));
    case "item":
      return lit(inHand(view, next, seat, cards), next, bowl);
    case "laser_off":
      return onDiscard(lit(view, next, bowl), seat, card);
    case "throw":
      return onDiscard(inHand(view, next, seat, cards), seat, card);
    case "reshuffle":
      return atSeat(inHand(view, next, seat, []), seat, () => ({ discard: [] }));
    case "draw":
    case "hold":
    case "omit":
      return inHand(view, next, seat, cards);
    case "drop":
      return atBowl({ ...view, box: next.box }, bowl, (was) => ({ cubes: sorted([...was.cubes, ...cubes]) }));
    case "spill":
      return atBowl({ ...view, box: next.box }, bowl, (was) => ({ cubes: subtract(was.cubes, cubes) }));
    case "trade":
      return atBowl(
        atBowl(view, bowl, () => ({ cubes: foodAt(view, other) })),
        other,
        () => ({
          cubes: foodAt(view, bowl),
        }),
      );
    case "eat":
      return exchanged(
        atBowl(view, bowl, (was) => ({ cubes: subtract(was.cubes, cubes) })),
        owner,
        [],
        cubes,
      );
    case "swap":
      return exchanged(exchanged(view, seat, [fields.gives], [fields.gets]), other, [fields.gets], [fields.gives]);
    case "turn":
      return { ...view, active: next.active, turn: next.turn };
    case "box":
      return { ...view, holder: next.holder };
    case "dinner":
      return { ...view, phase: "feeding" };
    default:
      return view;
  }
}

/** Update a seat's hand and deck from `next`; of the player's own new cards, add only those named. */
function inHand(view: View, next: View, seat: number, named: readonly string[]): View {
  const { hand = 0, deck = 0, known = null, left_out = [] } = next.seats[seat] ?? {};
  const changed = atSeat(view, seat, () => ({ hand, deck, known, left_out }));
  if (view.own === null || next.own === null || view.seat !== seat) return changed;
  const gone = subtract(view.own.hand, next.own.hand);
  const come = subtract(next.own.hand, view.own.hand).filter((card) => named.includes(card));
  return { ...changed, own: { ...next.own, hand: [...subtract(view.own.hand, gone), ...come] } };
}

/** Update a bowl's counts once all its cats are shown, and a seat's points once all its cubes are. */
function withCounts(view: View, next: View): View {
  const bowls = view.bowls.map((bowl, at) => {
    const { cats, counted } = next.bowls[at] ?? bowl;
    return cats.length === bowl.cats.length ? { ...bowl, counted } : bowl;
  });
  const seats = view.seats.map((seat, at) => {
    const { cubes, points } = next.seats[at] ?? seat;
    return cubes.join() === seat.cubes.join() ? { ...seat, points } : seat;
  });
  return { ...view, bowls, seats };
}

function isSame(cat: Cat, { card, owner }: Fields): boolean {
  return cat.card === card && cat.owner === owner;
}

/** The cat that an event means: of equal cats the one that resolved least, then the one there longest. */
function catOf(view: View, fields: Fields): Cat {
  const cats = view.bowls.find(({ bowl }) => bowl === fields.bowl)?.cats.filter((cat) => isSame(cat, fields)) ?? [];
  const least = Math.min(...cats.map(({ resolved }) => resolved));
  return cats.find(({ resolved }) => resolved === least) ?? { card: fields.card, owner: fields.owner, resolved: 0 };
}

function atBowl(view: View, bowl: number, change: (bowl: Bowl) => Partial<Bowl>): View {
  return { ...view, bowls: view.bowls.map((one) => (one.bowl === bowl ? { ...one, ...change(one) } : one)) };
}

function atSeat(view: View, seat: number, change: (seat: Seat) => Partial<Seat>): View {
  return { ...view, seats: view.seats.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one)) };
}

function foodAt(view: View, bowl: number): number[] {
  return view.bowls.find((one) => one.bowl === bowl)?.cubes ?? [];
}

/** Add the cat to the bowl that it moves to. */
function withCat(view: View, { bowl, to = bowl }: Fields, cat: Cat): View {
  return atBowl(view, to, ({ cats }) => ({ cats: [...cats, cat] }));
}

/** Remove the cat from its bowl, or from beside it. */
function withoutCat(view: View, fields: Fields): View {
  const cat = catOf(view, fields);
  return atBowl(view, fields.bowl, ({ cats, aside }) =>
    cats.includes(cat)
      ? { cats: cats.filter((one) => one !== cat) }
      : { aside: aside.filter((one) => !isSame(one, fields)) },
  );
}

function onDiscard(view: View, seat: number, card: string, taken?: string): View {
  return atSeat(view, seat, ({ discard }) => ({
    discard: [...(taken === undefined ? discard : subtract(discard, [taken])), card],
  }));
}

function lit(view: View, next: View, bowl: number): View {
  return atBowl(view, bowl, () => ({ laser: next.bowls.find((one) => one.bowl === bowl)?.laser ?? null }));
}

function exchanged(view: View, seat: number, gives: readonly number[], gets: readonly number[]): View {
  return atSeat(view, seat, ({ cubes }) => ({ cubes: sorted([...subtract(cubes, gives), ...gets]) }));
}

function sorted(cubes: readonly number[]): number[] {
  return [...cubes].sort((one, other) => other - one);
}

/** `all` without `some`; each element of `some` is removed once. */
function subtract<Thing>(all: readonly Thing[], some: readonly Thing[]): Thing[] {
  const left = [...all];
  for (const thing of some) {
    const at = left.indexOf(thing);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

const DURATIONS: { readonly [event: string]: number } = {
  play: 560,
  copy: 700,
  item: 800,
  move: 700,
  return: 650,
  tease: 550,
  drop: 480,
  spill: 520,
  trade: 650,
  dinner: 900,
  nothing_left: 650,
  eat: 560,
  swap: 700,
  aside: 260,
  back: 380,
  dinner_over: 900,
  box: 520,
  draw: 240,
  reshuffle: 220,
  throw: 480,
  laser_off: 380,
  hold: 60,
  omit: 60,
};
const DISCARD_DURATIONS: { readonly [why: string]: number } = { fed: 240, hungry: 320 };

export function lasts(event: GameEvent): number {
  if (event.event === "discard") return DISCARD_DURATIONS[String(event["why"])] ?? 650;
  return DURATIONS[event.event] ?? 0;
}

export function comesFrom(thing: string, event: GameEvent | null): string | null {
  if (thing.startsWith("cube")) return event?.event === "drop" ? "box" : null;
  if (thing.startsWith("item")) return event === null ? null : `hand-${event["owner"]}`;
  const card = cardOf(thing);
  if (card === null || event === null) return null;
  const from = { play: "hand", copy: "discard", draw: "deck", hold: "deck", throw: "hand", item: "hand" }[event.event];
  return from === undefined ? null : `${from}-${card.owner}`;
}

export function goesTo(thing: string, event: GameEvent | null): string | null {
  if (thing.startsWith("cube")) {
    if (event?.event === "spill") return "box";
    return event?.event === "eat" ? `seat-${event["owner"]}` : null;
  }
  const card = cardOf(thing.replace(/^item-/, ""));
  if (card === null) return null;
  if (thing.startsWith("item")) return `discard-${card.owner}`;
  const to = { discard: "discard", throw: "discard", return: "hand" }[event?.event ?? ""];
  return to === undefined ? null : `${to}-${card.owner}`;
}

const DINNER_EXTRA = 500;
const ARRIVES = 260; // milliseconds until a cube that is eaten reaches its owner

/** Dinner at a full bowl: the light falls on it, and each owner sees what their cat has eaten. */
export function highPoint(event: GameEvent, view: View): HighPoint | null {
  const { bowl, owner, cubes, seat } = event as unknown as Fields;
  switch (event.event) {
    case "dinner": {
      const guests = view.bowls.find((one) => one.bowl === bowl)?.cats ?? [];
      return {
        at: `bowl-${bowl}`,
        extra: DINNER_EXTRA,
        moods: Object.fromEntries(guests.map((cat) => [cat.owner, "sparkle"])),
      };
    }
    case "eat": {
      const points = cubes.reduce((sum, value) => sum + value, 0);
      return {
        at: null,
        pops: [{ at: `spot-${owner}`, words: `+${points}`, after: ARRIVES }],
        moods: { [owner]: "happy" },
      };
    }
    case "discard":
      return event["why"] === "fed" || event["why"] === "hungry" ? { at: null } : null;
    case "nothing_left":
    case "aside":
    case "back":
    case "swap":
    case "dinner_over":
      return { at: null, ...(seat !== undefined && { moods: { [seat]: "smug" } }) };
    default:
      return null;
  }
}

const SOUNDS: { readonly [event: string]: Sound } = {
  play: "thump",
  copy: "thump",
  item: "paper",
  move: "meow",
  return: "hiss",
  tease: "chirp",
  drop: "kibble",
  spill: "kibble",
  trade: "kibble",
  dinner: "dinner",
  eat: "purr",
  swap: "chirp",
  back: "meow",
  box: "paper",
  draw: "paper",
  reshuffle: "shuffle",
  throw: "paper",
};

export function sound(event: GameEvent): Sound | null {
  if (event.event === "discard") return event["why"] === "fed" ? null : "hiss";
  return SOUNDS[event.event] ?? null;
}
