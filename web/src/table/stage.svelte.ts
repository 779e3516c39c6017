/**
 * The view that is drawn now. A line of the log with several events is shown event by event, and ends with the view that
 * the server sent.
 */

import type { BoardModule, GameEvent, Happening } from "./board.ts";

interface Frame {
  view: unknown;
  number: number;
  happening: Happening | null;
  lasts: number;
}

/** A line of the log with the view after it. */
export interface Told {
  number: number;
  seat: number | null;
  events: readonly GameEvent[];
  words: readonly string[];
  view: unknown;
}

/** Hears of an event as it is shown, and what was shown before it. */
type Listener = (happening: Happening, before: unknown) => void;

const MOST_FRAMES = 30; // who is further behind than this has been away: the rest is shown at once
const MOST_WATCHED = 80; // unless it is a game of watching
// Who is behind by more milliseconds than these catches up, the faster the further behind.
const LEISURE = 3000;
const LEISURE_WATCHED = 9000;
const QUICKEST = 0.5; // of the usual time
const PRESSED = 3500; // after which all is shown to somebody whose own time runs

export class Stage {
  view: unknown = $state.raw(null);
  happening: Happening | null = $state.raw(null);
  /** The number of the last line that is shown whole. */
  number = $state(0);
  moving = $state(false);
  readonly #board: BoardModule<unknown>;
  readonly #shows: (happening: Happening) => void;
  readonly #pace: () => number;
  readonly #listeners = new Set<Listener>();
  #frames: Frame[] = [];
  #last: unknown = null;
  #lastNumber = 0;
  #pressedUntil: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `shows` hears of each event as it is shown; `pace` says how fast: 0 is at once. */
  constructor(board: BoardModule<unknown>, shows: (happening: Happening) => void, pace: () => number) {
    this.#board = board;
    this.#shows = shows;
    this.#pace = pace;
  }

  /** Nothing that leads here is shown: somebody has just come. */
  set(view: unknown, number: number): void {
    clearTimeout(this.#timer);
    this.#frames = [];
    this.#last = view;
    this.#lastNumber = number;
    this.view = view;
    this.number = number;
    this.happening = null;
    this.moving = false;
  }

  /** Something happened. If nothing else is being shown, it is on the screen at once. */
  add(told: Told): void {
    for (const [at, event] of told.events.entries()) {
      const happening: Happening = { event, words: told.words[at] ?? "", seat: told.seat };
      const lasts = this.#board.lasts(event, this.#last);
      const isLast = told.events.slice(at + 1).every((later) => this.#board.lasts(later, told.view) === 0);
      this.#last = this.#after(this.#last, event, told.view, isLast);
      this.#frames.push({ view: this.#last, number: this.#lastNumber, happening, lasts });
    }
    this.#last = told.view;
    this.#lastNumber = told.number;
    this.#frames.push({ view: told.view, number: told.number, happening: null, lasts: 0 });
    if (!this.moving) this.#next();
    else if (this.#frames.length > (this.#board.watched ? MOST_WATCHED : MOST_FRAMES)) this.skip();
  }

  /** Hear of every event that is shown; returns how to stop that. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Whether whoever looks on is waited for, and their time runs: what is shown must not use it up. */
  press(on: boolean): void {
    this.#pressedUntil = on ? (this.#pressedUntil ?? Date.now() + PRESSED) : null;
  }

  /** Enough of this event: show the next. */
  onward(): void {
    clearTimeout(this.#timer);
    this.#next();
  }

  /** Somebody touches the table while something is shown: enough of it, or of this event where one must watch. */
  hurry(): void {
    if (this.#board.watched) this.onward();
    else this.skip();
  }

  /** Show the end of it. */
  skip(): void {
    clearTimeout(this.#timer);
    for (const frame of this.#frames) this.#show(frame);
    this.#frames = [];
    this.moving = false;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#frames = [];
  }

  #next(): void {
    for (;;) {
      const frame = this.#frames.shift();
      if (frame === undefined) {
        this.moving = false;
        return;
      }
      this.#show(frame);
      const lasts = frame.lasts * this.#pace() * this.#haste(frame);
      if (lasts > 0 && this.#frames.length > 0) {
        this.moving = true;
        this.#timer = setTimeout(() => this.#next(), lasts);
        return;
      }
    }
  }

  /** Which part of its time a frame gets: all of it, unless much comes after it. */
  #haste(frame: Frame): number {
    const behind = this.#frames.reduce((sum, { lasts }) => sum + lasts, frame.lasts);
    if (this.#pressedUntil !== null) return Math.min(1, Math.max(0, this.#pressedUntil - Date.now()) / behind);
    return Math.max(QUICKEST, Math.min(1, (this.#board.watched ? LEISURE_WATCHED : LEISURE) / behind));
  }

  #show(frame: Frame): void {
    const before = this.view;
    this.view = frame.view;
    this.number = frame.number;
    this.happening = frame.happening;
    if (frame.happening === null) return;
    this.#shows(frame.happening);
    for (const listener of this.#listeners) listener(frame.happening, before);
  }

  /** A board that cannot follow an event shows the view as it was; the true one comes soon. */
  #after(view: unknown, event: GameEvent, next: unknown, isLast: boolean): unknown {
    if (view === null || next === null) return view;
    try {
      return this.#board.after(view, event, next, isLast);
    } catch {
      return view;
    }
  }
}
