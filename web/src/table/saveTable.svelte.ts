/** Save the state of a table on this device shortly after each change, while the game is in play. */

import { deleteSavedTable, saveTable } from "../saved/tables.ts";
import type { LiveTable } from "./live.svelte.ts";

const DELAY = 800;

export function saveWhilePlaying(model: LiveTable): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting = false;

  function write(): void {
    clearTimeout(timer);
    if (!waiting) return;
    waiting = false;
    const seat = model.nextAtDevice ?? model.front;
    const { place, lines } = model.toldTo(seat);
    if (place?.view == null || (model.you.length > 1 && seat === null)) return;
    saveTable({
      at: Date.now(),
      table: model.table,
      you: model.you,
      seat,
      number: place.number,
      view: place.view,
      lines,
    });
  }

  $effect(() => {
    const { id, place, nextAtDevice, front, table, connection } = model;
    if (place === null && nextAtDevice === null) return;
    if (connection !== "open") return;
    const away = front !== null && table.seats[front]?.away === true;
    if (table.status !== "playing" || away) {
      waiting = false;
      deleteSavedTable(id);
      return;
    }
    if (!waiting) timer = setTimeout(write, DELAY);
    waiting = true;
  });

  $effect(() => {
    addEventListener("pagehide", write);
    return () => {
      removeEventListener("pagehide", write);
      write();
    };
  });
}
