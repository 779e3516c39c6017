/** How long things are shown. Acts are watched, cards are read, and whoever is pointed at takes a breath. */

import type { GameEvent } from "../../table/board.ts";
import type { Shown } from "./shown.ts";

const LASTS: { readonly [event: string]: number } = {
  dealt: 900,
  passed: 1000,
  turn: 500,
  replaced: 2400,
  played: 1800,
  acted: 1050,
  time_up: 1200,
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
