/** Puzzles and the deal of the day, as a player meets them: with only the page. */

import { GAMES, SHORT } from "./support/games.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { said, watchLive } from "./support/inPage.ts";
import { MARKS } from "./support/selectors.ts";
import { expect, test } from "./support/test.ts";
import { textsIn } from "../tools/said.ts";

const puzzles = textsIn("en", "page-puzzles");
const daily = textsIn("en", "page-daily");
const PICTURES = process.env["TABBYTOP_PUZZLE_PICTURES"];

test("a puzzle is found from the list, answered at the board, explained and kept as solved", async ({ people }) => {
  const { page } = await people.come();
  const bodies: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith("/puzzles/1") && response.request().method() === "GET")
      bodies.push(await response.text().catch(() => ""));
  });
  await page.goto("/puzzles");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(puzzles("list-title"));
  await expectAccessible(page, "the list of puzzles");
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/list.png`, fullPage: true });
  await page.goto(`/puzzles/${SHORT}/1`);
  await page.evaluate(watchLive);
  await expect(page.locator("main[data-status=puzzle]")).toBeVisible();
  await expectAccessible(page, "a puzzle");
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/puzzle.png` });
  await page.locator(MARKS.move).first().click();
  const verdict = page.getByTestId("verdict");
  await expect(verdict).toBeVisible();
  expect(bodies.join(" "), "the page gets no answer before the try").not.toContain("best");
  const heard = (await page.evaluate(said)).join(" ");
  expect(heard, "the verdict is heard as well").toContain((await verdict.locator(".big").textContent())?.trim() ?? "?");
  await expectAccessible(page, "a verdict");
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/verdict.png` });
  const right = (await verdict.getAttribute("data-right")) === "true";
  await page.goto(`/puzzles/${SHORT}`);
  const number = page.locator(`a[href="/puzzles/${SHORT}/1"]`).last();
  await expect(number).toHaveAccessibleName(puzzles(right ? "number-solved" : "number", { number: 1 }));
  await page.goto(`/puzzles/${SHORT}/9999`);
  await expect(page.getByText(puzzles("gone"))).toBeVisible();
});

test("the deal of the day is begun by a guest, goes on after a reload, and shows its commitments", async ({
  people,
}) => {
  const { page } = await people.come();
  await page.goto("/daily");
  await expect(page.getByRole("button", { name: daily("go") })).toBeVisible();
  await page.getByText(daily("proof"), { exact: true }).click();
  await expect(page.getByTestId("seed")).toHaveText(/^[0-9a-f]{64}$/);
  await expectAccessible(page, "the deal of the day");
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/daily.png`, fullPage: true });
  await page.getByRole("button", { name: daily("go") }).click();
  await expect(page.locator("main[data-status=daily]")).toBeVisible();
  await expect(page.getByText(daily("turn"))).toBeVisible();
  await expectAccessible(page, "a try");
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/try.png` });
  await page.goto("/daily");
  await expect(page.getByRole("button", { name: daily("on") })).toBeVisible();
  await page.evaluate(finishTry);
  await page.goto("/daily");
  const picture = page.getByRole("img", { name: daily("picture") });
  await expect(picture).toHaveJSProperty("naturalWidth", 800);
  await expect(page.getByRole("button", { name: daily("go") })).toHaveCount(0);
  await expectAccessible(page, "a finished deal of the day");
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/end.png`, fullPage: true });
});

/** Play the rest of the try with the first legal moves, from inside the page. */
async function finishTry(): Promise<void> {
  interface Scene {
    made: number;
    scene: { moves: string[] };
    done: object | null;
  }
  const post = async (path: string, body: object): Promise<Scene> => {
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(`/api/daily/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    return (await answer.json()) as Scene;
  };
  let scene = await post("try", {});
  while (scene.done === null) scene = await post("move", { made: scene.made, move: scene.scene.moves[0] });
}

test.describe("pictures of puzzles", () => {
  test.skip(!PICTURES, "only when somebody wants to look at them");
  for (const device of ["desktop", "phone"] as const)
    for (const scheme of ["light", "dark"] as const)
      test(`${device}, ${scheme}`, async ({ people }) => {
        const { page } = await people.come({ device, scheme });
        for (const game of GAMES) {
          await page.goto(`/puzzles/${game}/5`);
          await expect(page.locator("main[data-status=puzzle]")).toBeVisible();
          await page.screenshot({ path: `${PICTURES}/${game}-${device}-${scheme}.png` });
        }
      });
});
