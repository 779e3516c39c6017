/**
 * Drag and drop for all boards, with mouse, pen or finger, in addition to clicks and keys.
 *
 * A copy of the thing follows the pointer; it is dropped on an element with `data-drop`. A tap is still a tap. Escape
 * cancels the drag.
 */

import type { Action } from "svelte/action";

export interface Drag {
  /** it cannot be dragged now */
  off?: boolean;
  /** the drag starts: highlight the places */
  lifts?: () => void;
  /** whether it may be dropped on the `data-drop` of this name */
  fits: (place: string) => boolean;
  /** it hovers over another place that fits; null: over none */
  over?: (place: string | null) => void;
  drops: (place: string) => void;
  /** dropped on a place that does not fit, or outside all places (null); not called after Escape */
  misses?: (place: string | null) => void;
  /** the drag is over, however it ended */
  ends?: () => void;
}

const DRAG_DISTANCE = 8; // pixels after which a press is a drag
const RETURN_DURATION = 180; // milliseconds
const LIFTED = "rotate(-3deg) scale(1.05)";
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
    node.style.touchAction = drag.off ? "" : "none"; // otherwise a finger would scroll
  };

  const onPointerDown = (event: PointerEvent): void => {
    if (drag.off || press !== null || event.button !== 0 || !event.isPrimary) return;
    press = {
      pointer: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      copy: null,
      box: node.getBoundingClientRect(),
      place: null,
    };
    addEventListener("pointermove", onPointerMove);
    addEventListener("pointerup", onPointerUp);
    addEventListener("pointercancel", cancel);
    addEventListener("keydown", onKeyDown, true);
  };

  const onPointerMove = (event: PointerEvent): void => {
    if (press === null || event.pointerId !== press.pointer) return;
    const [x, y] = [event.clientX - press.x, event.clientY - press.y];
    if (press.copy === null) {
      if (Math.hypot(x, y) < DRAG_DISTANCE) return;
      press.copy = lifted(node, press.box);
      drag.lifts?.();
    }
    event.preventDefault();
    press.copy.style.transform = `translate(${x}px, ${y}px) ${LIFTED}`;
    const below = placeAt(event);
    const place = below !== null && drag.fits(below) ? below : null;
    if (place !== press.place) drag.over?.(place);
    press.place = place;
  };

  const onPointerUp = (event: PointerEvent): void => {
    if (press === null || event.pointerId !== press.pointer) return;
    const { copy, place } = press;
    if (copy === null) return end();
    swallowClick();
    if (place === null) {
      drag.misses?.(placeAt(event));
      return cancel();
    }
    copy.remove();
    end();
    drag.drops(place);
  };

  /** End the drag; the copy flies back. */
  const cancel = (): void => {
    const copy = press?.copy;
    end();
    if (!copy) return;
    const way = copy.animate([{ transform: copy.style.transform }, { transform: "none" }], {
      duration: RETURN_DURATION,
      easing: "ease-out",
    });
    way.onfinish = way.oncancel = () => copy.remove();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || press?.copy == null) return;
    event.stopPropagation();
    event.preventDefault();
    swallowClick();
    cancel();
  };

  const end = (): void => {
    if (press === null) return;
    const { copy, place } = press;
    press = null;
    removeEventListener("pointermove", onPointerMove);
    removeEventListener("pointerup", onPointerUp);
    removeEventListener("pointercancel", cancel);
    removeEventListener("keydown", onKeyDown, true);
    delete node.dataset["dragged"];
    if (copy === null) return;
    if (place !== null) drag.over?.(null);
    drag.ends?.();
  };

  const preventNativeDrag = (event: Event): void => event.preventDefault(); // the browser would drag the image

  update();
  node.addEventListener("pointerdown", onPointerDown);
  node.addEventListener("dragstart", preventNativeDrag);
  return {
    update: (next) => {
      drag = next;
      update();
    },
    destroy: () => {
      press?.copy?.remove();
      end();
      node.removeEventListener("pointerdown", onPointerDown);
      node.removeEventListener("dragstart", preventNativeDrag);
    },
  };
};

/** Create the copy that follows the pointer; `data-dragged` marks the original. */
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
  (node.closest<HTMLElement>("[data-drags]") ?? document.body).append(copy); // inside the scope of its styles
  return copy;
}

/** The name of the innermost drop place under the pointer. */
function placeAt(event: PointerEvent): string | null {
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const place = element.closest<HTMLElement>("[data-drop]");
    if (place !== null) return place.dataset["drop"] ?? null;
  }
  return null;
}

/** Ignore the click that some browsers send at the end of a drag. */
export function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, true), 0);
}
