/**
 * The view drawn now. A log entry with several events is animated event by event, and ends with the view that the server
 * sent.
 */

import type { BoardModule, GameEvent, Happening, HighPoint } from "./board.ts";

interface Frame {
  view: unknown;
  number: number;
  happening: Happening | null;
  high: HighPoint | null;
  lasts: number;
}

/** A log entry with the view after it. */
export interface StageEntry {
  number: number;
  seat: number | null;
  events: readonly GameEvent[];
  words: readonly string[];
  view: unknown;
  /** After it the player of this device is asked: the light goes back at once. */
  asks?: boolean;
  /** … and other people wait for the answer: high points take no longer than ordinary events. */
  awaited?: boolean;
}

/** Called with each event as it is shown, and the view before it. */
type Listener = (happening: Happening, before: unknown) => void;

// With more frames in the queue than this, the page was away: it shows the last one at once.
const MAX_FRAMES = 30;
const MAX_FRAMES_WATCHED = 80; // for boards with `watched`, and for beginners
// Milliseconds of animation in the queue after which frames get shorter, the more the further behind.
const CATCH_UP_AFTER = 3000;
const CATCH_UP_AFTER_WATCHED = 9000;
const MIN_DURATION_FACTOR = 0.5;
// While the player's own clock runs, animations end within so many milliseconds.
const SKIP_UNDER_CLOCK_AFTER = 3500;
// The light of a high point stays for so many milliseconds after its last event: another may follow.
const AFTERGLOW = 700;

export class Stage {
  view: unknown = $state.raw(null);
  happening: Happening | null = $state.raw(null);
  /** The number of the last entry that is shown completely. */
  number = $state(0);
  moving = $state(false);
  /** The high point that is shown now. */
  high: HighPoint | null = $state.raw(null);
  readonly #board: BoardModule<unknown>;
  readonly #shows: (happening: Happening) => void;
  readonly #pace: () => number;
  readonly #listeners = new Set<Listener>();
  #frames: Frame[] = [];
  #last: unknown = null;
  #lastNumber = 0;
  #skipAt: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #afterglow: ReturnType<typeof setTimeout> | undefined;
  #asks = false;
  #awaited = false;

  /** `shows` is called with each event as it is shown; `pace` is the factor for durations, 0 skips animations. */
  constructor(board: BoardModule<unknown>, shows: (happening: Happening) => void, pace: () => number) {
    this.#board = board;
    this.#shows = shows;
    this.#pace = pace;
  }

  /** Show a view without animation. */
  set(view: unknown, number: number): void {
    clearTimeout(this.#timer);
    this.light(null);
    this.#frames = [];
    this.#last = view;
    this.#lastNumber = number;
    this.view = view;
    this.number = number;
    this.happening = null;
    this.moving = false;
  }

  /** Queue an entry. If nothing is animated now, its first event is shown at once. */
  add(entry: StageEntry): void {
    for (const [at, event] of entry.events.entries()) {
      const happening: Happening = { event, words: entry.words[at] ?? "", seat: entry.seat };
      const lasts = this.#board.lasts(event, this.#last);
      const high = this.#last === null ? null : (this.#board.highPoint?.(event, this.#last) ?? null);
      const isLast = entry.events.slice(at + 1).every((later) => this.#board.lasts(later, entry.view) === 0);
      this.#last = this.#after(this.#last, event, entry.view, isLast);
      this.#frames.push({ view: this.#last, number: this.#lastNumber, happening, high, lasts });
    }
    this.#last = entry.view;
    this.#lastNumber = entry.number;
    this.#frames.push({ view: entry.view, number: entry.number, happening: null, high: null, lasts: 0 });
    this.#asks = entry.asks === true;
    this.#awaited = entry.awaited === true;
    if (!this.moving) this.#next();
    else if (this.#frames.length > this.#maxFrames()) this.skip();
  }

  /** Call `listener` with every event that is shown; returns a function that stops it. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Whether the player is asked and their clock runs: animations must not use up that time. */
  setUnderClock(on: boolean): void {
    this.#skipAt = on ? (this.#skipAt ?? Date.now() + SKIP_UNDER_CLOCK_AFTER) : null;
  }

  /** Show a high point, for so many milliseconds if they are given; null ends it. A board may move the light within an event. */
  light(high: HighPoint | null, lasts?: number): void {
    clearTimeout(this.#afterglow);
    this.high = high;
    if (lasts !== undefined) this.#afterglow = setTimeout(() => (this.high = null), lasts);
  }

  /** Skip the current event. */
  onward(): void {
    clearTimeout(this.#timer);
    this.#next();
  }

  /** Skip the animation after a touch; with `watched` only the current event. */
  hurry(): void {
    if (this.#board.watched) this.onward();
    else this.skip();
  }

  /** Skip all animations and show the last view. */
  skip(): void {
    clearTimeout(this.#timer);
    for (const frame of this.#frames) this.#show(frame);
    this.#frames = [];
    this.moving = false;
    this.light(null);
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#afterglow);
    this.#frames = [];
  }

  #next(): void {
    for (;;) {
      const frame = this.#frames.shift();
      if (frame === undefined) {
        this.moving = false;
        if (this.high !== null && this.high.lasts === undefined)
          this.light(this.#asks ? null : { ...this.high, pops: [] }, AFTERGLOW);
        return;
      }
      this.#show(frame);
      const lasts = (frame.lasts * this.#pace() + this.#extra(frame)) * this.#durationFactor(frame);
      if (lasts > 0 && this.#frames.length > 0) {
        this.moving = true;
        this.#timer = setTimeout(() => this.#next(), lasts);
        return;
      }
    }
  }

  #maxFrames(): number {
    return this.#board.watched || this.#pace() > 1 ? MAX_FRAMES_WATCHED : MAX_FRAMES;
  }

  /** The share of its duration that a frame gets: 1, unless much is in the queue. */
  #durationFactor(frame: Frame): number {
    const behind = this.#frames.reduce((sum, { lasts }) => sum + lasts, frame.lasts);
    if (this.#skipAt !== null) return Math.min(1, Math.max(0, this.#skipAt - Date.now()) / behind);
    if (this.#pace() > 1) return 1; // a player who takes time sees everything
    return Math.max(
      MIN_DURATION_FACTOR,
      Math.min(1, (this.#board.watched ? CATCH_UP_AFTER_WATCHED : CATCH_UP_AFTER) / behind),
    );
  }

  /** An event that takes no time leaves the light as it is. */
  #lightFor({ high, lasts }: Frame): void {
    if (high === null) {
      if (lasts > 0) this.light(null);
    } else if (high.at === null) this.light({ ...this.high, ...high, at: this.high?.at ?? null }, high.lasts);
    else this.light(high, high.lasts);
  }

  #extra({ high }: Frame): number {
    return this.#awaited ? 0 : (high?.extra ?? 0) * Math.min(1, this.#pace());
  }

  #show(frame: Frame): void {
    const before = this.view;
    this.view = frame.view;
    this.number = frame.number;
    this.happening = frame.happening;
    if (frame.happening === null) return;
    this.#lightFor(frame);
    this.#shows(frame.happening);
    for (const listener of this.#listeners) listener(frame.happening, before);
  }

  /** The view after an event. If the board fails, keep the view: the server's view follows soon. */
  #after(view: unknown, event: GameEvent, next: unknown, isLast: boolean): unknown {
    if (view === null || next === null) return view;
    try {
      return this.#board.after(view, event, next, isLast);
    } catch {
      return view;
    }
  }
}
