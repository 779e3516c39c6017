/** Cards are pressed one after the other until only one move is meant. */

import type { Choice } from "../table/board.ts";
import type { TableModel } from "../table/model.ts";
import type { Card } from "./cards.ts";
import { ableCards, placeOf, type Able } from "./moves.ts";
import type { Reading } from "./read.ts";

export class Pressing {
  readonly #model: () => TableModel;
  readonly #reading: () => Reading;
  #picked: readonly string[] = $state.raw([]);
  #since = $state(0);

  constructor(model: () => TableModel, reading: () => Reading) {
    this.#model = model;
    this.#reading = reading;
  }

  readonly #able: Able = $derived.by(() => ableCards(this.#model().choices, this.#reading()));
  /** What was pressed for this question. */
  readonly #held: readonly string[] = $derived.by(() =>
    this.#since === this.#model().since ? this.#picked.filter((place) => this.#able.has(place)) : [],
  );

  get off(): boolean {
    return this.#model().sent;
  }

  get anyPicked(): boolean {
    return this.#held.length > 0;
  }

  /** The moves that all pressed cards have in common. */
  get answers(): readonly Choice[] {
    const all = this.#model().choices;
    return all.filter((choice) => this.#held.every((place) => this.#able.get(place)?.includes(choice)));
  }

  /** Whether a card on the table says so: it need not be a button too. */
  isOnCard(choice: Choice): boolean {
    return [...this.#able.values()].some((choices) => choices.includes(choice));
  }

  isPicked(card: Card): boolean {
    return this.#held.includes(placeOf(card));
  }

  isHinted(card: Card): boolean {
    const hinted = this.#model().hint?.move;
    return this.#model().asked && this.choicesOf(card).some(({ move }) => move === hinted);
  }

  choicesOf(card: Card): readonly Choice[] {
    const able = this.#able.get(placeOf(card)) ?? [];
    if (this.isPicked(card)) return able;
    return able.filter((choice) => this.answers.includes(choice));
  }

  press(card: Card): void {
    const place = placeOf(card);
    const model = this.#model();
    const choices = this.choicesOf(card);
    if (model.sent || choices.length === 0) return;
    const [only] = choices;
    if (choices.length === 1 && only !== undefined) model.play(only.move);
    else this.#picked = this.isPicked(card) ? this.#held.filter((one) => one !== place) : [...this.#held, place];
    this.#since = model.since;
  }

  release(): void {
    this.#picked = [];
  }
}
