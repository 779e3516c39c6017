/** The board of Kibble Scuffle: where cats stand, what is picked, hints and the high point. */

import type { Page } from "@playwright/test";
import { standsStill } from "../../../../browser-tests/support/accessibility.ts";
import { few, playOf, table } from "../../../../browser-tests/support/games.ts";
import { cutOff, overlaps, covers, said, watchLive } from "../../../../browser-tests/support/inPage.ts";
import type { People, Person } from "../../../../browser-tests/support/people.ts";
import { Player, together } from "../../../../browser-tests/support/player.ts";
import { expect, test } from "../../../../browser-tests/support/test.ts";
import type { SeatPlan } from "../../../generated/wire.ts";
import { MARKS } from "../../../../browser-tests/support/selectors.ts";
import { textsIn } from "../../../../tools/said.ts";

const t = textsIn("en", "page-table");

const BOT: SeatPlan = { kind: "bot", level: "kitten" };
const OVER_THE_EDGE = 7; // of a row, for the tail of the last cat

for (const device of few(["desktop", "phone"] as const, "phone")) {
  test(`kibble-scuffle, ${device}: every cat is on the mat of its bowl, and "1st" lies over the cats`, async ({
    people,
  }) => {
    const { page, player } = await sits(people, "kibble-scuffle", device);
    let signs = 0;
    for (let moves = 0; moves < 10 || (signs === 0 && moves < 40); moves += 1) {
      await player.isAsked();
      await standsStill(page);
      for (const bowl of [1, 2, 3]) {
        const mat = device === "phone" ? `[data-place="bowl-${bowl}"]` : `[data-place="bowl-${bowl}"] .mat`;
        expect
          .soft(
            await page.evaluate(cutOff, {
              mark: `[data-place="bowl-${bowl}"] .cat:not(.lifted, .picked)`,
              within: mat,
              sides: true,
              by: device === "phone" ? OVER_THE_EDGE : 3,
            }),
          )
          .toEqual([]);
      }
      expect
        .soft(await page.evaluate(overlaps, { one: ".bowl .mat", other: ".bowl .mat" }), "mats lie apart")
        .toEqual([]);
      expect.soft(await page.evaluate(covered, ".bowl .first"), "what lies over a sign").toEqual([]);
      signs += await page.locator(".bowl .first").count();
      await player.answer();
    }
    expect(signs, "cats that eat first have come").toBeGreaterThan(0);
  });
}

async function sits(
  people: People,
  game: string,
  device: "desktop" | "phone" = "desktop",
): Promise<{ ana: Person; page: Page; player: Player }> {
  const ana = await people.come({ device });
  const wish = table(game, { kind: "me" }, ...Array<SeatPlan>(playOf(game).bots).fill(BOT));
  await ana.plan(wish);
  return { ana, page: ana.page, player: new Player(ana.page, device === "phone" ? "touch" : "mouse") };
}

/** What lies over these, at their middle and corners. */
function covered(mark: string): string[] {
  return [...document.querySelectorAll<HTMLElement>(mark)].flatMap((sign) => {
    sign.style.pointerEvents = "auto";
    const { left, top, width, height } = sign.getBoundingClientRect();
    const over = [
      [0.5, 0.5],
      [0.2, 0.3],
      [0.8, 0.3],
      [0.2, 0.7],
      [0.8, 0.7],
    ].map(([x = 0, y = 0]) => document.elementFromPoint(left + width * x, top + height * y));
    sign.style.pointerEvents = "";
    return over
      .filter((element) => element !== null && !element.matches(".first, .mat") && element.closest(".ask") === null)
      .map((element) => element?.className ?? "");
  });
}

test("a hint says why, and goes when the move before it is taken back", async ({ people }) => {
  const { page } = await sits(people, "kibble-scuffle");
  const player = new Player(page);
  const undo = page.getByRole("button", { name: t("menu-undo"), exact: true });
  const cards = page.locator(".hand .card[data-picks]");
  const isMyTurn = async (): Promise<boolean> => (await player.isAskedNow()) && (await cards.count()) > 1;
  await together([player], async () => player.moves > 0 && (await isMyTurn()) && (await undo.isEnabled()));
  const doIt = page.getByRole("button", { name: t("prompt-do-it") });
  await page.getByRole("button", { name: t("menu-hint"), exact: true }).click();
  await expect(doIt).toBeVisible({ timeout: 30_000 });
  const hint = page.getByTestId("hint");
  await expect(hint.locator(".because p").first(), "what it brings").toHaveText(/\.$/);
  const second = (await hint.locator(".second").textContent()) ?? "";
  expect(second).toContain(t("prompt-runner-up", { words: "" }).trim());
  await expect(page.locator(MARKS.live), "a screen reader hears it").toContainText(second);
  await undo.click();
  await expect(page.getByRole("log").getByText(t("log-undone")).first()).toBeVisible();
  await expect(hint).toHaveCount(0);
  await player.isAsked();
  await page.getByRole("button", { name: t("menu-hint"), exact: true }).click();
  await expect(doIt).toBeVisible({ timeout: 30_000 });
  await doIt.click();
  await expect(doIt, "it is played").toHaveCount(0);
  await expect(page.getByText(t("prompt-why-not"))).toHaveCount(0);
});

