/** What this device knows of a table, updated by every message of the server. */

import type { FromServer, Happened, News, Past, State, Step, TableInfo } from "../wire.ts";
import { applied } from "./changes.ts";

/** A seat, or null for an onlooker. */
export type Seat = number | null;

/** What a seat knows now: a `state`, kept up to date by `news`. */
export type Place = Omit<State, "type">;

/** A line of the log in words, as a seat saw it. */
export interface Line {
  happened: Happened;
  /** what each sentence is about */
  events: readonly { [name: string]: unknown }[];
  told: string[];
}

/** The server tells something that does not follow from what is known: all must be told anew. */
export class OutOfStep extends Error {}

const MOST_LINES = 1000;

export class Knowledge {
  table: TableInfo | null = null;
  /** The seats that this device holds, and those whose people are connected. */
  you: number[] = [];
  here: number[] = [];
  /** What to add to this device's time to get the server's, in milliseconds. */
  ahead = 0;
  readonly #places = new Map<Seat, Place>();
  readonly #lines = new Map<Seat, Line[]>();
  /** Those who have read from the first line on. */
  readonly #readAll = new Set<Seat>();

  /** What the seat knows; undefined before its first `state`. */
  place(seat: Seat): Place | undefined {
    return this.#places.get(seat);
  }

  /** What the seat saw, the oldest first. */
  lines(seat: Seat): readonly Line[] {
    return this.#lines.get(seat) ?? [];
  }

  /** Whether there is more to read before the seat's first line. */
  morePast(seat: Seat): boolean {
    return !this.#readAll.has(seat);
  }

  /** The number up to which all seats of this device have been told; null: not all have a state. */
  since(): number | null {
    const numbers = this.#audience().map((seat) => this.#places.get(seat)?.number ?? -1);
    const least = Math.min(...numbers);
    return least < 0 ? null : least;
  }

  /** Seats of this device that are asked something now. */
  asked(): number[] {
    return this.you.filter((seat) => this.#places.get(seat)?.prompt != null);
  }

  /** All that was known of the table is void. */
  forget(): void {
    this.#places.clear();
  }

  /** Take in a message. @throws OutOfStep if it does not fit what is known. */
  take(message: FromServer, now: number): void {
    switch (message.type) {
      case "welcome":
        this.table = message.table;
        this.you = message.you;
        this.here = message.here;
        this.ahead = message.now - now;
        this.#dropOthers();
        break;
      case "state":
        this.#state(message);
        break;
      case "news":
        this.#news(message);
        break;
      case "missed":
        this.#missed(message.seat, message.steps);
        break;
      case "past":
        this.#past(message);
        break;
      case "presence":
        this.here = message.here;
        break;
    }
  }

  #audience(): Seat[] {
    return this.you.length > 0 ? this.you : [null];
  }

  #dropOthers(): void {
    const mine = new Set(this.#audience());
    for (const seat of this.#places.keys()) if (!mine.has(seat)) this.#places.delete(seat);
  }

  #state(message: State): void {
    const { type: _, ...place } = message;
    this.#places.set(message.seat, place);
    const last = this.#lines.get(message.seat)?.at(-1)?.happened.number;
    if (last !== undefined && last < message.number) {
      this.#lines.delete(message.seat); // it was too long ago: a log with a hole would be a lie
      this.#readAll.delete(message.seat);
    }
    if (place.result != null) this.#is("over");
  }

  #news(message: News): void {
    const before = this.#places.get(message.seat);
    const number = message.happened.number;
    if (before === undefined || number > before.number + 1) throw new OutOfStep();
    const { type: _, happened, changes, events, id, ...rest } = message;
    let view: unknown;
    try {
      view = applied(before.view, changes ?? []);
    } catch {
      throw new OutOfStep();
    }
    this.#places.set(message.seat, { ...rest, number, view });
    this.#happened(happened);
    if (message.result != null) this.#is("over");
    const told = message.told?.events;
    this.#log(message.seat, { happened, ...(events && { events }), ...(told && { told }) });
  }

  /** What the line changes for everybody. */
  #happened(happened: Happened): void {
    if (this.table === null) return;
    const { who, host } = happened;
    const seats =
      who == null ? this.table.seats : this.table.seats.map((seat) => (seat.seat === who.seat ? who : seat));
    const table = { ...this.table, seats, host: host ?? this.table.host };
    if (who != null || host != null) this.table = table;
    if (["paused", "resumed", "away", "back", "left"].includes(happened.kind) && this.table !== null)
      this.table = { ...this.table, paused: happened.kind === "paused" };
    if (happened.kind === "started") this.#is("playing");
    if (happened.kind === "closed") this.#is("closed");
    if (happened.kind === "rematch") this.table = { ...table, rematch: happened.text ?? "" };
    if (happened.kind === "undone") this.#is("playing");
  }

  #is(status: TableInfo["status"]): void {
    if (this.table !== null) this.table = { ...this.table, status };
  }

  #log(seat: Seat, step: Step): void {
    const lines = this.#lines.get(seat) ?? [];
    lines.push(lineOf(step));
    this.#lines.set(seat, lines.slice(-MOST_LINES));
  }

  /** Of several seats here, one may have been told what another one missed. */
  #missed(seat: Seat, steps: readonly Step[]): void {
    const last = this.#lines.get(seat)?.at(-1)?.happened.number ?? 0;
    for (const step of steps) {
      this.#happened(step.happened);
      if (step.happened.number > last) this.#log(seat, step);
    }
  }

  /** A page of the past stands before what is there. */
  #past({ seat, steps, more }: Past): void {
    const known = this.#lines.get(seat) ?? [];
    const first = known[0]?.happened.number ?? Infinity;
    const older = steps.filter((step) => step.happened.number < first).map(lineOf);
    this.#lines.set(seat, [...older, ...known]);
    if (!more) this.#readAll.add(seat);
  }
}

function lineOf({ happened, events = [], told = [] }: Step): Line {
  return { happened, events, told };
}
