/**
 * Arrow keys move between the places of a group: to the nearest one in that direction.
 *
 * A group that says it is one (`role="group"`) has a single stop for the Tab key: the place that had
 * the focus last, else the first one that is lit.
 */

import type { Action } from "svelte/action";
import { nearest, type Way } from "./nearest.ts";

const WAYS: { readonly [key: string]: Way } = {
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

  function moves(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    const here = event.target;
    if (way === undefined || event.altKey || event.ctrlKey || event.metaKey || !(here instanceof HTMLElement)) return;
    if (here.closest("input, textarea, select")) return;
    const all = places();
    const others = all.filter((place) => place !== here);
    const next =
      others[
        nearest(
          here.getBoundingClientRect(),
          others.map((place) => place.getBoundingClientRect()),
          way,
        )
      ] ?? beyond(all, here, way);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  }
  function comes(event: FocusEvent): void {
    last = event.target instanceof HTMLElement ? event.target : null;
    setStop();
  }
  /** Only one place is on the way of the Tab key. */
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

  group.addEventListener("keydown", moves);
  if (group.getAttribute("role") !== "group") return { destroy: () => group.removeEventListener("keydown", moves) };
  group.addEventListener("focusin", comes);
  // With the next frame, which lays out what is measured here anyway; many changes in one frame are one.
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
      group.removeEventListener("keydown", moves);
      group.removeEventListener("focusin", comes);
    },
  };
};

/** Past the end of a line it goes on with the next one, and after the last with the first: right alone leads everywhere. */
function beyond(all: readonly HTMLElement[], here: HTMLElement, [right]: Way): HTMLElement | undefined {
  return right === 0 ? undefined : all.at((all.indexOf(here) + right) % all.length);
}

function isShown(place: HTMLElement): boolean {
  return place.getClientRects().length > 0;
}
