/** Pictures of every screen into build/pictures; those that README and docs show go to docs/pictures, too. */

import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { standsStill } from "../browser-tests/support/accessibility.ts";
import { ALL_GAMES, ANY, GAMES, playOf, table } from "../browser-tests/support/games.ts";
import type { People, Person } from "../browser-tests/support/people.ts";
import { Player } from "../browser-tests/support/player.ts";
import { MARKS } from "../browser-tests/support/selectors.ts";
import { test } from "../browser-tests/support/test.ts";
import { folderOf } from "../src/gameFolders/folder.ts";
import { textsIn } from "./said.ts";

const invitation = textsIn("en", "page-invitation");

const ROOT = join(import.meta.dirname, "../..");
const ALL = join(ROOT, "build/pictures");
const SHOWN = join(ROOT, "docs/pictures");
const QUALITY = 82;

/** In `games/<game>/tools/pictures.ts`: what a game adds to the pictures that are taken of all. */
export interface GamePictures {
  /** Those that README and docs show, without the game's name before them. */
  best: readonly string[];
  /** Instead of some moves, what leads to something to see. */
  come?(page: Page, device: Device): Promise<void>;
  /** What is looked at before the picture is taken. */
  look?(page: Page, device: Device): Promise<void>;
  /** All of its pictures, where the game is played in its own way; each is taken under a name. */
  takes?(ana: Person, device: Device, take: (name: string) => Promise<void>): Promise<void>;
}
export type Device = "desktop" | "phone";

const PICTURES = new Map<string, GamePictures>();
for (const game of ALL_GAMES) {
  const path = `../src/games/${folderOf(game)}/tools/pictures.ts`;
  PICTURES.set(game, ((await import(path)) as { pictures: GamePictures }).pictures);
}

/** For README and docs. */
const BEST = new Set(["home-desktop-light"]);
for (const [game, { best }] of PICTURES) for (const name of best) BEST.add(`${game}-${name}`);

const LAST = GAMES.at(-1) ?? ANY;
const ROOMS = {
  home: "/",
  new: `/new/${ANY}`,
  "new-last": `/new/${LAST}`,
  me: "/me",
  lobby: "/lobby",
  rules: `/rules/${LAST}`,
  lost: "/t/nowhere",
};

for (const device of ["desktop", "phone"] as const) {
  test(`rooms ${device}`, async ({ people }) => {
    const ana = await comes(people, device);
    for (const [name, path] of Object.entries(ROOMS)) {
      await ana.page.goto(path, { waitUntil: "networkidle" });
      await take(ana.page, `${name}-${device}`);
    }
    await ana.plan({ game: ANY, seats: [{ kind: "me" }, { kind: "open" }, { kind: "bot", level: "tiger" }] });
    await ana.page.getByRole("button", { name: invitation("open-copy") }).waitFor();
    await take(ana.page, `open-${device}`);
    await ana.plan(table(ANY, { kind: "me" }, { kind: "device", name: "Ben" }));
    await ana.page.locator(MARKS.curtain).waitFor();
    await take(ana.page, `curtain-${device}`);
  });

  for (const game of ALL_GAMES) {
    test(`${game} ${device}`, async ({ people }) => {
      const ana = await comes(people, device);
      const { come, look, takes } = PICTURES.get(game) ?? { best: [] };
      if (takes !== undefined) return takes(ana, device, (name) => take(ana.page, `${game}${name}-${device}`));
      const bots = Array.from({ length: playOf(game).bots }, () => ({ kind: "bot", level: "lynx" }) as const);
      await ana.plan(table(game, { kind: "me" }, ...bots));
      const player = new Player(ana.page, device === "phone" ? "touch" : "mouse");
      await player.isAsked();
      await take(ana.page, `${game}-first-${device}`);
      if (come === undefined) await player.makeMoves(playOf(game).moves);
      else await come(ana.page, device);
      await player.isAsked();
      await look?.(ana.page, device);
      await take(ana.page, `${game}-${device}`);
      await player.answer(); // takes a card in the hand, where a move takes two steps
      await take(ana.page, `${game}-choice-${device}`);
      const id = await ana.planFinished(table(game, { kind: "me" }, ...bots));
      await ana.page.goto(`/t/${id}`);
      await ana.page.locator(MARKS.score).waitFor();
      await take(ana.page, `${game}-score-${device}`);
      await ana.page.goto(`/t/${id}/replay`);
      await ana.page.getByRole("slider").fill("20");
      await take(ana.page, `${game}-replay-${device}`);
    });
  }
}

/** Somebody with a name and a cat, always the same. */
async function comes(people: People, device: "desktop" | "phone"): Promise<Person> {
  const ana = await people.come({ device, scale: device === "phone" ? 2 : 1 });
  await ana.page.goto("/");
  await ana.page.request.put("/api/me", { data: { name: "Ana", cat: "calico" } });
  return ana;
}

/** By lamp and by night, when all is drawn and stands still. */
async function take(page: Page, name: string): Promise<void> {
  mkdirSync(ALL, { recursive: true });
  await page.mouse.move(0, 0);
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForFunction(() => [...document.images].every((image) => image.complete));
    await standsStill(page);
    const session = await page.context().newCDPSession(page);
    const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
    await session.detach();
    const file = join(ALL, `${name}-${scheme}.webp`);
    writeFileSync(file, Buffer.from(data, "base64"));
    if (!BEST.has(`${name}-${scheme}`)) continue;
    mkdirSync(SHOWN, { recursive: true });
    copyFileSync(file, join(SHOWN, `${name}-${scheme}.webp`));
  }
}
