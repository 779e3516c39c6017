/** Chat lines as bubbles at their seats for a while, and a count of unread ones. */

import type { Emote, Happened } from "../generated/wire.ts";

export interface Bubble {
  /** the number of its log entry */
  id: number;
  seat: number;
  text: string;
  /** an emote instead of text */
  emote: Emote | null;
}

const MIN_TIME = 3500;
const TIME_PER_LETTER = 60;
const MAX_TIME = 12_000;

/** How many milliseconds a bubble stays: long enough to read it. */
export function bubbleTime(text: string): number {
  return Math.min(MAX_TIME, MIN_TIME + TIME_PER_LETTER * text.length);
}

export class ChatBubbles {
  /** One per seat, the oldest first. */
  bubbles: readonly Bubble[] = $state.raw([]);
  unread = $state(0);
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();

  /** Show a bubble at the seat; the next one of the same seat replaces it. */
  show({ number, seat, kind, text = "" }: Happened): void {
    if (seat == null) return;
    const bubble = { id: number, seat, text, emote: kind === "emoted" ? (text as Emote) : null };
    this.bubbles = [...this.bubbles.filter((other) => other.seat !== seat), bubble];
    clearTimeout(this.#timers.get(seat));
    this.#timers.set(
      seat,
      setTimeout(() => this.#drop(number), bubbleTime(text)),
    );
  }

  #drop(id: number): void {
    this.bubbles = this.bubbles.filter((bubble) => bubble.id !== id);
  }

  miss(): void {
    this.unread += 1;
  }

  read(): void {
    this.unread = 0;
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }
}
