/** How seats and emotes look: the avatar of a seat, and the mood and pose of each emote. */

import { avatar } from "../cats/cat.ts";
import { looks, type Mood, type Pose } from "../cats/coats.ts";
import type { Emote, SeatInfo } from "../generated/wire.ts";

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

/** The avatar of a seat in its ring, with a mood. */
export function faceOf(seat: SeatInfo, mood?: Mood): string {
  const face = looksOf(seat);
  return avatar(mood === undefined ? face : { ...face, mood }, seat.seat);
}

/** The looks of a seat; a player who is away looks like the bot that plays for them. */
export function looksOf(seat: SeatInfo): ReturnType<typeof looks> {
  return looks(seat.away ? "" : (seat.cat ?? ""), seat.level);
}
