/**
 * Python in a worker: the tables of this device, or a bot that thinks for them.
 *
 * The page starts one of each, with the same script. `tabbytop.offline.browser` is the Python side.
 */

import type { FromWorker, Plain, ToWorker } from "./messages.ts";
import { call, startPython, type Python } from "./python.ts";
import { saved, save } from "./storage.ts";

const OURS = "tabbytop.offline.browser";

let loaded: Promise<Python> | null = null;
let questions = 0;
const thoughts = new Map<number, { done: (answer: string) => void; failed: (error: Error) => void }>();
/** One after the other, as they came: a message never overtakes the connection that it belongs to. */
let last: Promise<unknown> = Promise.resolve();

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "load") {
    loaded = startPython(data.folder, data.python);
    loaded.then(
      () => tell({ kind: "ready" }),
      (error: unknown) => tell({ kind: "failed", error: words(error) }),
    );
  } else if (data.kind === "thought") {
    const waiting = thoughts.get(data.id);
    thoughts.delete(data.id);
    if (data.answer === null) waiting?.failed(new Error(data.error));
    else waiting?.done(data.answer);
  } else {
    last = last.then(() => handle(data)).catch((error: unknown) => console.error(words(error)));
  }
});

async function handle(message: Exclude<ToWorker, { kind: "load" | "thought" }>): Promise<void> {
  if (loaded === null) throw new Error("Python has not been started");
  const python = await loaded;
  switch (message.kind) {
    case "call":
      return answer(message.id, call(python, message.module, message.name, message.args));
    case "start":
      return answer(message.id, start(python), true);
    case "connect": {
      const { connection, table } = message;
      const send = (text: string): void => tell({ kind: "sent", connection, message: text });
      const close = (code: number, reason: string): void => tell({ kind: "closed", connection, code, reason });
      return void (await call(python, OURS, "connect", [connection, table, send, close]));
    }
    case "receive":
      return void (await call(python, OURS, "receive", [message.connection, message.message]));
    case "disconnect":
      return void (await call(python, OURS, "disconnect", [message.connection]));
  }
}

async function start(python: Python): Promise<Plain> {
  const known = python.toPy(await saved());
  try {
    return await call(python, OURS, "start", [known, save, think]);
  } finally {
    known.destroy();
  }
}

/** Python asks the other worker, by way of the page. */
function think(question: string): Promise<string> {
  questions += 1;
  const id = questions;
  return new Promise((done, failed) => {
    thoughts.set(id, { done, failed });
    tell({ kind: "think", id, question });
  });
}

/** Answer when the result is there; meanwhile other messages may be handled, unless they have to wait. */
async function answer(id: number, result: Promise<Plain>, wait = false): Promise<void> {
  const told = result.then(
    (result) => tell({ kind: "result", id, result }),
    (error: unknown) => tell({ kind: "error", id, error: words(error) }),
  );
  if (wait) await told;
}

/** The end of a traceback; an error of Pyodide is very long. */
function words(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(-2000);
}

function tell(message: FromWorker): void {
  postMessage(message);
}
