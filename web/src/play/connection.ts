/**
 * The connection to a table: says hello, reconnects, and resends unconfirmed messages.
 *
 * A move has an id, so the server applies it once however often it is sent. When in doubt, the connection
 * reconnects with the last number seen.
 */

import { language } from "../texts/catalogue.ts";
import type { FromClient, FromServer, Refusal } from "../generated/wire.ts";
import { Knowledge, OutOfSync } from "./knowledge.ts";
import { type Act, type ActWithoutId, Unconfirmed } from "./unconfirmed.ts";

/** The part of a WebSocket that is used here. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** Sockets, time and random numbers. Tests pass their own. */
export interface Environment {
  open(): Socket;
  now(): number;
  /** Call `then` once after that time; the returned function cancels it. */
  later(milliseconds: number, then: () => void): () => void;
  /** From 0 to 1. */
  random(): number;
}

/** `refused`: the table rejected these secrets; retrying would not help. */
export type Status = "connecting" | "open" | "broken" | "refused" | "closed";

export interface Listener {
  /** The known state or the status changed: redraw. */
  changed(message: FromServer | null): void;
  /** The server refused an act or a request. */
  refused(refusal: Refusal, act: Act | undefined): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const RESPONSE_TIMEOUT = 8_000; // without a response by then, the connection counts as lost
const LONGEST_SILENCE = 9_000; // the same for a server that pings every few seconds
const RETRY_DELAY = 1_500; // after the server could not store a message
const MAX_RETRIES = 5;

export class Connection {
  readonly known = new Knowledge();
  readonly unconfirmed: Unconfirmed;
  status: Status = "connecting";
  readonly #environment: Environment;
  readonly #listener: Listener;
  #secrets: readonly string[];
  #socket: Socket | null = null;
  #welcomed = false;
  #failures = 0;
  #pinged = false; // whether this server pings: the one on the device does not
  #muted: readonly number[] = [];
  #hidden = false;
  #earliestReconnect = 0;
  #cancelReconnect: () => void = () => {};
  #cancelTimeout: () => void = () => {};
  readonly #retries = new Map<string, number>();

  constructor(
    secrets: readonly string[],
    environment: Environment,
    listener: Listener,
    unconfirmed = new Unconfirmed(),
  ) {
    this.#secrets = secrets;
    this.#environment = environment;
    this.#listener = listener;
    this.unconfirmed = unconfirmed;
    this.#connect();
  }

