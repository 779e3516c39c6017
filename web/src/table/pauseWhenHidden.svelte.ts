/** Pause clock and bots while the page or its table is hidden, for a person who plays with bots alone. */

import type { LiveTable } from "./live.svelte.ts";
import { playsAlone } from "./model.ts";

/** `covered`: something on the page keeps the person from the table, such as the rules. */
export function pauseWhenHidden(model: LiveTable, covered: () => boolean): void {
  let away = $state(document.visibilityState === "hidden");
  const hidden = $derived(away || covered());
  /** A request was sent; do not repeat it until the table was visible again. */
  let asked = false;
  const timed = $derived((model.place?.deadlines ?? []).length > 0);
  const plays = $derived(playsAlone(model) && model.table.status === "playing" && model.connection === "open");

  $effect(() => {
    const look = (): void => {
      away = document.visibilityState === "hidden";
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  });

  $effect(() => {
    if (!hidden || model.table.held) asked = false;
    if (!plays) return;
    if (!hidden && model.table.paused && !model.table.held) model.pause(false);
    if (hidden && timed && !model.table.paused && !asked) {
      asked = true;
      model.pause(true);
    }
  });
}
