/**
 * How events are shown: the view meanwhile, how long, where cards come from and go to, and the sound.
 *
 * The last event of a line shows the view after the line.
 * A turn is checked and ends within one line: the events say who points, who is cleared and which rule comes to light.
 * What is in the hands is taken from the view after the line.
 */

import type { OwnSound, Sound } from "../../sound/sounds.ts";
import type { GameEvent, HighPoint } from "../../table/board.ts";
import { cardCalled, type Shown } from "./view.ts";

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

const LASTS: { readonly [event: string]: number } = {
  dealt: 900,
  passed: 1000,
  turn: 500,
  replaced: 2400,
  played: 1800,
  acted: 1050,
  time_up: 2200,
  checking: 600,
  pointed: 1250,
  cleared: 650,
  objected: 1500,
  taken_back: 2000,
  revealed: 2800,
  exchanged: 900,
  won: 2600,
  limit: 1500,
};

export const ACT_LASTS = 1050;
const LOOKING = 500;

/** What one does oneself is shown at once: nobody should wait for their own cat. */
export function lasts(event: GameEvent, shown: Shown | null): number {
  if (event.event === "looked") return LOOKING + actsOf(event).length * ACT_LASTS;
  const own = shown !== null && shown.seat !== null && shown.seat === event["seat"];
  if (own && (event.event === "acted" || event.event === "ready" || event.event === "passes")) return 0;
  if (own && event.event === "played") return 500;
  return LASTS[event.event] ?? 0;
}

/** The acts that somebody looks at again; none for all others. */
export function actsOf(event: GameEvent): readonly unknown[] {
  return Array.isArray(event["acts"]) ? event["acts"] : [];
}

const handOf = (seat: unknown): string | null => (typeof seat === "number" ? `hand-${seat}` : null);

export function comesFrom(thing: string, event: GameEvent | null): string | null {
  if (thing === "laid" || thing === "revealed") return handOf(event?.["seat"]);
  if (!thing.startsWith("own-") && !thing.startsWith("back-")) return null;
  if (event?.event === "taken_back") return "altar";
  return "pile";
}

export function goesTo(thing: string, event: GameEvent | null): string | null {
  if (thing === "laid") return event?.event === "taken_back" ? handOf(event["seat"]) : "pile";
  if (thing === "revealed") return "pile";
  if (thing.startsWith("own-")) return event?.event === "played" ? "altar" : null;
  return null;
}

/** The check: the light goes from cat to cat, and then to the rule that was broken, or to who obeyed them all. */
export function highPoint(event: GameEvent, view: Shown): HighPoint | null {
  const seat = Number(event["seat"]);
  switch (event.event) {
    case "checking":
      return { at: `cat-${seat}` };
    case "pointed":
      return { at: `cat-${Number(event["at"])}`, also: [`cat-${seat}`] };
    case "cleared":
    case "looked":
      return { at: null };
    case "revealed":
      return { at: "altar", also: [`cat-${seat}`, ...(view.active === null ? [] : [`cat-${view.active}`])] };
    case "taken_back":
      return { at: `cat-${seat}`, also: ["altar"] };
    case "won":
      return { at: `cat-${seat}` };
    default:
      return null;
  }
}

const noises = (): Promise<typeof import("./sounds/noises.ts")> => import("./sounds/noises.ts");

const SOUNDS: { readonly [event: string]: Sound | OwnSound } = {
  dealt: "shuffle",
  passed: "paper",
  turn: "bell",
  played: "paper",
  pointed: { name: "heartbeat", load: async () => (await noises()).heartbeat },
  checking: "hush",
  cleared: "chirp",
  revealed: "hiss",
  exchanged: "shuffle",
  taken_back: "groan",
  objected: "hiss",
  replaced: "paper",
  time_up: "bell",
  won: { name: "flare", load: async () => (await noises()).flare },
  limit: "purr",
};

export function sound(event: GameEvent): Sound | OwnSound | null {
  if (event.event === "acted") return noiseOf(String(event["act"]), String(event["word"] ?? ""));
  return SOUNDS[event.event] ?? null;
}

/** Acts that are heard, but not made with the mouth. */
const BY_PAW: ReadonlySet<string> = new Set(["knock", "clap", "hop", "stomp", "boop", "reverse"]);

/** What an act sounds like. */
export function noiseOf(act: string, word: string): OwnSound {
  return { name: `${act} ${word}`, voice: !BY_PAW.has(act), load: async () => (await noises()).soundOf(act, word) };
}
