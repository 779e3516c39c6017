/** The tip of a card: shown while the mouse rests on it, on a long press, or while it has the focus. */

import type { Action } from "svelte/action";

const HOVER = 350;
const PRESS = 450;

/** The card that is explained now, and where it lies; null: none. */
export const tip: { card: string | null; box: DOMRect | null } = $state({ card: null, box: null });

let explained: HTMLElement | null = null;

function show(node: HTMLElement, card: string): void {
  explained = node;
  tip.card = card;
  tip.box = node.getBoundingClientRect();
  node.setAttribute("aria-describedby", "card-tip");
}

/** At once, until the next touch: for a tap that could do nothing else. */
export function showTip(node: HTMLElement, card: string): void {
  show(node, card);
  addEventListener("pointerdown", () => hide(node), { once: true, capture: true });
}

function hide(node: HTMLElement): void {
  node.removeAttribute("aria-describedby");
  if (explained !== node) return;
  explained = null;
  // A moment later: a card that goes while it has the focus loses it in the middle of a drawing.
  queueMicrotask(() => {
    if (explained === null) tip.card = null;
  });
}

export const cardTip: Action<HTMLElement, string | null> = (node, first) => {
  let card = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  let downAt = 0;

  const after = (wait: number, then: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(then, wait);
  };
  const appears = (): void => {
    if (card !== null) show(node, card);
  };
  const disappears = (): void => {
    clearTimeout(timer);
    hide(node);
  };
  const down = (event: PointerEvent): void => {
    pressed = false;
    downAt = event.timeStamp;
    disappears();
    if (event.pointerType === "mouse") return;
    after(PRESS, () => {
      pressed = true; // to read, not to play
      appears();
      addEventListener("pointerdown", disappears, { once: true, capture: true });
    });
  };
  const up = (event: PointerEvent): void => {
    clearTimeout(timer);
    if (event.timeStamp - downAt < PRESS && pressed) {
      pressed = false; // a tap, and a page that was too busy to see it end
      disappears();
    }
  };
  const click = (event: MouseEvent): void => {
    if (pressed) event.stopImmediatePropagation();
    if (pressed) event.preventDefault();
    pressed = false;
  };
  const listeners: [string, (event: never) => void, boolean?][] = [
    ["pointerenter", (event: PointerEvent) => event.pointerType === "mouse" && after(HOVER, appears)],
    ["pointerleave", (event: PointerEvent) => (event.pointerType === "mouse" ? disappears() : clearTimeout(timer))],
    ["pointerdown", down],
    ["pointerup", up],
    ["pointercancel", () => clearTimeout(timer)],
    ["contextmenu", (event: Event) => event.preventDefault()],
    ["click", click, true],
    ["focus", () => node.matches(":focus-visible") && appears()],
    ["blur", disappears],
  ];
  for (const [name, heard, capture] of listeners) node.addEventListener(name, heard as EventListener, capture);
  return {
    update(next) {
      if (next === card) return;
      disappears();
      card = next;
    },
    destroy() {
      disappears();
      for (const [name, heard, capture] of listeners) node.removeEventListener(name, heard as EventListener, capture);
    },
  };
};
