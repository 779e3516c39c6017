/** Moves the focus with the paw: to the mat with a piece, to the middle without one. */

import type { Hands } from "./hands.svelte.ts";
import type { SeatView } from "./strokes.ts";

export function followKeyboardFocus(
  hands: Hands,
  mine: () => SeatView | null,
  board: () => HTMLElement | undefined,
): void {
  const goTo = (mark: string): void => {
    if (hands.byKeys) board()?.querySelector<HTMLElement>(mark)?.focus();
  };

  let held: string | null = null;
  $effect(() => {
    const holds = mine()?.paw?.piece ?? null;
    if (holds === held) return;
    held = holds;
    if (holds === null) hands.loses();
    else hands.holds(holds);
    goTo(holds === null ? '.middle button[tabindex="0"], .middle button' : "[data-cursor]");
  });

  let opened: number | null = null;
  $effect(() => {
    const opens = mine()?.peeking ?? null;
    if (opens === opened) return;
    opened = opens;
    goTo(opens === null ? '.middle button[tabindex="0"]' : '[data-move="keep"]');
  });
}
