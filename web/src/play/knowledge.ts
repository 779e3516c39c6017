/** The state of a table as this device knows it, updated by every message of the server. */

import type { FromServer, Happened, News, Past, State, Step, TableInfo } from "../generated/wire.ts";
import { applied } from "./changes.ts";

/** A seat, or null for an onlooker. */
export type Seat = number | null;

/** The current state of a seat: a `state`, kept up to date by `news`. */
export type Place = Omit<State, "type">;

/** A log entry in words, as a seat saw it. */
export interface LoggedEntry {
  happened: Happened;
  /** the event of each sentence in `told` */
  events: readonly { [name: string]: unknown }[];
  told: string[];
}

/** A message that does not follow from the known state: resynchronize. */
export class OutOfSync extends Error {}

const MAX_ENTRIES = 1000;

export class Knowledge {
  table: TableInfo | null = null;
  /** The seats of this device, and the seats whose players are connected. */
  you: number[] = [];
  here: number[] = [];
  /** Milliseconds to add to this device's time to get the server's. */
  ahead = 0;
  readonly #places = new Map<Seat, Place>();
  readonly #lines = new Map<Seat, LoggedEntry[]>();
  /** Seats whose log is loaded from the first entry on. */
  readonly #complete = new Set<Seat>();

  /** The state that the seat knows; undefined before its first `state`. */
  place(seat: Seat): Place | undefined {
    return this.#places.get(seat);
  }

  /** The log of the seat, oldest entry first. */
  lines(seat: Seat): readonly LoggedEntry[] {
    return this.#lines.get(seat) ?? [];
  }

  /** Whether the server has entries older than the seat's first one. */
  morePast(seat: Seat): boolean {
    return !this.#complete.has(seat);
  }

  /** The last number that all seats of this device have received; null: not all have a state. */
  since(): number | null {
    const numbers = this.#audience().map((seat) => this.#places.get(seat)?.number ?? -1);
    const least = Math.min(...numbers);
    return least < 0 ? null : least;
  }

  /** Seats of this device that are asked something now. */
  asked(): number[] {
    return this.you.filter((seat) => this.#places.get(seat)?.prompt != null);
  }

  /** Forget all states, so that the server sends them in full again. */
  forget(): void {
    this.#places.clear();
  }

  /** Apply a message. @throws OutOfSync if it does not follow from the known state. */
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
      this.#lines.delete(message.seat); // entries are missing in between: a log must have no gap
      this.#complete.delete(message.seat);
    }
    if (place.result != null) this.#is("over");
  }

  #news(message: News): void {
    const before = this.#places.get(message.seat);
    const number = message.happened.number;
    if (before === undefined || number > before.number + 1) throw new OutOfSync();
    const { type: _, happened, changes, events, id, ...rest } = message;
    let view: unknown;
    try {
      view = applied(before.view, changes ?? []);
    } catch {
      throw new OutOfSync();
    }
    this.#places.set(message.seat, { ...rest, number, view });
    this.#happened(happened);
    if (message.result != null) this.#is("over");
    const told = message.told?.events;
    this.#log(message.seat, { happened, ...(events && { events }), ...(told && { told }) });
  }

  /** Apply what the entry changes for the whole table. */
  #happened(happened: Happened): void {
    if (this.table === null) return;
    const { who, host } = happened;
    const seats =
      who == null ? this.table.seats : this.table.seats.map((seat) => (seat.seat === who.seat ? who : seat));
    const table = { ...this.table, seats, host: host ?? this.table.host };
    if (who != null || host != null) this.table = table;
    if (["paused", "resumed", "away", "back", "left"].includes(happened.kind) && this.table !== null)
      this.table = {
        ...this.table,
        paused: happened.kind === "paused",
        held: happened.kind === "paused" && happened.text === "held",
      };
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
    lines.push(entryOf(step));
    this.#lines.set(seat, lines.slice(-MAX_ENTRIES));
  }

  /** Log missed entries; skip those that this seat already has, since several seats of a device catch up together. */
  #missed(seat: Seat, steps: readonly Step[]): void {
    const last = this.#lines.get(seat)?.at(-1)?.happened.number ?? 0;
    for (const step of steps) {
      this.#happened(step.happened);
      if (step.happened.number > last) this.#log(seat, step);
    }
  }

  /** Put a page of older entries before the known ones. */
  #past({ seat, steps, more }: Past): void {
    const known = this.#lines.get(seat) ?? [];
    const first = known[0]?.happened.number ?? Infinity;
    const older = steps.filter((step) => step.happened.number < first).map(entryOf);
    this.#lines.set(seat, [...older, ...known]);
    if (!more) this.#complete.add(seat);
  }
}

function entryOf({ happened, events = [], told = [] }: Step): LoggedEntry {
  return { happened, events, told };
}
