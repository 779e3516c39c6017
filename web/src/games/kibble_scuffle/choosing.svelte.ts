/**
 * What may be chosen, and what of it has been picked: a move may take two steps, a card and then a
 * bowl, a cat and then a cube. The moves themselves come from the table.
 */

import type { Choice } from "../../table/board.ts";
import type { TableModel } from "../../table/model.ts";
import type * as KibbleScuffle from "../../generated/games/kibble_scuffle.ts";
import { type Move, parsedAll } from "./moves.ts";

export interface Picked {
  card: string;
  /** Copy Cat: as whom */
  as?: string;
  /** Greedy Cat: the first cube */
  cube?: number;
}

export interface Prompt {
  key: string;
  card?: string;
  owner?: number;
  bowl?: number;
  by?: string;
  by_owner?: number;
  cube?: number;
  left?: number;
}

type Cat = Pick<KibbleScuffle.CatView, "card" | "owner">;

export class Choosing {
  readonly #model: TableModel;
  #picked: (Picked & { at: number }) | null = $state.raw(null);
  /** The bowl that something is dragged over. */
  over: number | null = $state(null);
  /** The card that is looked at, while none is picked: what would it do? */
  looked: string | null = $state(null);

  readonly moves: readonly Move[] = $derived.by(() => parsedAll(this.#model.choices));
  readonly prompt: Prompt | null = $derived.by(() =>
    this.#model.asked ? (this.#model.place?.prompt as unknown as Prompt) : null,
  );
  readonly key: string = $derived(this.prompt?.key ?? "");
  readonly picked: Picked | null = $derived.by(() => {
    if (this.#picked !== null && this.#picked.at === this.#model.place?.number && this.prompt !== null)
      return this.#picked;
    return this.#only();
  });
  /** Only one thing can be meant, so nobody has to pick it. */
  readonly byItself: boolean = $derived.by(() => this.picked !== null && this.#only()?.card === this.picked.card);

  constructor(model: TableModel) {
    this.#model = model;
  }

  pick(picked: Picked | null): void {
    this.#picked = picked === null ? null : { ...picked, at: this.#model.place?.number ?? -1 };
    this.looked = null;
    if (picked !== null && !this.#fitsHint(picked)) this.#model.dropHint();
  }

  /** Whether the hint can still be followed with what is picked. */
  #fitsHint(picked: Picked): boolean {
    const hinted = this.moves.find(({ choice }) => choice.move === this.#model.hint?.move);
    if (hinted === undefined) return false;
    if (hinted.verb === "copy") return picked.card === "copy" && (picked.as ?? hinted.card) === hinted.card;
    if (hinted.verb === "feed" && picked.cube !== undefined && !hinted.cubes.includes(picked.cube)) return false;
    return "card" in hinted && hinted.card === picked.card;
  }

  play(move: Move | undefined | null): void {
    if (move && !this.#model.sent) this.#model.play(move.choice.move);
  }

  #only(): Picked | null {
    if (!["kitten", "send", "vacuum", "feed", "feed-first", "mama-fed"].includes(this.key)) return null;
    const cards = new Set(
      this.moves.flatMap((move) =>
        move.verb === "play" || move.verb === "send" || move.verb === "feed" ? [move.card] : [],
      ),
    );
    const [card] = cards;
    return cards.size === 1 && card !== undefined ? { card } : null;
  }

  /** Cards of the hand that can be used now. */
  readonly hand: ReadonlySet<string> = $derived.by(
    () =>
      new Set(
        this.moves.flatMap((move) =>
          move.verb === "play" || move.verb === "discard" ? [move.card] : move.verb === "copy" ? ["copy"] : [],
        ),
      ),
  );

  /** Whom Copy Cat can be. */
  readonly copies: readonly string[] = $derived.by(() => [
    ...new Set(this.moves.flatMap((move) => (move.verb === "copy" ? [move.card] : []))),
  ]);

  /** What a card of the hand does at once: there is nothing left to choose. */
  cardMove(card: string): Move | null {
    const moves = this.moves.filter((move) => (move.verb === "play" || move.verb === "discard") && move.card === card);
    const [move] = moves;
    if (move?.verb === "discard" || (this.key === "item-cat" && moves.length === 1)) return move ?? null;
    return null;
  }

  /** What a bowl stands for, with what is picked. */
  bowlMove(bowl: number, picked: Picked | null = this.picked): Move | null {
    return (
      this.moves.find((move) => {
        if (move.verb === "trade" || move.verb === "serve") return move.bowl === bowl;
        if (picked === null || !("bowl" in move) || move.bowl !== bowl) return false;
        if (move.verb === "copy") return picked.card === "copy" && picked.as === move.card;
        return (move.verb === "play" || move.verb === "send") && move.card === picked.card;
      }) ?? null
    );
  }

  /** A cat at a bowl that can be chosen. */
  catMove(cat: Cat, bowl: number): Move | null {
    return (
      this.moves.find(
        (move) => move.verb === "choose" && move.card === cat.card && move.owner === cat.owner && move.bowl === bowl,
      ) ?? null
    );
  }

  /** A cat at a bowl that can be picked, for a second step. */
  catPick(cat: Cat, bowl: number): boolean {
    if (this.prompt?.bowl !== bowl || cat.owner !== this.#model.front || this.#only() !== null) return false;
    return this.moves.some((move) => (move.verb === "send" || move.verb === "feed") && move.card === cat.card);
  }

  /** The meals of the cat that is picked, the best first. */
  readonly meals: readonly Extract<Move, { verb: "feed" }>[] = $derived.by(() =>
    this.moves
      .filter(
        (move): move is Extract<Move, { verb: "feed" }> => move.verb === "feed" && move.card === this.picked?.card,
      )
      .sort((one, other) => total(other.cubes) - total(one.cubes)),
  );

  /** What a cube of a bowl stands for: a move, the first half of one, or nothing. */
  cubeMove(value: number, bowl: number): { move: Move | null; pick: Picked | null } | null {
    if (this.prompt?.bowl !== bowl) return null;
    const back = this.moves.find((move) => move.verb === "return" && move.cube === value);
    if (back !== undefined) return { move: back, pick: null };
    const first = this.picked?.cube;
    if (first !== undefined) {
      const both = [first, value].sort((one, other) => other - one).join();
      const move = this.meals.find(({ cubes }) => cubes.join() === both);
      return move === undefined ? null : { move, pick: null };
    }
    const mine = this.meals.filter(({ cubes }) => cubes.includes(value));
    const [only] = mine;
    if (only === undefined || this.picked === null) return null;
    return mine.length === 1
      ? { move: only, pick: null }
      : { move: null, pick: { card: this.picked.card, cube: value } };
  }

  /** Cubes of the others that can be had for one's own. */
  readonly swaps: readonly Extract<Move, { verb: "swap" }>[] = $derived.by(() =>
    this.moves.filter((move): move is Extract<Move, { verb: "swap" }> => move.verb === "swap"),
  );

  /** Cats at bowls that can be chosen. */
  readonly targets: readonly Extract<Move, { verb: "choose" }>[] = $derived.by(() =>
    this.moves.filter((move): move is Extract<Move, { verb: "choose" }> => move.verb === "choose"),
  );

  readonly pass: Choice | null = $derived.by(() => this.moves.find((move) => move.verb === "pass")?.choice ?? null);

  /** Which card would come to a bowl, and whose. */
  ghost(bowl: number): { card: string; owner: number } | null {
    const owner = this.#model.front;
    if (owner === null) return null;
    const picked = this.picked ?? (this.looked === null ? null : { card: this.looked });
    const move = this.bowlMove(bowl, picked);
    return move !== null && (move.verb === "play" || move.verb === "copy" || move.verb === "send")
      ? { card: move.card, owner }
      : null;
  }
}

function total(cubes: readonly number[]): number {
  return cubes.reduce((sum, value) => sum + value, 0);
}
