/** Two players on one phone with a curtain between them; and phones in landscape. */

import { expectAccessible } from "./support/accessibility.ts";
import { few, GAMES, LONG, table } from "./support/games.ts";
import { outside, overhang, overlaps, placesSeen, watchPlaces } from "./support/inPage.ts";
import { letBotsPlayOn } from "./support/people.ts";
import { Player, together } from "./support/player.ts";
import { expectNoSecrets } from "./support/secrets.ts";
import { MARKS } from "./support/selectors.ts";
import { expect, test } from "./support/test.ts";

for (const game of few(GAMES, "tem-purr-a")) {
  test(`${game}: two on one phone, by touch`, async ({ people }) => {
    const device = await people.come({ device: "phone" });
    const { page } = device;
    const id = await device.plan(table(game, { kind: "me" }, { kind: "device", name: "Ben" }));
    await expect(page.locator(MARKS.curtain), "nobody's hand lies open before somebody came").toBeVisible();
    await expect(page.locator(`main ${MARKS.move}`)).toHaveCount(0);
    await expectAccessible(page, "the curtain");
    const player = new Player(page, "touch");
    await player.isAsked();
    await expectAccessible(page, "the first question");
    const larger: number[][] = [];
    await together([player], async () => {
      larger.push(await page.evaluate(overhang));
      return !LONG && player.curtains > 12;
    });
    expect(
      larger.filter(([wide, high]) => wide !== 0 || high !== 0),
      "nothing scrolls during a turn",
    ).toEqual([]);
    expect(player.curtains, "the device went to and fro").toBeGreaterThan(2);
    const sitters = [{ person: device, seats: [0, 1] }];
    if (!LONG) {
      await letBotsPlayOn(id, sitters);
      await page.goto(`/t/${id}`);
    }
    await expect(page.locator(MARKS.score)).toBeVisible();
    await expectAccessible(page, "the score sheet");
    await expectNoSecrets(id, sitters);
  });
}

for (const game of GAMES) {
  test(`${game}: in phone landscape nothing is below the fold`, async ({ people }) => {
    const ana = await people.come({ device: "lyingPhone" });
    const { page } = ana;
    await ana.plan(table(game, { kind: "me" }));
    const player = new Player(page, "touch");
    for (let moves = 0; moves < 6; moves += 1) {
      await player.isAsked();
      expect(await page.evaluate(outside, `main :is(${MARKS.prompt}, ${MARKS.move}:not([data-scroller] *))`)).toEqual(
        [],
      );
      expect(await page.evaluate(overhang)).toEqual([0, 0]);
      const shown = { one: MARKS.prompt, other: ".strays li, .mine .all" }; // in Cat Lady
      expect(await page.evaluate(overlaps, shown), "the question covers neither strays nor points").toEqual([]);
      await player.answer();
    }
  });
}

test("kitty-paw: in phone landscape the level of one's card stands beside what it costs", async ({ people }) => {
  const ana = await people.come({ device: "lyingPhone" });
  const { page } = ana;
  await ana.plan({ game: "kitty-paw", seats: [{ kind: "me" }, { kind: "bot", level: "kitten" }], options: {} });
  await page.locator(".board [data-move^='take']").first().tap();
  await expect(page.locator("[data-own-card] .level")).toBeVisible();
  const words = { one: "[data-own-card] .level", other: "[data-own-card] :is(.wrong, .value)" };
  expect(await page.evaluate(overlaps, words)).toEqual([]);
});

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
