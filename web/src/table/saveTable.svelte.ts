/** Save the state of a table on this device a moment after it changed, as long as the game is played. */

import { deleteSavedTable, saveTable } from "../saved/tables.ts";
import type { LiveTable } from "./live.svelte.ts";

const MOMENT = 800;

export function saveWhilePlaying(model: LiveTable): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting = false;

  function write(): void {
    clearTimeout(timer);
    if (!waiting) return;
    waiting = false;
    const seat = model.comes ?? model.front;
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
    const { id, place, comes, front, table, line } = model;
    if (place === null && comes === null) return;
    if (line !== "open") return;
    const away = front !== null && table.seats[front]?.away === true;
    if (table.status !== "playing" || away) {
      waiting = false;
      deleteSavedTable(id);
      return;
    }
    if (!waiting) timer = setTimeout(write, MOMENT);
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
