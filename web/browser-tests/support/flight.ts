/** A phone without a connection that has kept the offline kit: kept once a worker, since that takes longest. */

import type { BrowserContext, Page } from "@playwright/test";
import { keepKit } from "./kit.ts";
import { contextOf, Person } from "./people.ts";
import { expect, test as plain } from "./test.ts";

interface Each {
  /** A fresh page of that phone; what earlier tests have played is still on it. */
  flight: Page;
}
interface Shared {
  kept: BrowserContext;
}

export const test = plain.extend<Each, Shared>({
  kept: [
    async ({ browser, server }, use) => {
      const phone = await contextOf(browser, server.url, { device: "phone" });
      const page = await phone.newPage();
      await keepKit(page);
      await page.close();
      await phone.setOffline(true);
      await use(phone);
      await phone.close();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  flight: async ({ kept }, use, info) => {
    const person = new Person(kept, await kept.newPage());
    await person.page.goto("/");
    await use(person.page);
    await Promise.all(kept.pages().map((page) => page.close()));
    if (info.status === info.expectedStatus) expect(person.complaints, "nothing went wrong unseen").toEqual([]);
  },
});
