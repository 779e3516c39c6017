/** Films of every high point and ending into build/films, on a desktop and on a phone, in the light and the dark theme. */

import type { Page } from "@playwright/test";
import type { Replayed, ReplayStep } from "../src/bodies.ts";
import { table } from "../browser-tests/support/games.ts";
import type { People, Person } from "../browser-tests/support/people.ts";
import { test } from "../browser-tests/support/test.ts";
import type { NewTable, SeatPlan } from "../src/wire.ts";
import { film } from "./film.ts";
import { textsIn } from "./said.ts";

const t = textsIn("en", "page-table");
const bot: SeatPlan = { kind: "bot", level: "lynx" };

interface Scene {
  wish: NewTable;
  /** The events that begin it: in a replay the step with the `nth` of them is filmed. */
  begins: (event: { [name: string]: unknown }) => boolean;
  nth?: number;
  /** How many steps belong to it, and how long each is filmed. */
  steps?: number;
  lasts: number;
}

const SCENES: { readonly [name: string]: Scene } = {
  dinner: {
    wish: table("kibble-scuffle", { kind: "me" }, bot, bot),
    begins: ({ event }) => event === "dinner",
    steps: 3,
    lasts: 2600,
  },
  meal: {
    wish: table("tem-purr-a", { kind: "me" }, bot, bot, bot),
    begins: ({ event, cards }) => event === "eat" && (cards as string[]).length > 4,
    lasts: 6500,
  },
  indigestion: {
    wish: table("tem-purr-a", { kind: "me" }, bot, bot, bot),
    begins: ({ event, cards }) => event === "eat" && (cards as string[]).includes("indigestion"),
    lasts: 6500,
  },
  feeding: {
    wish: table("cat-lady", { kind: "me" }, bot, bot),
    begins: ({ event }) => event === "hands",
    lasts: 2200,
  },
  reveal: {
    wish: table("cat-lady", { kind: "me" }, bot, bot),
    begins: ({ event }) => event === "reveal",
    lasts: 3000,
  },
  check: {
    wish: table("meow", { kind: "me" }, bot, bot, bot),
    begins: ({ event }) => event === "checking",
    steps: 2,
    lasts: 6000,
  },
  call: {
    wish: { game: "kitty-paw", seats: [{ kind: "me" }, bot, bot], options: { ready: 1, round: 60, pick: 1 } },
    begins: ({ event }) => event === "called",
    steps: 3,
    lasts: 1500,
  },
};

for (const device of ["desktop", "phone"] as const) {
  for (const scheme of ["light", "dark"] as const) {
    for (const [name, scene] of Object.entries(SCENES)) {
      test(`${name} ${device} ${scheme}`, async ({ people }) => {
        const ana = await comes(people, device, scheme);
        await filmScene(ana, scene, `${name}-${device}-${scheme}`);
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
  const found = steps.flatMap(({ events }, at) => (events.some(scene.begins) ? [at] : []));
  const start = found[scene.nth ?? 0];
  if (start === undefined) throw new Error(`no such event in this game: ${name}`);
  await page.goto(`/t/${id}/replay`);
  await page.getByRole("slider").fill(String(start - 1));
  await page.waitForTimeout(600);
  await film(page, name, async () => {
    for (let step = 0; step < (scene.steps ?? 1); step += 1) {
      await page.getByRole("button", { name: t("replay-next") }).click();
      await page.waitForTimeout(scene.lasts);
    }
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
