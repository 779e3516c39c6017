/**
 * Save for offline: all files of the page and of its Python, in a cache that the service worker reads.
 *
 * An edition has a cache of its own, and its list is written last: it is there as a whole, or not at all. Only then the
 * edition before is deleted.
 */

import { fileAddress } from "../host.ts";

export interface KitEntry {
  /** A path within the page's folder, with a hash of the content in it. */
  name: string;
  /** In bytes. */
  size: number;
  /** In bytes, when it comes compressed. */
  transferred: number;
  sha256: string;
}

/** As `web/tools/offlineKit.ts` writes it. */
export interface Kit {
  edition: string;
  files: KitEntry[];
}

/** How far it is, in bytes. */
export type Progress = (fetched: number, total: number) => void;

export const KITS = "tabbytop-kit-"; // the service worker knows it, too
const LIST = fileAddress("offline/kit.json");
const DOCUMENT = fileAddress("");
const NAMED = /"(?:\.?\/)?(assets\/[^"]+\.(?:js|css|woff2))"/g;
const AT_ONCE = 4; // files
const UNKNOWN = 404; // the status of a file that is not there
const TOO_MANY = 429; // the status of a request above the limit
const MOST_TRIES = 5;

/** A file could not be fetched, or not as it should be. */
export class KitIncomplete extends Error {}

/** The server has none: its page was built quickly, to be played at once. */
export class NoKit extends KitIncomplete {}

/** Whether this browser can keep it: by https and on localhost only. */
export function canKeep(): boolean {
  return "caches" in globalThis && "serviceWorker" in navigator && "WebAssembly" in globalThis;
}

/** The kit that is kept; null if there is none. */
export async function keptKit(): Promise<Kit | null> {
  const found = await (await keptCache())?.match(LIST);
  return found === undefined ? null : ((await found.json()) as Kit);
}

/** The newest kit that the server has. */
export async function offeredKit(): Promise<Kit> {
  const response = await fetch(LIST, { cache: "no-cache" });
  if (response.status === UNKNOWN) throw new NoKit(LIST);
  if (!response.ok) throw new KitIncomplete(`${LIST}: ${response.status}`);
  return (await response.json()) as Kit;
}

/** Its size on the device, in bytes. */
export function sizeOf(kit: Kit): number {
  return kit.files.reduce((sum, { size }) => sum + size, 0);
}

/** Its size when it is fetched, in bytes. */
export function transferOf(kit: Kit): number {
  return kit.files.reduce((sum, { transferred }) => sum + transferred, 0);
}

/** Fetch what is missing of a kit and keep it; what an earlier attempt has fetched is not fetched again. */
export async function keepKit(kit: Kit, progress: Progress): Promise<void> {
  const before = await keptCache();
  const cache = await caches.open(KITS + kit.edition);
  const total = sizeOf(kit);
  let fetched = 0;
  const add = (bytes: number): void => {
    fetched += bytes;
    progress(fetched, total);
  };
  add(0);
  const waiting = [...kit.files];
  const work = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const address = fileAddress(file.name);
      if ((await cache.match(address)) !== undefined) add(file.size);
      else await cache.put(address, await fetchFile(file, before, add));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await cache.put(DOCUMENT, await fetchDocument(kit));
  await cache.put(LIST, new Response(JSON.stringify(kit), { headers: { "Content-Type": "application/json" } }));
  await deleteAll((name) => name !== KITS + kit.edition);
}

/** Delete every kit, also what is there of one. */
export async function forgetKit(): Promise<void> {
  await deleteAll(() => true);
}

async function deleteAll(isMeant: (name: string) => boolean): Promise<void> {
  const names = await kitNames();
  await Promise.all(names.filter(isMeant).map((name) => caches.delete(name)));
}

async function kitNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(KITS));
}

async function keptCache(): Promise<Cache | undefined> {
  for (const name of await kitNames()) {
    const cache = await caches.open(name);
    if ((await cache.match(LIST)) !== undefined) return cache;
  }
  return undefined;
}

/** From the kit before, if it has the same file, else from the server. */
async function fetchFile(file: KitEntry, before: Cache | undefined, add: (bytes: number) => void): Promise<Response> {
  const kept = await before?.match(fileAddress(file.name));
  if (kept !== undefined) {
    add(file.size);
    return kept;
  }
  const response = await patientFetch(fileAddress(file.name));
  if (!response.ok || response.body === null) throw new KitIncomplete(`${file.name}: ${response.status}`);
  const content = new Uint8Array(file.size);
  let at = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (at + part.value.length > file.size) throw new KitIncomplete(`${file.name}: too long`);
    content.set(part.value, at);
    at += part.value.length;
    add(part.value.length);
  }
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  const sha256 = Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (sha256 !== file.sha256) throw new KitIncomplete(`${file.name}: its content is another`);
  const headers = new Headers(response.headers);
  for (const name of ["Content-Encoding", "Content-Length"]) headers.delete(name);
  return new Response(content, { headers });
}

/** A server that is asked for too much at once says when to come again. */
async function patientFetch(address: string): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(address);
    if (response.status !== TOO_MANY || tries === MOST_TRIES) return response;
    const seconds = Number(response.headers.get("Retry-After")) || 1;
    await new Promise((done) => setTimeout(done, 1000 * seconds));
  }
}

/** The document of the reader's language, of the same edition. */
async function fetchDocument(kit: Kit): Promise<Response> {
  const response = await fetch(DOCUMENT, { cache: "no-cache" });
  if (!response.ok) throw new KitIncomplete(`${DOCUMENT}: ${response.status}`);
  const names = new Set(kit.files.map(({ name }) => name));
  const named = [...(await response.clone().text()).matchAll(NAMED)].map(([, name]) => name as string);
  if (!named.every((name) => names.has(name))) throw new KitIncomplete("the page is of another edition");
  return response;
}
