/** Measures who wins races between two people at a Kitty Paw table, one of them with a slow connection. Run it on a quiet machine. */

import type { Page } from "@playwright/test";
import { expect, test } from "../../../../browser-tests/support/test.ts";
import type { People } from "../../../../browser-tests/support/people.ts";
import { PawPlayer } from "../browser-tests/pawPlayer.ts";
import { textsIn } from "../../../../tools/said.ts";
import { pressAt, reactTo, type Press, type Shown } from "./races.ts";
import { slowDown, type Delay } from "./slowConnection.ts";

const invitation = textsIn("en", "page-invitation");

const LEADS = [25, 50, 100]; // milliseconds by which who is on the slow line presses earlier
const RACES = 7; // for each lead
const SHAMES = 7; // to see how long it takes until the server's word is on the screen
const GAMES = 2; // at a time, of ten rounds, each with a race for a card
const REACTION = 200;
const EXACT = 8; // milliseconds; where the lead was another one, the machine was busy, and the race does not count
const HOLDS = "[data-cursor]"; // where a piece that is in the paw would be put
const MEASURED = 6000; // milliseconds until the server has measured the lines of a new table
const LINES: Delay[] = [
  ...[0, 50, 100, 200, 300].map((way) => ({ way, jitter: 0 })),
  { way: 100, jitter: 30 },
  { way: 100, jitter: 80 },
];

interface Pair {
  slow: Page;
  fast: Page;
}

const rows: string[] = [];

for (const line of LINES) {
  test(named(line), async ({ people }) => {
    const reaches = await reachRaces(people, line); // one after the other: a busy machine is a slow line by itself
    const reacted = (await Promise.all(Array.from({ length: GAMES }, () => reactionRaces(people, line)))).flat();
    const won = LEADS.map((_, at) => share(reaches.won[at] ?? []));
    rows.push(
      `| ${[named(line), ...won, share(reacted), median(reaches.slow), median(reaches.fast), median(reaches.foretold)].join(" | ")} |`,
    );
    console.log(`\n${rows.at(-1)}`);
  });
}

test.afterAll(() => {
  const head = [
    "line",
    ...LEADS.map((lead) => `first by ${lead} ms`),
    "reaction won by the slow line",
    "answer seen, slow line",
    "answer seen, fast line",
    "tile in the own paw",
  ];
  console.log(["", `| ${head.join(" | ")} |`, `|${"---|".repeat(head.length)}`, ...rows].join("\n"));
});

/** Both on a line through the same hands, so that these cost both the same. */
async function seated(people: People, line: Delay, options: Record<string, number>): Promise<Pair> {
  const [ana, ben] = [await people.come({ device: "phone" }), await people.come({ device: "phone" })];
  await slowDown(ana.page, line);
  await slowDown(ben.page, { way: 0, jitter: 0 });
  const id = await ana.plan({ game: "kitty-paw", seats: [{ kind: "me" }, { kind: "open" }], options });
  await ben.page.goto(`/t/${id}`);
  await ben.page.getByRole("button", { name: invitation("open-sit") }).click();
  for (const { page } of [ana, ben]) await page.locator('[data-move="paw"]').waitFor();
  return { slow: ana.page, fast: ben.page };
}

interface Reaches {
  /** by lead, whether who was first got the tile; only races that were begun in time */
  won: boolean[][];
  /** until the server's word is on the screen */
  slow: Shown[];
  fast: Shown[];
  /** until a tile is in the paw, which the page shows before the server has heard of it */
  foretold: Shown[];
}

async function reachRaces(people: People, line: Delay): Promise<Reaches> {
  const pair = await seated(people, line, { ready: 60, pick: 60, round: 3600, stray: 3600, false_start: 1 });
  const pages = [pair.slow, pair.fast];
  await Promise.all(pages.map((page) => new PawPlayer(page, { how: "touch" }).begin()));
  await pair.slow.waitForTimeout(MEASURED);
  const reaches: Reaches = { won: LEADS.map(() => []), slow: [], fast: [], foretold: [] };
  for (let race = 0; race < RACES * LEADS.length; race += 1) {
    const at = race % LEADS.length;
    const mark = await tileOfBoth(pages, race);
    const start = Date.now() + 250 + Math.random() * 50;
    const press = (page: Page, lead: number): Promise<Press> =>
      page.evaluate(pressAt, { mark, at: start - lead, shows: HOLDS });
    const lead = LEADS[at] ?? 0;
    const [mine, theirs] = await Promise.all([press(pair.slow, lead), press(pair.fast, 0)]);
    reaches.foretold.push(mine.shown);
    await expect
      .poll(async () => (await held(pages)).filter(Boolean).length, { intervals: [30], message: "one has it" })
      .toBe(1);
    const [isFirst = false] = await held(pages);
    if (Math.abs(theirs.at - mine.at - lead) <= EXACT) reaches.won[at]?.push(isFirst);
    await (isFirst ? pair.slow : pair.fast).keyboard.press("x");
  }
  for (let shame = 0; shame < SHAMES; shame += 1) {
    reaches.slow.push(await seesAShame(pair.slow)); // one after the other: neither waits for what the other one does
    reaches.fast.push(await seesAShame(pair.fast));
  }
  return reaches;
}

/** For each race that somebody won: was it who is on the slow line? */
async function reactionRaces(people: People, line: Delay): Promise<boolean[]> {
  const { slow, fast } = await seated(people, line, { ready: 60, pick: 60, round: 1 });
  await slow.waitForTimeout(MEASURED);
  const [mine = [], theirs = []] = await Promise.all(
    [slow, fast].map((page) => page.evaluate(reactTo, { reaction: REACTION })),
  );
  return mine.flatMap((won, round) => ((won === null) === (theirs[round] === null) ? [] : [won !== null]));
}

/** A tile that both see lying, when nobody holds any. */
async function tileOfBoth(pages: readonly Page[], race: number): Promise<string> {
  let both: string[] = [];
  const seen = async (): Promise<boolean> => {
    const [mine = [], theirs = []] = await Promise.all(
      pages.map((page) =>
        page
          .locator('[data-move^="take"]')
          .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset["move"] ?? "")),
      ),
    );
    both = mine.filter((move) => theirs.includes(move));
    return both.length > 0 && mine.length === theirs.length && !(await held(pages)).includes(true);
  };
  await expect.poll(seen, { intervals: [30] }).toBe(true);
  return `[data-move="${both[race % both.length]}"]`;
}

async function held(pages: readonly Page[]): Promise<boolean[]> {
  return Promise.all(pages.map(async (page) => (await page.locator(HOLDS).count()) > 0));
}

/** Meow! too early: that one sits out is nothing that the page would know before the server says so. */
async function seesAShame(page: Page): Promise<Shown> {
  const { shown } = await page.evaluate(pressAt, {
    mark: ".meow:enabled",
    at: Date.now() + 150,
    shows: ".meow:disabled",
  });
  await page.locator(".meow:enabled").waitFor();
  return shown;
}

function named({ way, jitter }: Delay): string {
  return jitter === 0 ? `${way} ms` : `${way} ± ${jitter} ms`;
}

function share(won: readonly boolean[]): string {
  return `${won.filter(Boolean).length} of ${won.length}`;
}

function median(times: readonly Shown[]): string {
  const sorted = times.filter((time) => time !== null).sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  return middle === undefined ? "–" : `${Math.round(middle)} ms`;
}
