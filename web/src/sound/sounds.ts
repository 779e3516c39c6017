/** The sounds there are; they are made when they are wanted. */

import type { Kit } from "./kit.ts";
import type { Voice } from "./voice.ts";

export type Sound =
  | "purr"
  | "meow"
  | "chirp"
  | "hiss"
  | "kibble"
  | "paper"
  | "shuffle"
  | "thump"
  | "bell"
  | "slurp"
  | "gulp"
  | "groan"
  | "win"
  | "turn"
  | "click"
  | "clack"
  | "tick"
  | "flip"
  | "slap"
  | "pop"
  | "hush"
  | "dinner"
  | "pencil";

/** The sounds of cats; all others are of things. */
const VOICES: ReadonlySet<string> = new Set<Sound>(["purr", "meow", "chirp", "hiss", "groan"]);

export function isVoice(sound: Sound | OwnSound): boolean {
  return typeof sound === "string" ? VOICES.has(sound) : sound.voice === true;
}

/** How a sound is made. */
export type Recipe = (kit: Kit, voice: Voice) => void;

/** A sound that a game brings along; its recipe is loaded when it is to be heard. */
export interface OwnSound {
  readonly name: string;
  /** a cat makes it with its mouth */
  readonly voice?: boolean;
  load(): Promise<Recipe | null>;
}
