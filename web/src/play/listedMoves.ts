/** For a seat with hundreds of moves: the server lists them once and then sends the numbers of the legal ones. */

import type { AllMoves, Moves } from "../generated/wire.ts";

export interface Listed {
  move: string;
  told: string | undefined;
}

/** The moves of one seat that were listed so far, by their numbers. */
export class ListedMoves {
  #notation = "";
  #names = "";
  readonly #known = new Map<number, Listed>();

  /** The request for the legal moves. Moves in words name people, so after a change of names all are requested again. */
  question(seat: number, names: string): Moves {
    if (names !== this.#names) this.#known.clear();
    this.#names = names;
    return { type: "moves", seat, known: runs(this.#known.keys()), notation: this.#notation };
  }

  /** The legal moves in a response, in the order of their numbers. */
  take(answer: AllMoves): Listed[] {
    const sent = answer.moves.map((move, at) => ({ move, told: answer.told?.[at] }));
    if (answer.legal === undefined || answer.new === undefined) return sent; // an older server sends all
    if (answer.notation !== this.#notation) this.#known.clear();
    this.#notation = answer.notation ?? "";
    numbers(answer.new).forEach((number, at) => {
      const listed = sent[at];
      if (listed !== undefined) this.#known.set(number, listed);
    });
    return numbers(answer.legal).flatMap((number) => this.#known.get(number) ?? []);
  }
}

const MAX_RUNS = 1000; // the limit of a request; the server sends the moves left out again

function runs(known: Iterable<number>): number[][] {
  const found: [number, number][] = [];
  for (const number of [...known].sort((one, other) => one - other)) {
    const last = found.at(-1);
    if (last !== undefined && number === last[0] + last[1]) last[1] += 1;
    else found.push([number, 1]);
  }
  return found.slice(0, MAX_RUNS);
}

function numbers(ranges: readonly (readonly number[])[]): number[] {
  return ranges.flatMap(([first = 0, count = 0]) => Array.from({ length: count }, (_, at) => first + at));
}
