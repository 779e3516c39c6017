/** What the events sound like; every act as itself. */

import { flare, heartbeat, soundOf } from "../../sound/noises.ts";
import type { Recipe, Sound } from "../../sound/sounds.ts";
import type { GameEvent } from "../../table/board.ts";

const SOUNDS: { readonly [event: string]: Sound | Recipe } = {
  dealt: "shuffle",
  passed: "paper",
  turn: "bell",
  played: "paper",
  pointed: heartbeat,
  cleared: "chirp",
  revealed: "hiss",
  exchanged: "shuffle",
  taken_back: "groan",
  objected: "hiss",
  replaced: "paper",
  time_up: "bell",
  won: flare,
  limit: "purr",
};

export function sound(event: GameEvent): Sound | Recipe | null {
  if (event.event === "acted") return soundOf(String(event["act"]), String(event["word"] ?? ""));
  return SOUNDS[event.event] ?? null;
}
