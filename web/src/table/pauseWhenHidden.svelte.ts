/** Pause clock and bots while the page or its table is hidden, for a person who plays with bots alone. */

import type { LiveTable } from "./live.svelte.ts";
import { playsAlone } from "./model.ts";

/**
 * `covered`: something on the page keeps the person from the table, such as the rules.
 * `watched`: then the bots wait even without a clock, because every event must be seen.
 */
export function pauseWhenHidden(model: LiveTable, covered: () => boolean, watched: () => boolean): void {
  let away = $state(document.visibilityState === "hidden");
  const hidden = $derived(away || covered());
  /** A request was sent; do not repeat it until the table was visible again. */
  let asked = false;
  /** Without a clock the table has to be held, and is let go when nothing covers it any more. */
  let holds = false;
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
    if (!hidden && model.table.paused && (holds || !model.table.held)) {
      holds = false;
      model.pause(false);
    }
    if (hidden && (timed || (watched() && covered())) && !model.table.paused && !asked) {
      asked = true;
      holds = !timed;
      model.pause(true, holds);
    }
  });
}
