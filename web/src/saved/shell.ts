/** Register the service worker that stores the page. Browsers allow it by https and on localhost only. */

import { fileAddress } from "../host.ts";

const WORKER = "sw.js";
const FILES = "assets/";
const KITS = "tabbytop-kit-"; // as in offline/kit.ts

export function keepTheShell(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const begin = (): void => void register().catch(() => null); // without it the page is only a page
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller === null;
  await serviceWorker.register(fileAddress(WORKER), { updateViaCache: "none" });
  void keepTheKit().catch(() => null); // another time
  if (!isFirst) return;
  const { active } = await serviceWorker.ready;
  new PerformanceObserver((list) => active?.postMessage({ files: loaded(list.getEntries()) })).observe({
    type: "resource",
    buffered: true,
  });
}

/** The installed app keeps all that plays offline; so does a page that was once asked to. */
async function keepTheKit(): Promise<void> {
  const isWanted = matchMedia("(display-mode:standalone)").matches || (await caches.keys()).join().includes(KITS);
  if (isWanted) await (await import("../offline/keeping.svelte.ts")).keepByItself();
}

/** What this page has loaded before, or while, the worker came. */
function loaded(entries: readonly PerformanceEntry[]): string[] {
  const folder = fileAddress(FILES);
  return entries.map(({ name }) => name).filter((address) => address.startsWith(folder));
}
