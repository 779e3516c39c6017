/** The state of the feeding planner: what is picked, what may be given to whom, the best plan. */

import type { Choice } from "../../table/board.ts";
import type { TableModel } from "../../table/model.ts";
import type { Target } from "./choosing.svelte.ts";
import { type Read, read } from "./moves.ts";
import { t } from "./texts.ts";

export class Planning {
  token: string | null = $state(null);
  cat: string | null = $state(null);
  /** Several ways for one token and one cat: as which food? */
  ways: readonly Read[] = $state.raw([]);
  /** What is still to be done for the best plan. */
  following: readonly string[] = $state.raw([]);
  /** The plan was made before the last change: the next one is followed instead. */
  #outdated = false;
  readonly #model: TableModel;
  readonly moves: readonly Read[] = $derived.by(() => this.#model.choices.map(read));

  constructor(model: TableModel) {
    this.#model = model;
  }

  /** All that a token could be for a cat. */
  fitting(token: string | null, cat: string | null): Read[] {
    return this.moves.filter(
      ({ is }) => is.kind === "feed" && (token === null || is.token === token) && (cat === null || is.cat === cat),
    );
  }

  back(cat: string): Read | undefined {
    return this.moves.find(({ is }) => is.kind === "back" && is.cat === cat);
  }

  get done(): Read | undefined {
    return this.moves.find(({ is }) => is.kind === "done");
  }

  drop(): void {
    this.token = this.cat = null;
    this.ways = [];
    this.#outdated = false;
  }

  pickToken(token: string): void {
    const { cat } = this;
    const again = this.token === token;
    this.drop();
    if (cat !== null && this.fitting(token, cat).length > 0) this.give(token, cat);
    else if (!again) this.token = token;
  }

  catTarget(cat: string): Target | null {
    if (this.token === null) {
      const any = this.fitting(null, cat).length > 0 || this.back(cat) !== undefined;
      return any ? { picks: cat, quiet: true, picked: this.cat === cat, pick: () => this.#pickCat(cat) } : null;
    }
    const ways = this.fitting(this.token, cat);
    const [only] = ways;
    if (only === undefined) return null;
    return ways.length === 1 ? { move: only } : { picks: cat, pick: () => (this.ways = ways) };
  }

  #pickCat(cat: string): void {
    const again = this.cat === cat;
    this.drop();
    if (!again) this.cat = cat;
  }

  give(token: string, cat: string): void {
    const ways = this.fitting(token, cat);
    const [only] = ways;
    if (only === undefined) this.#model.why(`feed ${cat} ${token === "wild" ? "wild as tuna" : token}`);
    else if (ways.length === 1) this.#model.play(only.move);
    else [this.token, this.cat, this.ways] = [token, null, ways];
  }

  /** What a token of the tray does, now that a cat is picked: there the food is lit. */
  tokenMove(token: string): Read | undefined {
    const ways = this.cat === null ? [] : this.fitting(token, this.cat);
    return ways.length === 1 ? ways[0] : undefined;
  }

  /** What the prompt offers for what is picked. */
  readonly answers: readonly Choice[] = $derived.by(() => {
    if (this.ways.length > 0)
      return this.ways.map(({ move, is }) => ({
        move,
        words: is.kind === "feed" ? t("eaten-as", { food: is.eatenAs }) : move,
      }));
    const back = this.cat === null ? undefined : this.back(this.cat);
    return back ? [back] : [];
  });

  follow(moves: readonly string[]): void {
    this.drop();
    this.following = moves.filter((move) => move !== "done"); // to close it is everybody's own decision
    this.goOn();
  }

  /** There is a new plan. */
  advised(moves: readonly string[]): void {
    if (this.#outdated) this.follow(moves);
  }

  /** The next step of the plan, once the one before has arrived. */
  goOn(): void {
    const [next, ...rest] = this.following;
    if (next === undefined || this.#model.sent || !this.#model.asked) return;
    if (!this.moves.some(({ move }) => move === next)) {
      this.following = [];
      this.#outdated = true;
      return;
    }
    this.following = rest;
    this.#model.play(next);
  }
}
