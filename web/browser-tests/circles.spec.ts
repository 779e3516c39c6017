/** Circles of friends: an evening of games with two browsers and a phone, and a knock-out with walk-overs. */

import type { APIRequestContext, Page } from "@playwright/test";
import type { CircleInfo, MyStickers, Seated, TableInfo } from "../src/generated/bodies.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { ANY, LONG, SHORT, table } from "./support/games.ts";
import { overhang } from "./support/inPage.ts";
import type { Person } from "./support/people.ts";
import { Player, together } from "./support/player.ts";
import { MARKS } from "./support/selectors.ts";
import { expect, test } from "./support/test.ts";
import { textsIn, titleOf } from "../tools/said.ts";

const t = textsIn("en", "page-circles");
const home = textsIn("en", "page-home");
const invitation = textsIn("en", "page-invitation");
const setup = textsIn("en", "page-setup");
const aroundTable = textsIn("en", "page-table");

const NAME = "Thursday cats";
const GAMES = LONG ? 3 : 2; // of the evening

test("three friends spend an evening of games in a circle", async ({ people }) => {
  const [ana, ben, cleo] = await Promise.all([people.come(), people.come(), people.come({ device: "phone" })]);
  const all = [ana, ben, cleo];
  const names = ["Ana", "Ben", "Cleo"];
  await ana.page.goto("/circles");
  await ana.page.request.put("/api/me", { data: { name: "Ana", cat: "ginger" } });
  await ana.page.getByRole("textbox", { name: t("found-name") }).fill(NAME);
  await ana.page.getByRole("button", { name: t("found"), exact: true }).click();
  await ana.page.getByRole("heading", { level: 1, name: NAME }).waitFor();
  const link = await ana.page.getByRole("textbox", { name: t("invite-link") }).inputValue();
  await expect(ana.page.getByRole("img", { name: t("invite-qr") })).toBeVisible();

  await cleo.page.goto(link);
  await expect(cleo.page.getByRole("heading", { level: 1 })).toHaveText(
    t("join-title", { founder: "Ana", circle: NAME }),
  );
  await expectAccessible(cleo.page, "joining a circle on a phone");
  await join(ben.page, link, "Ben");
  await join(cleo.page, link, "Cleo");
  for (const { page } of [ana, cleo]) await page.getByRole("switch", { name: t("my-rating") }).check();
  const circle = new URL(ana.page.url()).pathname.split("/").at(-1) ?? "";

  // From the circle's page to a table and back; after some moves bots play on for them.
  await ana.page.getByRole("link", { name: t("open-game", { game: titleOf(SHORT) }) }).click();
  await expect(ana.page.getByText(setup("circle", { circle: NAME }))).toBeVisible();
  await expect(ana.page.locator("[data-chair]"), "a chair for every member").toHaveCount(3);
  await ana.page.getByRole("button", { name: setup("open"), exact: true }).click();
  await expect(ana.page.getByText(invitation("open-circle", { circle: NAME }))).toBeVisible();
  for (const { page } of [ben, cleo]) {
    await page.getByRole("button", { name: new RegExp(`${home("lobby-sit-down")}.*${titleOf(SHORT)}`) }).click();
    await page.locator(MARKS.table).waitFor();
  }
  await expect(ana.page.getByRole("banner").getByText(NAME)).toBeVisible();
  await makeMoves(all, 2);
  await getUp(all, new URL(ana.page.url()).pathname.split("/").at(-1) ?? "");
  for (const { page } of all)
    await page.getByRole("link", { name: aroundTable("end-circle", { circle: NAME }) }).click();
  for (const { page } of all) await page.getByRole("article").waitFor();

  // A game that bots play for them; and in the long profile a whole one by people, of a single round.
  const short = { game: SHORT, options: table(SHORT).options, circle };
  await getUp(all, await seat(all, short));
  if (LONG) {
    const id = await seat(all, short);
    for (const { page } of all) await page.goto(`/t/${id}`);
    await makeMoves(all, Infinity);
    for (const { page } of all) await expect(page.locator(MARKS.score)).toBeVisible();
  }

  for (const { page } of all) {
    await page.goto(`/circle/${circle}`);
    const evening = page.getByRole("article");
    await expect(evening, "one evening").toHaveCount(1);
    const rows = evening.getByRole("table", { name: t("evening-table") }).getByRole("row");
    await expect(rows).toHaveCount(1 + names.length);
    for (const name of names) await expect(rows.filter({ hasText: name })).toContainText(String(GAMES));
    await expect(evening.getByRole("link", { name: /^Look back/ })).toHaveCount(GAMES);
    await expect(evening.getByText(/(won|shared) the evening/)).toBeVisible();
    const season = page.getByRole("table", { name: t("season-now") }).getByRole("row");
    await expect(season).toHaveCount(1 + names.length);
    await expect(season.first().getByText(t("column-evenings")), "won, not played").toBeVisible();
    const members = page.getByRole("region", { name: t("members") }).getByRole("listitem");
    for (const name of ["Ana", "Cleo"])
      await expect(members.filter({ hasText: name })).toContainText(new RegExp(`about \\d+ so far: ${GAMES} games`));
    await expect(members.filter({ hasText: "Ben" })).toContainText(t("rating-none"));
    if (page !== ben.page) await expectAccessible(page, "a circle after an evening"); // his screen is like Ana's
    expect((await page.evaluate(overhang))[0], "nothing is wider than the page").toBe(0);
    const { stickers } = (await (await page.request.get("/api/me/stickers")).json()) as MyStickers;
    const earned = [...new Set(stickers.map(({ game }) => game))];
    expect(earned, "of the game that no bot ended").toEqual(LONG ? [SHORT] : []);
  }

  await cleo.page.goto("/me");
  await cleo.page.getByRole("link", { name: new RegExp(NAME) }).click();
  await cleo.page.getByRole("button", { name: t("leave") }).click();
  await cleo.page.getByRole("button", { name: t("leave-yes") }).click();
  await expect(cleo.page).toHaveURL(/\/circles$/);
  await cleo.page.goto(`/circle/${circle}`);
  await expect(cleo.page.getByText(t("lost")), "nobody outside sees it").toBeVisible();
});

