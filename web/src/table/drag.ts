/**
 * Dragging for all boards, with mouse, pen or finger, besides clicks and keys.
 *
 * A copy of the thing follows the pointer; it is dropped on an element with `data-drop`. A tap is
 * still a tap. Escape puts it back.
 */

import type { Action } from "svelte/action";

export interface Drag {
  /** it cannot be dragged now */
  off?: boolean;
  /** it is lifted: time to light the places */
  lifts?: () => void;
  /** the name of a `data-drop` where it may be dropped */
  fits: (place: string) => boolean;
  /** the place it hovers over and fits, or none */
  over?: (place: string | null) => void;
  drops: (place: string) => void;
  /** let go where it does not fit (its name), or beside everything; Escape tells nobody */
  misses?: (place: string | null) => void;
  /** it is over, wherever it ended */
  ends?: () => void;
}

const FAR = 8; // pixels that make a drag of a press
const BACK = 180; // milliseconds for the way back
const TURN = "rotate(-3deg) scale(1.05)";
const NOT_COPIED = ["id", "data-thing", "data-place", "data-move", "data-picks", "data-drop", "data-testid"];

interface Press {
  pointer: number;
  x: number;
  y: number;
  copy: HTMLElement | null;
  box: DOMRect;
  place: string | null;
}

export const draggable: Action<HTMLElement, Drag> = (node, first) => {
  let drag = first;
  let press: Press | null = null;

  const update = (): void => {
    node.style.touchAction = drag.off ? "" : "none"; // else a finger would scroll
  };

  const presses = (event: PointerEvent): void => {
    if (drag.off || press !== null || event.button !== 0 || !event.isPrimary) return;
    press = {
      pointer: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      copy: null,
      box: node.getBoundingClientRect(),
      place: null,
    };
    addEventListener("pointermove", moves);
    addEventListener("pointerup", lets);
    addEventListener("pointercancel", gives);
    addEventListener("keydown", keys, true);
  };

  const moves = (event: PointerEvent): void => {
    if (press === null || event.pointerId !== press.pointer) return;
    const [x, y] = [event.clientX - press.x, event.clientY - press.y];
    if (press.copy === null) {
      if (Math.hypot(x, y) < FAR) return;
      press.copy = lifted(node, press.box);
      drag.lifts?.();
    }
    event.preventDefault();
    press.copy.style.transform = `translate(${x}px, ${y}px) ${TURN}`;
    const below = placeAt(event);
    const place = below !== null && drag.fits(below) ? below : null;
    if (place !== press.place) drag.over?.(place);
    press.place = place;
  };

  const lets = (event: PointerEvent): void => {
    if (press === null || event.pointerId !== press.pointer) return;
    const { copy, place } = press;
    if (copy === null) return end();
    swallowClick();
    if (place === null) {
      drag.misses?.(placeAt(event));
      return gives();
    }
    copy.remove();
    end();
    drag.drops(place);
  };

  /** Back to where it was. */
  const gives = (): void => {
    const copy = press?.copy;
    end();
    if (!copy) return;
    const way = copy.animate([{ transform: copy.style.transform }, { transform: "none" }], {
      duration: BACK,
      easing: "ease-out",
    });
    way.onfinish = way.oncancel = () => copy.remove();
  };

  const keys = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || press?.copy == null) return;
    event.stopPropagation();
    event.preventDefault();
    swallowClick();
    gives();
  };

  const end = (): void => {
    if (press === null) return;
    const { copy, place } = press;
    press = null;
    removeEventListener("pointermove", moves);
    removeEventListener("pointerup", lets);
    removeEventListener("pointercancel", gives);
    removeEventListener("keydown", keys, true);
    delete node.dataset["dragged"];
    if (copy === null) return;
    if (place !== null) drag.over?.(null);
    drag.ends?.();
  };

  const noNative = (event: Event): void => event.preventDefault(); // the browser would drag the picture

  update();
  node.addEventListener("pointerdown", presses);
  node.addEventListener("dragstart", noNative);
  return {
    update: (next) => {
      drag = next;
      update();
    },
    destroy: () => {
      press?.copy?.remove();
      end();
      node.removeEventListener("pointerdown", presses);
      node.removeEventListener("dragstart", noNative);
    },
  };
};

/** The copy that follows the pointer; `data-dragged` marks the thing that it was taken from. */
function lifted(node: HTMLElement, box: DOMRect): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll("*")]) for (const name of NOT_COPIED) part.removeAttribute(name);
  copy.setAttribute("aria-hidden", "true");
  Object.assign(copy.style, {
    position: "fixed",
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: "0",
    zIndex: "50",
    pointerEvents: "none",
    transition: "none",
    cursor: "grabbing",
  });
  node.dataset["dragged"] = "true";
  (node.closest<HTMLElement>("[data-drags]") ?? document.body).append(copy); // where its looks hold
  return copy;
}

/** The name of the drop place under the pointer; the innermost one counts. */
function placeAt(event: PointerEvent): string | null {
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const place = element.closest<HTMLElement>("[data-drop]");
    if (place !== null) return place.dataset["drop"] ?? null;
  }
  return null;
}

/** A drag ends in a click in some browsers, which is none. */
export function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, true), 0);
}
