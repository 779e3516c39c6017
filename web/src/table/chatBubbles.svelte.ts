/** Chat lines as bubbles at their seats for a while, and a count of unread ones. */

import type { Emote, Happened } from "../wire.ts";

export interface Bubble {
  /** of the line */
  id: number;
  seat: number;
  text: string;
  /** a gesture instead of words */
  emote: Emote | null;
}

const LEAST = 3500;
const A_LETTER = 60;
const MOST = 12_000;

/** How long a line stays, in milliseconds: long enough to be read. */
export function bubbleTime(text: string): number {
  return Math.min(MOST, LEAST + A_LETTER * text.length);
}

export class ChatBubbles {
  /** One a seat, the oldest first. */
  bubbles: readonly Bubble[] = $state.raw([]);
  unread = $state(0);
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();

  /** A bubble at the seat; the next one of the same seat takes its place. */
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
