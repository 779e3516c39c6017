/** Every lesson is played to its end on the page: by mouse, touch and keys, and by the accessibility tree alone. */

import { expectAccessible } from "./support/accessibility.ts";
import { ANY, CORE, LONG } from "./support/games.ts";
import { said, watchLive } from "./support/inPage.ts";
import { allLessons, LessonPlayer, type LessonScript, type Mode } from "./support/lessonPlayer.ts";
import { MARKS } from "./support/selectors.ts";
import { expect, test } from "./support/test.ts";
import { textsIn } from "../tools/said.ts";

const t = textsIn("en", "page-learn");

const LESSONS = allLessons();
const MODES: readonly Mode[] = ["mouse", "touch", "keyboard", "tree"];
const DEVICES = { mouse: "desktop", touch: "phone", keyboard: "desktop", tree: "desktop" } as const;

/** All of them in the long profile; else one lesson of each game, in turn by another mode. */
function modesOf({ game, lesson }: LessonScript): readonly Mode[] {
  if (LONG) return MODES;
  const games = [...new Set(LESSONS.map((one) => one.game))];
  const at = games.indexOf(game) % MODES.length;
  const lessons = LESSONS.filter((one) => one.game === game);
  return lessons[at % lessons.length]?.lesson === lesson ? MODES.slice(at, at + 1) : [];
}

for (const script of LESSONS) {
  const { game, lesson } = script;
  for (const mode of modesOf(script))
    test(`${game}, ${lesson}: played to its end, ${mode}`, game === ANY ? CORE : {}, async ({ people }) => {
      const { page } = await people.come({ device: DEVICES[mode] });
      await new LessonPlayer(page, mode).play(script);
      await page.goto(`/learn/${game}`);
      await expect(page.locator(`a[href="/learn/${game}/${lesson}"]`)).toContainText(t("list-done"));
    });
}

test("an answer that does not fit gets its reason, in the bubble and for screen readers, and nothing is lost", async ({
  people,
}) => {
  const { page } = await people.come();
  await page.goto("/learn/nap-time/sunbeams");
  await page.evaluate(watchLive);
  const player = new LessonPlayer(page, "mouse");
  await player.goOn();
  await expect(page.locator("main")).toHaveAttribute("data-waits", "move");
  await player.move("nap 2"); // the lesson waits for 3
  const refusal = page.getByTestId("refusal");
  await expect(refusal).toBeVisible();
  const last = async (): Promise<string> => (await page.evaluate(said)).at(-1) ?? "";
  const told = (await refusal.textContent()) ?? "";
  expect(told, "the bubble says what screen readers hear").toContain(await last());
  await expect(page.getByTestId("progress")).toHaveText(t("progress", { at: 2, steps: 5 }));
  await expectAccessible(page, "a lesson with a refused answer");
  await player.move("nap 3");
  await expect(refusal).toHaveCount(0);
  await expect(page.getByTestId("progress")).toHaveText(t("progress", { at: 3, steps: 5 }));
});

test("what the cat says, what it points at and the question are announced in this order", async ({ people }) => {
  const { page } = await people.come();
  const isMeant = ({ steps: [first, second] }: LessonScript): boolean =>
    first?.answer === "" && second !== undefined && second.answer !== "" && second.points.length > 0;
  const script = LESSONS.find((one) => one.game === ANY && isMeant(one));
  if (script === undefined) throw new Error("no lesson asks for a move in its second step");
  await page.goto(`/learn/${script.game}/${script.lesson}`);
  await page.getByRole("button", { name: t("go-on"), exact: true }).waitFor();
  await page.evaluate(watchLive);
  await new LessonPlayer(page, "mouse").goOn();
  await expect(page.locator("main")).toHaveAttribute("data-step", "1");
  const question = (await page.locator(MARKS.prompt).getByRole("heading").textContent()) ?? "";
  const paragraphs = await page.getByTestId("coach").locator(".words p").allTextContents();
  const heard = [...paragraphs, expect.stringMatching(/^Look at/), question];
  await expect.poll(() => page.evaluate(said)).toEqual(heard);
});

test("a lesson is left and resumed, a step is taken back, and the shelf offers to go on", async ({ people }) => {
  const { page } = await people.come({ device: "phone" });
  const player = new LessonPlayer(page, "touch");
  const progress = page.getByTestId("progress");
  await page.goto("/learn/nap-time/sunbeams");
  await player.goOn();
  await expect(progress).toHaveText(t("progress", { at: 2, steps: 5 }));
  await page.getByRole("link", { name: t("leave") }).tap();
  await expect(page.getByRole("link", { name: /sunbeam/i })).toContainText(t("list-begun"));
  await expectAccessible(page, "the lessons of a game");
  await page.reload();
  await page.getByRole("link", { name: /sunbeam/i }).tap();
  await expect(progress).toHaveText(t("progress", { at: 2, steps: 5 }));
  await page.getByRole("button", { name: t("back") }).tap();
  await expect(progress).toHaveText(t("progress", { at: 1, steps: 5 }));
});

test("without a connection the answer is kept and sent again", async ({ people }) => {
  const { page } = await people.come();
  await page.goto("/learn/nap-time/sunbeams");
  const coach = page.getByTestId("coach");
  await expect(coach).toContainText(t("progress", { at: 1, steps: 5 }));
  await page.route("**/lessons/sunbeams", (route) => route.abort());
  await new LessonPlayer(page, "mouse").goOn();
  await expect(coach).toContainText(t("offline"));
  await page.unroute("**/lessons/sunbeams");
  await expect(coach).toContainText(t("progress", { at: 2, steps: 5 }));
  await expect(coach).not.toContainText(t("offline"));
});

test("the shelf offers a lesson to newcomers only, and a finished one is kept in the account", async ({ people }) => {
  const { page } = await people.come();
  const script = LESSONS.find(({ game }) => game !== "nap-time");
  if (script === undefined) throw new Error("there are no lessons");
  const { game } = script;
  const offer = page.locator(`a.learn[href^="/learn/${game}/"]`);
  await page.goto("/");
  await expect(offer).toBeVisible();
  await expectAccessible(page, "the shelf with lessons");
  await page.request.put(`/api/me/lessons/${game}/${script.lesson}`); // as another device of the same person would
  await page.reload();
  await page.waitForResponse(/\/api\/me\/lessons/);
  await expect(offer).toHaveCount(0);
});
