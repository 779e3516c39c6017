/** The board of Cat Lady. */

import type { Page } from "@playwright/test";
import { expectADragPlays } from "../../../../browser-tests/support/drag.ts";
import { standsStill, expectAccessible } from "../../../../browser-tests/support/accessibility.ts";
import { few, playOf, table, LONG } from "../../../../browser-tests/support/games.ts";
import { outside, overlaps, placesSeen, watchPlaces } from "../../../../browser-tests/support/inPage.ts";
import type { People, Person } from "../../../../browser-tests/support/people.ts";
import { Player, together } from "../../../../browser-tests/support/player.ts";
import { MARKS } from "../../../../browser-tests/support/selectors.ts";
import { expect, test } from "../../../../browser-tests/support/test.ts";
import { textsIn } from "../../../../tools/said.ts";
import type { SeatPlan } from "../../../generated/wire.ts";

const atTable = textsIn("en", "page-table");

const BOT: SeatPlan = { kind: "bot", level: "kitten" };

for (const device of few(["desktop", "phone"] as const, "phone")) {
  test(`cat-lady, ${device}: what each stray is worth stands beside it, and at the end one's own sheet is on the first screen`, async ({
    people,
  }) => {
    const { page, player, ana } = await sits(people, "cat-lady", device);
    await player.isAsked();
    const strays = page.locator(".strays li");
    expect(await strays.count()).toBe(3);
    for (const stray of await strays.all()) {
      await expect(stray.locator(".worth")).toBeVisible();
      const printed = (await stray.locator(".points").getAttribute("data-says")) ?? "";
      expect(await stray.locator(".worth").innerText()).toMatch(/^\d+$/.test(printed) ? /\d/ : /\w+ \w+/);
    }
    expect(await page.evaluate(outside, ".strays .worth")).toEqual([]);
    expect(await page.evaluate(overlaps, { one: ".strays .worth", other: ".strays .thing" })).toEqual([]);
    const id = await ana.planFinished(table("cat-lady", { kind: "me" }, BOT, BOT));
    await page.goto(`/t/${id}`);
    await page.locator(MARKS.score).waitFor();
    await standsStill(page);
    const mine = page.locator("[data-mine]");
    await expect(mine).toHaveCount(1);
    expect(await page.evaluate(outside, "[data-mine] header, [data-mine] header *, .ranks")).toEqual([]);
    expect(
      await page.evaluate(overlaps, { one: "[data-mine] .lines li", other: ".next" }),
      "nothing lies over my sheet",
    ).toEqual([]);
    const [first] = await page.locator(".score .column").all();
    expect(await first?.getAttribute("data-mine")).not.toBeNull();
  });
}

async function sits(
  people: People,
  game: string,
  device: "desktop" | "phone",
): Promise<{ ana: Person; page: Page; player: Player }> {
  const ana = await people.come({ device });
  const wish = table(game, { kind: "me" }, ...Array<SeatPlan>(playOf(game).bots).fill(BOT));
  await ana.plan(wish);
  return { ana, page: ana.page, player: new Player(ana.page, device === "phone" ? "touch" : "mouse") };
}

test("cat-lady: dinner alone, by drag and drop and by the best plan", async ({ people }) => {
  test.skip(!LONG, "a whole game before the dinner; one-device.spec.ts has a shorter one by touch");
  const ana = await people.come();
  const { page } = ana;
  await ana.plan({ game: "cat-lady", seats: [{ kind: "me" }], options: {} });
  const player = new Player(page);
  const best = page.getByTestId("best-plan");
  await together([player], async () => best.isVisible());
  await expectADragPlays(page, page.locator(".token:enabled"), page.locator("[data-drop]"));
  if (await best.isVisible()) await best.click();
  await expect(best).toHaveCount(0, { timeout: 20_000 });
  const score = page.locator(".planner .score");
  await expect(score).toContainText(/\d/);
  await expect(score, "as many points as the best plan brings: no better one is named").not.toContainText(
    "Best feeding",
  );
  await player.toTheEnd();
  await expect(page.locator(MARKS.score)).toBeVisible();
});

for (const locale of few(["de-DE", "en-GB"] as const, "de-DE")) {
  test(`cat-lady: at dinner no cat moves when the prompt changes, ${locale}`, async ({ people }) => {
    const ana = await people.come({ device: "phone", locale });
    const { page } = ana;
    await ana.plan(table("cat-lady", { kind: "me" }));
    const player = new Player(page, "touch");
    const cats = ".planner [data-drop]";
    const hasty = new Player(page); // a finger waits until the page heeds it
    await together([hasty], async () => (await page.locator(cats).count()) > 0);
    await page.evaluate(watchPlaces, cats);
    await player.makeMoves(12);
    const places = await page.evaluate(placesSeen);
    expect(Object.keys(places).length).toBeGreaterThan(1);
    expect(Object.values(places).filter((seen) => seen.length > 1)).toEqual([]);
  });
}

for (const device of few(["desktop", "phone"] as const, "desktop")) {
  test(`${device}: "Why not?" opens the ruling, and the game is there afterwards`, async ({ people }) => {
    const ana = await people.come({ device });
    const { page } = ana;
    await ana.plan(table("cat-lady", { kind: "me" }));
    const player = new Player(page, device === "phone" ? "touch" : "mouse");
    await player.makeMoves(1);
    await player.isAsked();
    const rule = page.locator(MARKS.prompt).getByRole("button", { name: atTable("prompt-rule", { ruling: "CL-B3" }) });
    await expect(async () => {
      await page.locator(".token").click(); // a bot that takes its turn moves it
      await expect(rule).toBeVisible({ timeout: 2000 });
    }).toPass();
    await rule.click();
    const sheet = page.getByRole("dialog");
    await expect(sheet.locator("#CL-B3")).toBeInViewport();
    await expectAccessible(page, "the rules at a table");
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    await expect(rule, "back at the place").toBeFocused();
    const question = await page.locator(MARKS.asked).getByRole("heading").textContent(); // not the news before it
    await rule.click();
    await expect(sheet.locator("#CL-B3")).toBeInViewport();
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(page.locator(MARKS.table)).toHaveAttribute("data-status", "playing");
    await expect(page.locator(MARKS.prompt).getByRole("heading")).toHaveText(question ?? "");
  });
}
