/** Moments of a finished game: a link to one, comments, and playing on from it. */

import { expectAccessible } from "./support/accessibility.ts";
import { SHORT, table } from "./support/games.ts";
import { MARKS } from "./support/selectors.ts";
import { expect, test } from "./support/test.ts";
import { textsIn } from "../tools/said.ts";

const t = textsIn("en", "page-table");
const r = textsIn("en", "page-replay");

test("a link opens its moment, comments mark it, and one plays on from there", async ({ people, server }) => {
  const ana = await people.come();
  const { page } = ana;
  const id = await ana.planFinished(table(SHORT, { kind: "me" }));
  const board = page.locator(MARKS.table);

  await page.goto(`/replay/${id}?at=5&seat=1`);
  await expect(board).toHaveAttribute("data-number", "5");
  const eyes = page.getByRole("group", { name: t("replay-eyes") }).getByRole("button");
  await expect(eyes.nth(2)).toHaveAttribute("aria-pressed", "true");
  await page.locator("body").press("ArrowRight");
  await expect(page).toHaveURL(/\/replay\/[\w-]+\?at=6&seat=1$/);

  // what is said there
  const panel = page.getByRole("region", { name: r("comments") });
  await panel.getByLabel(r("comments-write")).fill("That was the <b>mistake</b>.");
  await panel.getByRole("button", { name: r("comments-send") }).click();
  await expect(panel.getByText("That was the <b>mistake</b>.")).toBeVisible();
  await page.getByRole("button", { name: t("replay-first") }).click();
  await expect(board).toHaveAttribute("data-number", "0");
  await panel
    .getByRole("button", { name: /mistake/ })
    .first()
    .click();
  await expect(board).toHaveAttribute("data-number", "6");
  await expectAccessible(page, "a replay with comments");

  // everybody with the link sees the moment and reads the comment; numbers that make no sense do no harm
  const ben = await people.come();
  await ben.page.goto(`/replay/${id}?at=99999&seat=77`);
  await expect(ben.page.getByText(r("clamped-seat"))).toBeVisible();
  const end = (await ben.page.getByRole("slider").getAttribute("max")) ?? "";
  await expect(ben.page.getByText(r("clamped-at", { last: Number(end) }))).toBeVisible();
  await expect(ben.page.locator("main")).toHaveAttribute("data-number", end);
  const read = ben.page.getByRole("region", { name: r("comments") });
  await expect(read.getByText("That was the")).toBeVisible();
  await expect(read.getByLabel(r("comments-write"))).toHaveCount(0);

  // the link, and playing on
  await page.getByRole("button", { name: r("moment") }).click();
  const sheet = page.getByRole("dialog", { name: r("moment") });
  await expect(sheet.getByLabel(r("share-label"))).toHaveValue(new RegExp(`/replay/${id}\\?at=6&seat=1$`));
  await expectAccessible(page, "the sheet of a moment");
  await sheet.getByRole("radio").nth(2).check();
  await sheet.getByRole("button", { name: r("play-on-go") }).click();
  await expect(page).toHaveURL(/\/t\/[\w-]+$/);
  await expect(page.locator(MARKS.table)).toHaveAttribute("data-status", "playing");
  expect(page.url()).not.toContain(id);
  await page.getByRole("button", { name: t("menu-more"), exact: true }).click();
  await expect(page.getByRole("link", { name: t("played-on", { step: 6 }) })).toBeVisible();

  // a game whose rules are gone: who won, with how much, and every move in words
  await server.forgetRules(id);
  await ben.page.goto(`/replay/${id}?at=3`);
  await expect(ben.page.getByText(r("other-rules"))).toBeVisible();
  const ending = ben.page.getByRole("list").first().getByRole("listitem");
  await expect(ending).toHaveCount(3);
  await expect(ending.first()).toContainText(/^1st.* tokens?$/);
  await expect(ben.page.getByRole("list").last().getByRole("listitem")).toHaveCount(Number(end));
  await expectAccessible(ben.page, "the replay of a game whose rules are gone");
});
