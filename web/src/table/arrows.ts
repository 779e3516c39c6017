/**
 * Arrow keys move between the places of a group: to the nearest one in that direction.
 *
 * A group with `role="group"` is a single Tab stop (roving tabindex): the place that had the focus last, else the
 * first one that is lit.
 */

import type { Action } from "svelte/action";
import { type Direction, nearest } from "./nearest.ts";

const DIRECTIONS: { readonly [key: string]: Direction } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const PLACES = "button:not(:disabled), a[href]";
const LIT = ".lit, [data-move], [data-picks]";

/** `<div use:arrows>`: all buttons and links inside are one group. */
export const arrows: Action<HTMLElement> = (group) => {
  let last: HTMLElement | null = null;
  const places = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(PLACES)].filter(isShown);

  function onKeyDown(event: KeyboardEvent): void {
    const direction = DIRECTIONS[event.key];
    const here = event.target;
    if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey || !(here instanceof HTMLElement))
      return;
    if (here.closest("input, textarea, select")) return;
    const all = places();
    const others = all.filter((place) => place !== here);
    const next =
      others[
        nearest(
          here.getBoundingClientRect(),
          others.map((place) => place.getBoundingClientRect()),
          direction,
        )
      ] ?? beyond(all, here, direction);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  }
  function onFocusIn(event: FocusEvent): void {
    last = event.target instanceof HTMLElement ? event.target : null;
    setStop();
  }
  /** Make one place the only Tab stop (roving tabindex). */
  function setStop(): void {
    const all = places();
    const stop =
      all.find((place) => place === last && (place === document.activeElement || place.matches(LIT))) ??
      all.find((place) => place.matches(LIT)) ??
      all[0];
    for (const place of all) {
      const index = place === stop ? 0 : -1;
      if (place.tabIndex !== index) place.tabIndex = index;
    }
  }

  group.addEventListener("keydown", onKeyDown);
  if (group.getAttribute("role") !== "group") return { destroy: () => group.removeEventListener("keydown", onKeyDown) };
  group.addEventListener("focusin", onFocusIn);
  // Once per frame: the frame does the layout that is measured here anyway.
  let frame = 0;
  const watch = new MutationObserver(() => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      setStop();
    });
  });
  watch.observe(group, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["data-move", "data-picks", "disabled"],
  });
  setStop();
  return {
    destroy: () => {
      watch.disconnect();
      cancelAnimationFrame(frame);
      group.removeEventListener("keydown", onKeyDown);
      group.removeEventListener("focusin", onFocusIn);
    },
  };
};

/** Left and right wrap around in document order, so that the right key alone reaches every place. */
function beyond(all: readonly HTMLElement[], here: HTMLElement, [right]: Direction): HTMLElement | undefined {
  return right === 0 ? undefined : all.at((all.indexOf(here) + right) % all.length);
}

function isShown(place: HTMLElement): boolean {
  return place.getClientRects().length > 0;
}
