/** The fixtures of every test: a server with fixed deals, and people. */

import { test as plain, expect } from "@playwright/test";
import { People } from "./people.ts";
import { Server } from "./server.ts";

interface Each {
  people: People;
}
interface Shared {
  server: Server;
}

export const test = plain.extend<Each, Shared>({
  server: [
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  people: async ({ browser, server }, use, info) => {
    server.deal(info.titlePath.join(" "));
    const people = new People(browser, () => server.url);
    await use(people);
    const complaints = await people.go();
    if (info.status === info.expectedStatus) expect(complaints, "nothing went wrong unseen").toEqual([]);
  },
});

export { expect };
