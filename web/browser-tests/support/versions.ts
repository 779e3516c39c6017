/** A proxy before the server that serves the page, and a new version of the worker and of the offline kit on demand. */

import { once } from "node:events";
import { createServer, get, type IncomingMessage, type Server as Listener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

const NAMED = ["/sw.js", "/offline/kit.json"];
const EDITION = /[0-9a-f]{12}/; // the first in these files: named after the files of the page

export class Editions {
  readonly #server: string;
  readonly #house: Listener;
  #edition: string | null = null;
  #lost: RegExp | null = null;

  constructor(server: string) {
    this.#server = server;
    this.#house = createServer(({ url = "/" }, response) => void this.#answer(url, response));
  }

  /** Opens the house: its address. */
  async open(): Promise<string> {
    this.#house.listen(0, "127.0.0.1");
    await once(this.#house, "listening");
    return `http://127.0.0.1:${(this.#house.address() as AddressInfo).port}`;
  }

  /** From now on the worker and the kit are of this edition. */
  bring(edition: string): void {
    this.#edition = edition;
  }

  /** From now on there is no file whose path is like this; null: all are there. */
  lose(path: RegExp | null): void {
    this.#lost = path;
  }

  /** Nobody is there any more. */
  async close(): Promise<void> {
    this.#house.closeAllConnections();
    this.#house.close();
    await once(this.#house, "close");
  }

  async #answer(path: string, response: ServerResponse): Promise<void> {
    if (this.#lost?.test(path)) {
      response.writeHead(404).end();
      return;
    }
    const [answer] = (await once(get(this.#server + path, { agent: false }), "response")) as [IncomingMessage]; // no line is kept that the server may just hang up
    const body = await buffer(answer);
    const isNew = NAMED.includes(path) && this.#edition !== null;
    response.writeHead(answer.statusCode ?? 500, {
      "Content-Type": answer.headers["content-type"] ?? "",
      "Cache-Control": "no-cache",
    });
    response.end(isNew ? body.toString().replace(EDITION, this.#edition ?? "") : body);
  }
}
