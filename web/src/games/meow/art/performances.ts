/** What is seen of every act of Meow!, by its name; and of what happens between the acts. */

import { COUNTED } from "./counted.ts";
import type { Performance, PerformanceRow, Performances } from "./performance.ts";
import { MIMES } from "./mimes.ts";
import { NOISES } from "./noises.ts";
import { sounding } from "../../../art/notions.ts";
import { glitter } from "../../../art/things.ts";
import { MEMORY, SPOKEN } from "./words.ts";

export type { Performance } from "./performance.ts";

const ACTS: Performances = { ...NOISES, ...MIMES, ...COUNTED, ...SPOKEN, ...MEMORY };

export const ACT_NAMES: readonly string[] = Object.keys(ACTS);

/** An act from elsewhere is a cat that says something. */
const UNKNOWN: PerformanceRow = {
  mood: "calm",
  mouth: "open",
  air: sounding,
  arms: "waves",
  actor: { shows: "head", coat: "grey" },
};

export function performanceOf(act: string): Performance {
  return { ...(Object.hasOwn(ACTS, act) ? (ACTS[act] as PerformanceRow) : UNKNOWN), act };
}

const actor = { shows: "whole", coat: "grey" } as const;

/** What hooded cats do when nobody acts. They point to the right as one sees it; with `flip` in the description, to the left. */
export const BETWEEN = {
  points: { act: "- points", mood: "right", mouth: "small", arms: "points", actor },
  pointsUp: { act: "- points up", mood: "up", mouth: "small", arms: "points up", actor },
  pointsHere: { act: "- points here", mood: "down", mouth: "small", arms: "points down", actor },
  pointed: { act: "- pointed at", mood: "big", mouth: "small", arms: "together", actor },
  refuses: { act: "- says no", mood: "sleep", mouth: "flat", arms: "hugs", actor },
  reveals: { act: "- reveals", mood: "sly", mouth: "open", arms: "cheers", actor },
  caught: { act: "- is caught", mood: "fright", mouth: "wobbly", arms: "to both cheeks", actor },
  wins: { act: "- wins", mood: "love", mouth: "open", arms: "cheers", behind: glitter, actor },
} as const satisfies { [name: string]: Performance };
