/** Chat: bubbles at the seat, unread count, announced once. */

import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { ALL_GAMES, few, LONG, playOf, table } from "./support/games.ts";
import { covers, said, watchLive } from "./support/inPage.ts";
import { jumped, jumps } from "./support/network.ts";
import type { People, Person } from "./support/people.ts";
import { Player } from "./support/player.ts";
import { MARKS } from "./support/selectors.ts";
import { expect, test } from "./support/test.ts";
import { textsIn } from "../tools/said.ts";
import type { NewTable } from "../src/generated/wire.ts";

const home = textsIn("en", "page-home");
const t = textsIn("en", "page-table");
const invitation = textsIn("en", "page-invitation");

const WISHES: readonly NewTable[] = ALL_GAMES.map((game) => table(game, { kind: "me" }, { kind: "open" }));

const SEEN = WISHES.flatMap((wish) => [[wish, "phone"] as const, [wish, "desktop"] as const]);
const BUBBLES = few(
  SEEN,
  ...SEEN.filter(([wish, device]) => (device === "phone") === WISHES.indexOf(wish) < 2).filter(
    ([wish]) => WISHES.indexOf(wish) < 3,
  ),
);

for (const [wish, device] of BUBBLES) {
  test(`${wish.game}: a line of chat is a bubble at its seat, ${device}`, async ({ people }) => {
    const [ana, ben] = await sitTogether(people, wish, device);
    await ana.page.evaluate(watchLive);
    await say(ben.page, "Nice move! That was my bowl.");
    const bubble = ana.page.locator(MARKS.bubble);
    await expect(bubble).toBeVisible();
    await expect(bubble).toContainText("Nice move! That was my bowl.");
    await expect(bubble).toHaveAttribute("data-from", "1");
    expect(
      await ana.page.evaluate(covers, [MARKS.bubble, `${MARKS.prompt}, .board [data-move], .board [data-picks]`]),
    ).toEqual([]);
    expect(
      (await ana.page.evaluate(said)).filter((words) => words.includes("Nice move!")),
      "heard once",
    ).toHaveLength(1);
    await expectAccessible(ana.page, "with a bubble");
    expect(jumped(await jumps(ana.page))).toBeLessThan(0.06);
    if (LONG || wish === WISHES[0]) await expect(bubble, "it goes by itself").toHaveCount(0, { timeout: 15_000 });
  });
}

test("unread chat is counted at the log button and cleared there", async ({ people }) => {
  const [ana, ben] = await sitTogether(people, WISHES[0] as NewTable, "phone");
  const unread = ana.page.locator(MARKS.unread);
  await expect(unread).toHaveCount(0);
  await say(ben.page, "One");
  await say(ben.page, "Two");
  await ben.page.getByRole("button", { name: t("talk-emote-hiss") }).click();
  await expect(unread).toHaveText("3");
  await say(ana.page, "Mine is not unread", true);
  await expect(unread).toHaveText("3");
  await ana.page.getByRole("button", { name: t("menu-unread", { count: 3 }) }).click();
  await expect(
    ana.page
      .getByRole("dialog")
      .getByRole("log", { name: t("log-title") })
      .getByText("Two"),
  ).toBeVisible();
  await say(ben.page, "Three");
  await expect(
    ana.page
      .getByRole("dialog")
      .getByRole("log", { name: t("log-title") })
      .getByText("Three"),
  ).toBeVisible();
  await ana.page.keyboard.press("Escape");
  await expect(unread).toHaveCount(0);
});

test("a chat line under a dialog is shown as a toast and announced once", async ({ people }) => {
  const [ana, ben] = await sitTogether(people, WISHES[1] as NewTable, "phone");
  await ana.page.getByRole("button", { name: t("menu-more"), exact: true }).click();
  await ana.page.evaluate(watchLive);
  await say(ben.page, "Are you there?");
  const slip = ana.page.getByRole("dialog").getByRole("status", { name: home("notes") });
  await expect(slip).toContainText("Are you there?");
  await expect(slip).toBeVisible();
  expect((await ana.page.evaluate(said)).filter((words) => words.includes("Are you there?"))).toHaveLength(1);
});

test("a gesture is a bubble with a cat, and somebody muted says nothing", async ({ people }) => {
  const [ana, ben] = await sitTogether(people, WISHES[0] as NewTable, "desktop");
  const bubble = ana.page.locator(MARKS.bubble);
  await ben.page.getByRole("button", { name: t("talk-emote-purr") }).click();
  await expect(bubble.locator("img")).toBeVisible();
  await expect(bubble).toContainText(t("talk-emote-purr"));
  const name = (await bubble.locator("strong").textContent()) ?? "";
  await ana.page.getByRole("button", { name: t("seats-mute", { name }) }).click();
  await expect(bubble, "at once").toHaveCount(0);
  await ana.page.evaluate(watchLive);
  await say(ben.page, "Can you hear me?");
  await expect(ben.page.getByRole("log").getByText("Can you hear me?")).toBeVisible();
  await say(ana.page, "No");
  await expect(ben.page.locator(MARKS.bubble).filter({ hasText: "No" }).first()).toBeVisible();
  await expect(ana.page.locator(`${MARKS.bubble}[data-from="1"]`)).toHaveCount(0);
  expect((await ana.page.evaluate(said)).join()).not.toContain("Can you hear me?");
});

async function sitTogether(people: People, wish: NewTable, device: "phone" | "desktop"): Promise<[Person, Person]> {
  const [ana, ben] = await Promise.all([people.come({ device }), people.come()]);
  const id = await ana.plan(wish);
  await ben.page.goto(`/t/${id}`);
  await ben.page.getByRole("button", { name: invitation("open-sit") }).click();
  for (const { page } of [ana, ben]) await expect(page.locator(MARKS.table)).toHaveAttribute("data-status", "playing");
  if (!playOf(wish.game).live)
    await expect
      .poll(async () => (await Promise.all([ana, ben].map(({ page }) => new Player(page).isAskedNow()))).some(Boolean))
      .toBe(true);
  return [ana, ben];
}

/** With the words beside the table, or in its menu. */
async function say(page: Page, words: string, inMenu = false): Promise<void> {
  const beside = page.getByRole("textbox", { name: t("talk-say") });
  const away = inMenu || !(await beside.isVisible());
  if (away) await page.getByRole("button", { name: t("menu-more"), exact: true }).click();
  await beside.last().fill(words);
  await beside.last().press("Enter");
  await expect(beside.last()).toHaveValue("");
  if (away) await page.keyboard.press("Escape");
}
