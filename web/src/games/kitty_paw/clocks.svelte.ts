/** The seconds left until each move that the clock makes. */

import type { TableModel } from "../../table/model.ts";

const BEAT = 250;

export class Clocks {
  #now = $state(Date.now());
  readonly #model: TableModel;
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(model: TableModel) {
    this.#model = model;
    this.#timer = setInterval(() => (this.#now = Date.now()), BEAT);
  }

  /** Until the clock makes this move; null: it waits for nothing of that kind. */
  left(move: string): number | null {
    const due = this.#model.place?.deadlines?.find((deadline) => deadline.move === move);
    return due === undefined || this.#now === 0 ? null : Math.max(0, this.#model.until(due.until) / 1000);
  }

  /** The same in whole seconds, as one counts down. */
  whole(move: string): number | null {
    const left = this.left(move);
    return left === null ? null : Math.ceil(left);
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
