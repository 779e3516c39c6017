/** Pictures of every screen into build/pictures; those that README and docs show go to docs/pictures, too. */

import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { standsStill } from "../browser-tests/support/accessibility.ts";
import { GAMES, table, type GameName } from "../browser-tests/support/games.ts";
import type { People, Person } from "../browser-tests/support/people.ts";
import { PawPlayer } from "../src/games/kitty_paw/browser-tests/pawPlayer.ts";
import { Player } from "../browser-tests/support/player.ts";
import { MARKS } from "../browser-tests/support/selectors.ts";
import { test } from "../browser-tests/support/test.ts";
import type { SeatPlan } from "../src/generated/wire.ts";
import { said, textsIn } from "./said.ts";

const invitation = textsIn("en", "page-invitation");

const ROOT = join(import.meta.dirname, "../..");
const ALL = join(ROOT, "build/pictures");
const SHOWN = join(ROOT, "docs/pictures");
const QUALITY = 82;

/** For README and docs. */
const BEST = new Set([
  "home-desktop-light",
  "kibble-scuffle-desktop-light",
  "kibble-scuffle-phone-dark",
  "tem-purr-a-desktop-dark",
  "tem-purr-a-phone-light",
  "cat-lady-desktop-dark",
  "cat-lady-phone-light",
  "meow-desktop-light",
  "meow-phone-dark",
  "kitty-paw-desktop-light",
  "kitty-paw-phone-light",
]);

/** Moves until there is something to see. */
const MOVES: { [game in GameName]: number } = { "kibble-scuffle": 9, "tem-purr-a": 4, "cat-lady": 7, meow: 0 };
const BOTS: { [game in GameName]: number } = { "kibble-scuffle": 3, "tem-purr-a": 4, "cat-lady": 2, meow: 5 };
/** Learned by heart, laid, and three acts. */
const IN_THE_CIRCLE = ["ready", "pass", "play ", "do croak", "do moo", "do howl"];

const ROOMS = {
  home: "/",
  new: "/new/kibble-scuffle",
  "new-cat-lady": "/new/cat-lady",
  me: "/me",
  lobby: "/lobby",
  rules: "/rules/cat-lady",
  lost: "/t/nowhere",
};

for (const device of ["desktop", "phone"] as const) {
  test(`rooms ${device}`, async ({ people }) => {
    const ana = await comes(people, device);
    for (const [name, path] of Object.entries(ROOMS)) {
      await ana.page.goto(path, { waitUntil: "networkidle" });
      await take(ana.page, `${name}-${device}`);
    }
    await ana.plan({ game: "cat-lady", seats: [{ kind: "me" }, { kind: "open" }, { kind: "bot", level: "tiger" }] });
    await ana.page.getByRole("button", { name: invitation("open-copy") }).waitFor();
    await take(ana.page, `open-${device}`);
    await ana.plan(table("kibble-scuffle", { kind: "me" }, { kind: "device", name: "Ben" }));
    await ana.page.locator(MARKS.curtain).waitFor();
    await take(ana.page, `curtain-${device}`);
  });

  for (const game of GAMES) {
    test(`${game} ${device}`, async ({ people }) => {
      const ana = await comes(people, device);
      const bots = Array.from({ length: BOTS[game] }, () => ({ kind: "bot", level: "lynx" }) as const);
      await ana.plan(table(game, { kind: "me" }, ...bots));
      const player = new Player(ana.page, device === "phone" ? "touch" : "mouse");
      await player.isAsked();
      await take(ana.page, `${game}-first-${device}`);
      if (game === "meow") await comeInto(ana.page, device);
      else await player.makeMoves(MOVES[game]);
      await player.isAsked();
      if (game === "cat-lady") await lookAtALine(ana.page, device);
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

  test(`kitty-paw ${device}`, async ({ people }) => {
    const ana = await comes(people, device);
    const bot: SeatPlan = { kind: "bot", level: "kitten" };
    await ana.plan({
      game: "kitty-paw",
      seats: [{ kind: "me" }, bot, bot, bot],
      options: { ready: 60, round: 600, pick: 60, stray: 60 },
    });
    const player = new PawPlayer(ana.page, { how: device === "phone" ? "touch" : "mouse" });
    await player.begin();
    await take(ana.page, `kitty-paw-first-${device}`);
    await player.build({ most: 4 });
    await take(ana.page, `kitty-paw-${device}`);
    await ana.plan({ game: "kitty-paw", seats: [{ kind: "me" }], options: { round: 1, ready: 60 } });
    for (let round = 1; round <= 10; round += 1) {
      await ana.page.getByText(said("page-kitty-paw", "round-of", { round, rounds: 10 })).waitFor();
      await ana.page.locator('[data-move="paw"]').click();
    }
    await ana.page.getByTestId("best").waitFor();
    await take(ana.page, `kitty-paw-score-${device}`);
  });
}

/** As far as the middle of one's own first turn. */
async function comeInto(page: Page, device: "desktop" | "phone"): Promise<void> {
  for (const move of IN_THE_CIRCLE) {
    const choice = page.locator(`[data-move^="${move}"]`).first();
    if (device === "phone") await choice.tap({ timeout: 60_000 });
    else await choice.click({ timeout: 60_000 });
  }
}

/** What would it bring? */
async function lookAtALine(page: Page, device: "desktop" | "phone"): Promise<void> {
  const line = page.locator('[data-place="grid"] .label.lit').first();
  if ((await line.count()) === 0) return; // something else is asked
  if (device === "phone") await line.tap();
  else await line.hover();
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