test("a knock-out is a bracket with byes, and the founder looks after the circle", async ({
  people,
  playwright,
  server,
}) => {
  const [ana, phone] = await Promise.all([people.come(), people.come({ device: "phone" })]);
  const made = (await (
    await ana.page.request.post("/api/circles", { data: { name: NAME, rated: true, offset: 0 } })
  ).json()) as CircleInfo;
  const { link } = (await (await ana.page.request.post(`/api/circles/${made.id}/invitation`)).json()) as {
    link: string;
  };
  const token = link.split("/").at(-1) ?? "";
  for (const name of ["Ben", "Cleo", "Dora"]) {
    const guest = await playwright.request.newContext({ baseURL: server.url });
    await joinByApi(guest, token, name);
    await guest.dispose();
  }
  await joinByApi(phone.page.request, token, "Eve");

  await ana.page.goto(`/circle/${made.id}`);
  await ana.page.getByRole("button", { name: t("contest-new") }).click();
  const sheet = ana.page.getByRole("dialog");
  await sheet.getByText(t("contest-kind-knock-out"), { exact: true }).click();
  await sheet.getByText(titleOf(ANY), { exact: true }).click();
  await sheet.getByRole("textbox", { name: t("contest-name") }).fill("Winter cup");
  await expectAccessible(ana.page, "a new contest");
  await sheet.getByRole("button", { name: t("contest-begin") }).click();
  await expect(ana.page.getByRole("heading", { level: 1 })).toHaveText("Winter cup");
  const rounds = ana.page.getByRole("region");
  await expect(
    rounds.filter({ has: ana.page.getByRole("heading", { name: t("round-name", { left: 0, round: 3 }) }) }).last(),
  ).toContainText(/from game \d/);
  await expectAccessible(ana.page, "a bracket");
  await phone.page.goto(new URL(ana.page.url()).pathname);
  await phone.page.getByRole("heading", { level: 1 }).waitFor();
  await expectAccessible(phone.page, "a bracket on a phone");
  expect((await phone.page.evaluate(overhang))[0], "nothing is wider than the phone").toBe(0);

  for (let game = 0; game < 4; game += 1) {
    const decide = ana.page.locator("summary", {
      has: ana.page.locator(`xpath=self::*[@aria-label="${t("walk-over")}"]`),
    });
    const before = await ana.page.getByText(t("walked-over")).count();
    await decide.first().click();
    await ana.page.getByRole("button", { name: /wins$/ }).filter({ visible: true }).first().click();
    await expect(ana.page.getByText(t("walked-over"))).toHaveCount(before + 1);
  }
  await expect(ana.page.getByText(/^\w+ wins!$/)).toBeVisible();

  await ana.page.getByRole("link", { name: t("back", { circle: NAME }) }).click();
  await expect(ana.page.getByRole("region", { name: t("contests") })).toContainText(/ won/);
  await ana.page.getByText(t("tools"), { exact: true }).click();
  await ana.page.getByRole("textbox", { name: t("tools-name") }).fill("Friday cats");
  await ana.page.getByRole("button", { name: t("tools-rename") }).click();
  await expect(ana.page.getByRole("heading", { level: 1 })).toHaveText("Friday cats");
  await ana.page.getByRole("button", { name: t("tools-remove-one", { name: "Ben" }) }).click();
  await expectAccessible(ana.page, "the founder's tools");
  await ana.page.getByRole("button", { name: t("tools-remove-yes", { name: "Ben" }) }).click();
  await expect(ana.page.getByRole("region", { name: t("members") }).getByText("Ben")).toHaveCount(0);
  await ana.page.getByRole("button", { name: t("tools-delete") }).click();
  await ana.page.getByRole("button", { name: t("tools-delete-yes") }).click();
  await expect(ana.page).toHaveURL(/\/circles$/);
});

