/** Which cat performs which act now: events as shown, one's own acts at once, and replays of a look. */

import type { GameEvent } from "../../table/board.ts";
import { ACT_LASTS, actsOf } from "./motion.ts";
import type { Act, Shown } from "./view.ts";

export interface Performance {
  seat: number;
  act: Act;
  /** the same act again is another performance */
  nth: number;
}

export class Performing {
  now: Performance | null = $state.raw(null);
  #nth = 0;
  #done = new Map<string, number>();
  #told: GameEvent | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #again: (performance: Performance) => void;

  /** `again` hears of each act that is looked at once more. */
  constructor(again: (performance: Performance) => void) {
    this.#again = again;
  }

  /** Follow what is shown: the event of the moment, and how much its own seat has done. */
  follow(event: GameEvent | null, view: Shown): void {
    const again = this.#newest(view);
    if (event !== this.#told) {
      this.#told = event;
      if (event?.event === "acted") return this.#perform(Number(event["seat"]), [event as unknown as Act]);
      if (event?.event === "looked")
        return this.#perform(view.active ?? 0, actsOf(event) as readonly Act[], this.#again);
      if (event !== null) return this.stop();
    }
    if (again !== undefined && view.active !== null) this.#perform(view.active, [again]);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.now = null;
  }

  /** The one thing that the seat itself has done since it was last looked at; none if it was more, as in a leap through a replay. */
  #newest({ seat, active, acts }: Shown): Act | undefined {
    const own = seat !== null && seat === active ? acts : [];
    const more = own.filter(({ act, part, times }) => times > (this.#done.get(`${act} ${part}`) ?? 0));
    this.#done = new Map(own.map(({ act, part, times }) => [`${act} ${part}`, times]));
    return more.length === 1 ? more[0] : undefined;
  }

  #perform(seat: number, [act, ...rest]: readonly Act[], heard?: (performance: Performance) => void): void {
    clearTimeout(this.#timer);
    if (act === undefined) {
      this.now = null;
      return;
    }
    this.#nth += 1;
    this.now = { seat, act, nth: this.#nth };
    heard?.(this.now);
    this.#timer = setTimeout(() => this.#perform(seat, rest, heard), ACT_LASTS);
  }
}
