/** Two browsers at one table and an onlooker, with a reload, a server crash and a rematch. */

import type { Page } from "@playwright/test";
import { ANY, CORE, few, GAMES, LONG, table } from "./support/games.ts";
import { letBotsPlayOn, type Person } from "./support/people.ts";
import { Player, together } from "./support/player.ts";
import { expectNoSecrets } from "./support/secrets.ts";
import { MARKS } from "./support/selectors.ts";
import { expect, test } from "./support/test.ts";
import { textsIn } from "../tools/said.ts";

const t = textsIn("en", "page-table");
const invitation = textsIn("en", "page-invitation");

for (const game of few(GAMES, ANY)) {
  test(`${game}: two at one table, a third looks on`, CORE, async ({ people, server }) => {
    const [ana, ben, cleo] = await Promise.all([people.come(), people.come(), people.come({ device: "phone" })]);
    const id = await ana.plan(table(game, { kind: "me" }, { kind: "open" }));
    await come(ben, cleo, id);
    const players = [new Player(ana.page), new Player(ben.page)];
    const began = await number(ana.page);
    const hasSeen = async (lines: number): Promise<boolean> => (await number(ana.page)) >= began + lines;

    await together(players, async () => hasSeen(6));
    const before = await number(ben.page);
    await ben.page.reload();
    await expect.poll(() => number(ben.page), "a reload leads back to where it was").toBeGreaterThanOrEqual(before);

    await together(players, async () => hasSeen(10));
    const asked = await whoIsAsked(players);
    await server.kill();
    await expect(ana.page.locator(MARKS.line), "a gentle word").toHaveText(t("line-broken"));
    const then = await number(asked.page);
    const pressed = asked.makeMoves(1); // while nobody listens
    await server.start();
    await pressed;
    await expect
      .poll(() => number(asked.page), {
        message: "what was pressed meanwhile is done once the line is back",
        timeout: 30_000,
      })
      .toBeGreaterThan(then);
    await expect(ana.page.locator(MARKS.line)).toBeEmpty();

    await together(players, async () => !LONG && hasSeen(20));
    await expect(cleo.page.locator(MARKS.move)).toHaveCount(0);
    const sitters = [
      { person: ana, seats: [0] },
      { person: ben, seats: [1] },
    ];
    if (!LONG) await letBotsPlayOn(id, sitters);
    await expectNoSecrets(id, [...sitters, { person: cleo, seats: [] }]);
    if (LONG) await expectRematch(ana, ben, cleo, id);
  });
}

test("nap-time: two play to the end before an onlooker, and once more", async ({ people }) => {
  const [ana, ben, cleo] = await Promise.all([people.come(), people.come(), people.come({ device: "phone" })]);
  const id = await ana.plan({ game: "nap-time", seats: [{ kind: "me" }, { kind: "open" }], options: {} });
  await come(ben, cleo, id);
  await together([new Player(ana.page), new Player(ben.page)], async () => false);
  await expectRematch(ana, ben, cleo, id);
});

/** One sits down at the table and another looks on. */
async function come(sitter: Person, onlooker: Person, id: string): Promise<void> {
  await sitter.page.goto(`/t/${id}`);
  await sitter.page.getByRole("button", { name: invitation("open-sit") }).click();
  await expect(sitter.page.locator(MARKS.table)).toHaveAttribute("data-status", "playing");
  await onlooker.page.goto(`/t/${id}`);
  await expect(onlooker.page.locator(MARKS.table)).toHaveAttribute("data-status", "playing");
}

/** The onlooker sees the end, and the two play once more at another table. */
async function expectRematch(ana: Person, ben: Person, onlooker: Person, id: string): Promise<void> {
  await expect(onlooker.page.locator(MARKS.score)).toBeVisible();
  await ana.page.getByRole("button", { name: t("end-again") }).click();
  await ben.page.getByRole("button", { name: t("end-join") }).click();
  for (const { page } of [ana, ben]) {
    await page.waitForURL((url) => !url.pathname.endsWith(id));
    await expect(page.locator(MARKS.table)).toHaveAttribute("data-status", "playing");
  }
  expect(ana.page.url()).toBe(ben.page.url());
}

async function whoIsAsked(players: readonly Player[]): Promise<Player> {
  for (;;) for (const player of players) if (await player.isAskedNow()) return player;
}

/** Of the last line that the page has shown. */
async function number(page: Page): Promise<number> {
  return Number(await page.locator(MARKS.table).getAttribute("data-number"));
}
