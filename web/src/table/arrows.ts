/** Arrow keys move between the places of a group: to the nearest one in that direction. */

import type { Action } from "svelte/action";

type Way = readonly [x: number, y: number];

const WAYS: { readonly [key: string]: Way } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const PLACES = "button:not(:disabled), a[href], [tabindex='0']";
const ASIDE = 2.5; // who is aside of the way counts as that much farther

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** `<div use:arrows>`: all buttons and links inside are one group. */
export const arrows: Action<HTMLElement> = (group) => {
  function moves(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    const here = event.target;
    if (way === undefined || event.altKey || event.ctrlKey || event.metaKey || !(here instanceof HTMLElement)) return;
    if (here.closest("input, textarea, select")) return;
    const others = [...group.querySelectorAll<HTMLElement>(PLACES)].filter((place) => place !== here && isShown(place));
    const next = nearest(here.getBoundingClientRect(), others.map((place) => place.getBoundingClientRect()), way);
    if (next < 0) return;
    event.preventDefault();
    event.stopPropagation();
    others[next]?.focus();
  }
  group.addEventListener("keydown", moves);
  return { destroy: () => group.removeEventListener("keydown", moves) };
};

function isShown(place: HTMLElement): boolean {
  return place.offsetParent !== null || place.getClientRects().length > 0;
}

/** Which of these boxes comes first on the way from here; -1 where there is none. */
export function nearest(here: Box, others: readonly Box[], [x, y]: Way): number {
  let best = -1;
  let least = Infinity;
  for (const [at, other] of others.entries()) {
    const right = other.left + other.width / 2 - here.left - here.width / 2;
    const down = other.top + other.height / 2 - here.top - here.height / 2;
    const ahead = right * x + down * y;
    if (ahead < 2) continue;
    const far = ahead + ASIDE * Math.abs(right * y + down * x);
    if (far < least) [best, least] = [at, far];
  }
  return best;
}
