/** One's own paw: where on the mat it is, and which moves it sends. */

import { type Carried, Carry, type MatOnScreen } from "./carry.ts";
import { aCatFurther, halfACatFurther, MAT_WIDTH, MIDDLE, type Point, roomyCell } from "./lattice.ts";
import type { PieceView, SeatView } from "./strokes.ts";
import { Taps } from "./taps.ts";

interface Table {
  /** the own seat with all strokes that are on their way; null: one only looks on */
  seat(): SeatView | null;
  play(move: string): void;
}

/** A part of the mat, in radii. */
export interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

export class Hands {
  /** The cell of the mat where the piece in the paw would be put down. */
  cursor = $state(MIDDLE);
  /** A piece follows the pointer. */
  carrying = $state(false);
  /** Keys were used last, not a pointer: the focus follows what happens. */
  byKeys = false;
  /** Where the last thing was taken from: the name of a `data-reach`. */
  from = "";
  /** The mat as it is drawn: the whole of it, and the large picture of a part. */
  readonly grounds: { whole: HTMLElement | null; zoomed: HTMLElement | null } = { whole: null, zoomed: null };
  /** A part of the mat is shown enlarged: on small screens by itself with a piece in the paw, or because one asked. */
  zoomed = $state(false);
  /** That part, in radii; null as long as it was never looked at. */
  part: Part | null = $state.raw(null);
  #zoomsItself = $state(true);
  #opened = $state(false);
  middle: HTMLElement | undefined;
  carried: HTMLElement | undefined;
  readonly #table: Table;
  readonly #carry: Carry;
  readonly #taps = new Taps();

  constructor(table: Table) {
    this.#table = table;
    const carried: Carried = {
      held: () => this.held,
      play: (move) => this.play(move),
      mats: () => this.#mats(),
      middle: () => this.middle,
      piece: () => this.carried,
      over: (cell) => (this.cursor = cell),
      carries: (yes) => (this.carrying = yes),
    };
    this.#carry = new Carry(carried);
  }

  get held(): PieceView | null {
    return this.#table.seat()?.paw ?? null;
  }

  play(move: string): void {
    if (move.startsWith("take ")) this.from = `spot-${move.slice(5)}`;
    else if (move === "keep") this.from = `box-${this.#table.seat()?.peeking ?? ""}`;
    else if (move.startsWith("lift ")) this.from = "";
    this.#table.play(move);
  }

  /** Something was tapped that this move takes; `cell`: where on the mat it lies. */
  taps(event: MouseEvent, move: string, cell: string | null = null): void {
    this.play(move);
    this.#taps.first(event, cell);
  }

  /** Whether it was the second tap on what the first one took: that flips it, and on the mat it stays where it lay. */
  tapsAgain(event: MouseEvent): boolean {
    const cell = this.#taps.second(event);
    if (cell === undefined || this.held === null || this.held.piece === "symbol") return false;
    this.play("flip");
    if (cell !== null) this.play(`place ${cell}`);
    return true;
  }

  /** A pointer goes down on something that this move would take; without one: on what the paw holds. */
  press(event: PointerEvent, move: string | null): void {
    this.byKeys = false;
    this.#carry.press(event, move);
  }

  /** A piece has come into the paw: the first one is held where the whole figure has room around it. */
  holds(piece: string): void {
    const seat = this.#table.seat();
    if (seat?.card != null && seat.mat.length === 0) this.cursor = roomyCell(seat.card.pieces, piece);
  }

  step(right: number, down: number, half: boolean): void {
    this.cursor = (half ? halfACatFurther : aCatFurther)(this.cursor, right, down);
  }

  /** Enlarge the mat, or not: `small` is a screen on which its cells are too small for a finger. */
  zoomOn(small: boolean, builds: boolean): void {
    const { held } = this;
    if (this.carrying) return; // what is carried over the table finds it as it is
    if (held !== null) this.#opened = false;
    const wanted = held === null ? this.#opened : this.#zoomsItself && !held.stray;
    this.zoomed = small && builds && wanted;
  }

  toggleZoom(): void {
    this.#zoomsItself = !this.zoomed;
    this.#opened = this.held === null && !this.zoomed;
  }

  /** Enlarge the part of the mat around a point of its whole picture. */
  lookAt({ clientX, clientY }: MouseEvent): void {
    const whole = this.grounds.whole?.getBoundingClientRect();
    if (whole === undefined) return;
    const radius = whole.width / MAT_WIDTH;
    this.showAround({ x: (clientX - whole.x) / radius, y: (clientY - whole.y) / radius });
  }

  /** Move the large picture so that a place of the mat is in its middle, as far as the mat reaches. */
  showAround({ x, y }: Point): void {
    const ground = this.grounds.zoomed;
    const view = ground?.parentElement;
    if (ground === null || view == null) return;
    const radius = ground.offsetWidth / MAT_WIDTH;
    view.scrollTo(x * radius - view.clientWidth / 2, y * radius - view.clientHeight / 2);
  }

  #mats(): MatOnScreen[] {
    const { whole, zoomed } = this.grounds;
    const found: MatOnScreen[] = [];
    if (zoomed !== null) {
      const view = zoomed.parentElement ?? zoomed;
      found.push({ ground: zoomed.getBoundingClientRect(), view: view.getBoundingClientRect() });
    }
    if (whole !== null) found.push({ ground: whole.getBoundingClientRect(), view: whole.getBoundingClientRect() });
    return found;
  }

  /** What a letter does with the piece in the paw; empty if it does nothing. */
  strokeOf(key: string): string {
    const seat = this.#table.seat();
    if (seat === null) return "";
    if (seat.peeking !== null) return key === "x" || key === "backspace" ? "shut" : "";
    if (seat.paw === null) return "";
    return { r: "turn right", d: "turn right", a: "turn left", f: "flip", x: "home", backspace: "home" }[key] ?? "";
  }

  /** It is not in the paw any more: somebody was quicker, or it ran home. */
  loses(): void {
    this.#carry.cancel();
  }

  close(): void {
    this.#carry.cancel();
  }
}