for (const device of ["phone", "desktop"] as const) {
  for (const locale of few(["en-GB", "de-DE"] as const, device === "phone" ? "de-DE" : "en-GB")) {
    test(`a hint hides no bowl, ${device}, ${locale}`, async ({ people }) => {
      const ana = await people.come({ device, locale });
      const { page } = ana;
      await ana.plan(table("kibble-scuffle", { kind: "me" }));
      const player = new Player(page);
      await player.makeMoves(2);
      await player.isAsked();
      await page.locator(".page > header button").first().click();
      const hint = page.locator(`${MARKS.prompt} .hinted [data-move]`);
      await expect(hint).toBeVisible({ timeout: 30_000 });
      const bowls = ".bowl .mat, .bowl .name, .bowl [data-thing]";
      expect(await page.evaluate(covers, [`${MARKS.prompt}`, bowls])).toEqual([]);
      const card = page.locator(".hand .card.hinted[data-picks]");
      if ((await card.count()) === 0) return; // it is about a cat, not about a card
      await card.click({ force: true });
      await expect(hint).toBeVisible();
      expect(await page.evaluate(covers, [`${MARKS.prompt}`, bowls]), "with a card in mind").toEqual([]);
    });
  }
}

test("kibble-scuffle: picking a card by keyboard moves focus to the bowls and announces them", async ({ people }) => {
  const { page } = await sits(people, "kibble-scuffle");
  const player = new Player(page, "keyboard");
  await player.isAsked();
  const card = page.locator("[data-numbered] [data-picks]").first();
  await expect(async () => {
    if ((await card.count()) === 0) await player.answer();
    expect(await card.count()).toBe(1);
  }).toPass();
  await page.evaluate(watchLive);
  await card.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toMatch(/data-move="play /);
  const question = await questionOf(page);
  expect(
    (await page.evaluate(said)).filter((words) => words === question),
    "once",
  ).toHaveLength(1);
});

test("a digit presses what shows it, and nothing while one talks", async ({ people }) => {
  const { page } = await sits(people, "kibble-scuffle");
  const player = new Player(page, "keyboard");
  await player.isAsked();
  const card = page.locator("[data-numbered] [data-picks]");
  await expect(async () => {
    if ((await card.count()) === 0) await player.answer();
    expect(await card.count()).toBeGreaterThan(1);
  }).toPass();
  const talk = page.getByRole("textbox", { name: t("talk-say") });
  await talk.pressSequentially("12");
  await expect(talk).toHaveValue("12");
  await expect(page.locator("[data-numbered] [aria-pressed=true]")).toHaveCount(0);
  await page.locator(MARKS.table).focus();
  await page.keyboard.press("Tab");
  await expect(page.locator('[data-digit="2"]')).toBeVisible();
  const second = await page.locator('[data-digit="2"]').getAttribute("data-picks");
  await page.keyboard.press("2");
  await expect(page.locator("[data-numbered] [aria-pressed=true]")).toHaveAttribute("data-picks", second ?? "");
  await expect(page.locator("[data-digit]"), "now the bowls have the digits").toHaveCount(0);
  const first = page
    .locator(MARKS.answers)
    .getByRole("button")
    .filter({ has: page.locator("kbd", { hasText: "1" }) });
  const move = (await first.getAttribute("data-move")) ?? "";
  const before = await page.locator(MARKS.table).getAttribute("data-number");
  await page.keyboard.press("1");
  await expect(page.locator(MARKS.table)).not.toHaveAttribute("data-number", before ?? "");
  expect(move).toMatch(/^(play|copy) /);
});

async function questionOf(page: Page): Promise<string> {
  return ((await page.locator(MARKS.prompt).getByRole("heading").textContent()) ?? "").trim();
}

/** What has the focus: its tag, and what it does. */
async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = document.activeElement as HTMLElement | null;
    if (at === null || at === document.body) return "BODY";
    return (at.cloneNode() as HTMLElement).outerHTML.slice(0, 300);
  });
}
