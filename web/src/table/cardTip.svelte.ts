/** The tip of a card: shown while the mouse rests on it, on a long press, or while it has the focus. */

import type { Action } from "svelte/action";

const HOVER_DELAY = 350;
const LONG_PRESS = 450;

/** A card of the guide by its name, or something else that has its own words. */
export type Told = string | { title: string; text: string };

/** What the tip is about, and its box; null: none. */
export const tip: { card: Told | null; box: DOMRect | null } = $state({ card: null, box: null });

const PLACE = "tabbytop.read-by-holding";

/** Whether somebody on this device knows that holding a card shows its words. */
export const readByHolding: { known: boolean } = $state({ known: isSaved() });

function isSaved(): boolean {
  try {
    return localStorage.getItem(PLACE) !== null;
  } catch {
    return false;
  }
}

function learnt(): void {
  readByHolding.known = true;
  try {
    localStorage.setItem(PLACE, "1");
  } catch {
    // then it is told again next time
  }
}

let explained: HTMLElement | null = null;

function show(node: HTMLElement, card: Told): void {
  explained = node;
  tip.card = card;
  tip.box = node.getBoundingClientRect();
  node.setAttribute("aria-describedby", "card-tip");
}

/** Show the tip until the next touch, for a tap that has no other effect. */
export function showTip(node: HTMLElement, card: Told): void {
  show(node, card);
  addEventListener("pointerdown", () => hide(node), { once: true, capture: true });
}

function hide(node: HTMLElement): void {
  node.removeAttribute("aria-describedby");
  if (explained !== node) return;
  explained = null;
  // In a microtask: a card that is removed while it has the focus loses it during rendering.
  queueMicrotask(() => {
    if (explained === null) tip.card = null;
  });
}

export const cardTip: Action<HTMLElement, Told | null> = (node, first) => {
  let card = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  let downAt = 0;

  const after = (wait: number, then: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(then, wait);
  };
  const showNow = (): void => {
    if (card !== null) show(node, card);
  };
  const hideNow = (): void => {
    clearTimeout(timer);
    hide(node);
  };
  const down = (event: PointerEvent): void => {
    pressed = false;
    downAt = event.timeStamp;
    hideNow();
    if (event.pointerType === "mouse") return;
    after(LONG_PRESS, () => {
      pressed = true; // a long press shows the tip and does not play the card
      showNow();
      if (card !== null) learnt();
      addEventListener("pointerdown", hideNow, { once: true, capture: true });
    });
  };
  const up = (event: PointerEvent): void => {
    clearTimeout(timer);
    if (event.timeStamp - downAt < LONG_PRESS && pressed) {
      pressed = false; // it was a tap whose end the busy page noticed late
      hideNow();
    }
  };
  const click = (event: MouseEvent): void => {
    if (pressed) event.stopImmediatePropagation();
    if (pressed) event.preventDefault();
    pressed = false;
  };
  const listeners: [string, (event: never) => void, boolean?][] = [
    ["pointerenter", (event: PointerEvent) => event.pointerType === "mouse" && after(HOVER_DELAY, showNow)],
    ["pointerleave", (event: PointerEvent) => (event.pointerType === "mouse" ? hideNow() : clearTimeout(timer))],
    ["pointerdown", down],
    ["pointerup", up],
    ["pointercancel", () => clearTimeout(timer)],
    ["contextmenu", (event: Event) => event.preventDefault()],
    ["click", click, true],
    ["focus", () => node.matches(":focus-visible") && showNow()],
    ["blur", hideNow],
  ];
  for (const [name, handler, capture] of listeners) node.addEventListener(name, handler as EventListener, capture);
  return {
    update(next) {
      if (next === card) return;
      hideNow();
      card = next;
    },
    destroy() {
      hideNow();
      for (const [name, handler, capture] of listeners)
        node.removeEventListener(name, handler as EventListener, capture);
    },
  };
};
