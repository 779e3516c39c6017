/** Pause clock and bots while the page is hidden, for a person who plays with bots alone. */

import type { LiveTable } from "./live.svelte.ts";
import { playsAlone } from "./model.ts";

export function pauseWhenHidden(model: LiveTable): void {
  let hidden = $state(document.visibilityState === "hidden");
  /** A request was sent; do not repeat it until the page was visible again. */
  let asked = false;
  const timed = $derived((model.place?.deadlines ?? []).length > 0);
  const plays = $derived(playsAlone(model) && model.table.status === "playing" && model.connection === "open");

  $effect(() => {
    const look = (): void => {
      hidden = document.visibilityState === "hidden";
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  });

  $effect(() => {
    if (!hidden) asked = false;
    if (!plays) return;
    if (!hidden && model.table.paused && !model.table.held) model.pause(false);
    if (hidden && timed && !model.table.paused && !asked) {
      asked = true;
      model.pause(true);
    }
  });
}
