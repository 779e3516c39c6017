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

/** How a sound is made. */
export type Recipe = (kit: Kit, voice: Voice) => void;

/** A sound that a game brings along; its recipe is loaded when it is to be heard. */
export interface OwnSound {
  readonly name: string;
  load(): Promise<Recipe | null>;
}
