/**
 * Sounds, made when they are wanted: no files, and nothing is set up before somebody has touched
 * the page. Whether one wants to playEventSound them is asked each time.
 */

import { preferences } from "../preferences.svelte.ts";
import { Kit } from "./kit.ts";
import { RECIPES } from "./recipes.ts";
import type { Recipe, Sound } from "./sounds.ts";
import { ORDINARY, type Voice } from "./voice.ts";

const LOUD = 0.5; // of all: nobody should look up from the sofa
const SOON = 0.02;
const AGAIN = 0.05; // the same sound is not heard twice within so many seconds

let touched = false;
let room: { context: AudioContext; out: AudioNode } | null = null;
const heard = new Map<Sound | Recipe, number>();

/** Play a sound, in a cat's voice where it has one. Silent when nobody wants it, or looks. */
export function play(sound: Sound | Recipe, voice: Voice = ORDINARY): void {
  if (!touched || !preferences.sound || document.visibilityState !== "visible") return;
  const { context, out } = (room ??= opened());
  if (context.state !== "running") {
    void context.resume();
    return; // too late for this one
  }
  const now = context.currentTime;
  if (now - (heard.get(sound) ?? -1) < AGAIN) return;
  heard.set(sound, now);
  const recipe = typeof sound === "string" ? RECIPES[sound] : sound;
  recipe(new Kit(context, now + SOON, out), voice);
}

function opened(): { context: AudioContext; out: AudioNode } {
  const context = new AudioContext({ latencyHint: "interactive" });
  const soft = context.createDynamicsCompressor(); // several at once are not louder than one
  soft.threshold.value = -20;
  soft.ratio.value = 6;
  const out = context.createGain();
  out.gain.value = LOUD;
  out.connect(soft).connect(context.destination);
  return { context, out };
}

/** Browsers let a page sound only after somebody has touched it. */
function touch(): void {
  touched = true;
  if (preferences.sound) room ??= opened();
}
for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, touch, { once: true, capture: true });
