/** A worker with Python, as the page sees it. */

import { PYTHON } from "virtual:offline-python";
import { fileAddress } from "../host.ts";
import type { FromWorker, Plain, ToWorker } from "./messages.ts";

interface Waiting {
  done(result: Plain): void;
  failed(error: Error): void;
}

export class PythonWorker {
  /** Fails in a browser that is too old for Python, on a device that is too small, or without the files of the kit. */
  readonly ready: Promise<void>;
  readonly #worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "tabbytop" });
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  /** `heard` is told what is no answer to a call. */
  constructor(heard: (message: FromWorker) => void = () => {}) {
    this.ready = new Promise((done, failed) => {
      this.#worker.onerror = (event) => failed(new Error(event.message));
      this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.kind === "ready") done();
        else if (data.kind === "failed") failed(new Error(data.error));
        else if (data.kind === "result") this.#take(data.id)?.done(data.result);
        else if (data.kind === "error") this.#take(data.id)?.failed(new Error(data.error));
        else heard(data);
      };
    });
    this.ready.catch(() => this.stop());
    this.tell({ kind: "load", folder: fileAddress(""), python: PYTHON });
  }

  stop(): void {
    this.#worker.terminate();
  }

  tell(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  /** Call a function of a Python module; of a coroutine, what it returns in the end. */
  call(module: string, name: string, ...args: Plain[]): Promise<Plain> {
    return this.#ask((id) => ({ kind: "call", id, module, name, args }));
  }

  /** Start the tables of this device. */
  start(): Promise<Plain> {
    return this.#ask((id) => ({ kind: "start", id }));
  }

  async #ask(message: (id: number) => ToWorker): Promise<Plain> {
    await this.ready;
    this.#last += 1;
    const id = this.#last;
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed });
      this.tell(message(id));
    });
  }

  #take(id: number): Waiting | undefined {
    const found = this.#waiting.get(id);
    this.#waiting.delete(id);
    return found;
  }
}
