/** People, each with a browser of their own whose network messages are recorded. */

import { expect, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "@playwright/test";
import type { Seated } from "../../src/generated/bodies.ts";
import type { NewTable } from "../../src/generated/wire.ts";
import { Wire } from "./wire.ts";

export const DEVICES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  smallPhone: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
  lyingPhone: { viewport: { width: 844, height: 360 }, hasTouch: true, isMobile: true }, // what a browser leaves of 390
} as const satisfies Record<string, BrowserContextOptions>;

export interface Habits {
  device?: keyof typeof DEVICES;
  scheme?: "light" | "dark";
  /** Most tests have no time to look on: cats jump at once. */
  motion?: "reduce" | "no-preference";
  /** Dots for a pixel: pictures of a phone are finer than tests of one. */
  scale?: number;
  /** What their browser asks for. */
  locale?: string;
}

export class Person {
  readonly page: Page;
  readonly wire = new Wire();
  readonly #context: BrowserContext;
  /** What went wrong in the page, which nobody would have seen. */
  readonly complaints: string[] = [];

  constructor(context: BrowserContext, page: Page) {
    this.#context = context;
    this.page = page;
    this.wire.listen(page);
    page.on("pageerror", (error) => this.complaints.push(error.stack ?? String(error)));
    page.on("console", (message) => {
      if (message.type() === "error" && !isOnlyTheLine(message.text())) this.complaints.push(message.text());
    });
  }

  /** Set up a table as the page would, and go there. */
  async plan(wish: NewTable): Promise<string> {
    const { table } = await this.#seated(wish);
    await this.page.goto(`/t/${table.id}`);
    return table.id;
  }

  /** A table that is over: bots have played it to its end, also for me. */
  async planFinished(wish: NewTable): Promise<string> {
    const { table, secrets } = await this.#seated(wish);
    for (const { seat, secret } of secrets) await this.getUp(table.id, seat, secret);
    await this.seesTheEnd(table.id);
    return table.id;
  }

  /** A bot plays on for them. */
  async getUp(table: string, seat: number, secret: string): Promise<void> {
    const left = await this.#context.request.post(`/api/tables/${table}/play`, {
      data: { type: "leave", seat, id: "leave" },
      headers: { Authorization: `Bearer ${secret}` },
    });
    if (!left.ok()) throw new Error(await left.text());
  }

  /** When bots have played to the end. */
  async seesTheEnd(table: string): Promise<void> {
    const status = async (): Promise<unknown> =>
      ((await (await this.#context.request.get(`/api/tables/${table}`)).json()) as { status: unknown }).status;
    await expect.poll(status, { timeout: 60_000 }).toBe("over");
  }

  async #seated(wish: NewTable): Promise<Seated> {
    const answer = await this.#context.request.post("/api/tables", { data: wish });
    if (!answer.ok()) throw new Error(await answer.text());
    return (await answer.json()) as Seated;
  }

  async leave(): Promise<void> {
    await this.#context.close();
  }
}

/** Who sat where. An onlooker has no seats. */
export type Sitters = readonly { person: Person; seats: readonly number[] }[];

export class People {
  readonly #browser: Browser;
  readonly #url: () => string;
  readonly #all: Person[] = [];

  constructor(browser: Browser, url: () => string) {
    this.#browser = browser;
    this.#url = url;
  }

  /** Somebody new comes, with a device. */
  async come(habits: Habits = {}): Promise<Person> {
    const context = await contextOf(this.#browser, this.#url(), habits);
    const person = new Person(context, await context.newPage());
    this.#all.push(person);
    return person;
  }

  /** Everybody goes; what went wrong in their pages. */
  async go(): Promise<string[]> {
    await Promise.all(this.#all.map((person) => person.leave()));
    return this.#all.flatMap((person) => person.complaints);
  }
}

/** A browser of its own for somebody with these habits. */
export async function contextOf(
  browser: Browser,
  url: string,
  { device = "desktop", scheme = "light", motion = "reduce", scale = 1, locale = "en-GB" }: Habits,
): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: url,
    colorScheme: scheme,
    reducedMotion: motion,
    deviceScaleFactor: scale,
    locale,
    ...DEVICES[device],
  });
}

/** Their pages have seen enough; what they were told is held against the truth, which only a finished game tells. */
export async function letBotsPlayOn(table: string, sitters: Sitters): Promise<void> {
  for (const { person, seats } of sitters) {
    await person.page.goto("about:blank");
    const secrets = [...new Set(await person.wire.secrets())];
    for (const [at, seat] of seats.entries()) await person.getUp(table, seat, secrets[at] ?? "");
  }
  await sitters[0]?.person.seesTheEnd(table);
}

/** The browser itself complains when a server is away; and of answers that are refusals. */
function isOnlyTheLine(text: string): boolean {
  return /Failed to load resource|WebSocket connection to|ERR_CONNECTION/.test(text);
}
