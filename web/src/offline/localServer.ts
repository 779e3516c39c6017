/**
 * A server on this device: the same requests and messages as the real one, answered by Python in a worker.
 *
 * It is started when it is first needed, once a page. Only one page at a time may have it, since each would write over
 * what the other has saved.
 */

import { isStatic } from "../host.ts";
import type { Socket } from "../play/connection.ts";
import { keepFirst } from "./keeping.svelte.ts";
import type { FromWorker } from "./messages.ts";
import { whilePreparing } from "./preparing.ts";
import { PythonWorker } from "./pythonWorker.ts";
import { LOCK } from "./storage.ts";

const OURS = "tabbytop.offline.browser";
const A_MOMENT = 1000; // milliseconds

/** Another page of this device has the tables open. */
export class OpenElsewhere extends Error {}

export interface LocalResponse {
  status: number;
  /** JSON. */
  text: string;
}

class LocalServer {
  readonly #tables = new PythonWorker((message) => this.#heard(message));
  /** Python for bots that think long; it is started when the first one does. */
  #thinker: PythonWorker | null = null;
  readonly #sockets = new Map<number, LocalSocket>();
  #connections = 0;

  async start(): Promise<void> {
    await this.#tables.start();
  }

  async request(method: string, path: string, body: string, language: string): Promise<LocalResponse> {
    const [status, text] = (await this.#tables.call(OURS, "request", method, path, body, language)) as [number, string];
    return { status, text };
  }

  connect(socket: LocalSocket, table: string): number {
    this.#connections += 1;
    this.#sockets.set(this.#connections, socket);
    this.#tables.tell({ kind: "connect", connection: this.#connections, table });
    return this.#connections;
  }

  receive(connection: number, message: string): void {
    this.#tables.tell({ kind: "receive", connection, message });
  }

  disconnect(connection: number): void {
    if (this.#sockets.delete(connection)) this.#tables.tell({ kind: "disconnect", connection });
  }

  #heard(message: FromWorker): void {
    if (message.kind === "sent") this.#sockets.get(message.connection)?.onmessage?.({ data: message.message });
    if (message.kind === "closed") {
      const socket = this.#sockets.get(message.connection);
      this.#sockets.delete(message.connection);
      socket?.onclose?.();
    }
    if (message.kind === "think") void this.#think(message.id, message.question);
  }

  async #think(id: number, question: string): Promise<void> {
    this.#thinker ??= new PythonWorker();
    try {
      const answer = String(await this.#thinker.call(OURS, "think", question));
      this.#tables.tell({ kind: "thought", id, answer, error: "" });
    } catch (error) {
      this.#thinker = null; // the next question may have more luck
      this.#tables.tell({ kind: "thought", id, answer: null, error: String(error) });
    }
  }
}

let started: Promise<LocalServer> | null = null;
let isRunning = false;
let awaited: Promise<LocalServer> | null = null;

/** Start it, if it does not run yet; raises `OpenElsewhere` where another page has it. */
export function startLocalServer(): Promise<LocalServer> {
  started ??= alone()
    .then(begin)
    .catch((error: unknown) => {
      started = null;
      throw error;
    });
  return started;
}

/** The same for somebody who waits for it, and is told so. */
function localServer(): Promise<LocalServer> {
  if (isRunning) return startLocalServer();
  awaited ??= alone()
    .then(() => whilePreparing(startLocalServer()))
    .finally(() => {
      awaited = null;
    });
  return awaited;
}

async function begin(): Promise<LocalServer> {
  if (isStatic) await keepFirst();
  const server = new LocalServer();
  await server.start();
  isRunning = true;
  return server;
}

let locked: Promise<void> | null = null;

/** Hold the lock for as long as this page is open; a page that is just being closed still has it for a moment. */
function alone(): Promise<void> {
  locked ??= new Promise<void>((done, failed) => {
    const hold = (): Promise<void> => {
      done();
      return new Promise(() => {}); // until the page is closed
    };
    navigator.locks
      .request(LOCK, { signal: AbortSignal.timeout(A_MOMENT) }, hold)
      .catch((error: unknown) => failed(error instanceof DOMException ? new OpenElsewhere() : error));
  }).catch((error: unknown) => {
    locked = null;
    throw error;
  });
  return locked;
}

/** The answer of the server on this device; the path is one of the HTTP API. */
export async function request(method: string, path: string, body: string, language: string): Promise<LocalResponse> {
  return (await localServer()).request(method, path, body, language);
}

/** Stands in for the WebSocket of a table. */
export class LocalSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  #server: LocalServer | null = null;
  #connection = 0;
  #closed = false;

  constructor(table: string) {
    localServer().then(
      (server) => {
        if (this.#closed) return;
        this.#server = server;
        this.#connection = server.connect(this, table);
        this.onopen?.();
      },
      () => this.onclose?.(),
    );
  }

  send(text: string): void {
    this.#server?.receive(this.#connection, text);
  }

  close(): void {
    this.#closed = true;
    this.#server?.disconnect(this.#connection);
    this.#server = null;
  }
}
