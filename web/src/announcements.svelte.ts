/** Announcements of the server's operator. parts/Announcements.svelte shows them on all pages until dismissed. */

import { api } from "./api.ts";
import { isStatic } from "./host.ts";
import type { Announcement } from "./generated/wire.ts";

const STORAGE_KEY = "tabbytop.announcements";
const POLL_INTERVAL = 60_000;

const inbox: { all: readonly Announcement[]; dismissed: readonly number[] } = $state({
  all: [],
  dismissed: loadDismissed(),
});

/** The ids of dismissed announcements. */
function loadDismissed(): number[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((id) => typeof id === "number") : [];
  } catch {
    return [];
  }
}

export const announcements = {
  /** Those not dismissed on this device. */
  get unread(): readonly Announcement[] {
    return inbox.all.filter(({ id }) => !inbox.dismissed.includes(id));
  },
};

/** Add an announcement that arrived on the socket of a table. */
export function addAnnouncement(announcement: Announcement): void {
  inbox.all = [...inbox.all.filter(({ id }) => id !== announcement.id), announcement];
}

/** Hide an announcement on this device for good. */
export function dismiss(id: number): void {
  inbox.dismissed = [...inbox.dismissed.slice(-20), id];
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(inbox.dismissed));
  } catch {
    // storage is not available: it is shown again after a reload
  }
}

async function fetchAll(): Promise<void> {
  if (document.hidden) return;
  const found = await api.announcements().catch(() => null);
  if (found !== null) inbox.all = found.announcements;
}

/** Fetch announcements now and every minute; returns a function that stops polling. */
export function pollAnnouncements(): () => void {
  if (isStatic) return () => {};
  void fetchAll();
  const timer = setInterval(() => void fetchAll(), POLL_INTERVAL);
  return () => clearInterval(timer);
}
