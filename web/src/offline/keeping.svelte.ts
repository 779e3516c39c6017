/** Whether the kit is kept on this device, and how far it is while it is fetched. */

import { canKeep, forgetKit, keepKit, keptKit, NoKit, offeredKit, sizeOf, transferOf } from "./kit.ts";
import { isGoodLine, type Connection } from "./line.ts";

interface Keeping {
  /** `unknown` until the device has been asked, `unready` while the server has nothing to keep. */
  state: "unknown" | "impossible" | "unready" | "absent" | "fetching" | "kept";
  /** Of what is kept, or of what would be fetched, in bytes; 0 if it is not known. */
  size: number;
  /** What part of it is here, from 0 to 1. */
  part: number;
  /** The last attempt did not succeed. */
  failed: boolean;
}

const UNWANTED = "tabbytop:no-offline-kit"; // somebody has deleted it: it does not come back by itself
const LOCK = "tabbytop-kit";

export const keeping: Keeping = $state({ state: "unknown", size: 0, part: 0, failed: false });

/** Ask the device, and the server what it would weigh. */
export async function lookForKit(): Promise<void> {
  if (keeping.state === "fetching") return;
  if (!canKeep()) {
    keeping.state = "impossible";
    return;
  }
  const kept = await keptKit();
  const offered = kept === null ? await offeredKit().catch(onlyNoKit) : null;
  if (isFetching()) return;
  keeping.state = kept !== null ? "kept" : offered instanceof NoKit ? "unready" : "absent";
  const fetched = offered === null || offered instanceof NoKit ? 0 : transferOf(offered);
  keeping.size = kept !== null ? sizeOf(kept) : fetched;
}

/** Anything else may be a broken connection. */
function onlyNoKit(error: unknown): NoKit | null {
  return error instanceof NoKit ? error : null;
}

let running: Promise<void> | null = null;

/** Fetch the newest kit, unless it is here already; the state shows the outcome. Calls meanwhile wait for the same fetch. */
export function keepForOffline(): Promise<void> {
  if (!canKeep()) return Promise.resolve();
  running ??= keepNewest().finally(() => {
    running = null;
  });
  return running;
}

async function keepNewest(): Promise<void> {
  localStorage.removeItem(UNWANTED);
  keeping.failed = false;
  try {
    await navigator.locks.request(LOCK, fetchNewest); // two pages would fetch it twice
  } catch {
    keeping.failed = true;
  }
  if (isFetching()) keeping.state = "unknown";
  await lookForKit().catch(() => null);
}

async function fetchNewest(): Promise<void> {
  const offered = await offeredKit();
  if ((await keptKit())?.edition === offered.edition) return;
  Object.assign(keeping, { state: "fetching", size: transferOf(offered), part: 0 });
  await navigator.storage?.persist?.().catch(() => false); // else the browser may clear it away
  await keepKit(offered, (fetched, total) => {
    keeping.part = fetched / total;
  });
  try {
    const { PythonWorker } = await import("./pythonWorker.ts");
    const python = new PythonWorker();
    await python.ready;
    python.stop();
  } catch (error) {
    await forgetKit(); // of no use on this device
    throw error;
  }
  keeping.state = "unknown";
}

/** Delete it, and do not fetch it again without being asked. */
export async function forgetForOffline(): Promise<void> {
  localStorage.setItem(UNWANTED, "");
  await forgetKit();
  keeping.state = "unknown";
  await lookForKit();
}

/**
 * Fetch it without being asked, where that costs nothing: for the installed app, for a kit of an older edition, and for
 * every page on a host of files.
 */
export async function keepByItself(): Promise<void> {
  if (localStorage.getItem(UNWANTED) !== null || !isGoodLine(navigator as { onLine: boolean; connection?: Connection }))
    return;
  await keepForOffline();
}

/** On a host of files whoever plays needs it: it is fetched with progress, and kept, unless that is unwanted. */
export async function keepFirst(): Promise<void> {
  if (localStorage.getItem(UNWANTED) !== null || !canKeep() || (await keptKit()) !== null) return;
  await keepForOffline();
}

function isFetching(): boolean {
  return keeping.state === "fetching";
}
