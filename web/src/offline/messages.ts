/** What the page and a worker with Python say to each other. */

import type { KitPython } from "./kitPython.ts";

/** What crosses the border between the two languages: nothing that would have to be released. */
export type Plain = string | number | boolean | null | undefined | Plain[];

export type ToWorker =
  /** Start Python from files below the address of a folder; everything else waits for it. */
  | { kind: "load"; folder: string; python: KitPython }
  /** Call a function of a Python module, and wait for its result if it is a coroutine. */
  | { kind: "call"; id: number; module: string; name: string; args: Plain[] }
  /** Start the tables of this device. */
  | { kind: "start"; id: number }
  | { kind: "connect"; connection: number; table: string }
  | { kind: "receive"; connection: number; message: string }
  | { kind: "disconnect"; connection: number }
  /** What the other worker thinks of a question. */
  | { kind: "thought"; id: number; answer: string | null; error: string };

export type FromWorker =
  | { kind: "ready" }
  | { kind: "failed"; error: string }
  | { kind: "result"; id: number; result: Plain }
  | { kind: "error"; id: number; error: string }
  | { kind: "sent"; connection: number; message: string }
  | { kind: "closed"; connection: number; code: number; reason: string }
  | { kind: "think"; id: number; question: string };
