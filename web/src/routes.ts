/** Which address shows which page. The home page comes at once, in one file; every other page when it is first wanted. */

import type { Component } from "svelte";
import Home from "./pages/Home.svelte";
import { withTexts } from "./texts/loading.ts";

type Loaded = Promise<{ default: Component<{ name: string }> }>;

export const PAGES = {
  home: (): Loaded => Promise.resolve({ default: Home }),
  newTable: (): Loaded => withTexts("page-setup", import("./pages/NewTable.svelte")),
  lobby: (): Loaded => import("./pages/Lobby.svelte"),
  me: (): Loaded => withTexts("page-me", import("./pages/Me.svelte")),
  rules: (): Loaded => withTexts("page-rules", import("./pages/Rules.svelte")),
  learn: (): Loaded => withTexts("page-learn", import("./pages/Learn.svelte")),
  lesson: (): Loaded => withTexts("page-learn", withTexts("page-table", import("./pages/Lesson.svelte"))),
  table: (): Loaded => withTexts("page-table", import("./pages/Table.svelte")),
  replay: (): Loaded => withTexts("page-table", import("./pages/Replay.svelte")),
  lost: (): Loaded => import("./pages/NotFound.svelte"),
} as const;

export interface Address {
  path: string;
  page: keyof typeof PAGES;
  name: string;
}

const PATTERNS: readonly [RegExp, keyof typeof PAGES][] = [
  [/^\/$/, "home"],
  [/^\/new\/([^/]+)$/, "newTable"],
  [/^\/lobby$/, "lobby"],
  [/^\/me$/, "me"],
  [/^\/rules\/([^/]+)$/, "rules"],
  [/^\/learn\/([^/]+)$/, "learn"],
  [/^\/learn\/([^/]+\/[^/]+)$/, "lesson"],
  [/^\/t\/([^/]+)$/, "table"],
  [/^\/t\/([^/]+)\/replay$/, "replay"],
];

/** What a path leads to. */
export function at(path: string): Address {
  for (const [pattern, page] of PATTERNS) {
    const found = pattern.exec(path);
    if (found !== null) return { path, page, name: decoded(found[1] ?? "") };
  }
  return { path, page: "lost", name: "" };
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name; // no address of ours, but one can type anything
  }
}

/** Go to another page of ours, without loading the document anew. */
export function go(path: string): void {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
  scrollTo(0, 0);
}

/** Follow the address bar and every link with `data-inside`; what is returned stops it. */
export function follow(show: (address: Address) => void): () => void {
  const moved = (): void => show(at(location.pathname));
  const clicked = (event: MouseEvent): void => {
    const anchor = event.target instanceof Element ? event.target.closest("a[data-inside]") : null;
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (anchor === null || !plain) return;
    event.preventDefault();
    go(anchor.getAttribute("href") ?? "/");
  };
  addEventListener("popstate", moved);
  document.addEventListener("click", clicked);
  return () => {
    removeEventListener("popstate", moved);
    document.removeEventListener("click", clicked);
  };
}
