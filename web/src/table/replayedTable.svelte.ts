/** The model of a replay: every step is known, every hand is open. */

import { api } from "../api.ts";
import type { Replayed, ReplayStep } from "../generated/bodies.ts";
import type { LoggedEntry, Place, Seat } from "../play/knowledge.ts";
import type { TableInfo } from "../generated/wire.ts";
import type { BoardModule, GameEvent, Happening } from "./board.ts";
import type { CardGuide } from "./guide.ts";
import { seatsAsked, type TableModel } from "./model.ts";
import { Stage } from "./stage.svelte.ts";
import { ReadOnlyTable } from "./readOnlyTable.ts";
import type { Moment } from "./moment.ts";
import { replayPages } from "./replayPages.ts";

export class ReplayedTable extends ReadOnlyTable implements TableModel {
  readonly id: string;
  readonly stage: Stage;
  readonly table: TableInfo;
  readonly you: readonly number[] = [];
  readonly here: readonly number[];
  readonly connection = "open";
  readonly asOf = null;
  override readonly isReplay = true;
  guide: CardGuide = $state.raw(new Map());
  /** The step that is shown, and the last one. */
  at = $state(0);
  readonly last: number = $state(0);
  /** The seat whose view is shown, or the seat that is about to move. */
  perspective: number | "mover" = $state("mover");
  steps: readonly ReplayStep[] = $state.raw([]);
  readonly front: Seat = $derived(this.perspective === "mover" ? this.#mover() : this.perspective);
  readonly step: ReplayStep | undefined = $derived(this.steps[this.at]);
  readonly place: Place | null = $derived(this.#place());
  readonly over = $derived(this.at === this.last);
  readonly askedSeats: ReadonlySet<number> = $derived(seatsAsked(this.step?.view));
  readonly #all: readonly LoggedEntry[] = $derived(
    this.steps.map(({ number, seat, events, told }) => ({ happened: { number, kind: "move", seat }, events, told })),
  );
  readonly lines: readonly LoggedEntry[] = $derived(this.#all.slice(0, this.at + 1));
  readonly replayed: Replayed;
  #next: number | null;
  #loading = false;
  #wanted: number | null = $state(null);

  constructor(
    replayed: Replayed,
    board: BoardModule<unknown>,
    shows: (happening: Happening) => void,
    pace: () => number,
    start: Moment = { at: 0, seat: null },
  ) {
    super();
    this.id = replayed.table.id;
    this.table = replayed.table;
    this.replayed = replayed;
    this.here = replayed.table.seats.map((seat) => seat.seat);
    this.steps = replayed.steps;
    this.last = replayed.moves;
    this.#next = replayed.next;
    this.stage = new Stage(board, shows, pace);
    if (board.live !== undefined) this.perspective = 0; // in a real-time game the view would jump between seats
    if (start.seat !== null) this.perspective = start.seat;
    this.go(start.at);
    void this.#load();
  }

  /** The moment that is shown, or that will be as soon as it is loaded. */
  get moment(): Moment {
    return { at: this.#wanted ?? this.at, seat: this.perspective === "mover" ? null : this.perspective };
  }

  /** How many steps are loaded. */
  get loaded(): number {
    return this.steps.length - 1;
  }

  /** Show this step now, or as soon as it is loaded. */
  go(to: number): void {
    const wanted = Math.max(0, Math.min(to, this.last));
    this.#wanted = wanted > this.loaded ? wanted : null;
    this.at = Math.min(wanted, this.loaded);
    this.redraw();
  }

  /** Animate the next step. */
  forward(): void {
    const before = this.front;
    this.#wanted = null;
    if (this.at >= this.loaded) return;
    this.stage.skip();
    this.at += 1;
    const step = this.step;
    if (step === undefined) return;
    const view = this.#view();
    if (before !== this.front) this.stage.set(this.#viewOf(this.steps[this.at - 1], this.front), this.at - 1);
    this.stage.add({ number: this.at, seat: step.seat, events: step.events as GameEvent[], words: step.told, view });
  }

  /** Show the view of another seat. */
  showPerspective(perspective: number | "mover"): void {
    this.perspective = perspective;
    this.redraw();
  }

  /** Draw the current step without animation. */
  redraw(): void {
    this.stage.set(this.#view(), this.at);
  }

  close(): void {
    this.stage.close();
    this.#next = null;
  }

  #mover(): Seat {
    const seat = this.steps[this.at]?.seat ?? this.steps[this.at + 1]?.seat ?? 0;
    return seat >= 0 ? seat : 0;
  }

  #view(): unknown {
    return this.#viewOf(this.step, this.front);
  }

  #viewOf(step: ReplayStep | undefined, seat: Seat): unknown {
    return step === undefined ? null : seat === null ? step.view : (step.views[seat] ?? step.view);
  }

  #place(): Place | null {
    if (this.step === undefined) return null;
    const result = this.at === this.last ? this.replayed.result : null;
    return { seat: this.front, number: this.at, view: this.#view(), result };
  }

  async #load(): Promise<void> {
    if (this.#loading) return;
    this.#loading = true;
    for await (const page of replayPages(this.#next, (first, count) => api.replay(this.id, first, count))) {
      if (this.#next === null) break;
      this.steps = [...this.steps, ...page.steps];
      this.#next = page.next;
      if (this.#wanted !== null) this.go(this.#wanted);
    }
    this.#loading = false;
  }
}
