/** Inviting friends: the code, the QR code, the share button, and the guest who opens the link. */

import { expectAccessible } from "./support/accessibility.ts";
import { ANY, CORE, table } from "./support/games.ts";
import { overhang } from "./support/inPage.ts";
import { MARKS } from "./support/selectors.ts";
import { expect, test } from "./support/test.ts";
import { textsIn, titleOf } from "../tools/said.ts";

const home = textsIn("en", "page-home");
const t = textsIn("en", "page-invitation");
const aroundTable = textsIn("en", "page-table");

const OPEN = table(ANY, { kind: "me" }, { kind: "open" }, { kind: "open" });

test("a code that is read out leads to the table from the first page", async ({ people }) => {
  const [ana, ben] = await Promise.all([people.come(), people.come({ device: "phone" })]);
  const id = await ana.plan(OPEN);
  await expect(ana.page.getByRole("img", { name: t("qr") })).toBeVisible();
  const code = (
    (await ana.page
      .getByRole("status")
      .filter({ hasText: /^\w{6}$/ })
      .textContent()) ?? ""
  ).trim();
  await ben.page.goto("/");
  const field = ben.page.getByRole("textbox", { name: home("friend-label") });
  await field.fill(` ${code.slice(0, 3).toLowerCase()} ${code.slice(3).toLowerCase()} `);
  await field.press("Enter");
  await expect(ben.page).toHaveURL(new RegExp(`/t/${id}$`));
  await ben.page.getByRole("button", { name: t("open-sit") }).waitFor();
  await ben.page.goBack();
  await expect(ben.page, "the code is no page to come back to").toHaveURL(/\/$/);
  await ben.page.goto(`/j/${code}`);
  await expect(ben.page).toHaveURL(new RegExp(`/t/${id}$`));
});

test("a code that leads nowhere is told kindly", async ({ people }) => {
  const { page } = await people.come();
  await page.goto("/");
  const field = page.getByRole("textbox", { name: home("friend-label") });
  await field.fill("CK7-MXQ");
  await field.press("Enter");
  await expect(page.getByText(t("no-code"))).toBeVisible();
});

test("the link is shared where the browser can, with the game's name", async ({ people }) => {
  const ana = await people.come({ device: "phone" });
  await ana.page.addInitScript(() => {
    Object.assign(navigator, { share: (sent: unknown) => Promise.resolve(Object.assign(window, { sent })) });
  });
  const id = await ana.plan(OPEN);
  await expectAccessible(ana.page, "an invitation on a phone");
  expect((await ana.page.evaluate(overhang))[0], "nothing is wider than the phone").toBe(0);
  await ana.page.getByRole("button", { name: t("share") }).click();
  const sent = (await ana.page.evaluate(() => (window as unknown as { sent: unknown }).sent)) as { url: string };
  expect(sent).toMatchObject({ title: titleOf(ANY), text: t("share-text", { game: titleOf(ANY) }) });
  expect(sent.url).toMatch(new RegExp(`/t/${id}$`));
});

test("a guest says who they are once, and sees the game and a lesson", CORE, async ({ people }) => {
  const [ana, ben] = await Promise.all([people.come(), people.come({ device: "phone" })]);
  const id = await ana.plan(OPEN);
  await ben.page.goto(`/t/${id}`);
  const name = ben.page.getByRole("textbox", { name: t("name") });
  await expect(name, "a name is filled in").not.toHaveValue("");
  await expect(ben.page.getByRole("heading", { name: /invites you/ })).toBeVisible();
  await expect(ben.page.getByRole("link", { name: /Learn it/ })).toHaveAttribute("href", new RegExp(`^/learn/${ANY}/`));
  await expect(ben.page.getByText(/min$/)).toBeVisible();
  await expectAccessible(ben.page, "a guest's first screen");
  await name.fill("Ben the Brave");
  await ben.page.getByRole("radio").nth(5).check();
  await ben.page.getByRole("button", { name: t("open-sit") }).click();
  await expect(ana.page.getByRole("list", { name: t("there") }).getByText("Ben the Brave")).toBeVisible();

  const second = await ana.plan(OPEN);
  await ben.page.goto(`/t/${second}`);
  await expect(ben.page.getByText(t("you", { name: "Ben the Brave" }))).toBeVisible();
  await expect(ben.page.getByRole("textbox")).toHaveCount(0);
});

test("a guest who is content with the name they got sits down with one tap", async ({ people }) => {
  const [ana, ben] = await Promise.all([people.come(), people.come({ device: "phone" })]);
  const id = await ana.plan(OPEN);
  await ben.page.goto(`/t/${id}`);
  const name = await ben.page.getByRole("textbox", { name: t("name") }).inputValue();
  await ben.page.getByRole("button", { name: t("open-sit") }).click();
  await expect(ana.page.getByRole("list", { name: t("there") }).getByText(name)).toBeVisible();
  const second = await ana.plan(OPEN);
  await ben.page.goto(`/t/${second}`);
  await expect(ben.page.getByText(t("you", { name }))).toBeVisible();
});

test("a name that nobody may have is refused before the guest sits down", async ({ people }) => {
  const [ana, ben] = await Promise.all([people.come(), people.come()]);
  const id = await ana.plan(OPEN);
  await ben.page.goto(`/t/${id}`);
  await ben.page.getByRole("textbox", { name: t("name") }).fill("Admin");
  await ben.page.getByRole("button", { name: t("open-sit") }).click();
  await expect(ben.page.getByText(/reserved|taken|not.*name/i).first()).toBeVisible();
  await expect(ana.page.getByText(t("open-free", { count: 2 }))).toBeVisible();
});

test("somebody muted stays muted in the log and after a reload", async ({ people }) => {
  const [ana, ben] = await Promise.all([people.come(), people.come()]);
  const id = await ana.plan(table(ANY, { kind: "me" }, { kind: "open" }));
  await ben.page.goto(`/t/${id}`);
  await ben.page.getByRole("textbox", { name: t("name") }).fill("Loud Larry");
  await ben.page.getByRole("button", { name: t("open-sit") }).click();
  await expect(ana.page.locator(MARKS.table)).toHaveAttribute("data-status", "playing");
  const say = async (words: string): Promise<void> => {
    const field = ben.page.getByRole("textbox", { name: aroundTable("talk-say") }).last();
    await field.fill(words);
    await field.press("Enter");
    await expect(ben.page.getByRole("log", { name: aroundTable("log-title") }).getByText(words)).toBeVisible();
  };
  const log = ana.page.getByRole("log", { name: aroundTable("log-title") });
  await say("Before");
  await expect(log.getByText("Before")).toBeVisible();
  await ana.page.getByRole("button", { name: aroundTable("seats-mute", { name: "Loud Larry" }) }).click();
  await expect(log.getByText("Before"), "what was said before, too").toHaveCount(0);
  await say("After");
  await ana.page.reload();
  await expect(
    ana.page.getByRole("button", { name: aroundTable("seats-unmute", { name: "Loud Larry" }) }),
  ).toBeVisible();
  await expect(log.getByText(/Before|After/)).toHaveCount(0);
  await expect(ana.page.locator(MARKS.bubble)).toHaveCount(0);
});
