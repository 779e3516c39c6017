/** Plays the sounds of events and emotes at a table. */

import { play } from "../sound/player.ts";
import type { Sound } from "../sound/sounds.ts";
import { ORDINARY, type Voice, voiceOf } from "../sound/voice.ts";
import type { Emote } from "../generated/wire.ts";
import type { BoardModule, Happening } from "./board.ts";
import type { TableModel } from "./model.ts";

const GESTURES: { readonly [emote in Emote]?: Sound } = {
  purr: "purr",
  headbutt: "purr",
  "slow-blink": "purr",
  meow: "meow",
  "tail-up": "meow",
  hiss: "hiss",
  chirp: "chirp",
  pounce: "thump",
  zoomies: "thump",
};

function voice(model: TableModel, seat: number | null): Voice {
  return seat === null || seat < 0 ? ORDINARY : voiceOf(model.seatInfo(seat).cat ?? "", seat);
}

/** An event is shown. */
export function playEventSound(model: TableModel, board: BoardModule<unknown>, { event, seat }: Happening): void {
  const sound = board.sound?.(event) ?? null;
  if (sound !== null) play(sound, voice(model, seat));
}

/** A cat makes a gesture. */
export function playEmoteSound(model: TableModel, seat: number, emote: Emote): void {
  const sound = GESTURES[emote];
  if (sound !== undefined) play(sound, voice(model, seat));
}

/** Points pop up at a high point. */
export function playHighPointPop(): void {
  play("pop");
}