  /** Send an act, again after each reconnect, until the server confirms or refuses it. */
  act(request: ActWithoutId): void {
    const act = this.unconfirmed.add(request);
    if (this.#welcomed) this.#request(act);
    this.#listener.changed(null);
  }

  /** Send a request if the connection is open; it is not repeated. */
  ask(question: Exclude<FromClient, Act>): void {
    if (this.#welcomed) this.#request(question);
  }

  /** Receive no chat from these seats, also after a reconnect. */
  mute(seats: readonly number[]): void {
    this.#muted = seats;
    if (this.#welcomed) this.#send({ type: "mute", seats: [...seats] });
  }

  /** The page is in the background, or in front again: then the server tells of one's turn elsewhere, or does not. */
  hide(hidden: boolean): void {
    if (hidden === this.#hidden) return;
    this.#hidden = hidden;
    if (this.#welcomed) this.#send({ type: "visible", on: !hidden });
  }

  /** Reconnect with other secrets, after somebody on this device sat down or got up. */
  reopen(secrets: readonly string[]): void {
    this.#secrets = secrets;
    this.known.forget();
    this.#reconnect(0, "connecting"); // on purpose: the connection is not broken
  }

  /** Check the connection, after the device woke up or is online again. */
  check(): void {
    if (this.status === "broken") this.#reconnect(0);
    else if (this.#welcomed) this.#request({ type: "history", before: 1 });
  }

  /** Disconnect for good. */
  close(): void {
    this.#end("closed");
  }

  #end(status: "refused" | "closed"): void {
    this.status = status;
    this.#disconnect();
    this.#cancelReconnect();
    this.#listener.changed(null);
  }

  #connect(): void {
    const socket = this.#environment.open();
    this.#socket = socket;
    this.#welcomed = false;
    this.#startTimeout();
    socket.onopen = () => {
      const since = this.known.since();
      this.#send({ type: "hello", seats: [...this.#secrets], since, words: true, language });
    };
    socket.onmessage = (event) => {
      if (typeof event.data === "string") this.#receive(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = () => this.#onLost();
  }

  #disconnect(): void {
    this.#cancelTimeout();
    const socket = this.#socket;
    this.#socket = null;
    this.#welcomed = false;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #onLost(): void {
    this.#disconnect();
    if (this.status === "closed" || this.status === "refused") return;
    this.#failures += 1;
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(this.#failures - 1, 10));
    const requested = Math.max(0, this.#earliestReconnect - this.#environment.now());
    // Jitter between 50 % and 100 %, so that clients do not all reconnect at once.
    this.#reconnect(requested + longest * (0.5 + this.#environment.random() / 2));
  }

  #reconnect(wait: number, status: "broken" | "connecting" = "broken"): void {
    this.#disconnect();
    this.#cancelReconnect();
    this.status = status;
    this.#cancelReconnect = this.#environment.later(wait, () => {
      this.status = "connecting";
      this.#connect();
      this.#listener.changed(null);
    });
    this.#listener.changed(null);
  }

  #receive(message: FromServer): void {
    this.#cancelTimeout();
    if (message.type === "ping") this.#pinged = true;
    if (this.#pinged) this.#startTimeout(LONGEST_SILENCE);
    if (message.type === "ping") {
      if (message.nonce > 0) this.#send({ type: "pong", nonce: message.nonce });
      return;
    }
    if (message.type === "bye") this.#earliestReconnect = this.#environment.now() + message.again * 1000;
    if (message.type === "refused") {
      this.#refused(message);
      return;
    }
    try {
      this.known.take(message, this.#environment.now());
    } catch (error) {
      if (!(error instanceof OutOfSync)) throw error;
      this.known.forget();
      this.#reconnect(0);
      return;
    }
    if (message.type === "welcome") this.#welcome();
    if (message.type === "news" && message.id) this.#settle(message.id);
    if (message.type === "done") this.#settle(message.id);
    this.#listener.changed(message);
  }

  #welcome(): void {
    this.status = "open";
    this.#welcomed = true;
    this.#failures = 0;
    if (this.#muted.length > 0) this.#send({ type: "mute", seats: [...this.#muted] });
    if (this.#hidden) this.#send({ type: "visible", on: false });
    for (const act of this.unconfirmed.all()) this.#request(act);
  }

  #settle(id: string): Act | undefined {
    this.#retries.delete(id);
    return this.unconfirmed.settle(id);
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
    const act = this.#settle(id);
    this.#listener.refused(refusal, act);
    this.#listener.changed(refusal);
  }

  /** Resend an act that the server did not store, or may have stored, with the same id; false after too many tries. */
  #retry(id: string): boolean {
    const tried = this.#retries.get(id) ?? 0;
    if (this.unconfirmed.get(id) === undefined || tried >= MAX_RETRIES) return false;
    this.#retries.set(id, tried + 1);
    this.#environment.later(RETRY_DELAY, () => {
      const act = this.unconfirmed.get(id);
      if (act !== undefined && this.#welcomed) this.#request(act);
    });
    return true;
  }

  /** Send a message that expects a response; without one in time the connection counts as lost. */
  #request(message: FromClient): void {
    this.#send(message);
    this.#startTimeout();
  }

  #send(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #startTimeout(wait = RESPONSE_TIMEOUT): void {
    this.#cancelTimeout();
    this.#cancelTimeout = this.#environment.later(wait, () => this.#onLost());
  }
}
