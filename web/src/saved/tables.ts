/**
 * The last few tables as this device knew them, kept on it and nowhere else: what one seat was told, and nothing that
 * could be answered. Without a connection they can be looked at.
 */

import type { LoggedEntry, Seat } from "../play/knowledge.ts";
import type { TableInfo } from "../generated/wire.ts";

export interface SavedTable {
  /** When it was so, by this device's clock. */
  at: number;
  table: TableInfo;
  you: readonly number[];
  /** The seat shown; with several players on this device, the one who had the device or was to take it next. */
  seat: Seat;
  number: number;
  view: unknown;
  lines: readonly LoggedEntry[];
}

const PLACE = "tabbytop.table.";
const MOST = 4;
const MOST_LINES = 60;

export function saveTable(kept: SavedTable): void {
  try {
    localStorage.setItem(PLACE + kept.table.id, JSON.stringify({ ...kept, lines: kept.lines.slice(-MOST_LINES) }));
    for (const { table } of savedTables().slice(MOST)) deleteSavedTable(table.id);
  } catch {
    // no room, or nothing may be kept here
  }
}

/** The newest first. */
export function savedTables(): SavedTable[] {
  const found = keptIds()
    .map(savedTable)
    .filter((kept) => kept !== null);
  return found.sort((a, b) => b.at - a.at);
}

export function savedTable(id: string): SavedTable | null {
  try {
    return JSON.parse(localStorage.getItem(PLACE + id) ?? "null") as SavedTable | null;
  } catch {
    return null;
  }
}

export function deleteSavedTable(id: string): void {
  try {
    localStorage.removeItem(PLACE + id);
  } catch {
    // then nothing was kept either
  }
}

/** Somebody else may sit before this device now. */
export function forgetTables(): void {
  for (const id of keptIds()) deleteSavedTable(id);
}

function keptIds(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PLACE))
      .map((key) => key.slice(PLACE.length));
  } catch {
    return [];
  }
}
