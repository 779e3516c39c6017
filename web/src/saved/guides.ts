/** Rules and cards of games played on this device, so that boards can be drawn offline. */

import type { Guide } from "../generated/bodies.ts";

const PLACE = "tabbytop.guide.";

export function saveGuide(game: string, guide: Guide): void {
  try {
    localStorage.setItem(PLACE + game, JSON.stringify(guide));
  } catch {
    // no room, or nothing may be kept here
  }
}

export function savedGuide(game: string): Guide | null {
  try {
    return JSON.parse(localStorage.getItem(PLACE + game) ?? "null") as Guide | null;
  } catch {
    return null;
  }
}
