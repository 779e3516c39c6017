/** The page never receives what its seat may not know: all that came over the wire is held against the truth. */

import { isDeepStrictEqual } from "node:util";
import { applied } from "../../src/play/changes.ts";
import type { Seat } from "../../src/play/knowledge.ts";
import type { News, State, Step } from "../../src/wire.ts";
import type { Person } from "./people.ts";
import { expect } from "./test.ts";
import { knownTo, truth, type Known, type Truth } from "./truth.ts";
import type { Heard } from "./wire.ts";

/** Who sat where: nobody of them may know more than their seats. An onlooker has none. */
export type Sitters = readonly { person: Person; seats: readonly number[] }[];

const PLAYED = new Set(["started", "move", "late"]);

/** After the game: was anybody told what was not theirs? How many views were compared. */
export async function expectNoSecrets(table: string, sitters: Sitters): Promise<number> {
  const first = sitters[0];
  if (first === undefined) throw new Error("nobody was there");
  const true_ = await truth(first.person.page, table);
  let compared = 0;
  for (const { person, seats } of sitters) {
    const heard = person.wire.of(table);
    expectOnlyTheirs(heard, seats);
    expectNoSeedBeforeTheEnd(heard, true_.seed);
    for (const seat of [null, ...seats]) {
      const follower = new Follower(true_, seat, takenBack(heard, seat));
      for (const { message } of heard) follower.take(message);
      compared += follower.compared;
    }
  }
  await expectNoKeysOfOthers(sitters);
  expect(compared, "something was compared").toBeGreaterThan(0);
  return compared;
}

/** Nothing is addressed to a seat of others. Before they sat down they looked on. */
function expectOnlyTheirs(heard: readonly Heard[], seats: readonly number[]): void {
  const theirs: readonly Seat[] = [null, ...seats];
  for (const { message } of heard) {
    if (message.type === "welcome") expect(message.you.filter((seat) => !seats.includes(seat)), "seats of others").toEqual([]);
    if ("seat" in message) expect(theirs, `a ${message.type} for another seat`).toContain(message.seat);
  }
}

/** The seed tells all cards; it is shown with the result, and not before. */
function expectNoSeedBeforeTheEnd(heard: readonly Heard[], seed: string): void {
  for (const { text, message } of heard) {
    const over = (message.type === "state" || message.type === "news") && message.result != null;
    if (!over) expect(text.includes(seed), "the seed before the end").toBe(false);
  }
}

/** What opens a seat is known to who sits there alone. */
async function expectNoKeysOfOthers(sitters: Sitters): Promise<void> {
  const keys = await Promise.all(sitters.map(({ person }) => person.wire.secrets()));
  for (const [at, { person }] of sitters.entries()) {
    const others = keys.filter((_, other) => other !== at).flat();
    const all = [...person.wire.heard, ...person.wire.answers].map(({ text }) => text);
    for (const key of others) expect(all.some((text) => text.includes(key)), "the key of another seat").toBe(false);
  }
}

/** Moves that were taken back later: the record has them no more, so the truth does not know them. */
function takenBack(heard: readonly Heard[], seat: Seat): Set<News> {
  const taken = new Set<News>();
  let before: { news: News | null; view: unknown }[] = [];
  let view: unknown = null;
  for (const { message } of heard) {
    if (message.type === "state" && message.seat === seat) {
      view = message.view;
      before.push({ news: null, view });
    }
    if (message.type !== "news" || message.seat !== seat) continue;
    view = applied(view, message.changes ?? []);
    if (message.happened.kind === "undone") {
      const at = before.findLastIndex((line) => isDeepStrictEqual(line.view, view));
      for (const { news } of before.slice(at + 1)) if (news !== null) taken.add(news);
      before = before.slice(0, at + 1);
    } else before.push({ news: message, view });
  }
  return taken;
}

