/**
 * The line to a table: says hello, comes back after a break, sends again what was not heard of.
 *
 * A move counts once however often it is sent, since it has an id. So whenever the line is in doubt,
 * it is cut and taken up anew with the last number that was seen.
 */

import { language } from "../texts/en/language.ts";
import type { FromClient, FromServer, Refusal } from "../wire.ts";
import { Knowledge, OutOfStep } from "./knowledge.ts";
import { type Act, Unconfirmed, type Wish } from "./unconfirmed.ts";

/** The part of a WebSocket that is used here. */
export interface Line {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** What the world gives: lines, time and chance. Tests give their own. */
export interface World {
  open(): Line;
  now(): number;
  later(milliseconds: number, then: () => void): () => void;
  chance(): number;
}

/** `refused`: the table does not want these secrets, or nobody; trying again would not help. */
export type Status = "connecting" | "open" | "broken" | "refused" | "closed";

export interface Listener {
  /** Something is different: draw it. */
  changed(message: FromServer | null): void;
  /** An act did not happen, or a question was not answered. */
  refused(refusal: Refusal, act: Act | undefined): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PATIENCE = 8_000; // for an answer, before the line counts as broken
const RETRY = 1_500; // after "it could not be written down"
const MOST_RETRIES = 5;

export class Connection {
  readonly known = new Knowledge();
  readonly unconfirmed: Unconfirmed;
  status: Status = "connecting";
  readonly #world: World;
  readonly #listener: Listener;
  #secrets: readonly string[];
  #line: Line | null = null;
  #welcomed = false;
  #failures = 0;
  #muted: readonly number[] = [];
  #askAgainAt = 0;
  #stopWaiting: () => void = () => {};
  #stopDoubting: () => void = () => {};
  readonly #retries = new Map<string, number>();

  constructor(secrets: readonly string[], world: World, listener: Listener, unconfirmed = new Unconfirmed()) {
    this.#secrets = secrets;
    this.#world = world;
    this.#listener = listener;
    this.unconfirmed = unconfirmed;
    this.#dial();
  }

  /** Do this, however long it takes until the table hears of it. */
  act(wish: Wish): void {
    const act = this.unconfirmed.add(wish);
    if (this.#welcomed) this.#say(act);
    this.#listener.changed(null);
  }

  /** Ask this, if the line is open. */
  ask(question: Exclude<FromClient, Act>): void {
    if (this.#welcomed) this.#say(question);
  }

  /** Hear no talk of these seats, also after a break. */
  mute(seats: readonly number[]): void {
    this.#muted = seats;
    if (this.#welcomed) this.#send({ type: "mute", seats: [...seats] });
  }

  /** Come in with other secrets: one has sat down, or got up. */
  reopen(secrets: readonly string[]): void {
    this.#secrets = secrets;
    this.known.forget();
    this.#redial(0, "connecting"); // on purpose: nothing is broken
  }

  /** The device woke up, or is online again: is the line still there? */
  check(): void {
    if (this.status === "broken") this.#redial(0);
    else if (this.#welcomed) this.#say({ type: "history", before: 1 });
  }

  /** Hang up for good. */
  close(): void {
    this.#end("closed");
  }

  #end(status: "refused" | "closed"): void {
    this.status = status;
    this.#hangUp();
    this.#stopWaiting();
    this.#listener.changed(null);
  }

  #dial(): void {
    const line = this.#world.open();
    this.#line = line;
    this.#welcomed = false;
    this.#doubt();
    line.onopen = () => {
      const since = this.known.since();
      this.#send({ type: "hello", seats: [...this.#secrets], since, words: true, language });
    };
    line.onmessage = (event) => {
      if (typeof event.data === "string") this.#hear(JSON.parse(event.data) as FromServer);
    };
    line.onclose = () => this.#broke();
  }

  #hangUp(): void {
    this.#stopDoubting();
    const line = this.#line;
    this.#line = null;
    this.#welcomed = false;
    if (line === null) return;
    line.onopen = line.onmessage = line.onclose = null;
    line.close();
  }

  #broke(): void {
    this.#hangUp();
    if (this.status === "closed" || this.status === "refused") return;
    this.#failures += 1;
    const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(this.#failures - 1, 10));
    const asked = Math.max(0, this.#askAgainAt - this.#world.now());
    // Everybody at once would be a storm: somewhere between half of it and all of it.
    this.#redial(asked + most * (0.5 + this.#world.chance() / 2));
  }

  #redial(wait: number, status: "broken" | "connecting" = "broken"): void {
    this.#hangUp();
    this.#stopWaiting();
    this.status = status;
    this.#stopWaiting = this.#world.later(wait, () => {
      this.status = "connecting";
      this.#dial();
      this.#listener.changed(null);
    });
    this.#listener.changed(null);
  }

  #hear(message: FromServer): void {
    this.#stopDoubting();
    if (message.type === "ping") {
      this.#send({ type: "pong", nonce: message.nonce });
      return;
    }
    if (message.type === "bye") this.#askAgainAt = this.#world.now() + message.again * 1000;
    if (message.type === "refused") {
      this.#refused(message);
      return;
    }
    try {
      this.known.take(message, this.#world.now());
    } catch (error) {
      if (!(error instanceof OutOfStep)) throw error;
      this.known.forget();
      this.#redial(0);
      return;
    }
    if (message.type === "welcome") this.#welcome();
    if (message.type === "news" && message.id) this.#heard(message.id);
    if (message.type === "done") this.#heard(message.id);
    this.#listener.changed(message);
  }

  #welcome(): void {
    this.status = "open";
    this.#welcomed = true;
    this.#failures = 0;
    if (this.#muted.length > 0) this.#send({ type: "mute", seats: [...this.#muted] });
    for (const act of this.unconfirmed.all()) this.#say(act);
  }

  #heard(id: string): Act | undefined {
    this.#retries.delete(id);
    return this.unconfirmed.heard(id);
  }

  #refused(refusal: Refusal): void {
    const failed = refusal.code === "unavailable" || refusal.code === "outcome-unknown";
    if (!this.#welcomed && !failed && refusal.code !== "limit") {
      this.#end("refused");
      this.#listener.refused(refusal, undefined);
      return;
    }
    const id = refusal.id ?? "";
    if (failed && this.#retry(id)) return;
    const act = this.#heard(id);
    this.#listener.refused(refusal, act);
    this.#listener.changed(refusal);
  }

  /** What could not be written down, or perhaps was, is sent again under its id for a while. */
  #retry(id: string): boolean {
    const tried = this.#retries.get(id) ?? 0;
    if (this.unconfirmed.get(id) === undefined || tried >= MOST_RETRIES) return false;
    this.#retries.set(id, tried + 1);
    this.#world.later(RETRY, () => {
      const act = this.unconfirmed.get(id);
      if (act !== undefined && this.#welcomed) this.#say(act);
    });
    return true;
  }

  /** Send what is answered; without an answer the line is taken for broken. */
  #say(message: FromClient): void {
    this.#send(message);
    this.#doubt();
  }

  #send(message: FromClient): void {
    this.#line?.send(JSON.stringify(message));
  }

  #doubt(): void {
    this.#stopDoubting();
    this.#stopDoubting = this.#world.later(PATIENCE, () => this.#broke());
  }
}
