/** Several players at one device: nobody sees the hand of another. */

import type { Seat } from "../play/knowledge.ts";

interface Moment {
  /** the seats of this device */
  you: readonly number[];
  /** the seat whose hand is shown */
  front: Seat;
  playing: boolean;
  /** the front seat has a question */
  asked: boolean;
  /** the seat whose move is shown; null: none */
  acts: Seat;
}

/** Whether the hand lies face down: its player has answered, and others act or are about to take the device. */
export function isHandCovered({ you, front, playing, asked, acts }: Moment): boolean {
  return you.length > 1 && playing && !asked && acts !== front;
}

/** A view as onlookers have it: all that is secret in it is one's `own`. */
export function withoutHand(view: unknown): unknown {
  return typeof view === "object" && view !== null && "own" in view ? { ...view, own: null } : view;
}
