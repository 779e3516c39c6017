/** Pages that are seldom the first one sees: one entry for all of them keeps the first screen light. */

import type { Loaded } from "../routes.ts";
import { withTexts } from "../texts/loading.ts";

const circles = (page: Loaded): Loaded => withTexts("page-circles", page);
const remembered = (page: Loaded): Loaded => withTexts("page-me", withTexts("page-remembered", page));
const played = (page: Loaded): Loaded => withTexts("page-table", page);
const replay = (): Loaded => played(withTexts("page-replay", import("./Replay.svelte")));

const PATTERNS: readonly [RegExp, () => Loaded][] = [
  [/^\/lobby$/, () => import("./Lobby.svelte")],
  [/^\/me$/, () => withTexts("page-me", import("./Me.svelte"))],
  [/^\/t\/([^/]+)\/replay$/, replay],
  [/^\/replay\/([^/]+)$/, replay],
  [/^\/circle(s)$/, () => circles(import("./Circles.svelte"))],
  [/^\/circle\/join\/([^/]+)$/, () => circles(withTexts("page-invitation", import("./JoinCircle.svelte")))],
  [/^\/circle\/([^/]+)$/, () => circles(import("./Circle.svelte"))],
  [/^\/circle\/([^/]+\/contest\/\d+)$/, () => circles(import("./Contest.svelte"))],
  [/^\/me\/history$/, () => remembered(import("./History.svelte"))],
  [/^\/me\/statistics$/, () => remembered(import("./Statistics.svelte"))],
  [/^\/me\/stickers(?:\/([^/]+))?$/, () => remembered(import("./Stickers.svelte"))],
  [/^\/puzzles(?:\/([^/]+))?$/, () => withTexts("page-puzzles", import("./Puzzles.svelte"))],
  [/^\/puzzles\/([^/]+\/[^/]+)$/, () => played(withTexts("page-puzzles", import("./Puzzle.svelte")))],
  [/^\/daily$/, () => played(withTexts("page-daily", import("./Daily.svelte")))],
  [/^\/review\/([^/]+)$/, () => played(withTexts("page-review", import("./Review.svelte")))],
];

/** Load the page of a path, with the name that the path gives it; "not found" for any other path. */
export async function otherPage(path: string): Loaded {
  for (const [pattern, load] of PATTERNS) {
    const found = pattern.exec(path);
    if (found !== null) return { ...(await load()), name: found[1] ?? "" };
  }
  return import("./NotFound.svelte");
}
