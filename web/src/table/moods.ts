/** The face that a gesture makes. */

import type { Mood } from "../cats/coats.ts";
import type { Emote } from "../wire.ts";

export const MOODS: { readonly [emote in Emote]: Mood } = {
  purr: "happy", meow: "up", hiss: "angry", chirp: "sparkle", yawn: "sleep", stretch: "calm",
  pounce: "sly", headbutt: "happy", "tail-up": "smug", loaf: "bored", zoomies: "dizzy", "slow-blink": "sleep",
};
