/** Films of every high point and ending into build/films, on a desktop and on a phone, in the light and the dark theme. */

import type { Page } from "@playwright/test";
import { folderOf } from "../src/gameFolders/folder.ts";
import type { Replayed, ReplayStep } from "../src/generated/bodies.ts";
import { ALL_GAMES, table } from "../browser-tests/support/games.ts";
import { hurry } from "../browser-tests/support/inPage.ts";
import type { People, Person } from "../browser-tests/support/people.ts";
import { MARKS } from "../browser-tests/support/selectors.ts";
import { test } from "../browser-tests/support/test.ts";
import type { NewTable, SeatPlan } from "../src/generated/wire.ts";
import { film } from "./film.ts";
import { textsIn } from "./said.ts";

const t = textsIn("en", "page-table");
const bot: SeatPlan = { kind: "bot", level: "lynx" };

/** In `games/<game>/tools/films.ts`: its high points. */
export interface GameFilms {
  scenes?: { readonly [name: string]: Scene };
  /** A high point of a live game, which is not in its replay. */
  live?: {
    readonly [name: string]: (ana: Person, film: (does: () => Promise<void>) => Promise<void>) => Promise<void>;
  };
  /** The table whose ending is filmed, where the usual one would last too long. */
  ending?: NewTable;
}

export interface Scene {
  wish: NewTable;
  /** The events that begin it: in a replay the step with the `nth` of them is filmed. */
  begins: (event: { [name: string]: unknown }) => boolean;
  nth?: number;
  /** How many steps belong to it, and how long each is filmed. */
  steps?: number;
  lasts: number;
}

const FILMS = new Map<string, GameFilms>();
for (const game of ALL_GAMES) {
  const path = `../src/games/${folderOf(game)}/tools/films.ts`;
  FILMS.set(game, ((await import(path)) as { films: GameFilms }).films);
}

for (const device of ["desktop", "phone"] as const) {
  for (const scheme of ["light", "dark"] as const) {
    for (const [name, scene] of [...FILMS.values()].flatMap(({ scenes }) => Object.entries(scenes ?? {}))) {
      test(`${name} ${device} ${scheme}`, async ({ people }) => {
        const ana = await comes(people, device, scheme);
        await filmScene(ana, scene, `${name}-${device}-${scheme}`);
      });
    }
    for (const wish of ALL_GAMES.map((game) => FILMS.get(game)?.ending ?? table(game, { kind: "me" }, bot, bot))) {
      test(`ending of ${wish.game} ${device} ${scheme}`, async ({ people }) => {
        const ana = await comes(people, device, scheme);
        await filmEnding(ana, wish, `ending-${wish.game}-${device}-${scheme}`);
      });
    }
    for (const [name, does] of [...FILMS.values()].flatMap(({ live }) => Object.entries(live ?? {}))) {
      test(`${name} ${device} ${scheme}`, async ({ people }) => {
        const ana = await comes(people, device, scheme);
        await does(ana, (what) => film(ana.page, `${name}-${device}-${scheme}`, what));
      });
    }
  }
}

async function comes(people: People, device: "desktop" | "phone", scheme: "light" | "dark"): Promise<Person> {
  const ana = await people.come({ device, scheme, motion: "no-preference" });
  await ana.page.goto("/");
  await ana.page.request.put("/api/me", { data: { name: "Ana", cat: "calico" } });
  return ana;
}

async function filmScene(ana: Person, scene: Scene, name: string): Promise<void> {
  const { page } = ana;
  const id = await ana.planFinished(scene.wish);
  const steps = await stepsOf(page, id);
  const found = steps.flatMap(({ events, number }) => (events.some(scene.begins) ? [number] : []));
  const start = found[scene.nth ?? 0];
  if (start === undefined) throw new Error(`no such event in this game: ${name}`);
  await page.goto(`/t/${id}/replay`, { waitUntil: "networkidle" });
  await page.getByRole("slider").fill(String(start - 1));
  await page.locator(`${MARKS.table}[data-number="${start - 1}"]`).waitFor();
  await page.waitForTimeout(800); // what was drawn anew has landed
  await film(page, name, async () => {
    for (let step = 0; step < (scene.steps ?? 1); step += 1) {
      await page.getByRole("button", { name: t("replay-next") }).click();
      await page.waitForTimeout(scene.lasts);
    }
  });
}

/** A bot plays on for Ana, who looks on until the sheet has named the winner. */
async function filmEnding(ana: Person, wish: NewTable, name: string): Promise<void> {
  const { page } = ana;
  const id = await ana.plan(wish);
  await page.locator(MARKS.prompt).waitFor();
  const [secret = ""] = await ana.wire.secrets();
  await ana.getUp(id, 0, secret);
  while ((await page.locator(MARKS.score).count()) === 0) {
    await page.evaluate(hurry);
    await page.waitForTimeout(20);
  }
  await film(page, name, async () => {
    await page.locator(`${MARKS.score}[data-stage="winner"]`).waitFor({ timeout: 20_000 });
    await page.waitForTimeout(1200);
  });
}

async function stepsOf(page: Page, id: string): Promise<ReplayStep[]> {
  const steps: ReplayStep[] = [];
  for (let from: number | null = 0; from !== null;) {
    const answer = await page.request.get(`/api/tables/${id}/replay?first=${from}`);
    const part = (await answer.json()) as Replayed;
    steps.push(...part.steps);
    from = part.next;
  }
  return steps;
}
