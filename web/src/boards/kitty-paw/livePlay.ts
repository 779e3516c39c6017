/** How the table page treats this real-time game: which events are announced, and their sounds. */

import type { Sound } from "../../sound/sounds.ts";
import type { GameEvent, LivePlay } from "../../table/board.ts";

/** Events announced to screen readers: the course of the round, not every move of everybody. */
const SAID: ReadonlySet<string> = new Set([
  "round",
  "start",
  "given",
  "called",
  "answered",
  "false_start",
  "released",
  "last",
  "checked",
  "scored",
  "false_alarm",
  "bell",
  "tie",
  "over",
  "peeked",
  "kept",
  "slipped",
  "ran_home",
]);

export const live: LivePlay = {
  isStillValid: (move, prompt) => move === "meow" && prompt["key"] === "answer", // call and answer are one gesture
  isHintUseful: ({ key }) => key === "grab" || key === "build", // else only one thing can be done, and its button is large
  isSaid: ({ event }) => SAID.has(event),
};

const SOUNDS: { readonly [event: string]: Sound } = {
  round: "shuffle",
  paw: "thump",
  start: "bell",
  grabbed: "paper",
  given: "paper",
  took: "click",
  lifted: "click",
  placed: "clack",
  home: "click",
  ran_home: "chirp",
  turned: "tick",
  flipped: "flip",
  peeked: "paper",
  kept: "paper",
  shut: "paper",
  slipped: "paper",
  called: "meow",
  answered: "slap",
  false_start: "groan",
  released: "chirp",
  bell: "bell",
};

export function sound(event: GameEvent): Sound | null {
  if (event.event === "checked") return event["right"] === true ? "purr" : "hiss";
  return SOUNDS[event.event] ?? null;
}
