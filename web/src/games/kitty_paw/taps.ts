/** Double taps: the first takes a piece, the second flips it. */

import type { Point } from "./lattice.ts";

const SOON = 320; // milliseconds
const NEAR = 28; // pixels

export class Taps {
  #last: { at: Point; time: number; cell: string | null } | null = null;

  /** A piece was taken by a tap; `cell`: where on the mat it lay. A click by keys is none. */
  first(event: MouseEvent, cell: string | null): void {
    this.#last =
      event.detail === 0 ? null : { at: { x: event.clientX, y: event.clientY }, time: event.timeStamp, cell };
  }

  /** The second one: where the piece lay. Undefined: it is none. */
  second(event: MouseEvent): string | null | undefined {
    const last = this.#last;
    this.#last = null;
    if (
      last === null ||
      event.timeStamp - last.time > SOON ||
      Math.hypot(event.clientX - last.at.x, event.clientY - last.at.y) > NEAR
    )
      return undefined;
    return last.cell;
  }
}
