/**
 * How events are shown: the view meanwhile, how long, where cards come from and go to, and the sound.
 *
 * The last event of a line shows the view after the line.
 * The cells of the grid are emptied and filled again within one line, so events say what lies there. What players
 * have got is taken from the view after the line.
 */

import type { Sound } from "../../sound/sounds.ts";
import type { GameEvent, HighPoint } from "../../table/board.ts";
import type * as CatLady from "../../generated/games/cat_lady.ts";
import { factsOf } from "./facts.ts";
import { isFed, mealsOf } from "./plan.ts";

type View = CatLady.CatLadyView;
type Player = CatLady.PlayerView;

export function after(view: View, event: GameEvent, next: View, isLast: boolean): View {
  if (isLast) return next;
  const seat = Number(event["seat"] ?? -1);
  switch (event.event) {
    case "refill":
      return { ...inCells(view, event), deck: next.deck };
    case "place":
      return { ...view, token: String(event["line"]) };
    case "turn":
      return { ...view, active: seat };
    case "take":
      return { ...withPlayer(inCells(view, event, null), next, seat), token: String(event["line"]) };
    case "throw":
      return { ...inCells(view, event, null), discards: next.discards };
    case "turn_card":
      return { ...view, turn_cards: [...view.turn_cards, String(event["card"])] };
    case "reshuffle":
      return { ...view, turn_cards: [] };
    case "done":
      return { ...view, players: view.players.map((one) => (one.seat === seat ? { ...one, done: true } : one)) };
    case "reveal":
      return {
        ...view,
        players: view.players.map((one) => (one.cat_player ? one : playerAt(next, one.seat, one))),
      };
    case "hands":
    case "end":
      return view;
    default:
      return seat < 0 ? view : withPlayer(view, next, seat);
  }
}

/** The cells that the event names hold its cards, or none. */
function inCells(view: View, event: GameEvent, none?: null): View {
  const [cells, cards] = [texts(event["cells"]), texts(event["cards"])];
  const card = (cell: string): string | null => (none === null ? none : (cards[cells.indexOf(cell)] ?? null));
  return {
    ...view,
    grid: view.grid.map((place) => (cells.includes(place.cell) ? { ...place, card: card(place.cell) } : place)),
  };
}

/** What a player has as it will be, and the discards with it. */
function withPlayer(view: View, next: View, seat: number): View {
  const players = view.players.map((one) => (one.seat === seat ? playerAt(next, seat, one) : one));
  return { ...view, players, own: view.seat === seat ? next.own : view.own, discards: next.discards };
}

function playerAt(view: View, seat: number, otherwise: Player): Player {
  return view.players.find((player) => player.seat === seat) ?? otherwise;
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

const LASTS: { readonly [event: string]: number } = {
  place: 500,
  take: 750,
  refill: 500,
  adopt: 800,
  cash: 600,
  spray: 700,
  brush: 850,
  shop: 750,
  laser: 850,
  throw: 650,
  goal: 750,
  turn_card: 1100,
  reshuffle: 500,
  hands: 300,
  pay: 700,
  pick: 750,
  done: 200,
  reveal: 900,
  cat_player_feeds: 900,
};

export function lasts({ event }: GameEvent): number {
  return LASTS[event] ?? 0;
}

/** What lies in a cell has a key of its cell and card; there is only one of each cat. */
export function thingAt(cell: string, card: string, cat: boolean): string {
  return cat ? `cat:${card}` : `${cell}:${card}`;
}

export function comesFrom(thing: string, event: GameEvent | null): string | null {
  if (event === null) return null;
  if (event.event === "refill" || event.event === "setup") return "deck";
  return thing.startsWith("cat:") && typeof event["seat"] === "number" ? `seat-${event["seat"]}` : null;
}

export function goesTo(thing: string, event: GameEvent | null): string | null {
  if (event === null) return null;
  if (event.event === "throw") return "discard";
  const seat = event["seat"];
  if (typeof seat !== "number") return null;
  const { group } = factsOf(thing.split(":")[1] ?? "");
  if (group === "food") return `food-${seat}`;
  return group === "cat" || group === "stray" ? `seat-${seat}` : `hand-${seat}`;
}

const FEEDING_EXTRA = 900;
const REVEAL_EXTRA = 1000;

/** Feeding time: the light falls on the own cats; when all plans are shown, each seat tells how many cats are fed. */
export function highPoint(event: GameEvent, view: View): HighPoint | null {
  const mine = view.seat === null ? "grid" : `cats-${view.seat}`;
  if (event.event === "hands") return { at: mine, extra: FEEDING_EXTRA };
  if (event.event !== "reveal") return null;
  const plans = Array.isArray(event["plans"]) ? event["plans"].map(texts) : [];
  const fed = view.players.flatMap(({ seat, cats, cat_player }) => {
    const meals = mealsOf([...(cats.includes("choupette") ? view.paid : []), ...(plans[seat] ?? [])]);
    const happy = cats.filter((cat) => isFed(factsOf(cat), meals.get(cat) ?? [])).length;
    return cat_player ? [] : [{ seat, happy, all: cats.length }];
  });
  return {
    at: mine,
    still: true,
    also: fed.map(({ seat }) => `seat-${seat}`),
    extra: REVEAL_EXTRA,
    moods: Object.fromEntries(fed.map(({ seat, happy, all }) => [seat, happy === all ? "love" : "happy"])),
    pops: fed.map(({ seat, happy, all }, nth) => ({
      at: seat === view.seat ? mine : `seat-${seat}`,
      words: `${happy}/${all}`,
      after: 250 + nth * 180,
    })),
  };
}

const SOUNDS: { readonly [event: string]: Sound } = {
  place: "thump",
  take: "paper",
  refill: "paper",
  adopt: "meow",
  cash: "bell",
  spray: "hiss",
  brush: "purr",
  shop: "kibble",
  laser: "chirp",
  throw: "paper",
  goal: "bell",
  turn_card: "paper",
  reshuffle: "shuffle",
  pay: "slurp",
  pick: "chirp",
  hands: "dinner",
  reveal: "kibble",
};

export function sound({ event }: GameEvent): Sound | null {
  return SOUNDS[event] ?? null;
}
