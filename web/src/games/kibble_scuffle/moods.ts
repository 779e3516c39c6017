/** The mood of each cat during an event, and whether it caused it. */

import type { Mood } from "../../cats/coats.ts";
import type { GameEvent } from "../../table/board.ts";
import type * as KibbleScuffle from "../../generated/games/kibble_scuffle.ts";
import type { Prompt } from "./choosing.svelte.ts";

type Cat = Pick<KibbleScuffle.CatView, "card" | "owner">;

const MOODS: { readonly [event: string]: Mood } = { eat: "happy", back: "happy", tease: "dizzy" };
const MOVED: { readonly [by: string]: Mood } = { catnip: "dizzy", mangy: "fright", "robo-vac": "fright" };

function isIt(cat: Cat, bowl: number, event: GameEvent): boolean {
  return event["card"] === cat.card && event["owner"] === cat.owner && (event["to"] ?? event["bowl"]) === bowl;
}

/** The face of a cat at a bowl just now; undefined is its usual one. */
export function moodOf(cat: Cat, bowl: number, event: GameEvent | null, prompt: Prompt | null): Mood | undefined {
  if (event !== null && isIt(cat, bowl, event))
    return event.event === "move" ? MOVED[String(event["by"])] : MOODS[event.event];
  if (event !== null && event["bowl"] === bowl) {
    if (event.event === "dinner" || event.event === "eat") return "sparkle";
    if (event.event === "discard" && event["why"] === "fed") return "sparkle"; // the next one's turn
    if (event.event === "discard" && event["why"] === "hungry") return "sad";
  }
  if (event?.event === "nothing_left" && event["bowl"] === bowl) return "sad";
  if (
    prompt !== null &&
    ["feral", "mangy", "pounce"].includes(prompt.key) &&
    prompt.bowl === bowl &&
    !(prompt.card === cat.card && prompt.owner === cat.owner)
  )
    return cat.card === "tom" ? undefined : "fright";
  return undefined;
}

/** Whether the cat brings about what is shown, or asks what is asked. */
export function causes(cat: Cat, bowl: number, event: GameEvent | null, prompt: Prompt | null): boolean {
  if (event !== null) {
    if (event["by"] !== undefined) return event["by"] === cat.card && event["by_owner"] === cat.owner;
    return event.event === "eat" && isIt(cat, bowl, event);
  }
  if (prompt === null || prompt.bowl !== bowl) return false;
  if (prompt.by !== undefined) return prompt.by === cat.card && prompt.by_owner === cat.owner;
  return prompt.card === cat.card && prompt.owner === cat.owner;
}
