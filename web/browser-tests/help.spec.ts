/** What helps at a table: why not, a hint, taking back, words for who cannot see, quiet for who wants it. */

import type { Page } from "@playwright/test";
import { GAMES, table, type GameName } from "./house/games.ts";
import { Player, together } from "./house/player.ts";
import { press } from "./house/pressing.ts";
import { MARKS } from "./house/selectors.ts";
import { expect, test } from "./house/test.ts";
import { room } from "../src/texts/room.ts";
import { table as t } from "../src/texts/table.ts";

/** Things on the board that may be pressed although that is no move now. */
const UNLIT = "main button[data-thing]:not([data-move], [data-picks], :disabled)";

for (const game of GAMES) {
  test(`${game}: what is not allowed says why not`, async ({ people }) => {
    const { page } = await sit(people, game);
    const player = new Player(page);
    const answered = page.getByText(t.prompt.whyNot);
    await together([player], async () => {
      if (!(await player.isAskedNow())) return false;
      const unlit = await page.locator(UNLIT).count();
      for (let at = 0; at < Math.min(unlit, 5); at += 1) {
        await mark(page, UNLIT, at);
        if (await press(page, "[data-tried]", "mouse").catch(() => false)) await page.waitForTimeout(150);
        if (await answered.isVisible()) return true;
      }
      return player.moves > 40;
    });
    await expect(answered).toBeVisible();
    await expect(page.locator(MARKS.live), "and says it aloud").not.toBeEmpty();
  });

  test(`${game}: a hint, and doing it`, async ({ people }) => {
    const { page } = await sit(people, game);
    await new Player(page).isAsked();
    await page.getByRole("button", { name: t.menu.hint }).click();
    const hinted = page.getByRole("button", { name: t.prompt.doIt });
    await expect(hinted).toBeVisible({ timeout: 20_000 });
    const before = await page.locator(MARKS.table).getAttribute("data-number");
    await hinted.click();
    await expect(page.locator(MARKS.table)).not.toHaveAttribute("data-number", before ?? "");
  });
}

test("a move is taken back", async ({ people }) => {
  const { page } = await sit(people, "kibble-scuffle");
  const player = new Player(page);
  const undo = page.getByRole("button", { name: t.menu.undo });
  await together([player], async () => player.moves > 0 && (await undo.isVisible()));
  await undo.click();
  await expect(page.getByRole("log").getByText(t.log.undone)).toBeVisible();
});

test("taking back takes a yes where there is somebody to ask", async ({ people }) => {
  const [ana, ben] = await Promise.all([people.come(), people.come()]);
  const id = await ana.plan(table("tem-purr-a", { kind: "me" }, { kind: "open" }));
  await ben.page.goto(`/t/${id}`);
  await ben.page.getByRole("button", { name: t.open.sit }).click();
  const players = [new Player(ana.page), new Player(ben.page)];
  const undo = ana.page.getByRole("button", { name: t.menu.undo });
  await together(players, async () => (players[0]?.moves ?? 0) > 0 && (await undo.isVisible()));
  await undo.click();
  await ben.page.getByRole("button", { name: t.prompt.fine }).click();
  await expect(ana.page.getByRole("log").getByText(t.log.undone)).toBeVisible();
});

test("every event and every question is said in words", async ({ people }) => {
  const { page } = await sit(people, "tem-purr-a");
  await page.locator(MARKS.live).waitFor({ state: "attached" });
  await page.evaluate((live) => {
    const said: string[] = [];
    Object.assign(window, { said });
    const region = document.querySelector(live) as Element;
    new MutationObserver(() => said.push(region.textContent ?? "")).observe(region, { childList: true, characterData: true, subtree: true });
  }, MARKS.live);
  const player = new Player(page);
  player.hurries = false;
  await player.makeMoves(2);
  await player.isAsked();
  const question = await page.locator(MARKS.prompt).getByRole("heading").textContent();
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  const lines = await page.getByRole("log").getByRole("listitem").count();
  expect(said.filter((words) => words.trim() !== "").length).toBeGreaterThanOrEqual(Math.min(lines, 4));
  expect(said.join(" ")).toContain(question?.trim());
});

test("sound is off by a tap, and stays off", async ({ people }) => {
  const { page } = await sit(people, "tem-purr-a");
  await page.getByRole("button", { name: room.top.mute }).click();
  await expect(page.getByRole("button", { name: room.top.unmute })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: room.top.unmute })).toBeVisible();
});

test("who wants no motion gets none; others may look on or skip it", async ({ people }) => {
  const [calm, lively] = await Promise.all([people.come({ motion: "reduce" }), people.come({ motion: "no-preference" })]);
  for (const [person, motion] of [[calm, "calm"], [lively, "full"]] as const) {
    await person.plan(table("kibble-scuffle", { kind: "me" }));
    await expect(person.page.locator("html")).toHaveAttribute("data-motion", motion);
    const player = new Player(person.page);
    player.hurries = false;
    await player.makeMoves(3);
    await player.isAsked();
  }
});

async function sit(people: { come(): Promise<import("./house/people.ts").Person> }, game: GameName): Promise<{ page: Page }> {
  const ana = await people.come();
  await ana.plan(table(game, { kind: "me" }));
  return ana;
}

async function mark(page: Page, things: string, at: number): Promise<void> {
  await page.evaluate(([things, at]) => {
    document.querySelector("[data-tried]")?.removeAttribute("data-tried");
    document.querySelectorAll(things)[at]?.setAttribute("data-tried", "");
  }, [things, at] as const);
}
