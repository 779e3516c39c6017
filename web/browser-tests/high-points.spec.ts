/** High points of the games, and the ending: in what order they are shown, how they are skipped, and with reduced motion. */

import type { Page } from "@playwright/test";
import { textsIn } from "../tools/said.ts";
import { standsStill } from "./support/accessibility.ts";
import { GAMES, share, SHORT, table } from "./support/games.ts";
import { hurry, outside, overlaps } from "./support/inPage.ts";
import type { Person } from "./support/people.ts";
import { MARKS } from "./support/selectors.ts";
import { expect, test } from "./support/test.ts";

const t = textsIn("en", "page-table");
const me = textsIn("en", "page-me");
const BOT = { kind: "bot", level: "kitten" } as const;

test("the score sheet writes its lines, adds them up, and then names the winner", async ({ people }) => {
  const ana = await people.come({ motion: "no-preference" });
  await seesTheEndLive(ana, SHORT);
  await expect(ana.page.locator(MARKS.score)).toHaveAttribute("data-stage", "winner");
  expect(await stages(ana.page)).toEqual(["lines hidden", "totals hidden", "winner visible"]);
});

test("a press shows the whole score sheet at once", async ({ people }) => {
  const ana = await people.come({ motion: "no-preference" });
  await seesTheEndLive(ana, SHORT, true);
  await expect(ana.page.locator(MARKS.score)).toHaveAttribute("data-stage", "winner");
  expect(await stages(ana.page)).toEqual(["lines hidden", "winner visible"]);
});

test("with reduced motion the sheet is there at once, and the result is said once", async ({ people }) => {
  const ana = await people.come();
  await seesTheEndLive(ana, SHORT);
  expect(await stages(ana.page)).toEqual(["winner visible"]);
  const verdict = (await ana.page.locator(".verdict").innerText()).replace(/!$/, "");
  const said = await ana.page.locator(MARKS.live).locator("p").allInnerTexts();
  expect(said.filter((words) => words.includes(verdict))).toHaveLength(1);
});

for (const [device, games] of [
  ["phone", share(GAMES, 0, 3)],
  ["desktop", share(GAMES, 1, 3)],
] as const) {
  for (const game of games) {
    test(`${game}, ${device}: at the end one's own sheet is on the first screen`, async ({ people }) => {
      const ana = await people.come({ device });
      const id = await ana.planFinished(table(game, { kind: "me" }, BOT, BOT, BOT));
      await ana.page.goto(`/t/${id}`);
      await ana.page.locator(MARKS.score).waitFor();
      await standsStill(ana.page);
      await expect(ana.page.locator("[data-mine]")).toHaveCount(1);
      expect(await ana.page.evaluate(outside, "[data-mine] header, [data-mine] .lines li, .ranks img")).toEqual([]);
      const covered = await ana.page.evaluate(overlaps, { one: "[data-mine] .lines li", other: ".next" });
      expect(covered, "nothing lies over it").toEqual([]);
    });
  }
}

test("the replay is shared by the device, or its link is copied", async ({ people }) => {
  const ana = await people.come();
  const { page } = ana;
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, { share: async ({ url }: ShareData) => void shared.push(url ?? "") });
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: async (text: string) => void shared.push(`copied ${text}`) },
    });
  });
  const id = await ana.planFinished(table(SHORT, { kind: "me" }));
  await page.goto(`/t/${id}`);
  const share = page.getByRole("button", { name: t("end-share") });
  await share.click();
  await page.evaluate(() => Object.assign(navigator, { share: undefined }));
  await share.click();
  await expect(page.getByText(t("end-copied"))).toBeVisible();
  const url = `${new URL(page.url()).origin}/t/${id}/replay`;
  expect(await page.evaluate(() => (window as unknown as { shared: string[] }).shared)).toEqual([url, `copied ${url}`]);
});

test("the volume and the switch for voices are remembered", async ({ people }) => {
  const { page } = await people.come();
  await page.goto("/me");
  await page.getByText(me("volume-quiet"), { exact: true }).click();
  await page.getByRole("switch", { name: me("voices") }).click();
  await page.reload();
  await expect(page.getByRole("radio", { name: me("volume-quiet") })).toBeChecked();
  await expect(page.getByRole("switch", { name: me("voices") })).not.toBeChecked();
  await page.getByText(me("volume-off"), { exact: true }).click();
  await page.reload();
  await expect(page.getByRole("radio", { name: me("volume-off") })).toBeChecked();
});

/** A bot plays on for them, and they look on; each stage of the sheet is written down. `presses`: they press at the first one. */
async function seesTheEndLive(person: Person, game: string, presses = false): Promise<void> {
  const { page } = person;
  const id = await person.plan(table(game, { kind: "me" }));
  await page.locator(MARKS.prompt).waitFor();
  await page.evaluate(
    ({ score, press }) => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const sheet = document.querySelector<HTMLElement>(score);
        if (sheet === null) return;
        const verdict = getComputedStyle(sheet.querySelector(".verdict") as Element).visibility;
        const now = `${sheet.dataset["stage"]} ${verdict}`;
        if (now === seen.at(-1)) return;
        seen.push(now);
        if (press && seen.length === 1) document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      }).observe(document.body, { subtree: true, attributes: true, childList: true });
    },
    { score: MARKS.score, press: presses },
  );
  const [secret = ""] = await person.wire.secrets();
  await person.getUp(id, 0, secret);
  while ((await page.locator(MARKS.score).count()) === 0) {
    await page.evaluate(hurry);
    await page.waitForTimeout(30);
  }
}

async function stages(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}
