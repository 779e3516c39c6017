/** Turns up the cards of a meal one by one. The move is already made: timing changes nothing. */

import { BAD, type Meal } from "./view.ts";
import { waits } from "./motion.ts";

export class MealShow {
  /** So many cards lie open. */
  turned = $state(0);
  meal: Meal | null = $state.raw(null);
  readonly open: readonly string[] = $derived(this.meal?.cards.slice(0, this.turned) ?? []);
  readonly bad = $derived(this.open.includes(BAD));
  readonly done = $derived(this.meal !== null && this.turned === this.meal.cards.length);
  readonly #turns: (card: string, at: number) => void;
  readonly #over: () => void;
  #waits: number[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `turns` hears of each card, `over` when the last one has been seen. */
  constructor(turns: (card: string, at: number) => void, over: () => void) {
    this.#turns = turns;
    this.#over = over;
  }

  start(meal: Meal | null, mine: boolean): void {
    if (meal === this.meal) return;
    this.stop();
    this.meal = meal;
    this.turned = 0;
    if (meal === null) return;
    this.#waits = waits(meal.cards, mine);
    this.#wait();
  }

  /** Turn the next card now; after the last one: go on. */
  next(): void {
    clearTimeout(this.#timer);
    const card = this.meal?.cards[this.turned];
    if (card === undefined) {
      this.#over();
      return;
    }
    this.turned += 1;
    this.#turns(card, this.turned - 1);
    this.#wait();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #wait(): void {
    this.#timer = setTimeout(() => this.next(), this.#waits[this.turned] ?? 0);
  }
}
