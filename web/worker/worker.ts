/**
 * Keeps the shell of the page on the device, so that it opens without a connection.
 *
 * The document comes from the server whenever there is one; its last edition is kept together with the files that
 * it names. Files of the page have their content in their name: what was loaded once is never asked for again. The
 * API is none of its business. On a host of files, set-up, rules and lists of lessons are kept from the start.
 *
 * A new edition waits until no page of the old one is open, or until somebody wants it now (`src/saved/newVersion.ts`). The
 * files of the old one stay while other pages are open, so a game never loses a file that it may still want. Whoever opens
 * or reloads a page meanwhile gets the new document all the same.
 *
 * The page may keep a kit for playing offline (`src/offline/kit.ts`), in a cache of its own. Without a connection its
 * document is shown, unless the last one seen is of the same edition: a page never meets the Python of another.
 */

import { showNotices } from "./notices.ts";

declare const EDITION: string; // tools/worker.ts names it after the files of the page
declare const STATIC: boolean; // on a host of files, where other documents may be beside ours
declare const SHELL: { all: string[]; languages: { [language: string]: string[] } }; // see tools/shell.ts
declare const self: ServiceWorkerGlobalScope;

/** What a page tells. */
interface Told {
  /** What it had loaded before anybody kept it. */
  files?: string[];
  /** In which it is shown. */
  language?: string;
  /** Somebody does not want to wait for this edition. */
  takeOver?: boolean;
}

const OURS = "tabbytop-";
const CACHE = `${OURS}${EDITION}`;
const FOLDER = self.registration.scope;
const DOCUMENT = FOLDER; // the same at every address
const FILES = `${FOLDER}assets/`;
const API = `${FOLDER}api/`;
const KITS = `${OURS}kit-`;
const KIT_FILES = `${FOLDER}offline/`;
const KIT_LIST = `${KIT_FILES}kit.json`; // a kit that has it is complete
const NAMED = /"(?:\.?\/)?(assets\/[^"]+\.(?:js|css|woff2|svg))"/g; // in a document; icons of the device are not wanted for drawing it
const LANGUAGE = `${FOLDER}language`; // no file has this name: the language of the page that was here last
const LINGERING = 2000; // a page that was closed or loaded anew may still be listed for a moment
const PATIENCE = 4000; // a slow server is as good as none, if there is a page at hand

self.addEventListener("install", (event) => event.waitUntil(keepShell()));
self.addEventListener("activate", (event) => event.waitUntil(begin()));

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET" || !url.startsWith(FOLDER) || url.startsWith(API)) return;
  if (mode === "navigate") {
    if (!STATIC || isDocument(url)) event.respondWith(page(event));
  } else if (url.startsWith(FILES)) event.respondWith(file(event.request));
  else if (url.startsWith(KIT_FILES) && url !== KIT_LIST) event.respondWith(kitFile(event.request));
});

showNotices();

self.addEventListener("message", (event) => {
  const { files, language, takeOver } = event.data as Told;
  if (takeOver === true) event.waitUntil(self.skipWaiting());
  if (files !== undefined) event.waitUntil(keepFiles(files.filter((address) => address.startsWith(FILES))));
  if (language !== undefined)
    event.waitUntil(Promise.all([keepLanguage(language), tidy(), pause(LINGERING).then(tidy)]));
});

/** Whether an address is that of our document, whatever is asked of it. */
function isDocument(address: string): boolean {
  const { origin, pathname } = new URL(address);
  return [FOLDER, `${FOLDER}index.html`].includes(origin + pathname);
}

async function keepShell(): Promise<void> {
  const response = await fetch(DOCUMENT, { cache: "no-cache" });
  if (!isPage(response)) throw new Error(`no page to keep: ${response.status}`);
  await keepPage(response);
  const language = await (await inShells(LANGUAGE))?.text();
  if (language !== undefined) await keepLanguage(language).catch(() => undefined); // the next page says it again
}

