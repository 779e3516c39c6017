/** Games without a connection, from the kit that was kept: the same page, rules and bots. */

import { textsIn } from "../tools/said.ts";
import { test } from "./support/flight.ts";
import { ANY, CORE, few, GAMES, LONG, SHORT, table } from "./support/games.ts";
import { allLessons, LessonPlayer } from "./support/lessonPlayer.ts";
import { Player, together } from "./support/player.ts";
import { MARKS } from "./support/selectors.ts";
import { deal, expectKept, THINKING } from "./support/flightTable.ts";
import { expect } from "./support/test.ts";

const around = textsIn("en", "page-table");
const learn = textsIn("en", "page-learn");

test.describe.configure({ mode: "default" }); // one after the other, at the one phone

// A game is played to its end in offline-history.spec.ts.
for (const game of few(GAMES))
  test(`${game} is played to its end without a connection, and is there after a reload`, async ({ flight: page }) => {
    const id = await deal(page, table(game, { kind: "me" }));
    const player = new Player(page, "touch");
    await player.makeMoves(2);
    await page.reload();
    await player.toTheEnd();
    await expectKept(page, id);
  });

test(
  "without a connection a tiger plays, a hint says why, and a move is taken back",
  CORE,
  async ({ flight: page }) => {
    await deal(page, {
      ...table(ANY, { kind: "me" }),
      seats: [{ kind: "me" }, { kind: "bot", level: "tiger" }],
    });
    const player = new Player(page, "touch");
    const undo = page.getByRole("button", { name: around("menu-undo"), exact: true });
    await player.makeMoves(3);
    await together([player], async () => (await player.isAskedNow()) && (await undo.isEnabled()));
    await page.getByRole("button", { name: around("menu-hint"), exact: true }).click();
    await expect(page.getByRole("button", { name: around("prompt-do-it") })).toBeVisible({ timeout: THINKING });
    await expect(page.getByTestId("hint").locator(".because p").first()).toHaveText(/\.$/);
    await undo.click();
    await expect(page.getByTestId("hint"), "it was about another position").toHaveCount(0);
    await page.getByRole("button", { name: new RegExp(`^${around("menu-log")}`) }).click();
    await expect(page.getByRole("dialog").getByText(around("log-undone")).last()).toBeVisible();
    await page.keyboard.press("Escape");
    await player.makeMoves(1);
  },
);

test("without a connection two people share the device, with a curtain between them", async ({ flight: page }) => {
  await deal(page, table(SHORT, { kind: "me" }, { kind: "device", name: "Ben" }));
  await expect(page.locator(MARKS.curtain), "nobody's hand is open before somebody came").toBeVisible();
  await expect(page.locator(`main ${MARKS.move}`)).toHaveCount(0);
  const player = new Player(page, "touch");
  await together([player], async () => !LONG && player.curtains > 3);
  expect(player.curtains, "the device went to and fro").toBeGreaterThan(2);
});

test("without a connection a lesson is played to its end", async ({ flight: page }) => {
  const lesson = allLessons().find(({ game }) => game === GAMES.at(-2));
  if (lesson === undefined) throw new Error("there is no lesson");
  await new LessonPlayer(page, "touch").play(lesson);
  await page.goto(`/learn/${lesson.game}`);
  await expect(page.locator(`a[href="/learn/${lesson.game}/${lesson.lesson}"]`)).toContainText(learn("list-done"));
});

test("a second tab says that the tables are open elsewhere, and has them when the first is closed", async ({
  flight: page,
}) => {
  const id = await deal(page, table(SHORT, { kind: "me" }));
  await new Player(page, "touch").makeMoves(1);
  const second = await page.context().newPage();
  await second.goto(`/t/${id}`);
  await expect(second.getByText(around("open-elsewhere"))).toBeVisible();
  await page.close();
  await new Player(second, "touch").makeMoves(1);
});
