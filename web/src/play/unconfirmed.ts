/** Messages that were sent and not confirmed yet: sent again after a reconnect, with the same id. */

import type { FromClient } from "../wire.ts";

export type Act = Extract<FromClient, { id: string }>;
type WithoutId<T> = T extends Act ? Omit<T, "id"> : never;
export type Wish = WithoutId<Act>;

export class Unconfirmed {
  readonly #acts: Map<string, Act>;
  readonly #newId: () => string;
  readonly #changed: (acts: readonly Act[]) => void;

  /** `before`: what was wished for and not heard of before the page was loaded; `changed` hears what is left, each time. */
  constructor(
    newId: () => string = randomId,
    before: readonly Act[] = [],
    changed: (acts: readonly Act[]) => void = () => {},
  ) {
    this.#newId = newId;
    this.#acts = new Map(before.map((act) => [act.id, act]));
    this.#changed = changed;
  }

  /** From now on to be sent until it is heard of. */
  add(wish: Wish): Act {
    const act = { ...wish, id: this.#newId() } as Act;
    this.#acts.set(act.id, act);
    this.#changed(this.all());
    return act;
  }

  /** The act of that id has been done, or refused: it is not sent again. */
  heard(id: string): Act | undefined {
    const act = this.#acts.get(id);
    if (this.#acts.delete(id)) this.#changed(this.all());
    return act;
  }

  get(id: string): Act | undefined {
    return this.#acts.get(id);
  }

  /** In the order in which they were wished for. */
  all(): Act[] {
    return [...this.#acts.values()];
  }

  /** The moves of that seat that are on their way. */
  movesOf(seat: number): string[] {
    return this.all().flatMap((act) => (act.type === "move" && act.seat === seat ? [act.move] : []));
  }

  /** Whether a move of that seat is on its way. */
  moveOf(seat: number): boolean {
    return this.movesOf(seat).length > 0;
  }
}

/** Works without https too, where `crypto.randomUUID` does not. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
