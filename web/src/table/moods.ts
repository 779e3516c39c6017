/** What a gesture looks like: the face that it makes, and all of the cat. */

import type { Mood, Pose } from "../cats/coats.ts";
import type { Emote } from "../wire.ts";

export const MOODS: { readonly [emote in Emote]: Mood } = {
  purr: "happy",
  meow: "up",
  hiss: "angry",
  chirp: "sparkle",
  yawn: "sleep",
  stretch: "calm",
  pounce: "sly",
  headbutt: "love",
  "tail-up": "smug",
  loaf: "bored",
  zoomies: "dizzy",
  "slow-blink": "sleep",
};

export const POSES: { readonly [emote in Emote]: Pose } = {
  purr: "head",
  meow: "head",
  hiss: "arch",
  chirp: "peek",
  yawn: "sleep",
  stretch: "stretch",
  pounce: "pounce",
  headbutt: "head",
  "tail-up": "sit",
  loaf: "loaf",
  zoomies: "head",
  "slow-blink": "head",
};
