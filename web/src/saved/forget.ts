/** What this device keeps of a person, and what it keeps for itself. */

const OURS = "tabbytop.";
/** How the device looks and sounds, and what is the same for everybody. */
const OF_THE_DEVICE = ["preferences", "guide.", "server", "on-device", "announcements", "read-by-holding"];

/** Somebody has gone for good: names, tables, lessons, puzzles, best scores and wishes for tables go with them. */
export function forgetPerson(): void {
  for (const kept of [() => localStorage, () => sessionStorage]) {
    try {
      for (const key of Object.keys(kept())) if (isPersonal(key)) kept().removeItem(key);
    } catch {
      // then nothing was kept either
    }
  }
}

function isPersonal(key: string): boolean {
  return key.startsWith(OURS) && !OF_THE_DEVICE.some((name) => key.startsWith(OURS + name));
}
