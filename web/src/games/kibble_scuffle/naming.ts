/**
 * Names that stay with things from view to view, so that one can see them travel.
 *
 * Equal things (a player's Kittens, cubes of one value) have no names of their own: what is gone
 * from one place and new at another has moved.
 */

import type * as KibbleScuffle from "../../generated/games/kibble_scuffle.ts";

type View = KibbleScuffle.KibbleView;

export interface Named {
  /** by `bowl-1`, `aside-1`, `hand`, `top-0` (of the discard): the names of the cards there */
  cards: ReadonlyMap<string, readonly string[]>;
  /** by `bowl-1`, `seat-0`: the names of the cubes there */
  cubes: ReadonlyMap<string, readonly string[]>;
  /** the cubes that were nowhere before, in their order */
  fresh: readonly string[];
}

/** What lies where: sorts of things by place. */
type Lying = ReadonlyMap<string, readonly string[]>;

class Tags {
  #last = 0;
  #known = new Map<string, readonly string[]>(); // by place: the names there
  #sorts = new Map<string, string>(); // by name
  fresh: string[] = [];

  of(lying: Lying): ReadonlyMap<string, readonly string[]> {
    const given = new Map<string, string[]>();
    const loose = new Map<string, string[]>();
    const wanting: [place: string, at: number, sort: string][] = [];
    const places = new Set([...this.#known.keys(), ...lying.keys()]);
    for (const place of places) {
      const here = lying.get(place) ?? [];
      const before = bySort(this.#known.get(place) ?? [], this.#sorts);
      const names: string[] = [];
      for (const sort of new Set([...here, ...before.keys()])) {
        const wanted = here.filter((one) => one === sort).length;
        const had = before.get(sort) ?? [];
        const gone = Math.max(0, had.length - wanted);
        if (gone > 0) loose.set(sort, [...(loose.get(sort) ?? []), ...had.slice(0, gone)]); // the longest there leaves
        before.set(sort, had.slice(gone));
      }
      for (const [at, sort] of here.entries()) {
        const name = before.get(sort)?.shift();
        if (name === undefined) wanting.push([place, at, sort]);
        names[at] = name ?? "";
      }
      given.set(place, names);
    }
    this.fresh = [];
    for (const [place, at, sort] of wanting) {
      let name = loose.get(sort)?.shift();
      if (name === undefined) {
        name = `${sort}.${(this.#last += 1)}`;
        this.#sorts.set(name, sort);
        this.fresh.push(name);
      }
      (given.get(place) as string[])[at] = name;
    }
    this.#known = given;
    return given;
  }
}

function bySort(names: readonly string[], sorts: ReadonlyMap<string, string>): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const name of names) {
    const sort = sorts.get(name) ?? "";
    all.set(sort, [...(all.get(sort) ?? []), name]);
  }
  return all;
}

/** Remembers the names that it gave. */
export class Naming {
  readonly #cards = new Tags();
  readonly #cubes = new Tags();
  #last: { view: View; named: Named } | null = null;

  of(view: View): Named {
    if (this.#last?.view === view) return this.#last.named;
    const cards = new Map<string, string[]>();
    const cubes = new Map<string, string[]>();
    for (const { bowl, cats, aside, cubes: food } of view.bowls) {
      cards.set(
        `bowl-${bowl}`,
        cats.map(({ card, owner }) => `${owner}:${card}`),
      );
      cards.set(
        `aside-${bowl}`,
        aside.map(({ card, owner }) => `${owner}:${card}`),
      );
      cubes.set(
        `bowl-${bowl}`,
        food.map((value) => `cube-${value}`),
      );
    }
    if (view.own !== null)
      cards.set(
        "hand",
        view.own.hand.map((card) => `${view.seat}:${card}`),
      );
    for (const { seat, discard, cubes: eaten } of view.seats) {
      const top = discard.at(-1);
      if (seat === view.seat) cards.set(`top-${seat}`, top === undefined ? [] : [`${seat}:${top}`]);
      cubes.set(
        `seat-${seat}`,
        eaten.map((value) => `cube-${value}`),
      );
    }
    const named = { cards: this.#cards.of(cards), cubes: this.#cubes.of(cubes), fresh: this.#cubes.fresh };
    this.#last = { view, named };
    return named;
  }
}

/** Whose card a name means, and which: `0:kitten.7`. */
export function cardOf(name: string): { owner: number; card: string } | null {
  const found = /^(\d+):([a-z-]+)/.exec(name);
  return found === null ? null : { owner: Number(found[1]), card: found[2] as string };
}
