/** The board of Meow!. */

import type { Locator } from "@playwright/test";
import { few, table } from "../../../../browser-tests/support/games.ts";
import { overlaps, watchInside, wentOutside } from "../../../../browser-tests/support/inPage.ts";
import { expect, test } from "../../../../browser-tests/support/test.ts";
import type { SeatPlan } from "../../../generated/wire.ts";
import { look, statusOf } from "../../../../browser-tests/support/hidden.ts";
import { textsIn } from "../../../../tools/said.ts";
import type { People, Person } from "../../../../browser-tests/support/people.ts";
import { Player } from "../../../../browser-tests/support/player.ts";

const t = textsIn("en", "page-table");

const BOT: SeatPlan = { kind: "bot", level: "kitten" };

for (const seats of few([3, 5, 6, 8, 12], 12)) {
  test(`meow, ${seats} on a phone and a desk: the laid card hides no name, and what is heard is not cut off`, async ({
    people,
  }) => {
    for (const device of ["phone", "desktop"] as const) {
      const ana = await people.come({ device, motion: "no-preference" });
      const { page } = ana;
      await ana.plan(table("meow", { kind: "me" }, ...Array<SeatPlan>(seats - 1).fill(BOT)));
      await page.evaluate(watchInside, { mark: ".balloon, .answer", within: ".meow" });
      const laid = page.locator('[data-thing="laid"]');
      const goOn = async (moves: string, until: Locator): Promise<void> =>
        expect(async () => {
          const next = page.locator(moves);
          if ((await next.count()) > 0) await next.first().click({ timeout: 1000 });
          await expect(until).toBeVisible({ timeout: 1500 });
        }).toPass({ timeout: 100_000 });
      await goOn('[data-move="ready"], [data-move="pass"], [data-move^="play "]', laid);
      await expect
        .poll(() => page.evaluate(overlaps, { one: '[data-thing="laid"]', other: ".circle .plate" }), {
          message: `${device}: a name is covered`,
        })
        .toEqual([]);
      await goOn('[data-move^="play "], [data-move^="do "]', page.locator(".balloon").first());
      expect(await page.evaluate(wentOutside)).toEqual([]);
      expect(await page.locator(".meow").evaluate(pushedAside), `${device}: the table stays where it is`).toBe(0);
      await ana.leave();
    }
  });
}

/** How far something that gets the focus could push this aside, in pixels. */
function pushedAside(area: Element): number {
  area.scrollLeft = area.scrollWidth;
  return area.scrollLeft;
}

test("meow: open rules let the bots wait, also without a clock", async ({ people }) => {
  const ana = await people.come();
  const { page } = ana;
  const id = await ana.plan({ game: "meow", seats: [{ kind: "me" }, BOT, BOT], options: { seconds: 0 } });
  await page.locator("[data-move]").first().waitFor();
  await page.getByRole("button", { name: t("menu-rules") }).click();
  await expect.poll(() => statusOf(page, id)).toEqual({ status: "playing", paused: true });
  await page.keyboard.press("Escape");
  await expect.poll(() => statusOf(page, id)).toEqual({ status: "playing", paused: false });
});

test("meow: with another person at the table the clock runs on", async ({ people }) => {
  const [ana, ben] = [await people.come(), await people.come()];
  const id = await ana.plan({ game: "meow", seats: [{ kind: "me" }, { kind: "open" }, BOT], options: { seconds: 60 } });
  await ben.page.goto("/");
  expect((await ben.page.request.post(`/api/tables/${id}/join`, { data: {} })).ok()).toBe(true);
  await expect.poll(() => statusOf(ana.page, id)).toEqual({ status: "playing", paused: false });
  await ana.page.locator("[data-move]").first().waitFor();
  await look(ana.page, "hidden");
  await look(ana.page, "visible");
  await expect(ana.page.getByText(t("log-pauses", { mine: true, name: "" }))).toHaveCount(0);
});

test("meow: the search is empty when an act was chosen, and a slash in it begins another one", async ({ people }) => {
  const { page } = await sits(people, "meow");
  await new Player(page).isAsked();
  await page.keyboard.press("/");
  const search = page.getByRole("searchbox", { name: textsIn("en", "page-meow")("palette-search") });
  await expect(search).toBeFocused();
  await search.pressSequentially("meow");
  await expect(page.locator("[data-act]").first()).toHaveAttribute("data-act", "meow");
  await page.keyboard.press("Enter");
  await expect(search).toHaveValue("");
  await search.pressSequentially("moo");
  await search.pressSequentially("/roar");
  await expect(search).toHaveValue("roar");
});

async function sits(people: People, game: string): Promise<Person> {
  const ana = await people.come();
  await ana.plan(table(game, { kind: "me" }));
  return ana;
}

test("meow: in phone landscape no name of five is cut", async ({ people }) => {
  const ana = await people.come({ device: "lyingPhone" });
  const { page } = ana;
  const names = ["Clementine", "Dumpling", "Parsnip", "Saffron"];
  const bots = names.map((name) => ({ kind: "bot", level: "kitten", name }) as const);
  await ana.plan({ game: "meow", seats: [{ kind: "me" }, ...bots], options: {} });
  const plates = page.locator(".circle .plate .name");
  await expect(plates).toHaveCount(5);
  await expect
    .poll(() => plates.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length))
    .toBe(0);
});
