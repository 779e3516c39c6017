/** Which address shows which page. */

import { go } from "./navigation.ts";
import { homePage } from "./pages/home.ts";
import { lobbyPage } from "./pages/lobby.ts";
import { lostPage } from "./pages/lost.ts";
import { mePage } from "./pages/me.ts";
import { newTablePage } from "./pages/newTable.ts";
import { replayPage } from "./pages/replay.ts";
import { tablePage } from "./pages/table.ts";

/** Shows itself, and says what is to be done when it is left. */
type Page = (root: HTMLElement, name: string) => () => void;

const PAGES: readonly [RegExp, Page][] = [
  [/^\/$/, homePage],
  [/^\/new\/([^/]+)$/, newTablePage],
  [/^\/lobby$/, lobbyPage],
  [/^\/me$/, mePage],
  [/^\/t\/([^/]+)$/, tablePage],
  [/^\/t\/([^/]+)\/replay$/, replayPage],
];

let leave: () => void = () => {};

function show(root: HTMLElement): void {
  leave();
  leave = () => {};
  for (const [pattern, page] of PAGES) {
    const found = pattern.exec(location.pathname);
    if (found !== null) {
      leave = page(root, decodeURIComponent(found[1] ?? ""));
      return;
    }
  }
  leave = lostPage(root);
}

/** Show what the address says, now and whenever it changes. */
export function start(root: HTMLElement): void {
  addEventListener("popstate", () => show(root));
  document.addEventListener("click", (event) => {
    const anchor = event.target instanceof Element ? event.target.closest("a[data-inside]") : null;
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (anchor === null || !plain) return;
    event.preventDefault();
    go(anchor.getAttribute("href") ?? "/");
  });
  show(root);
}
