/** The state of the palette: its purpose now, and what each act in it would do. */

import type { TableModel } from "../../table/model.ts";
import type { PaletteAct, Saying } from "./acts.ts";
import { goodWords } from "./goodWords.ts";
import { possible } from "./moves.ts";
import { didAct, saidWord, saidWords } from "./recent.svelte.ts";
import { type Shown, timesNow } from "./view.ts";

export type Purpose = "act" | "strike" | "replace";

export interface Offer {
  /** it may be pressed with success, as far as one knows */
  lit: boolean;
  /** pressing it makes this move */
  move: string | undefined;
  /** pressing it asks for a word */
  picks: string | undefined;
  /** how often it was done in this part of the turn */
  times: number;
  struck: boolean;
  hinted: boolean;
  /** the rule is meant, by its title, not the act */
  rule: boolean;
}

export class PaletteUse {
  readonly #model: () => TableModel;
  readonly #view: () => Shown;
  /** One wants to have a rule replaced. Every rule can be named; what one knows is not shown. */
  replacing = $state(false);
  /** The spoken act that a word is looked for. */
  #spoken: string | null = $state(null);
  readonly #can: ReadonlySet<string> = $derived.by(() => possible(this.#model().choices));
  /** Words may be wanted now. */
  readonly maySpeak = $derived.by(
    () => this.#view().phase !== "strike" && (this.#model().place?.many === true || this.#hasWords),
  );
  /** A lesson lists all words. */
  readonly #hasWords = $derived.by(() => this.#model().choices.some(({ move }) => move.startsWith("say ")));
  readonly mayReplace = $derived.by(() => this.#model().asked && this.#model().place?.prompt?.["may_replace"] === true);
  readonly purpose: Purpose = $derived.by(() =>
    this.#view().phase === "strike" ? "strike" : this.replacing && this.mayReplace ? "replace" : "act",
  );
  /** It is open only as long as something may be said. */
  readonly spoken: string | null = $derived.by(() => (this.purpose === "act" ? this.#spoken : null));

  constructor(model: () => TableModel, view: () => Shown) {
    this.#model = model;
    this.#view = view;
  }

  offerOf(act: PaletteAct): Offer {
    const view = this.#view();
    const hint = this.#model().hint?.move;
    const struck = this.purpose === "strike" && (view.own?.struck.includes(act.name) ?? false);
    const nothing = {
      lit: false,
      move: undefined,
      picks: undefined,
      times: 0,
      struck,
      hinted: false,
      rule: this.purpose === "replace",
    };
    if (this.purpose === "replace") return { ...nothing, lit: true, move: `replace ${act.name}` };
    if (this.purpose === "strike") return { ...nothing, ...this.#lit(`strike ${act.name}`) };
    const mine = view.seat !== null && view.active === view.seat;
    const times = mine ? timesNow(view, act.name) : 0;
    if (!act.spoken) return { ...nothing, ...this.#lit(`do ${act.name}`), times };
    const lit = act.words.some(({ word }) => this.maySay(word));
    const hinted = hint?.startsWith("say ") === true && act.words.some(({ word }) => hint === `say ${word}`);
    return { ...nothing, lit, picks: lit ? act.name : undefined, times, hinted };
  }

  #lit(move: string): { lit: boolean; move: string | undefined; hinted: boolean } {
    const lit = this.#can.has(move);
    return { lit, move: lit ? move : undefined, hinted: lit && this.#model().hint?.move === move };
  }

  /** Whether a word may be said now. */
  maySay(word: string): boolean {
    return this.#can.has(`say ${word}`);
  }

  press(act: PaletteAct): void {
    const model = this.#model();
    if (!model.asked) return;
    if (this.purpose === "replace") this.#try(`replace ${act.name}`);
    else if (this.purpose === "strike") this.#try(`strike ${act.name}`);
    else if (!act.spoken) this.#do(`do ${act.name}`, act.name);
    else if (this.offerOf(act).lit) this.#spoken = act.name;
    else model.why(`say ${act.words[0]?.word ?? ""}`);
  }

  say(word: string, act: PaletteAct): void {
    const { id, front } = this.#model();
    if (this.maySay(word) && front !== null) saidWord(id, front, act.name, word);
    this.#spoken = null;
    this.#do(`say ${word}`, act.name);
  }

  /** Six words that may be said for an act, before all others. */
  goodWords(act: PaletteAct): Saying[] {
    const { id, front } = this.#model();
    const said = front === null ? [] : saidWords(id, front, act.name);
    const words = act.words.filter(({ word }) => this.maySay(word));
    return goodWords({ ...act, words }, said, this.#view().round);
  }

  unspoken(): void {
    this.#spoken = null;
  }

  #do(move: string, act: string): void {
    const model = this.#model();
    if (this.#can.has(move) && model.front !== null) didAct(model.id, model.front, act);
    this.#try(move);
  }

  /** A move that is not allowed is not made: the table says why. */
  #try(move: string): void {
    const model = this.#model();
    if (this.#can.has(move)) {
      this.replacing = false;
      model.play(move);
    } else model.why(move);
  }
}
