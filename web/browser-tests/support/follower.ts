/** Compares everything that one audience received with what it may know at that step. */

import { isDeepStrictEqual } from "node:util";
import { applied } from "../../src/play/changes.ts";
import type { Seat } from "../../src/play/knowledge.ts";
import type { News, State, Step } from "../../src/generated/wire.ts";
import { knownTo, type Known, type TrueStep } from "./truth.ts";
import type { Heard } from "./wire.ts";

const PLAYED = new Set(["started", "move", "late"]);

export class Follower {
  readonly leaks: string[] = [];
  /** How many questions were compared. */
  compared = 0;
  readonly #seat: Seat;
  readonly #steps: Known[];
  readonly #movers: (number | null)[];
  readonly #seen: ReadonlySet<string>;
  readonly #seenByAll: ReadonlySet<string>;
  #view: unknown = null;
  #at = -1;

  constructor(steps: readonly TrueStep[], seat: Seat, heard: readonly Heard[]) {
    this.#seat = seat;
    this.#steps = steps.map((step) => knownTo(step, seat));
    this.#movers = steps.map((step) => step.seat);
    this.#seen = told(this.#steps);
    this.#seenByAll = told(steps.map((step) => knownTo(step, null)));
    const taken = takenBack(heard, seat);
    for (const { message } of heard) {
      if (message.type === "past") this.#afterwards(message.steps, this.#seenByAll);
      if (!("seat" in message) || message.seat !== seat) continue;
      if (message.type === "state") this.#state(message);
      if (message.type === "news") this.#news(message, taken);
      if (message.type === "missed") this.#afterwards(message.steps, this.#seen);
    }
  }

  #state(state: State): void {
    this.#view = state.view;
    if (state.view === null) return;
    const at = this.#steps.findIndex((step, at) => at >= this.#at && isDeepStrictEqual(step.view, state.view));
    if (at < 0) this.#leak("a state that was never its own", state.view);
    else this.#at = at;
    this.#question(state);
  }

  #news(news: News, taken: ReadonlySet<News>): void {
    this.#view = applied(this.#view, news.changes ?? []);
    if (taken.has(news)) return; // of moves that were taken back the truth knows nothing
    if (news.happened.kind === "undone") {
      const at = this.#steps.findLastIndex((step) => isDeepStrictEqual(step.view, this.#view));
      if (at < 0) this.#leak("taken back to something that never was", this.#view);
      else this.#at = at;
    } else if (PLAYED.has(news.happened.kind)) {
      this.#at = this.#next(news);
    } else if (news.events?.length) {
      this.#leak("events of a line that is no move", news.events);
    }
    if (this.#view !== null) this.#question(news);
  }

  /** The step of which this tells. In between there may be moves that nobody can notice. */
  #next(news: News): number {
    const events = news.events ?? [];
    for (let at = this.#at + 1; at < this.#steps.length; at += 1) {
      const step = this.#steps[at] as Known;
      const whose = this.#movers[at] === null || this.#movers[at] === news.happened.seat;
      if (whose && isDeepStrictEqual(step.view, this.#view) && isDeepStrictEqual(step.events, events)) return at;
      const unnoticed = at > 0 && step.events.length === 0 && isDeepStrictEqual(step.view, this.#steps[at - 1]?.view);
      if (!unnoticed) break;
    }
    const { view, events: wanted } = this.#steps[this.#at + 1] ?? {};
    this.#leak(`line ${news.happened.number} is not what is true for it`, {
      told: { view: this.#view, events },
      true: { view, events: wanted },
    });
    return this.#at + 1;
  }

  #question({ prompt, moves, many }: Pick<State, "prompt" | "moves" | "many">): void {
    const step = this.#steps[this.#at];
    if (step === undefined) return;
    this.compared += 1;
    if (!isDeepStrictEqual(prompt ?? null, step.prompt)) this.#leak("a question that is not its own", prompt);
    if (!many && !isDeepStrictEqual(moves ?? [], step.moves)) this.#leak("moves that are not its own", moves);
  }

  /** What is told later must have been seen once. */
  #afterwards(steps: readonly Step[], seen: ReadonlySet<string>): void {
    for (const { events } of steps)
      for (const event of events ?? [])
        if (!seen.has(ordered(event))) this.#leak("told afterwards and never seen", event);
  }

  #leak(what: string, data: unknown): void {
    this.leaks.push(`seat ${this.#seat}: ${what}: ${JSON.stringify(data)}`);
  }
}

/** Moves that were taken back later: the record has them no more. */
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

function told(steps: readonly Known[]): Set<string> {
  return new Set(steps.flatMap((step) => step.events).map(ordered));
}

/** Equal things have equal texts. */
function ordered(thing: unknown): string {
  const sorted = (value: object): object =>
    Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  return JSON.stringify(thing, (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value) ? sorted(value) : value,
  );
}
