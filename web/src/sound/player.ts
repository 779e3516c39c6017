/**
 * Sounds, made when they are wanted: no files of sound, and nothing is loaded or set up before
 * somebody has touched the page. Whether one wants to hear them is asked each time.
 */

import { preferences } from "../preferences.svelte.ts";
import { loudspeaker, setVolume } from "./loudspeaker.ts";
import { isVoice, type OwnSound, type Sound } from "./sounds.ts";
import { ORDINARY, type Voice } from "./voice.ts";

const SOON = 0.02;
const AGAIN = 0.05; // the same sound is not heard twice within so many seconds
const LATE = 0.3; // seconds after which a sound no longer belongs to what is seen

interface Room {
  context: AudioContext;
  out: GainNode;
}

let touched = false;
let room: Room | null = null;
const heard = new Map<string, number>();

/** Play a sound, in a cat's voice where it has one. Silent when nobody wants it, or looks. */
export function play(sound: Sound | OwnSound, voice: Voice = ORDINARY): void {
  if (!touched || !preferences.sound || document.visibilityState !== "visible") return;
  if (!preferences.voices && isVoice(sound)) return;
  room ??= opened();
  setVolume(room.out, preferences.volume);
  if (room.context.state !== "running") {
    void room.context.resume();
    return; // too late for this one
  }
  const now = room.context.currentTime;
  const name = typeof sound === "string" ? sound : sound.name;
  if (now - (heard.get(name) ?? -1) < AGAIN) return;
  heard.set(name, now);
  make(sound, voice, room).catch(() => null); // it could not be loaded: the next one tries again
}

async function make(sound: Sound | OwnSound, voice: Voice, { context, out }: Room): Promise<void> {
  const wanted = context.currentTime;
  const { Kit, RECIPES } = await import("./recipes.ts");
  const recipe = typeof sound === "string" ? RECIPES[sound] : await sound.load();
  const now = context.currentTime;
  if (now - wanted < LATE) recipe?.(new Kit(context, now + SOON, out), voice);
}

function opened(): Room {
  const context = new AudioContext({ latencyHint: "interactive" });
  return { context, out: loudspeaker(context) };
}

/** Browsers let a page sound only after somebody has touched it. */
function touch(): void {
  touched = true;
  if (!preferences.sound) return;
  room ??= opened();
  import("./recipes.ts").catch(() => null);
}
for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, touch, { once: true, capture: true });
