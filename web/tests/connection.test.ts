import assert from "node:assert/strict";
import { test } from "node:test";
import { Connection, type Environment, type Socket } from "../src/play/connection.ts";
import { Unconfirmed } from "../src/play/unconfirmed.ts";
import type { FromClient, FromServer, Refusal } from "../src/generated/wire.ts";
import { news, state, welcome } from "./server.ts";

class FakeSocket implements Socket {
  readonly sent: FromClient[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.closed = true;
  }

  receive(...messages: FromServer[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** An environment whose time passes only when the test says so. */
class FakeEnvironment implements Environment {
  readonly sockets: FakeSocket[] = [];
  time = 0;
  #timers: { at: number; then: () => void }[] = [];

  open(): FakeSocket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }

  get socket(): FakeSocket {
    return this.sockets.at(-1) as FakeSocket;
  }

  now(): number {
    return this.time;
  }

  later(milliseconds: number, then: () => void): () => void {
    const timer = { at: this.time + milliseconds, then };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  random(): number {
    return 1;
  }

  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const next = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.time = next.at;
      next.then();
    }
    this.time = end;
  }
}

function sitDown(): {
  environment: FakeEnvironment;
  connection: Connection;
  refusals: [Refusal, string | undefined][];
} {
  const environment = new FakeEnvironment();
  const refusals: [Refusal, string | undefined][] = [];
  let ids = 0;
  const listener = {
    changed: () => {},
    refused: (refusal: Refusal, act: { id: string } | undefined) => void refusals.push([refusal, act?.id]),
  };
  const connection = new Connection(["0.secret"], environment, listener, new Unconfirmed(() => `m-${(ids += 1)}`));
  return { environment, connection, refusals };
}

function seated(): ReturnType<typeof sitDown> {
  const all = sitDown();
  all.environment.socket.onopen?.();
  all.environment.socket.receive(welcome([0]), state(0, 4));
  return all;
}

const move = { type: "move", seat: 0, move: "eat", answers: 4 } as const;

test("hello comes first, with secrets and language and without a sequence number", () => {
  const { environment, connection } = sitDown();
  assert.equal(connection.status, "connecting");
  environment.socket.onopen?.();
  assert.deepEqual(environment.socket.sent, [
    { type: "hello", seats: ["0.secret"], since: null, words: true, language: "en" },
  ]);
  environment.socket.receive(welcome([0]), state(0, 4));
  assert.equal(connection.status, "open");
});

test("a page that only waits notices a dead line, if the server pings", () => {
  const { environment, connection } = seated();
  environment.pass(60_000);
  assert.equal(connection.status, "open", "a server that does not ping may be silent");
  for (let second = 0; second < 60; second += 4) {
    environment.socket.receive({ type: "ping", nonce: 0 });
    environment.pass(4_000);
    assert.equal(connection.status, "open");
  }
  assert.equal(environment.socket.sent.length, 1, "a ping without a nonce needs no answer");
  environment.pass(5_500);
  assert.equal(connection.status, "connecting");
  assert.equal(environment.sockets.length, 2);
});

test("a ping is answered at once", () => {
  const { environment } = seated();
  environment.socket.receive({ type: "ping", nonce: 7 });
  assert.deepEqual(environment.socket.sent.at(-1), { type: "pong", nonce: 7 });
});

test("an action is kept until it is confirmed, and sent again after a disconnect with the same id", () => {
  const { environment, connection } = seated();
  connection.act(move);
  assert.deepEqual(environment.socket.sent.at(-1), { ...move, id: "m-1" });
  assert.equal(connection.unconfirmed.moveOf(0), true);
  environment.socket.onclose?.();
  assert.equal(connection.status, "broken");
  environment.pass(400);
  environment.socket.onopen?.();
  assert.deepEqual(environment.socket.sent, [
    { type: "hello", seats: ["0.secret"], since: 4, words: true, language: "en" },
  ]);
  environment.socket.receive(welcome([0], true));
  assert.deepEqual(environment.socket.sent.at(-1), { ...move, id: "m-1" });
  environment.socket.receive({ ...news(0, 5), id: "m-1" });
  assert.equal(connection.unconfirmed.moveOf(0), false);
});

test("unconfirmed messages are sent after a reload, and only unconfirmed ones are kept", () => {
  const environment = new FakeEnvironment();
  const left: string[][] = [];
  const listener = { changed: () => {}, refused: () => {} };
  const unconfirmed = new Unconfirmed(
    () => "m-2",
    [{ ...move, id: "m-1" }],
    (acts) => void left.push(acts.map(({ id }) => id)),
  );
  const connection = new Connection(["0.secret"], environment, listener, unconfirmed);
  environment.socket.onopen?.();
  environment.socket.receive(welcome([0]), state(0, 4));
  assert.deepEqual(environment.socket.sent.at(-1), { ...move, id: "m-1" });
  environment.socket.receive({ ...news(0, 5), id: "m-1" });
  connection.act({ ...move, answers: 5 });
  assert.deepEqual(left, [[], ["m-2"]]);
});

test("an action confirmed before the disconnect is not sent again", () => {
  const { environment, connection } = seated();
  connection.act(move);
  environment.socket.onclose?.();
  environment.pass(400);
  environment.socket.onopen?.();
  environment.socket.receive(welcome([0], true), { type: "done", id: "m-1", number: 5 });
  environment.socket.onclose?.();
  environment.pass(1_000);
  environment.socket.onopen?.();
  environment.socket.receive(welcome([0], true));
  assert.deepEqual(
    environment.socket.sent.map((message) => message.type),
    ["hello"],
  );
});

test("an action during a disconnect is sent after the reconnect", () => {
  const { environment, connection } = seated();
  environment.socket.onclose?.();
  connection.act({ type: "say", seat: 0, text: "Anybody?" });
  environment.pass(400);
  environment.socket.onopen?.();
  environment.socket.receive(welcome([0], true));
  assert.deepEqual(environment.socket.sent.at(-1), { type: "say", seat: 0, text: "Anybody?", id: "m-1" });
});

test("a refused action is dropped and reported", () => {
  const { environment, connection, refusals } = seated();
  connection.act(move);
  environment.socket.receive({ type: "refused", code: "late", message: "too late", id: "m-1" });
  assert.equal(connection.unconfirmed.moveOf(0), false);
  assert.deepEqual(
    refusals.map(([refusal, id]) => [refusal.code, id]),
    [["late", "m-1"]],
  );
});

test("a message that the server could not store is sent again a few times", () => {
  const { environment, connection, refusals } = seated();
  connection.act(move);
  const tries = () => environment.socket.sent.filter((message) => message.type === "move").length;
  for (let round = 2; round <= 6; round += 1) {
    environment.socket.receive({ type: "refused", code: "unavailable", message: "try again", id: "m-1" });
    environment.pass(1_500);
    assert.equal(tries(), round);
  }
  environment.socket.receive({ type: "refused", code: "unavailable", message: "try again", id: "m-1" });
  environment.pass(1_500);
  assert.equal(tries(), 6);
  assert.equal(refusals.length, 1);
});

test("a message that may have been stored is sent again with the same id", () => {
  const { environment, connection, refusals } = seated();
  connection.act(move);
  environment.socket.receive({ type: "refused", code: "outcome-unknown", message: "send the same again", id: "m-1" });
  assert.equal(refusals.length, 0);
  environment.pass(1_500);
  const sent = environment.socket.sent.filter((message) => message.type === "move");
  assert.equal(sent.length, 2);
  assert.deepEqual(sent[0], sent[1]);
  environment.socket.receive({ type: "done", id: "m-1", number: 9 });
  assert.equal(connection.unconfirmed.moveOf(0), false);
});

test("reconnects wait longer each time, and a welcome resets the wait", () => {
  const { environment } = seated();
  for (const wait of [400, 800, 1_600, 3_200, 6_400, 12_800, 15_000, 15_000]) {
    const before = environment.sockets.length;
    environment.socket.onclose?.();
    environment.pass(wait - 1);
    assert.equal(environment.sockets.length, before, `not before ${wait}`);
    environment.pass(1);
    assert.equal(environment.sockets.length, before + 1);
  }
  environment.socket.onopen?.();
  environment.socket.receive(welcome([0], true));
  const before = environment.sockets.length;
  environment.socket.onclose?.();
  environment.pass(400);
  assert.equal(environment.sockets.length, before + 1);
});

test("a bye message sets the time of the next reconnect", () => {
  const { environment } = seated();
  environment.socket.receive({ type: "bye", reason: "the server is shutting down", again: 2 });
  environment.socket.onclose?.();
  environment.pass(2_399);
  assert.equal(environment.sockets.length, 1);
  environment.pass(1);
  assert.equal(environment.sockets.length, 2);
});

test("a connection without an answer is closed and opened again", () => {
  const { environment, connection } = seated();
  const first = environment.socket;
  connection.act(move);
  environment.pass(7_999);
  assert.equal(first.closed, false);
  environment.pass(1);
  assert.equal(first.closed, true);
  environment.pass(400);
  assert.equal(environment.sockets.length, 2);
});

test("an idle connection stays open", () => {
  const { environment } = seated();
  environment.pass(3_600_000);
  assert.equal(environment.sockets.length, 1);
});

test("a device that wakes up checks its connection", () => {
  const { environment, connection } = seated();
  connection.check();
  assert.deepEqual(environment.socket.sent.at(-1), { type: "history", before: 1 });
  environment.pass(8_400);
  assert.equal(environment.sockets.length, 2);
});

test("a device that wakes up reconnects at once", () => {
  const { environment, connection } = seated();
  environment.socket.onclose?.();
  connection.check();
  environment.pass(0);
  assert.equal(environment.sockets.length, 2);
});

test("a gap in the news makes the page ask for the whole state", () => {
  const { environment } = seated();
  environment.socket.receive(news(0, 9));
  environment.pass(0);
  environment.socket.onopen?.();
  assert.deepEqual(environment.socket.sent, [
    { type: "hello", seats: ["0.secret"], since: null, words: true, language: "en" },
  ]);
});

test("a refused hello is not repeated", () => {
  const { environment, connection, refusals } = sitDown();
  environment.socket.onopen?.();
  environment.socket.receive({ type: "refused", code: "not-yours", message: "that secret doesn’t open any seat here" });
  assert.equal(connection.status, "refused");
  environment.pass(60_000);
  assert.equal(environment.sockets.length, 1);
  assert.equal(refusals.length, 1);
});

test("a hello to a server that is stopping is repeated", () => {
  const { environment, connection } = sitDown();
  environment.socket.onopen?.();
  environment.socket.receive({ type: "refused", code: "unavailable", message: "the server is shutting down" });
  environment.socket.onclose?.();
  assert.equal(connection.status, "broken");
  environment.pass(400);
  assert.equal(environment.sockets.length, 2);
});

test("muted seats stay muted after a reconnect", () => {
  const { environment, connection } = seated();
  connection.mute([1]);
  environment.socket.onclose?.();
  environment.pass(400);
  environment.socket.onopen?.();
  environment.socket.receive(welcome([0], true));
  assert.deepEqual(environment.socket.sent.at(-1), { type: "mute", seats: [1] });
});

test("a page in the background says so, once and after a reconnect", () => {
  const { environment, connection } = seated();
  connection.hide(false);
  assert.equal(environment.socket.sent.at(-1)?.type, "hello");
  connection.hide(true);
  connection.hide(true);
  assert.deepEqual(environment.socket.sent.slice(1), [{ type: "visible", on: false }]);
  environment.socket.onclose?.();
  environment.pass(400);
  environment.socket.onopen?.();
  environment.socket.receive(welcome([0], true));
  assert.deepEqual(environment.socket.sent.at(-1), { type: "visible", on: false });
  connection.hide(false);
  assert.deepEqual(environment.socket.sent.at(-1), { type: "visible", on: true });
});

test("another seat makes the page ask for the whole state", () => {
  const { environment, connection } = seated();
  connection.reopen(["1.other"]);
  environment.pass(0);
  environment.socket.onopen?.();
  assert.deepEqual(environment.socket.sent, [
    { type: "hello", seats: ["1.other"], since: null, words: true, language: "en" },
  ]);
});

test("a closed connection is not opened again", () => {
  const { environment, connection } = seated();
  connection.close();
  connection.check();
  environment.pass(60_000);
  assert.equal(environment.sockets.length, 1);
  assert.equal(environment.socket.closed, true);
});
