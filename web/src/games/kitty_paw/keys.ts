/** Keyboard shortcuts of Kitty Paw: letters for the paw, digits to jump, Space for Meow! */

import type { Hands } from "./hands.svelte.ts";
import type { SeatView, View } from "./strokes.ts";

const KINDS = ["siamese", "ginger", "tuxedo", "calico", "sphynx", "blue", "bobtail"];

interface Around {
  view: View;
  seat: SeatView | null;
  hands: Hands;
  board: HTMLElement;
}

/** Whether the key meant something here. */
export function pressed(event: KeyboardEvent, { view, seat, hands, board }: Around): boolean {
  if (seat === null || event.ctrlKey || event.metaKey || event.altKey) return false;
  const inside = event.target instanceof Element ? event.target : null;
  if (inside?.closest("input, select, textarea, dialog, header")) return false;
  hands.byKeys = true;
  if (event.key === " ") {
    if (!event.repeat) hands.play(view.phase === "paw" ? "paw" : "meow");
    return true;
  }
  const stroke = hands.strokeOf(event.key === "R" ? "a" : event.key.toLowerCase());
  if (stroke !== "") {
    hands.play(stroke);
    return true;
  }
  if (/^[1-9]$/.test(event.key) && seat.card !== null) return leaps(Number(event.key), board);
  if (/^(Arrow.*|Enter)$/.test(event.key) && (inside === null || inside.matches("body, main, h2")))
    return begins(seat, board);
  return false;
}

/** To the next cat of a kind, the next box, the own Box card. */
function leaps(digit: number, board: HTMLElement): boolean {
  const mark =
    digit <= KINDS.length
      ? `[data-kind="${KINDS[digit - 1]}"] + button`
      : digit === 8
        ? '[data-state="closed"] > button'
        : '[data-move="lift box"]';
  const found = [...board.querySelectorAll<HTMLElement>(mark)];
  const next = found[(found.indexOf(document.activeElement as HTMLElement) + 1) % found.length];
  next?.focus();
  return next !== undefined;
}

/** Nothing has the focus yet: it goes where the paw would go. */
function begins(seat: SeatView, board: HTMLElement): boolean {
  const first = board.querySelector<HTMLElement>(
    seat.paw !== null ? "[data-cursor]" : '[data-move^="grab"], [data-move="paw"], [data-move^="take"]',
  );
  first?.focus();
  return first !== null;
}
