/** Layout of boards and replay: nothing overlaps or is cut off, and one's own things come first. */

import type { Locator, Page } from "@playwright/test";
import { standsStill } from "./support/accessibility.ts";
import { few, GAMES, table, type GameName } from "./support/games.ts";
import { broken, cutOff, outside, overhang, overlaps, watchInside, wentOutside } from "./support/inPage.ts";
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
const BOTS: { [game in GameName]: number } = { "kibble-scuffle": 3, "tem-purr-a": 4, "cat-lady": 2, meow: 5 };
const OVER_THE_EDGE = 7; // of a row, for the tail of the last cat
const PHONES = { "a phone": [390, 844], "a small phone": [360, 640], "a phone on its side": [844, 360] } as const;

/** What of each board has to be seen whole in its window. */
const WHOLE: { [game in GameName]: string } = {
  "kibble-scuffle": `[data-place^="bowl-"], [data-place^="bowl-"] .cat, .hand .card, ${MARKS.prompt}`,
  "tem-purr-a": ".stand, .right, .whose, [data-place='eater']",
  "cat-lady": `[data-place^="cell-"], .strip, .planner .tray, ${MARKS.prompt}`,
  meow: ".circle .plate, [data-thing='laid']",
};
/** What must not lie over each other. */
const APART: { [game in GameName]: readonly (readonly [string, string])[] } = {
  "kibble-scuffle": [
    [MARKS.prompt, '[data-place^="bowl-"]'],
    [MARKS.prompt, ".hand .card"],
  ],
  "tem-purr-a": [
    [MARKS.prompt, ".scene"],
    [".left", ".right"],
  ],
  "cat-lady": [
    [MARKS.prompt, '[data-place^="cell-"]'],
    [".strip", '[data-place^="cell-"]'],
    [MARKS.prompt, ".strip"],
  ],
  meow: [
    ["[data-thing='laid']", ".circle .plate"],
    [MARKS.prompt, ".circle .plate"],
  ],
};

for (const game of GAMES) {
  test(`${game}: the replay fits a phone, upright and on its side`, async ({ people }) => {
    const ana = await people.come({ device: "phone" });
    const { page } = ana;
    const id = await ana.planFinished(table(game, { kind: "me" }, ...Array<SeatPlan>(BOTS[game]).fill(BOT)));
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
          .soft(await page.evaluate(cutOff, { mark: WHOLE[game], within: "main .board" }), `${where}: cut off`)
          .toEqual([]);
        for (const [one, other] of APART[game])
          expect.soft(await page.evaluate(overlaps, { one, other }), `${where}: ${one} over ${other}`).toEqual([]);
        expect.soft(await page.evaluate(broken, ".cat-card .name"), `${where}: names`).toEqual([]);
      }
    }
  });
}

test("in the replay, playing on looks unlike a step, and says so", async ({ people }) => {
  const ana = await people.come();
  const id = await ana.planFinished(table("tem-purr-a", { kind: "me" }));
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

for (const device of few(["desktop", "phone"] as const, "desktop")) {
  test(`tem-purr-a, ${device}: the question covers neither the plates nor whose turn it is`, async ({ people }) => {
    const { page, player } = await sits(people, "tem-purr-a", device);
    for (let moves = 0; moves < 9; moves += 1) {
      await player.isAsked();
      if ((await page.locator(MARKS.score).count()) > 0) break;
      await standsStill(page);
      for (const thing of [".stand .tower", ".stand .match", ".whose", ".right"])
        await expect
          .poll(() => page.evaluate(overlaps, { one: MARKS.asked, other: thing }), { message: thing })
          .toEqual([]);
      await player.answer();
    }
  });
}

for (const device of ["phone", "lyingPhone"] as const) {
  test(`tem-purr-a, ${device}: a hand of nine piles is on the screen as a whole`, async ({ people }) => {
    const ana = await people.come({ device });
    const { page } = ana;
    const hand = ["2", "3", "4", "5", "6", "7", "plus", "reverse", "choose"].flatMap((card) => [card, card, card]);
    await page.routeWebSocket(/.*/, (socket) => {
      const server = socket.connectToServer();
      const larger = `"own":{"hand":${JSON.stringify(hand)}`;
      server.onMessage((text) => socket.send(String(text).replaceAll(/"own":\{"hand":\[[^\]]*\]/g, larger)));
    });
    await ana.plan(table("tem-purr-a", { kind: "me" }, BOT, BOT));
    await expect(page.locator(".own .pile")).toHaveCount(9);
    await standsStill(page);
    expect(await page.evaluate(outside, ".own .tilted, .own .tilted *")).toEqual([]);
  });
}

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
  const { page } = await sits(people, "tem-purr-a", "phone");
  const squares = await page.evaluate(() =>
    [...document.querySelectorAll("button, a, input")]
      .map((one) => getComputedStyle(one).getPropertyValue("-webkit-tap-highlight-color"))
      .filter((colour) => colour !== "rgba(0, 0, 0, 0)"),
  );
  expect(squares).toEqual([]);
});

async function sits(
  people: People,
  game: GameName,
  device: "desktop" | "phone",
): Promise<{ ana: Person; page: Page; player: Player }> {
  const ana = await people.come({ device });
  const wish = table(game, { kind: "me" }, ...Array<SeatPlan>(BOTS[game]).fill(BOT));
  await ana.plan(wish);
  return { ana, page: ana.page, player: new Player(ana.page, device === "phone" ? "touch" : "mouse") };
}

/** How far something that gets the focus could push this aside, in pixels. */
function pushedAside(area: Element): number {
  area.scrollLeft = area.scrollWidth;
  return area.scrollLeft;
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