/** Open the link, say who one is, and join. */
async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole("textbox", { name: invitation("name") }).fill(name);
  await page.getByRole("radio").nth(name.length).check();
  await page.getByRole("button", { name: t("join"), exact: true }).click();
  await page.getByRole("heading", { level: 1, name: NAME }).waitFor();
}

async function joinByApi(request: APIRequestContext, token: string, name: string): Promise<void> {
  expect((await request.post(`/api/circle-links/${token}`)).ok()).toBe(true);
  expect((await request.put("/api/me", { data: { name } })).ok()).toBe(true);
}

/** A table of the circle where all sit, in this order. */
async function seat(
  all: readonly Person[],
  { game, options, circle }: { game: string; options: object; circle: string },
): Promise<string> {
  const [host, ...others] = all.map(({ page }) => page.request);
  const seats = all.map((_, at) => ({ kind: at === 0 ? "me" : "open" }));
  const opened = await host?.post("/api/tables", { data: { game, options, circle, seats } });
  const { table } = (await opened?.json()) as Seated;
  for (const other of others) expect((await other.post(`/api/tables/${table.id}/join`, { data: {} })).ok()).toBe(true);
  return table.id;
}

/** Everybody plays by what their page offers, the phone by touch, until so many moves are made or the game is over. */
async function makeMoves(all: readonly Person[], count: number): Promise<void> {
  const players = all.map(({ page }, at) => new Player(page, at === 2 ? "touch" : "mouse"));
  await together(players, async () => players.reduce((sum, { moves }) => sum + moves, 0) >= count);
}

/** All get up, and bots play on for them to the end. */
async function getUp(all: readonly Person[], table: string): Promise<void> {
  for (const person of all) {
    const { secrets } = (await (await person.page.request.post(`/api/tables/${table}/secrets`)).json()) as Seated;
    for (const { seat, secret } of secrets) await person.getUp(table, seat, secret);
  }
  const request = all[0]?.page.request;
  const status = async (): Promise<unknown> =>
    ((await (await request?.get(`/api/tables/${table}`))?.json()) as TableInfo | undefined)?.status;
  await expect.poll(status, { timeout: 120_000 }).toBe("over"); // pumas think longer than kittens
}
