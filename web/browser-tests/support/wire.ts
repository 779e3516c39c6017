/** Records every message that a browser receives. */

import type { Page, WebSocket } from "@playwright/test";
import type { Seated } from "../../src/generated/bodies.ts";
import type { FromServer } from "../../src/generated/wire.ts";

/** A message of a table. `line` counts the connections: after a break it is another one. */
export interface Heard {
  table: string;
  line: number;
  text: string;
  message: FromServer;
}

export interface Answer {
  path: string;
  status: number;
  text: string;
}

export class Wire {
  readonly heard: Heard[] = [];
  readonly answers: Answer[] = [];
  #lines = 0;
  readonly #reading = new Set<Promise<void>>();

  listen(page: Page): void {
    page.on("websocket", (socket) => this.#connected(socket));
    page.on("response", (response) => {
      const path = new URL(response.url()).pathname;
      if (!path.startsWith("/api/")) return;
      const status = response.status();
      const reading = response.text().then(
        (text) => void this.answers.push({ path, status, text }),
        () => {}, // the page went elsewhere before it had read it
      );
      this.#reading.add(reading);
      void reading.finally(() => this.#reading.delete(reading));
    });
  }

  /** What was told of this table, the first first. */
  of(table: string): Heard[] {
    return this.heard.filter((heard) => heard.table === table);
  }

  /** What was sent and can open a seat. */
  async secrets(): Promise<string[]> {
    await this.settled();
    const seated = this.answers.filter(
      ({ path, status }) => /^\/api\/tables(\/[^/]+\/(join|secrets|rematch))?$/.test(path) && status < 300,
    );
    return seated.flatMap(({ text }) =>
      ((JSON.parse(text) as Partial<Seated>).secrets ?? []).map(({ secret }) => secret),
    );
  }

  /** All answers have been read. */
  async settled(): Promise<void> {
    await Promise.all(this.#reading);
  }

  #connected(socket: WebSocket): void {
    const table = /\/api\/tables\/([^/]+)\/socket/.exec(socket.url())?.[1];
    if (table === undefined) return;
    this.#lines += 1;
    const line = this.#lines;
    socket.on("framereceived", ({ payload }) => {
      const text = payload.toString();
      this.heard.push({ table, line, text, message: JSON.parse(text) as FromServer });
    });
  }
}
