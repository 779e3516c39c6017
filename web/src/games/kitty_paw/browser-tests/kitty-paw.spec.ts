/** Kitty Paw, where all act at once: built by mouse, finger and keys, called, answered, checked; alone against the clock. */

import type { Page } from "@playwright/test";
import { expectAccessible } from "../../../../browser-tests/support/accessibility.ts";
import { CORE, LONG } from "../../../../browser-tests/support/games.ts";
import { total, weighing } from "../../../../browser-tests/support/network.ts";
import { pointOf, wantedBy } from "./pawEyes.ts";
import { PawPlayer } from "./pawPlayer.ts";
import { expectNoSecrets } from "../../../../browser-tests/support/secrets.ts";
import { MARKS } from "../../../../browser-tests/support/selectors.ts";
import { expect, test } from "../../../../browser-tests/support/test.ts";
import { MAT_WIDTH, STEP } from "../lattice.ts";
import type { NewTable, SeatPlan } from "../../../generated/wire.ts";
import { workOfADrag } from "../tools/dragging.ts";
import { textsIn } from "../../../../tools/said.ts";

const t = textsIn("en", "page-kitty-paw");
const around = textsIn("en", "page-table");
const invitation = textsIn("en", "page-invitation");

const KITTEN: SeatPlan = { kind: "bot", level: "kitten" };
const FOR_A_CARD = 5; // points at least
const CHECK = '[data-testid="check"]';

const BEST = t("best-line", { sign: "zero", points: 0, clock: "0:10" });

/** A table where nobody is hurried by the clock. */
function table(...seats: SeatPlan[]): NewTable {
  return { game: "kitty-paw", seats, options: { ready: 60, round: 600, peek: 30, stray: 60 } };
}

test(
  "kitty-paw: against bots to the score sheet: dragged, then by keys alone, a shame, and the replay",
  CORE,
  async ({ people }) => {
    const ana = await people.come();
    const { page } = ana;
    const plan = table({ kind: "me" }, KITTEN, KITTEN);
    const id = await ana.plan({ ...plan, options: { ...plan.options, answer: 1 } });
    await page.locator('[data-move="paw"]').first().waitFor();
    await expectAccessible(page, "before the round");
    const hand = new PawPlayer(page, { how: "mouse", drags: true });
    await hand.begin();
    await hand.build();
    await expect(page.getByText(t("ask-full"))).toBeVisible();
    await hand.call();
    await expect(page.locator(CHECK)).toHaveAttribute("data-right", "true");
    await expect(page.getByTestId("points").first()).toHaveText(/^[5-7]$/);
    await expectAccessible(page, "the check");

    const keys = new PawPlayer(page, { how: "keyboard" });
    await keys.begin();
    await expectShame(page, keys);
    await keys.build();
    await keys.callOrAnswer();
    if (!LONG) return; // against the clock one gets to the score sheet sooner
    while (!(await page.locator(MARKS.score).isVisible())) await keys.playRound({ carelessly: true });
    await expect(page.locator(MARKS.table)).toHaveAttribute("data-status", "over");
    await expectAccessible(page, "the score sheet");
    await expectNoSecrets(id, [{ person: ana, seats: [0] }]);
    await goThroughTheReplay(page);
  },
);

test("kitty-paw: two people and a kitten, a wrong call from a phone, and somebody who looks on", async ({ people }) => {
  const ana = await people.come({ device: "phone" });
  const [ben, cleo] = [await people.come(), await people.come()];
  const id = await ana.plan(table({ kind: "me" }, { kind: "open" }, KITTEN));
  await ben.page.goto(`/t/${id}`);
  await ben.page.getByRole("button", { name: invitation("open-sit") }).click();
  const [first, second] = [new PawPlayer(ana.page, { how: "touch" }), new PawPlayer(ben.page, { how: "keyboard" })];
  await Promise.all([first.begin(), second.begin()]);
  await cleo.page.goto(`/t/${id}`);
  await first.build({ wrongly: true });
  await expect(cleo.page.getByText(t("ask-looks-on")), "who looks on sees mats").toBeVisible();
  await expect(cleo.page.locator("[data-mat] [data-piece] img").first()).toBeVisible();
  await expectAccessible(ana.page, "a full mat on a phone");
  await first.call();
  await expect(ben.page.getByRole("button", { name: t("paw-up") })).toBeVisible();
  await second.call();
  for (const { page } of [ana, ben, cleo]) await expect(page.locator(CHECK)).toHaveAttribute("data-right", "false");
  await expect(ben.page.getByRole("list", { name: t("race") }).getByRole("listitem")).toHaveCount(3);
  await expect(ana.page.locator(MARKS.table)).toHaveJSProperty("scrollTop", 0);

  if (!LONG) return; // the first test goes on to the score sheet
  while (!(await ana.page.locator(MARKS.score).isVisible()))
    await Promise.all([first.answerRound(), second.playRound({ carelessly: true })]);
  for (const { page } of [ben, cleo]) await expect(page.locator(MARKS.score)).toBeVisible();
  await expectNoSecrets(id, [
    { person: ana, seats: [0] },
    { person: ben, seats: [1] },
    { person: cleo, seats: [] },
  ]);
});