/** Goes through the game with one audience: each thing it is told must be what is true for it at that step. */
class Follower {
  compared = 0;
  readonly #steps: Known[];
  readonly #forAll: Known[];
  readonly #movers: (number | null)[];
  readonly #seat: Seat;
  readonly #taken: Set<News>;
  #view: unknown = null;
  #at = -1;

  constructor({ steps }: Truth, seat: Seat, taken: Set<News>) {
    this.#seat = seat;
    this.#taken = taken;
    this.#steps = steps.map((step) => knownTo(step, seat));
    this.#forAll = steps.map((step) => knownTo(step, null));
    this.#movers = steps.map((step) => step.seat);
  }

  take(message: Heard["message"]): void {
    if (message.type === "state" && message.seat === this.#seat) this.#state(message);
    if (message.type === "news" && message.seat === this.#seat) this.#news(message);
    if (message.type === "missed" && message.seat === this.#seat) this.#afterwards(message.steps, this.#steps);
    if (message.type === "past") this.#afterwards(message.steps, this.#forAll);
  }

  #state(state: State): void {
    this.#view = state.view;
    if (state.view === null) return;
    const at = this.#steps.findIndex((step, at) => at >= this.#at && isDeepStrictEqual(step.view, state.view));
    expect(at, `a state of seat ${this.#seat} that is not its own: ${JSON.stringify(state.view)}`).toBeGreaterThanOrEqual(0);
    this.#at = at;
    this.#expectQuestion(state);
  }

  #news(news: News): void {
    this.#view = applied(this.#view, news.changes ?? []);
    if (this.#taken.has(news)) return;
    if (news.happened.kind === "undone") {
      this.#at = this.#steps.findLastIndex((step) => isDeepStrictEqual(step.view, this.#view));
      expect(this.#at, "taken back to something that was").toBeGreaterThanOrEqual(0);
    } else if (PLAYED.has(news.happened.kind)) {
      this.#at = this.#next(news);
    } else {
      expect(news.events ?? [], `events of a line that is no move: ${news.happened.kind}`).toEqual([]);
    }
    if (this.#view !== null) this.#expectQuestion(news);
  }

  /** The step of which this tells. In between there may be moves that nobody can notice. */
  #next(news: News): number {
    for (let at = this.#at + 1; at < this.#steps.length; at += 1) {
      const step = this.#steps[at] as Known;
      const whose = this.#movers[at] === null || this.#movers[at] === news.happened.seat;
      if (whose && isDeepStrictEqual(step.view, this.#view) && isDeepStrictEqual(step.events, news.events ?? [])) return at;
      const unnoticed = at > 0 && isDeepStrictEqual(step.view, this.#steps[at - 1]?.view) && step.events.length === 0;
      if (!unnoticed) break;
    }
    const wanted = this.#steps[this.#at + 1];
    expect({ view: this.#view, events: news.events ?? [] }, `seat ${this.#seat} is told what is true for it, line ${news.happened.number}`).toEqual({ view: wanted?.view, events: wanted?.events });
    return this.#at + 1;
  }

  #expectQuestion({ prompt, moves, many }: Pick<State, "prompt" | "moves" | "many">): void {
    const step = this.#steps[this.#at];
    if (step === undefined) return;
    this.compared += 1;
    expect(prompt ?? null, `what seat ${this.#seat} is asked`).toEqual(step.prompt);
    if (!many) expect(moves ?? [], `what seat ${this.#seat} may do`).toEqual(step.moves);
  }

  /** What is told later must have been seen by this audience once. */
  #afterwards(told: readonly Step[], steps: readonly Known[]): void {
    const seen = new Set(steps.flatMap((step) => step.events).map(ordered));
    for (const { events } of told) for (const event of events ?? []) expect(seen, "told afterwards").toContain(ordered(event));
  }
}

/** Equal things have equal texts. */
function ordered(thing: unknown): string {
  return JSON.stringify(thing, (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  );
}
