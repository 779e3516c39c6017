/** Arrow keys move between the places of a group: to the nearest one in that direction. */

import type { Action } from "svelte/action";
import { nearest, type Way } from "./nearest.ts";

const WAYS: { readonly [key: string]: Way } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const PLACES = "button:not(:disabled), a[href], [tabindex='0']";

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