test("kitty-paw: alone against the clock to the score sheet, the best is kept, and the replay", async ({ people }) => {
  const ana = await people.come({ device: "phone" });
  const { page } = ana;
  const id = await ana.plan({ game: "kitty-paw", seats: [{ kind: "me" }], options: { round: 1, ready: 60 } });
  await expect(page.getByText(t("best-none"))).toBeVisible();
  for (let round = 1; round <= 10; round += 1) {
    await expect(page.getByText(t("round-of", { round, rounds: 10 }))).toBeVisible();
    await page.locator('[data-move="paw"]').press("Enter"); // a tap just after the bell would come too late
  }
  await expect(page.getByTestId("best")).toContainText(BEST);
  await expectNoSecrets(id, [{ person: ana, seats: [0] }]);
  await page.getByRole("link", { name: around("end-replay") }).click();
  await page.getByRole("button", { name: around("replay-next") }).click();
  await expect(page.getByText(t("round-of", { round: 1, rounds: 10 }))).toBeVisible();
  await expectAccessible(page, "the replay");
  await page.goto("/");
  await ana.plan({ game: "kitty-paw", seats: [{ kind: "me" }], options: {} });
  await expect(page.getByText(BEST), "the best is shown before the next one").toBeVisible();
});

test("kitty-paw: a card that the clock chose is told, and a tap shows it large", async ({ people }) => {
  const ana = await people.come({ device: "phone" });
  const { page } = ana;
  await ana.plan({ game: "kitty-paw", seats: [{ kind: "me" }, KITTEN], options: { pick: 1, round: 600 } });
  await page.locator('[data-move="paw"]').tap();
  await expect(page.getByText(t("ask-given"))).toBeVisible();
  await expect(page.locator('[data-move="meow"]')).toHaveClass(/quiet/);
  const large = page.getByTestId("large-card");
  await expect(async () => {
    await page.getByRole("button", { name: t("card-large") }).tap();
    await expect(large).toBeVisible({ timeout: 500 });
  }).toPass(); // a tap right after the card came would be too late
  await expectAccessible(page, "a large card");
  await large.tap();
  await expect(large).toHaveCount(0);
});

test("kitty-paw: a phone on its side: two taps flip, a hint glows where it points, all is in reach, and a card is built", async ({
  people,
}) => {
  const ana = await people.come({ device: "lyingPhone" });
  const { page } = ana;
  await ana.plan(table({ kind: "me" }, KITTEN));
  const hand = new PawPlayer(page, { how: "touch" });
  await hand.begin();
  await page.getByRole("button", { name: around("menu-hint"), exact: true }).tap();
  await expect(page.locator("[data-glow]")).toHaveCount(1);
  await expect(page.locator(MARKS.prompt)).toContainText(around("prompt-hinted", { words: "" }));
  await expectFlippedByTwoTaps(page);
  for (const mark of [
    "[data-mat]",
    "[data-own-card]",
    "[data-paw]",
    ".middle",
    ".meow",
    '.strokes [data-move="home"]',
    '[data-testid="points"]',
  ])
    await expect(page.locator(mark).first(), mark).toBeInViewport({ ratio: 0.99 });
  await expectAccessible(page, "a phone on its side");
  await page.locator('.strokes [data-move="home"]').tap();
  await hand.build();
  await hand.callOrAnswer();
  const points = page.getByTestId("points").first();
  // The kitten had time to build while we looked around, and may have been first.
  while (Number(await points.textContent()) < FOR_A_CARD) await hand.playRound();
  await expect(page.locator(CHECK)).toHaveAttribute("data-right", "true");
  await expect(page.locator('[data-move="paw"]')).toBeInViewport({ ratio: 0.99 });
});

