/** Announcements of the server's operator. parts/Announcements.svelte shows them on all pages until dismissed. */

import { api } from "./api.ts";
import type { Announcement } from "./wire.ts";

const PLACE = "tabbytop.announcements";
const EVERY = 60_000;

const told: { all: readonly Announcement[]; read: readonly number[] } = $state({ all: [], read: kept() });

function kept(): number[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? found.filter((id) => typeof id === "number") : [];
  } catch {
    return [];
  }
}

export const announcements = {
  /** Those that nobody has put away here. */
  get unread(): readonly Announcement[] {
    return told.all.filter(({ id }) => !told.read.includes(id));
  },
};

/** One came on the socket of a table. */
export function heard(announcement: Announcement): void {
  told.all = [...told.all.filter(({ id }) => id !== announcement.id), announcement];
}

/** It has been read. */
export function putAway(id: number): void {
  told.read = [...told.read.slice(-20), id];
  try {
    localStorage.setItem(PLACE, JSON.stringify(told.read));
  } catch {
    // then it is shown again next time
  }
}

async function ask(): Promise<void> {
  if (document.hidden) return;
  const found = await api.announcements().catch(() => null);
  if (found !== null) told.all = found.announcements;
}

/** Ask now, and again from time to time; the answer ends it. */
export function listen(): () => void {
  void ask();
  const timer = setInterval(() => void ask(), EVERY);
  return () => clearInterval(timer);
}
