import assert from "node:assert/strict";
import { test } from "node:test";
import { Connection, type Line, type World } from "../src/play/connection.ts";
import { Unconfirmed } from "../src/play/unconfirmed.ts";
import type { FromClient, FromServer, Refusal } from "../src/wire.ts";
import { news, state, welcome } from "./server.ts";

class FakeLine implements Line {
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

  hear(...messages: FromServer[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** A world whose time passes only when told. */
class FakeWorld implements World {
  readonly lines: FakeLine[] = [];
  time = 0;
  #timers: { at: number; then: () => void }[] = [];

  open(): FakeLine {
    const line = new FakeLine();
    this.lines.push(line);
    return line;
  }

  get line(): FakeLine {
    return this.lines.at(-1) as FakeLine;
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

  chance(): number {
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

function sitDown(): { world: FakeWorld; connection: Connection; refusals: [Refusal, string | undefined][] } {
  const world = new FakeWorld();
  const refusals: [Refusal, string | undefined][] = [];
  let ids = 0;
  const listener = {
    changed: () => {},
    refused: (refusal: Refusal, act: { id: string } | undefined) => void refusals.push([refusal, act?.id]),
  };
  const connection = new Connection(["0.secret"], world, listener, new Unconfirmed(() => `m-${(ids += 1)}`));
  return { world, connection, refusals };
}

function seated(): ReturnType<typeof sitDown> {
  const all = sitDown();
  all.world.line.onopen?.();
  all.world.line.hear(welcome([0]), state(0, 4));
  return all;
}

const move = { type: "move", seat: 0, move: "eat", answers: 4 } as const;

test("hello comes first, with secrets and language and without a sequence number", () => {
  const { world, connection } = sitDown();
  assert.equal(connection.status, "connecting");
  world.line.onopen?.();
  assert.deepEqual(world.line.sent, [{ type: "hello", seats: ["0.secret"], since: null, words: true, language: "en" }]);
  world.line.hear(welcome([0]), state(0, 4));
  assert.equal(connection.status, "open");
});

test("a ping is answered at once", () => {
  const { world } = seated();
  world.line.hear({ type: "ping", nonce: 7 });
  assert.deepEqual(world.line.sent.at(-1), { type: "pong", nonce: 7 });
});

test("an action is kept until it is confirmed, and sent again after a disconnect with the same id", () => {
  const { world, connection } = seated();
  connection.act(move);
  assert.deepEqual(world.line.sent.at(-1), { ...move, id: "m-1" });
  assert.equal(connection.unconfirmed.moveOf(0), true);
  world.line.onclose?.();
  assert.equal(connection.status, "broken");
  world.pass(400);
  world.line.onopen?.();
  assert.deepEqual(world.line.sent, [{ type: "hello", seats: ["0.secret"], since: 4, words: true, language: "en" }]);
  world.line.hear(welcome([0], true));
  assert.deepEqual(world.line.sent.at(-1), { ...move, id: "m-1" });
  world.line.hear({ ...news(0, 5), id: "m-1" });
  assert.equal(connection.unconfirmed.moveOf(0), false);
});

test("unconfirmed messages are sent after a reload, and only unconfirmed ones are kept", () => {
  const world = new FakeWorld();
  const left: string[][] = [];
  const listener = { changed: () => {}, refused: () => {} };
  const unconfirmed = new Unconfirmed(
    () => "m-2",
    [{ ...move, id: "m-1" }],
    (acts) => void left.push(acts.map(({ id }) => id)),
  );
  const connection = new Connection(["0.secret"], world, listener, unconfirmed);
  world.line.onopen?.();
  world.line.hear(welcome([0]), state(0, 4));
  assert.deepEqual(world.line.sent.at(-1), { ...move, id: "m-1" });
  world.line.hear({ ...news(0, 5), id: "m-1" });
  connection.act({ ...move, answers: 5 });
  assert.deepEqual(left, [[], ["m-2"]]);
});

test("an action confirmed before the disconnect is not sent again", () => {
  const { world, connection } = seated();
  connection.act(move);
  world.line.onclose?.();
  world.pass(400);
  world.line.onopen?.();
  world.line.hear(welcome([0], true), { type: "done", id: "m-1", number: 5 });
  world.line.onclose?.();
  world.pass(1_000);
  world.line.onopen?.();
  world.line.hear(welcome([0], true));
  assert.deepEqual(
    world.line.sent.map((message) => message.type),
    ["hello"],
  );
});

test("an action during a disconnect is sent after the reconnect", () => {
  const { world, connection } = seated();
  world.line.onclose?.();
  connection.act({ type: "say", seat: 0, text: "Anybody?" });
  world.pass(400);
  world.line.onopen?.();
  world.line.hear(welcome([0], true));
  assert.deepEqual(world.line.sent.at(-1), { type: "say", seat: 0, text: "Anybody?", id: "m-1" });
});

test("a refused action is dropped and reported", () => {
  const { world, connection, refusals } = seated();
  connection.act(move);
  world.line.hear({ type: "refused", code: "late", message: "too late", id: "m-1" });
  assert.equal(connection.unconfirmed.moveOf(0), false);
  assert.deepEqual(
    refusals.map(([refusal, id]) => [refusal.code, id]),
    [["late", "m-1"]],
  );
});

test("a message that the server could not store is sent again a few times", () => {
  const { world, connection, refusals } = seated();
  connection.act(move);
  const tries = () => world.line.sent.filter((message) => message.type === "move").length;
  for (let round = 2; round <= 6; round += 1) {
    world.line.hear({ type: "refused", code: "unavailable", message: "try again", id: "m-1" });
    world.pass(1_500);
    assert.equal(tries(), round);
  }
  world.line.hear({ type: "refused", code: "unavailable", message: "try again", id: "m-1" });
  world.pass(1_500);
  assert.equal(tries(), 6);
  assert.equal(refusals.length, 1);
});

test("a message that may have been stored is sent again with the same id", () => {
  const { world, connection, refusals } = seated();
  connection.act(move);
  world.line.hear({ type: "refused", code: "outcome-unknown", message: "send the same again", id: "m-1" });
  assert.equal(refusals.length, 0);
  world.pass(1_500);
  const sent = world.line.sent.filter((message) => message.type === "move");
  assert.equal(sent.length, 2);
  assert.deepEqual(sent[0], sent[1]);
  world.line.hear({ type: "done", id: "m-1", number: 9 });
  assert.equal(connection.unconfirmed.moveOf(0), false);
});

test("reconnects wait longer each time, and a welcome resets the wait", () => {
  const { world } = seated();
  for (const wait of [400, 800, 1_600, 3_200, 6_400, 12_800, 15_000, 15_000]) {
    const before = world.lines.length;
    world.line.onclose?.();
    world.pass(wait - 1);
    assert.equal(world.lines.length, before, `not before ${wait}`);
    world.pass(1);
    assert.equal(world.lines.length, before + 1);
  }
  world.line.onopen?.();
  world.line.hear(welcome([0], true));
  const before = world.lines.length;
  world.line.onclose?.();
  world.pass(400);
  assert.equal(world.lines.length, before + 1);
});

test("a bye message sets the time of the next reconnect", () => {
  const { world } = seated();
  world.line.hear({ type: "bye", reason: "the server stops", again: 2 });
  world.line.onclose?.();
  world.pass(2_399);
  assert.equal(world.lines.length, 1);
  world.pass(1);
  assert.equal(world.lines.length, 2);
});

test("a connection without an answer is closed and opened again", () => {
  const { world, connection } = seated();
  const first = world.line;
  connection.act(move);
  world.pass(7_999);
  assert.equal(first.closed, false);
  world.pass(1);
  assert.equal(first.closed, true);
  world.pass(400);
  assert.equal(world.lines.length, 2);
});

test("an idle connection stays open", () => {
  const { world } = seated();
  world.pass(3_600_000);
  assert.equal(world.lines.length, 1);
});

test("a device that wakes up checks its connection", () => {
  const { world, connection } = seated();
  connection.check();
  assert.deepEqual(world.line.sent.at(-1), { type: "history", before: 1 });
  world.pass(8_400);
  assert.equal(world.lines.length, 2);
});

test("a device that wakes up reconnects at once", () => {
  const { world, connection } = seated();
  world.line.onclose?.();
  connection.check();
  world.pass(0);
  assert.equal(world.lines.length, 2);
});

test("a gap in the news makes the page ask for the whole state", () => {
  const { world } = seated();
  world.line.hear(news(0, 9));
  world.pass(0);
  world.line.onopen?.();
  assert.deepEqual(world.line.sent, [{ type: "hello", seats: ["0.secret"], since: null, words: true, language: "en" }]);
});

test("a refused hello is not repeated", () => {
  const { world, connection, refusals } = sitDown();
  world.line.onopen?.();
  world.line.hear({ type: "refused", code: "not-yours", message: "that secret opens no seat here" });
  assert.equal(connection.status, "refused");
  world.pass(60_000);
  assert.equal(world.lines.length, 1);
  assert.equal(refusals.length, 1);
});

test("a hello to a server that is stopping is repeated", () => {
  const { world, connection } = sitDown();
  world.line.onopen?.();
  world.line.hear({ type: "refused", code: "unavailable", message: "the server stops" });
  world.line.onclose?.();
  assert.equal(connection.status, "broken");
  world.pass(400);
  assert.equal(world.lines.length, 2);
});

test("muted seats stay muted after a reconnect", () => {
  const { world, connection } = seated();
  connection.mute([1]);
  world.line.onclose?.();
  world.pass(400);
  world.line.onopen?.();
  world.line.hear(welcome([0], true));
  assert.deepEqual(world.line.sent.at(-1), { type: "mute", seats: [1] });
});

test("another seat makes the page ask for the whole state", () => {
  const { world, connection } = seated();
  connection.reopen(["1.other"]);
  world.pass(0);
  world.line.onopen?.();
  assert.deepEqual(world.line.sent, [{ type: "hello", seats: ["1.other"], since: null, words: true, language: "en" }]);
});

test("a closed connection is not opened again", () => {
  const { world, connection } = seated();
  connection.close();
  connection.check();
  world.pass(60_000);
  assert.equal(world.lines.length, 1);
  assert.equal(world.line.closed, true);
});
