/** Which address shows which page. The home page comes at once, in one file; every other page when it is first wanted. */

import type { Component } from "svelte";
import { isStatic } from "./host.ts";
import Home from "./pages/Home.svelte";
import { withTexts } from "./texts/loading.ts";

/** A page, and its name where the address does not say it. */
export type Loaded = Promise<{ default: Component<{ name: string }>; name?: string }>;

export interface Address {
  path: string;
  name: string;
  load: () => Loaded;
}

const PATTERNS: readonly [RegExp, () => Loaded][] = [
  [/^\/$/, () => Promise.resolve({ default: Home })],
  [/^\/new\/([^/]+)$/, () => withTexts("page-setup", import("./pages/NewTable.svelte"))],
  [/^\/rules\/([^/]+)$/, () => withTexts("page-rules", import("./pages/Rules.svelte"))],
  [/^\/learn\/([^/]+)$/, () => withTexts("page-learn", import("./pages/Learn.svelte"))],
  [
    /^\/learn\/([^/]+\/[^/]+)$/,
    () => withTexts("page-learn", withTexts("page-table", import("./pages/Lesson.svelte"))),
  ],
  [/^\/j\/([^/]+)$/, () => withTexts("page-invitation", import("./pages/Code.svelte"))],
  [/^\/t\/([^/]+)$/, () => withTexts("page-table", import("./pages/Table.svelte"))],
];

/** What a path leads to. */
function at(path: string): Address {
  for (const [pattern, load] of PATTERNS) {
    const found = pattern.exec(path);
    if (found !== null) return { path, name: decoded(found[1] ?? ""), load };
  }
  const load = async (): Loaded => (await import("./pages/otherPages.ts")).otherPage(decoded(path));
  return { path, name: "", load };
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name; // no address of ours, but one can type anything
  }
}

/** The page that the address bar names. A host of files knows one document: what is shown stands behind a `#`. */
export function here(): Address {
  return at(isStatic ? (/^#(\/[^#?]*)/.exec(location.hash)?.[1] ?? "/") : location.pathname);
}

/** What the address says behind its question mark. */
export function query(): URLSearchParams {
  return new URLSearchParams(isStatic ? location.hash.replace(/^[^?]*/, "") : location.search);
}

/** Say something else there, without a new step in the history. */
export function replaceQuery(query: URLSearchParams): void {
  const behind = query.size > 0 ? `?${query.toString()}` : "";
  try {
    history.replaceState(history.state, "", link(here().path) + behind);
  } catch {
    // a browser allows only so many changes in a while; the next one will do
  }
}

/** How a link to a path of ours is written. */
export function link(path: string): string {
  return isStatic ? `#${path}` : path;
}

/** Go to another page of ours, without loading the document anew. */
export function go(path: string): void {
  visit(link(path));
}

/** The same, where one does not come back to the page that leads there. */
export function goInstead(path: string): void {
  history.replaceState(null, "", link(path));
  arrive();
}

function visit(address: string): void {
  history.pushState(null, "", address);
  arrive();
}

function arrive(): void {
  dispatchEvent(new PopStateEvent("popstate"));
  scrollTo(0, 0);
}

/** Follow the address bar and every link with `data-inside`; what is returned stops it. */
export function follow(show: (address: Address) => void): () => void {
  const moved = (): void => show(here());
  const clicked = (event: MouseEvent): void => {
    const anchor = event.target instanceof Element ? event.target.closest("a[data-inside]") : null;
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (anchor === null || !plain) return;
    event.preventDefault();
    visit(anchor.getAttribute("href") ?? link("/"));
  };
  addEventListener("popstate", moved);
  document.addEventListener("click", clicked);
  return () => {
    removeEventListener("popstate", moved);
    document.removeEventListener("click", clicked);
  };
}
