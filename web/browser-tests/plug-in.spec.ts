/** A game from elsewhere, installed as a package: it is on the shelf as ours are, in both languages. */

import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { textsIn } from "../tools/said.ts";
import { expectAccessible } from "./support/accessibility.ts";
import type { GameInfo } from "../src/generated/bodies.ts";
import { few } from "./support/games.ts";
import { outside, overhang } from "./support/inPage.ts";
import { allLessons, LessonPlayer } from "./support/lessonPlayer.ts";
import { Player } from "./support/player.ts";
import { PYTHON, ROOT, Server } from "./support/server.ts";
import { MARKS } from "./support/selectors.ts";
import { expect, test as plain } from "./support/test.ts";

const test = plain.extend<object, { server: Server }>({
  server: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "tabbytop-plug-in-"));
      const server = new Server(0.01, {}, install(folder));
      await server.start();
      await use(server);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
});

/** Install the example, with every part that a game may bring, as `pip install` would, but into a folder; returns the folder. */
function install(folder: string): string {
  const [source, target] = [join(folder, "source"), join(folder, "installed")];
  const isMade = /__pycache__|\.egg-info|[/\\]build$/;
  for (const part of ["examples/nap_time", "tests/plug_in"])
    cpSync(join(ROOT, part), source, { recursive: true, filter: (path) => !isMade.test(path) });
  const how = ["--no-deps", "--no-build-isolation", "--no-index", "--quiet", "--disable-pip-version-check"];
  execFileSync(PYTHON, ["-m", "pip", "install", ...how, "--target", target, source], { stdio: "inherit" });
  return target;
}

const BOT = { kind: "bot", level: "kitten" } as const;

const TOLD = {
  "en-GB": {
    language: "en",
    about: "Nap longest, alone, and the sunbeam is yours.",
    mood: "sleepy",
    prompt: "how long do you nap?",
    field: "Your naps",
    fact: "For each cat: 3",
    reason: "most sunshine",
  },
  "de-DE": {
    language: "de",
    about: "Schlaf am längsten, und zwar allein, dann gehört der Sonnenstrahl dir.",
    mood: "schläfrig",
    prompt: "Wie lange schläfst du?",
    field: "Deine Nickerchen",
    fact: "Für jede Katze: 3",
    reason: "der meiste Sonnenschein",
  },
} as const;

for (const locale of few(["en-GB", "de-DE"] as const, "de-DE")) {
  const told = TOLD[locale];
  const home = textsIn(told.language, "page-home");
  const setup = textsIn(told.language, "page-setup");

  test(`${told.language}: an installed game is on the shelf with its cover, and is played to its end`, async ({
    people,
  }) => {
    const { page } = await people.come({ locale });
    await page.goto("/");
    const shelf = page.getByRole("navigation", { name: home("home-shelf") });
    const box = shelf.getByRole("link", { name: /Nap\s+Time/ }).filter({ has: page.locator("img.cover") });
    await expect(box).toContainText(home("game-minutes", { minutes: 5 }));
    await expect(box).toHaveAttribute("title", told.about);
    const cover = box.locator("img.cover");
    await expect(cover).toHaveAttribute("src", "/api/games/nap-time/cover");
    await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await box.click();

    await expect(page.getByText(told.about)).toBeVisible();
    await expect(page.getByText(told.mood, { exact: true })).toBeVisible();
    await expectAccessible(page, "a table for a game from elsewhere");
    await page.getByRole("button", { name: setup("deal"), exact: true }).click();
    await expect(page.locator(MARKS.table)).toHaveAttribute("data-status", "playing");
    const player = new Player(page);
    await player.isAsked();
    await expect(page.locator(MARKS.prompt)).toContainText(told.prompt);
    const hand = page.getByRole("group", { name: told.field });
    await expect(hand.getByRole("button"), "each card of the hand can be played").toHaveCount(3);
    await expectAccessible(page, "a board for any game");
    expect(await page.evaluate(overhang), "nothing is wider or higher than the page").toEqual([0, 0]);
    await hand.locator(MARKS.move).last().click();
    await player.isAsked();
    await expect(hand.getByRole("button"), "it is played").toHaveCount(2);
    await hand.getByRole("button").first().focus();
    await page.keyboard.press("Enter");
    await player.isAsked();
    await player.toTheEnd();
    await expect(page.locator(MARKS.score)).toContainText(new RegExp(told.reason, "i"));

    await page.goto("/rules/nap-time");
    await expect(page.getByText(told.fact)).toBeVisible();
  });

  test(`${told.language}: its lessons are played to their end on the default board`, async ({ people }) => {
    const lessons = allLessons().filter(({ game }) => game === "nap-time");
    expect(lessons).not.toEqual([]);
    for (const lesson of lessons) {
      const { page } = await people.come({ locale, device: "smallPhone" });
      await new LessonPlayer(page, "touch", "", told.language).play(lesson, async () => {
        expect(await page.evaluate(overhang)).toEqual([0, 0]);
      });
    }
  });
}

for (const scheme of ["light", "dark"] as const)
  test(`${scheme}: the default board fits a small phone, by touch and for screen readers`, async ({ people }) => {
    const ana = await people.come({ device: "smallPhone", scheme });
    const { page } = ana;
    await ana.plan({ game: "nap-time", seats: [{ kind: "me" }, BOT, BOT, BOT], options: {} });
    const player = new Player(page, "touch");
    await player.isAsked();
    await expectAccessible(page, `the default board, ${scheme}`);
    const outsideNow = (): Promise<unknown> => page.evaluate(outside, `main :is(${MARKS.prompt}, ${MARKS.move})`);
    expect(await outsideNow(), "question and hand are on the screen").toEqual([]);
    const first = page.locator(`[data-numbered] ${MARKS.move}`).first();
    await expect(first).toHaveAccessibleName(/Nap 1: /);
    await first.tap();
    await player.isAsked();
    expect(await page.evaluate(overhang)).toEqual([0, 0]);
  });

test("its bots, puzzles and review are offered as those of our games are", async ({ people }) => {
  const ana = await people.come();
  const { page } = ana;
  const info = (await (await page.request.get("/api/games/nap-time")).json()) as GameInfo;
  expect(info.levels.length).toBeGreaterThan(0);
  const id = await ana.planFinished({ game: "nap-time", seats: [{ kind: "me" }, BOT], options: {} });
  await page.goto(`/t/${id}/replay`);
  await page.getByRole("slider").fill("3");
  await expect(page.locator(".board")).toBeVisible();

  await page.goto("/puzzles/nap-time/1");
  await expect(page.locator("main[data-status=puzzle]")).toBeVisible();
  await page.locator(MARKS.move).last().click();
  await expect(page.getByTestId("verdict")).toContainText("46");

  await page.goto(`/review/${id}`);
  await expect(page.getByRole("main")).toBeVisible();
});

test("its cover is a picture that can do nothing", async ({ people }) => {
  const { page } = await people.come();
  const answer = await page.request.get("/api/games/nap-time/cover");
  expect(answer.headers()["content-type"]).toContain("image/svg+xml");
  expect(answer.headers()["content-security-policy"]).toContain("default-src 'none'");
  expect(answer.headers()["x-content-type-options"]).toBe("nosniff");
});
