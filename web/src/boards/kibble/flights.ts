/** How long an event is looked at, where things come from and go to, and what it sounds like. */

import type { GameEvent } from "../../table/board.ts";
import type { Sound } from "../../sound/sounds.ts";
import { cardOf } from "./naming.ts";

const LASTS: { readonly [event: string]: number } = {
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
const WHY: { readonly [why: string]: number } = { fed: 240, hungry: 320 };

export function lasts(event: GameEvent): number {
  if (event.event === "discard") return WHY[String(event["why"])] ?? 650;
  return LASTS[event.event] ?? 0;
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
  dinner: "bell",
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