/** Keep what opens without a connection in this language. */
async function keepLanguage(language: string): Promise<void> {
  await (await caches.open(CACHE)).put(LANGUAGE, new Response(language));
  await keepFiles([...SHELL.all, ...(SHELL.languages[language] ?? [])].map((name) => FOLDER + name));
}

function pause(milliseconds: number): Promise<null> {
  return new Promise((done) => setTimeout(() => done(null), milliseconds));
}

/** Delete older editions, unless another page may still want a file of them. */
async function tidy(): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.length > 1) return;
  const old = (await shells()).filter((name) => name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The editions that are kept, the own one first. */
async function shells(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && !name.startsWith(KITS));
  return [CACHE, ...names.filter((name) => name !== CACHE)];
}

async function begin(): Promise<void> {
  await tidy();
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function page(event: FetchEvent): Promise<Response> {
  const asked = fromServer(event);
  event.waitUntil(
    asked.then((response) => (isPage(response) ? keepPage(response.clone()) : undefined)).catch(() => undefined),
  );
  const kept = await keptPage();
  if (kept === undefined) return asked;
  const answer = await Promise.race([asked.catch(() => null), pause(PATIENCE)]);
  return answer === null || answer.status >= 500 ? kept : answer;
}

/** The last document seen; that of the kit, if the kit is of another edition. */
async function keptPage(): Promise<Response | undefined> {
  const [seen, kit] = await Promise.all([found(DOCUMENT), keptKit()]);
  if (kit === undefined) return seen;
  if (seen !== undefined) {
    const files = await Promise.all(namedIn(await seen.clone().text()).map((address) => kit.match(address)));
    if (files.every((file) => file !== undefined)) return seen;
  }
  return kit.match(DOCUMENT, { ignoreVary: true });
}

async function fromServer(event: FetchEvent): Promise<Response> {
  const early = (await event.preloadResponse) as Response | undefined;
  return early ?? fetch(event.request);
}

function isPage(response: Response): boolean {
  return response.ok && (response.headers.get("content-type") ?? "").startsWith("text/html");
}

async function file(request: Request): Promise<Response> {
  const kept = (await inShells(request)) ?? (await inKit(request));
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(CACHE)).put(request, response.clone());
  return response;
}

/** Who does not keep a kit may still load its files; the browser caches them as any others. */
async function kitFile(request: Request): Promise<Response> {
  return (await inKit(request)) ?? (await inShells(request)) ?? fetch(request);
}

async function inKit(request: Request): Promise<Response | undefined> {
  return (await keptKit())?.match(request, { ignoreVary: true });
}

async function keptKit(): Promise<Cache | undefined> {
  const names = await caches.keys();
  for (const name of names.filter((name) => name.startsWith(KITS))) {
    const cache = await caches.open(name);
    if ((await cache.match(KIT_LIST)) !== undefined) return cache;
  }
  return undefined;
}

/** First the files that it names, then the document: it is never kept without them. */
async function keepPage(response: Response): Promise<void> {
  const words = await response.clone().text();
  const before = await found(DOCUMENT);
  if (before !== undefined && (await before.text()) === words) return;
  await keepFiles(namedIn(words));
  await (await caches.open(CACHE)).put(DOCUMENT, response);
}

function namedIn(words: string): string[] {
  return [...words.matchAll(NAMED)].map(([, path]) => FOLDER + (path as string));
}

async function keepFiles(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const missing: string[] = [];
  for (const address of addresses) if ((await found(address)) === undefined) missing.push(address);
  await cache.addAll(missing); // the browser has just loaded them: nothing travels twice
}

/** In this edition or an older one: names of files tell their content. */
async function inShells(what: string | Request): Promise<Response | undefined> {
  for (const name of await shells()) {
    const kept = await (await caches.open(name)).match(what, { ignoreVary: true });
    if (kept !== undefined) return kept;
  }
  return undefined;
}

async function found(what: string | Request): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(what, { ignoreVary: true });
}
