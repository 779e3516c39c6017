/** One person and bots by keyboard alone: a whole game, the score sheet and the replay. */

import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { CORE, GAMES, table } from "./support/games.ts";
import { Player, together } from "./support/player.ts";
import { press } from "./support/press.ts";
import { expectLeaksAreNoticed, expectNoSecrets } from "./support/secrets.ts";
import { MARKS } from "./support/selectors.ts";
import { expect, test } from "./support/test.ts";
import { textsIn } from "../tools/said.ts";

const t = textsIn("en", "page-table");

for (const game of GAMES) {
  test(
    `${game}: alone with bots by keyboard alone, to the score sheet and through the replay`,
    CORE,
    async ({ people }) => {
      const ana = await people.come();
      const { page } = ana;
      const id = await ana.plan(table(game, { kind: "me" }));
      const player = new Player(page, "keyboard");
      await player.isAsked();
      await expectAccessible(page, "the first question");
      await followAHint(page);
      await findOutWhyNot(player);
      await player.isAsked();
      await expectMenuAccessible(page);

      await player.toTheEnd();
      await expect(page.locator(MARKS.table)).toHaveAttribute("data-status", "over");
      await expectAccessible(page, "the score sheet");
      await expectNoSecrets(id, [{ person: ana, seats: [0] }]);
      await expectLeaksAreNoticed(id, ana);
      await goThroughTheReplay(page);
      await expectAccessible(page, "the replay");
    },
  );
}

async function enter(choice: Locator): Promise<void> {
  await choice.focus();
  await choice.press("Enter");
}

/** What would a big cat do? Do that. */
async function followAHint(page: Page): Promise<void> {
  await enter(page.getByRole("button", { name: t("menu-hint"), exact: true }));
  const doIt = page.getByRole("button", { name: t("prompt-do-it") });
  await expect(doIt).toBeVisible({ timeout: 30_000 });
  const before = (await page.locator(MARKS.table).getAttribute("data-number")) ?? "";
  await enter(doIt);
  await expect(page.locator(MARKS.table)).not.toHaveAttribute("data-number", before);
}

/** Press things that are no choice now, question after question, until one of them answers. */
async function findOutWhyNot(player: Player): Promise<void> {
  const { page } = player;
  const answer = page.getByText(t("prompt-why-not"));
  await together([player], async () => {
    if (!(await player.isAskedNow())) return false;
    await page.evaluate(() => {
      const unlit = [...document.querySelectorAll("main button[data-thing]:not([data-move], [data-picks], :disabled)")];
      unlit.slice(0, 5).forEach((thing, at) => thing.setAttribute("data-tried", String(at)));
    });
    for (let at = 0; at < 5; at += 1) {
      if (!(await press(page, `[data-tried="${at}"]`, "keyboard"))) continue;
      const why = await answer.waitFor({ timeout: 500 }).then(
        () => true,
        () => false,
      );
      if (why) return true;
    }
    return player.moves > 40;
  });
  await expect(answer, "what is not allowed says why not").toBeVisible();
}

async function expectMenuAccessible(page: Page): Promise<void> {
  await enter(page.getByRole("button", { name: t("menu-more"), exact: true }));
  await page.getByRole("dialog").waitFor();
  await expectAccessible(page, "the menu");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
}

/** Back and forth, by buttons, by the scrubber, by keys, through everybody's eyes. */
async function goThroughTheReplay(page: Page): Promise<void> {
  await enter(page.getByRole("link", { name: t("end-replay") }));
  const scrubber = page.getByRole("slider", { name: t("replay-step") });
  const last = Number(await scrubber.getAttribute("max"));
  const at = (step: number): Promise<void> => expect(page.getByText(t("replay-of", { at: step, last }))).toBeVisible();
  expect(last).toBeGreaterThan(10);
  await enter(page.getByRole("button", { name: t("replay-next") }));
  await at(1);
  await scrubber.fill(String(Math.floor(last / 2)));
  await at(Math.floor(last / 2));
  await page.locator("main").focus();
  await page.keyboard.press("End");
  await at(last);
  await page.keyboard.press("ArrowLeft");
  await at(last - 1);
  for (const eyes of await page
    .getByRole("group", { name: t("replay-eyes") })
    .getByRole("button")
    .all()) {
    await enter(eyes);
    await expect(eyes).toHaveAttribute("aria-pressed", "true");
  }
}
