/** How the table page treats this real-time game: which events are announced, and their sounds. */

import type { Sound } from "../../sound/sounds.ts";
import type { GameEvent, HighPoint, LivePlay } from "../../table/board.ts";

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

const CALL_LASTS = 900;
const CHECK_LASTS = 2000;
const POINTS_AFTER = 1000; // milliseconds: each piece is ticked first

/** A called pattern, and its check: nobody waits for either, and the place to answer stays lit. */
export function highPoint(event: GameEvent): HighPoint | null {
  const seat = Number(event["seat"]);
  switch (event.event) {
    case "called":
      return { at: "called", also: [`seat-${seat}`, "answer"], lasts: CALL_LASTS, moods: { [seat]: "sparkle" } };
    case "checked":
      return {
        at: "check",
        also: ["next", "ready", `seat-${seat}`],
        lasts: CHECK_LASTS,
        moods: { [seat]: event["right"] === true ? "love" : "sad" },
      };
    case "scored": {
      const points = Number(event["points"]);
      const words = points < 0 ? `−${-points}` : `+${points}`;
      return { at: null, lasts: CHECK_LASTS, pops: [{ at: `seat-${seat}`, words, after: POINTS_AFTER }] };
    }
    default:
      return null;
  }
}

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
