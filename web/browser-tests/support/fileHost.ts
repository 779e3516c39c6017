/** A host of files, as simple as they come: `python -m http.server`. */

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { PYTHON } from "./server.ts";

export class FileHost {
  readonly #folder: string;
  #process: ChildProcess | null = null;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Its address. */
  async open(): Promise<string> {
    const command = ["-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", this.#folder];
    const child = spawn(PYTHON, command, { stdio: ["ignore", "pipe", "ignore"] });
    this.#process = child;
    for await (const line of createInterface({ input: child.stdout })) {
      const port = /port (\d+)/.exec(line)?.[1];
      if (port !== undefined) return `http://127.0.0.1:${port}`;
    }
    throw new Error("the host of files did not start");
  }

  async close(): Promise<void> {
    const child = this.#process;
    if (child === null || child.exitCode !== null) return;
    const gone = once(child, "exit");
    child.kill();
    await gone;
  }
}
