/** Register the service worker that stores the page. Browsers allow it by https and on localhost only. */

import { fileAddress, isStatic } from "../host.ts";
import { language } from "../texts/catalogue.ts";

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
  const registration = await serviceWorker.register(fileAddress(WORKER), { updateViaCache: "none" });
  const watch = (): void => void watchVersions(registration).catch(() => null); // the next page looks again
  if (isFirst)
    addEventListener("click", watch, { once: true }); // a first visit begins with the newest version
  else watch();
  void keepTheKit().catch(() => null); // another time
  const { active } = await serviceWorker.ready;
  active?.postMessage({ language });
  if (!isFirst) return;
  new PerformanceObserver((list) => active?.postMessage({ files: loaded(list.getEntries()) })).observe({
    type: "resource",
    buffered: true,
  });
}

async function watchVersions(registration: ServiceWorkerRegistration): Promise<void> {
  const { announceVersions } = await import("./newVersion.ts");
  await announceVersions(registration);
}

/**
 * The installed app keeps all that plays offline; so does a page that was once asked to. On a host of files every page does,
 * when it has nothing else to do.
 */
async function keepTheKit(): Promise<void> {
  addEventListener("appinstalled", () => void fetchKit().catch(() => null));
  const isWanted = matchMedia("(display-mode:standalone)").matches || (await caches.keys()).join().includes(KITS);
  if (!isWanted && !isStatic) return;
  if (!isWanted) await idle();
  await fetchKit();
}

async function fetchKit(): Promise<void> {
  const [{ keepByItself }, { whilePreparing }] = await Promise.all([
    import("../offline/keeping.svelte.ts"),
    import("../offline/preparing.ts"),
  ]);
  await whilePreparing(keepByItself(), true);
}

/** Wait until the browser has nothing to do; not every browser reports that. */
function idle(): Promise<void> {
  return new Promise((done) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => done());
    else setTimeout(done, 2000);
  });
}

/** What this page has loaded before, or while, the worker came. */
function loaded(entries: readonly PerformanceEntry[]): string[] {
  const folder = fileAddress(FILES);
  return entries.map(({ name }) => name).filter((address) => address.startsWith(folder));
}
