/** A server for tests that can be started, killed and started again with its data. */

import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { createInterface } from "node:readline";

export const ROOT = resolve(import.meta.dirname, "../../..");
export const PYTHON = process.env["TABBYTOP_PYTHON"] ?? join(ROOT, ".venv/bin/python");
const COMPILED = process.env["TABBYTOP_COMPILED"] ?? "";
/** Where the package is: compiled if `make` says so and could, for bots several times as fast. */
export const SOURCES = existsSync(COMPILED) ? COMPILED : join(ROOT, "src");

/** What people never meet and tests do. */
const LIMITS = {
  TABBYTOP_TABLES_AN_HOUR: "10000",
  TABBYTOP_ADDRESS_TABLES_AN_HOUR: "10000",
  TABBYTOP_TABLES_AN_ADDRESS: "10000",
  TABBYTOP_TABLES_A_PERSON: "10000",
  TABBYTOP_GUESTS_AN_HOUR: "10000",
  TABBYTOP_REQUESTS_A_SECOND: "1000",
  TABBYTOP_ASKS_A_SECOND: "200",
};

export class Server {
  readonly #folder = mkdtempSync(join(tmpdir(), "tabbytop-browser-"));
  readonly #beat: number;
  readonly #settings: Readonly<Record<string, string>>;
  /** Of packages that are installed beside ours. */
  readonly #packages: string;
  #process: ChildProcess | null = null;
  #port = 0;

  constructor(beat = 0.01, settings: Readonly<Record<string, string>> = {}, packages = "") {
    this.#beat = beat;
    this.#settings = settings;
    this.#packages = packages;
    this.deal("");
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** From now on tables are dealt by these words. */
  deal(words: string): void {
    writeFileSync(join(this.#folder, "deals"), words);
  }

  /** At the same address and with the same tables as before. */
  async start(): Promise<void> {
    const command = [
      join(import.meta.dirname, "serve.py"),
      "serve",
      "--port",
      String(this.#port),
      "--bot-beat",
      String(this.#beat),
      "--log-level",
      "error",
    ];
    const child = spawn(PYTHON, command, {
      env: {
        ...process.env,
        ...LIMITS,
        ...this.#settings,
        PYTHONPATH: this.#packages ? `${SOURCES}${delimiter}${this.#packages}` : SOURCES,
        PYTHONUNBUFFERED: "1",
        TABBYTOP_DATABASE: join(this.#folder, "tables.db"),
        TABBYTOP_DEALS: join(this.#folder, "deals"),
        TABBYTOP_BOT_PROCESSES: "1",
      },
      stdio: ["ignore", "pipe", openSync(join(this.#folder, "log"), "a")],
    });
    this.#process = child;
    this.#port = await listening(child, join(this.#folder, "log"));
  }

  /** What an operator says to it: the words of `tabbytop admin`. */
  admin(...words: string[]): string {
    return execFileSync(PYTHON, ["-c", "from tabbytop.cli import main; main()", "admin", ...words], {
      env: { ...process.env, PYTHONPATH: SOURCES, TABBYTOP_DATABASE: join(this.#folder, "tables.db") },
      encoding: "utf-8",
    });
  }

  /** As if a table had been played by rules that are gone; it starts anew, because it has read the table before. */
  async forgetRules(table: string): Promise<void> {
    await this.#end("SIGTERM");
    const change = "UPDATE tables SET setup = replace(setup, '\"rules\":1', '\"rules\":999') WHERE id = ?";
    const program =
      "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute(*sys.argv[2:3], sys.argv[3:]); c.commit()";
    execFileSync(PYTHON, ["-c", program, join(this.#folder, "tables.db"), change, table]);
    await this.start();
  }

  /** As if the power had failed. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  /** For good. */
  async stop(): Promise<void> {
    await this.#end("SIGTERM");
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (child === null || child.exitCode !== null) return;
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
  }
}

/** The port that it says it listens at. */
async function listening(child: ChildProcess, log: string): Promise<number> {
  const voice = child.stdout;
  if (voice === null) throw new Error("a server without a voice");
  return new Promise((heard, failed) => {
    child.once("exit", () => failed(new Error(`the server did not start: ${readFileSync(log, "utf-8")}`)));
    createInterface({ input: voice }).on("line", (line) => {
      const port = /http:\/\/\S+?:(\d+)/.exec(line)?.[1];
      if (port !== undefined) heard(Number(port));
    });
  });
}
