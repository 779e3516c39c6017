/**
 * Messages that are not confirmed yet. They are sent again after a reconnect with the same id, which is an
 * idempotency key: the server applies each id once.
 */

import type { FromClient } from "../generated/wire.ts";

export type Act = Extract<FromClient, { id: string }>;
type WithoutId<T> = T extends Act ? Omit<T, "id"> : never;
export type ActWithoutId = WithoutId<Act>;

export class Unconfirmed {
  readonly #acts: Map<string, Act>;
  readonly #newId: () => string;
  readonly #changed: (acts: readonly Act[]) => void;

  /** `before`: acts requested and not confirmed before the page was loaded; `changed` receives the remaining acts after each change. */
  constructor(
    newId: () => string = randomId,
    before: readonly Act[] = [],
    changed: (acts: readonly Act[]) => void = () => {},
  ) {
    this.#newId = newId;
    this.#acts = new Map(before.map((act) => [act.id, act]));
    this.#changed = changed;
  }

  /** Give the act an id, and keep it until it is settled. */
  add(request: ActWithoutId): Act {
    const act = { ...request, id: this.#newId() } as Act;
    this.#acts.set(act.id, act);
    this.#changed(this.all());
    return act;
  }

  /** Remove an act that was confirmed or refused, and return it. */
  settle(id: string): Act | undefined {
    const act = this.#acts.get(id);
    if (this.#acts.delete(id)) this.#changed(this.all());
    return act;
  }

  get(id: string): Act | undefined {
    return this.#acts.get(id);
  }

  /** All acts, in the order in which they were requested. */
  all(): Act[] {
    return [...this.#acts.values()];
  }

  /** The unconfirmed moves of that seat. */
  movesOf(seat: number): string[] {
    return this.all().flatMap((act) => (act.type === "move" && act.seat === seat ? [act.move] : []));
  }

  /** Whether that seat has an unconfirmed move. */
  moveOf(seat: number): boolean {
    return this.movesOf(seat).length > 0;
  }
}

/** Works without https too, where `crypto.randomUUID` does not. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
