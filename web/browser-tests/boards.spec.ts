/** Layout of boards and replay: nothing overlaps or is cut off, and one's own things come first. */

import type { Page } from "@playwright/test";
import { standsStill } from "./support/accessibility.ts";
import { ANY, few, GAMES, playOf, SHORT, table } from "./support/games.ts";
import { broken, cutOff, outside, overhang, overlaps } from "./support/inPage.ts";
import type { People, Person } from "./support/people.ts";
import { Player } from "./support/player.ts";
import { MARKS } from "./support/selectors.ts";
import { expect, test } from "./support/test.ts";
import { avatar, catPicture } from "../src/cats/cat.ts";
import { looks } from "../src/cats/coats.ts";
import { textsIn } from "../tools/said.ts";
import type { SeatPlan } from "../src/generated/wire.ts";

const t = textsIn("en", "page-table");

const BOT: SeatPlan = { kind: "bot", level: "kitten" };
const PHONES = { "a phone": [390, 844], "a small phone": [360, 640], "a phone on its side": [844, 360] } as const;

for (const game of GAMES) {
  test(`${game}: the replay fits a phone, upright and on its side`, async ({ people }) => {
    const ana = await people.come({ device: "phone" });
    const { page } = ana;
    const id = await ana.planFinished(table(game, { kind: "me" }, ...Array<SeatPlan>(playOf(game).bots).fill(BOT)));
    for (const phone of few(Object.keys(PHONES) as (keyof typeof PHONES)[], "a small phone", "a phone on its side")) {
      const [width, height] = PHONES[phone];
      await page.setViewportSize({ width, height });
      await page.goto(`/t/${id}/replay`);
      const scrubber = page.getByRole("slider", { name: t("replay-step") });
      const last = Number(await scrubber.getAttribute("max"));
      for (const part of few([0.3, 0.5, 0.7, 0.9], 0.5, 0.9)) {
        const step = Math.floor(last * part);
        await expect(async () => {
          await scrubber.fill(String(step));
          await expect(page.getByText(t("replay-of", { at: step, last }))).toBeVisible({ timeout: 500 });
        }).toPass();
        await standsStill(page);
        const where = `${phone}, step ${step}`;
        expect(await page.evaluate(overhang), where).toEqual([0, 0]);
        expect.soft(await page.evaluate(outside, "main .scrubber > *, header button"), where).toEqual([]);
        expect
          .soft(
            await page.evaluate(cutOff, { mark: playOf(game).whole ?? MARKS.prompt, within: "main .board" }),
            `${where}: cut off`,
          )
          .toEqual([]);
        for (const [one, other] of playOf(game).apart ?? [])
          expect.soft(await page.evaluate(overlaps, { one, other }), `${where}: ${one} over ${other}`).toEqual([]);
        expect.soft(await page.evaluate(broken, ".cat-card .name"), `${where}: names`).toEqual([]);
      }
    }
  });
}

test("in the replay, playing on looks unlike a step, and says so", async ({ people }) => {
  const ana = await people.come();
  const id = await ana.planFinished(table(SHORT, { kind: "me" }));
  await ana.page.goto(`/t/${id}/replay`);
  const looksOf = (name: string): Promise<string> =>
    ana.page
      .getByRole("button", { name, exact: true })
      .evaluate(
        (button) =>
          `${getComputedStyle(button).backgroundColor} ${getComputedStyle(button).borderRadius} ${button.querySelector("path")?.getAttribute("d")?.length}`,
      );
  expect((await looksOf(t("replay-play"))).split(" ")[0]).not.toBe((await looksOf(t("replay-next"))).split(" ")[0]);
  await expect(ana.page.locator(".scrubber").getByText(t("replay-play"), { exact: true })).toBeVisible();
  const before = await ana.page.getByRole("button", { name: t("replay-next"), exact: true }).boundingBox();
  await ana.page.getByRole("button", { name: t("replay-play"), exact: true }).click();
  await expect(ana.page.locator(".scrubber").getByText(t("replay-pause"), { exact: true })).toBeVisible();
  expect(
    await ana.page.getByRole("button", { name: t("replay-next"), exact: true }).boundingBox(),
    "nothing moves",
  ).toEqual(before);
});

test("no cat's ears are cut off, neither in a badge nor in a whole picture", async ({ people }) => {
  const { page } = await people.come();
  await page.goto("/");
  const names = ["tabby", "siamese", "persian", "sphynx", "russian-blue", "maine-coon", "scottish-fold", "birman"];
  const pictures = names.flatMap(
    (name) =>
      [
        [`badge of ${name}`, avatar(looks(name), null)],
        [`badge of ${name} at a seat`, avatar(looks(name), 3)],
        ...(["sit", "peek", "head", "loaf", "sleep"] as const).map((pose) => [
          `${name}, ${pose}`,
          catPicture({ ...looks(name), pose }),
        ]),
      ] as [string, string][],
  );
  const cut = await page.evaluate(inkAtTheTop, pictures);
  expect(cut).toEqual([]);
});

test("pressed elements on a phone have their own active style and no tap highlight", async ({ people }) => {
  const { page } = await sits(people, ANY, "phone");
  const squares = await page.evaluate(() =>
    [...document.querySelectorAll("button, a, input")]
      .map((one) => getComputedStyle(one).getPropertyValue("-webkit-tap-highlight-color"))
      .filter((colour) => colour !== "rgba(0, 0, 0, 0)"),
  );
  expect(squares).toEqual([]);
});

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

/** Pictures whose uppermost row is not empty: something was cut off there. */
async function inkAtTheTop(pictures: [string, string][]): Promise<string[]> {
  const cut: string[] = [];
  for (const [name, src] of pictures) {
    const image = new Image();
    image.src = src;
    await image.decode();
    const canvas = new OffscreenCanvas(240, 240);
    const pen = canvas.getContext("2d");
    pen?.drawImage(image, 0, 0, 240, 240);
    const { data } = pen?.getImageData(0, 0, 240, 1) ?? { data: [] };
    if (data.some((value, at) => at % 4 === 3 && value > 40)) cut.push(name);
  }
  return cut;
}