test("kitty-paw: on a phone a piece in the paw enlarges the mat to cells of 44 pixels, turns both ways, and a tap puts it down", async ({
  people,
}) => {
  const ana = await people.come({ device: "phone" });
  const { page } = ana;
  await ana.plan(table({ kind: "me" }, KITTEN));
  const hand = new PawPlayer(page, { how: "touch" });
  await hand.begin();
  const cat = (await wantedBy(page)).find(({ piece }) => piece !== "box" && piece !== "bobtail");
  if (cat === undefined) throw new Error("the card has no cat");
  const held = page.locator("[data-paw] [data-piece]");
  const large = page.locator("[data-zoomed]");
  await expect(large).toHaveCount(0);
  await page.locator(`[data-kind="${cat.piece}"] + button`).first().tap();
  await expect(large).toBeVisible();
  const width = (await large.boundingBox())?.width ?? 0;
  expect((width / MAT_WIDTH) * STEP, "from cell to cell along a row").toBeGreaterThanOrEqual(44);
  await expectAccessible(page, "an enlarged mat");

  const turn = Number(await held.getAttribute("data-turn"));
  await page.getByRole("button", { name: t("turn-left") }).tap();
  await expect(held).toHaveAttribute("data-turn", String((turn + 5) % 6));
  await page.getByRole("button", { name: t("turn-right") }).tap();
  await expect(held).toHaveAttribute("data-turn", String(turn));

  await page.getByTestId("unzoom").tap();
  await expect(large).toHaveCount(0);
  await page.getByTestId("zoom").tap();
  const view = await page.locator(".view:has([data-zoomed])").boundingBox();
  const at = await pointOf(page, cat.cell, { ...cat, turn }, "[data-mat]");
  await page.touchscreen.tap(at.x, at.y); // on the whole mat: that part is enlarged
  const there = await pointOf(page, cat.cell, { ...cat, turn });
  if (view === null) throw new Error("nothing is enlarged");
  expect(there.x > view.x && there.x < view.x + view.width && there.y > view.y && there.y < view.y + view.height).toBe(
    true,
  );
  await page.touchscreen.tap(there.x, there.y);
  await expect(page.locator(`[data-mat] [data-piece="${cat.piece}"]`)).toHaveAttribute("data-cell", cat.cell);
  await expect(large, "the middle is in reach again").toHaveCount(0);
});

test("kitty-paw: in a race between people nobody gets a hint", async ({ people }) => {
  const [ana, ben] = [await people.come({ device: "phone" }), await people.come()];
  const id = await ana.plan(table({ kind: "me" }, { kind: "open" }));
  await ben.page.goto(`/t/${id}`);
  await ben.page.getByRole("button", { name: invitation("open-sit") }).click();
  for (const { page } of [ana, ben]) {
    await page.locator('[data-move="paw"]').first().waitFor();
    await expect(page.getByRole("button", { name: around("menu-hint"), exact: true })).toHaveCount(0);
  }
});

test("kitty-paw: a table weighs less than 200 KB", async ({ people }) => {
  const ana = await people.come();
  const id = await ana.plan(table({ kind: "me" }, KITTEN, KITTEN, KITTEN));
  const { page } = await people.come();
  const parts = await weighing(page);
  await page.goto(`/t/${id}`, { waitUntil: "networkidle" });
  await page.locator("[data-mat]").waitFor();
  expect(total(parts()), JSON.stringify(parts(), null, 1)).toBeLessThan(200_000);
});

test("kitty-paw: a tile that is dragged costs next to nothing, whatever the others do meanwhile", async ({
  people,
}) => {
  const ana = await people.come({ device: "phone", motion: "no-preference" });
  await ana.plan(table({ kind: "me" }, KITTEN, KITTEN, KITTEN));
  await new PawPlayer(ana.page, { how: "touch" }).begin();
  const { styled, frames } = await workOfADrag(ana.page, { slowed: 1, seconds: 1 });
  expect(frames).toBeGreaterThan(0);
  expect(styled / frames).toBeLessThan(30);
});

/** The first takes a cat out of the middle, the second turns it on its other side. */
async function expectFlippedByTwoTaps(page: Page): Promise<void> {
  const tile = page.locator("[data-spot]").first();
  const before = await tile.getAttribute("data-lies");
  const box = await page.locator("[data-spot] + button").first().boundingBox();
  if (box === null) throw new Error("there is no cat");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
  await expect(page.locator("[data-paw] [data-piece]")).toHaveAttribute(
    "data-face",
    before === "back" ? "belly" : "back",
  );
}

/** Meow! before the mat is full: one sits out for a while; what lies there can be lifted again, and goes home. */
async function expectShame(page: Page, player: PawPlayer): Promise<void> {
  await player.build({ most: 3 });
  await page.keyboard.press("9"); // the Box card is placed: nothing to leap to
  await player.call();
  await expect(page.getByText(t("ask-frozen"))).toBeVisible();
  await expect(page.getByText(t("ask-start"))).toBeVisible();
  await page.locator("[data-mat] button[data-move]").last().press("Enter");
  await expect(page.getByText(t("in-paw"))).toBeVisible();
  await page.keyboard.press("x");
  await expect(page.locator("[data-mat] [data-piece]")).toHaveCount(2);
  await expectAccessible(page, "while all build");
}

/** By the scrubber and by keys, to the first round and to the end. */
async function goThroughTheReplay(page: Page): Promise<void> {
  await page.getByRole("link", { name: around("end-replay") }).click();
  const scrubber = page.getByRole("slider", { name: around("replay-step") });
  const last = Number(await scrubber.getAttribute("max"));
  expect(last).toBeGreaterThan(50);
  for (const step of [Math.floor(last / 2), 1, last]) {
    await scrubber.fill(String(step));
    await expect(page.getByText(around("replay-of", { at: step, last }))).toBeVisible();
  }
  await page.locator("main").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText(around("replay-of", { at: last - 1, last }))).toBeVisible();
}
