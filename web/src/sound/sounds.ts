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
  | "slap";

/** How a sound is made. A game with sounds of its own brings their recipes along. */
export type Recipe = (kit: Kit, voice: Voice) => void;
