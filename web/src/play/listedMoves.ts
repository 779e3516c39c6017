/** Where a seat has hundreds of moves, the server lists them once and then sends which are legal now. */

import type { AllMoves, Moves } from "../wire.ts";

export interface Listed {
  move: string;
  told: string | undefined;
}

/** The moves of one seat that were listed so far, by their numbers. */
export class ListedMoves {
  #notation = "";
  #names = "";
  readonly #known = new Map<number, Listed>();

  /** The question for what is legal now. Moves in words name people: under other names all are asked for anew. */
  question(seat: number, names: string): Moves {
    if (names !== this.#names) this.#known.clear();
    this.#names = names;
    return { type: "moves", seat, known: runs(this.#known.keys()), notation: this.#notation };
  }

  /** The legal moves that an answer tells, in the order of their numbers. */
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

const MOST_RUNS = 1000; // that a question may hold; what is left out is sent again

function runs(known: Iterable<number>): number[][] {
  const found: [number, number][] = [];
  for (const number of [...known].sort((one, other) => one - other)) {
    const last = found.at(-1);
    if (last !== undefined && number === last[0] + last[1]) last[1] += 1;
    else found.push([number, 1]);
  }
  return found.slice(0, MOST_RUNS);
}

function numbers(ranges: readonly (readonly number[])[]): number[] {
  return ranges.flatMap(([first = 0, count = 0]) => Array.from({ length: count }, (_, at) => first + at));
}
