/**
 * What happens beside what is true: paws that reach, what everybody is doing, the race after a call,
 * and the check of the last round. The table never waits for any of it.
 */

import { SvelteMap } from "svelte/reactivity";
import type { GameEvent, Happening } from "../../table/board.ts";
import type * as KittyPaw from "../../generated/games/kitty_paw.ts";
import type { PieceView, View } from "./strokes.ts";

export interface Fault {
  piece: string;
  fault: string;
}

/** How a round ended: the caller's mat beside the card, and what came of it. */
export interface Check {
  seat: number;
  card: KittyPaw.CardView;
  mat: readonly PieceView[];
  faults: readonly Fault[];
  right: boolean;
}

export interface Arrival {
  seat: number;
  /** milliseconds after the call */
  after: number;
}

const OUTCOMES: ReadonlySet<string> = new Set(["checked", "scored", "false_alarm"]);
const LATE = 400; // milliseconds
const REACHES = 620; // milliseconds that a paw stays where it took something

function isSurprise(event: string, own: boolean): boolean {
  return event === "bell" || (event === "given" && own) || (event === "checked" && !own);
}

function hasCard(view: View | null, seat: number | null): boolean {
  return seat !== null && view?.seats[seat]?.card != null;
}

export class Show {
  /** Where paws are, by seat: the name of a `data-reach`. */
  readonly paws = new SvelteMap<number, string>();
  /** The last thing that each seat did. */
  readonly doing = new SvelteMap<number, GameEvent>();
  check: Check | null = $state.raw(null);
  /** What came of the last round, in words. */
  outcome: readonly string[] = $state.raw([]);
  race: readonly Arrival[] = $state.raw([]);
  /** The own card was not scored: it is gone, and costs nothing. */
  spared = $state(false);
  /** Who answered last, or not in time. */
  tardy: readonly number[] = $state.raw([]);
  /** When the table last changed under a finger without its doing: a card was given, or the round has ended. */
  #surprised = -Infinity;
  #called = 0;
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();

  /** Whether a tap now was meant for what lay there a moment ago. */
  get tapsAreLate(): boolean {
    return Date.now() - this.#surprised < LATE;
  }

  /** `mine`: the own seat. */
  hears({ event, words }: Happening, before: View | null, mine: number | null): void {
    const seat = typeof event["seat"] === "number" ? event["seat"] : null;
    if (seat !== null) this.#does(seat, event);
    if (isSurprise(event.event, seat === mine)) this.#surprised = Date.now();
    switch (event.event) {
      case "called":
        this.#called = Date.now();
        this.race = [];
        this.tardy = [];
        this.outcome = [];
        break;
      case "answered":
        if (seat !== null) this.race = [...this.race, { seat, after: Date.now() - this.#called }];
        break;
      case "checked":
        if (seat !== null) this.#checks(seat, event, before);
        this.spared = seat !== mine && hasCard(before, mine);
        this.outcome = [...this.outcome, words];
        break;
      case "bell":
        this.check = null;
        this.outcome = words === "" ? [] : [words];
        this.spared = hasCard(before, mine);
        break;
      case "last":
        this.tardy = event["seats"] as number[];
        this.outcome = [...this.outcome, words];
        break;
      case "scored":
        this.outcome = [...this.outcome, words];
        if (seat === mine) this.spared = false;
        break;
      case "false_alarm":
      case "tie":
        this.outcome = [...this.outcome, words];
        break;
      case "start":
        this.clear();
        break;
    }
  }

  /** Enough of the last round. */
  clear(): void {
    this.check = null;
    this.outcome = [];
    this.race = [];
    this.spared = false;
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  #checks(seat: number, event: GameEvent, before: View | null): void {
    const caller = before?.seats[seat];
    if (caller?.card == null) return;
    this.check = {
      seat,
      card: caller.card,
      mat: caller.mat,
      faults: event["faults"] as Fault[],
      right: event["right"] === true,
    };
  }

  #does(seat: number, event: GameEvent): void {
    if (!OUTCOMES.has(event.event)) this.doing.set(seat, event);
    if (event.event === "took" || event.event === "ran_home")
      this.#reaches(seat, `spot-${String(event["spot"])}`, true);
    else if (event.event === "kept" || event.event === "slipped")
      this.#reaches(seat, `box-${String(event["box"])}`, true);
    else if (event.event === "peeked") this.#reaches(seat, `box-${String(event["box"])}`, false);
    else if (event.event === "shut" || event.event === "placed" || event.event === "home") this.#rests(seat);
  }

  #reaches(seat: number, place: string, soonBack: boolean): void {
    clearTimeout(this.#timers.get(seat));
    this.paws.set(seat, place);
    if (soonBack)
      this.#timers.set(
        seat,
        setTimeout(() => this.#rests(seat), REACHES),
      );
  }

  #rests(seat: number): void {
    clearTimeout(this.#timers.get(seat));
    this.paws.delete(seat);
  }
}
