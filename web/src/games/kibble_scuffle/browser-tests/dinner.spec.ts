/** Dinner, the high point of Kibble Scuffle: its light, how it is skipped, and with reduced motion. */

import type { Page } from "@playwright/test";
import type { Replayed, ReplayStep } from "../../../generated/bodies.ts";
import { textsIn } from "../../../../tools/said.ts";
import { table } from "../../../../browser-tests/support/games.ts";
import type { People, Person } from "../../../../browser-tests/support/people.ts";
import { MARKS } from "../../../../browser-tests/support/selectors.ts";
import { expect, test } from "../../../../browser-tests/support/test.ts";

const t = textsIn("en", "page-table");
const LIGHT = '[data-testid="high-point"]';
const POP = '[data-testid="pop"]';

test("dinner: the light falls on the bowl, the table leans in, and points pop up at the seat", async ({ people }) => {
  const { page } = await atDinner(people, "no-preference");
  await next(page);
  await expect(page.locator(`${LIGHT}[data-lit="true"]`)).toHaveCount(1);
  await expect.poll(() => page.evaluate(leans)).toBe(true);
  expect(await page.locator(LIGHT).evaluate((room) => getComputedStyle(room).pointerEvents)).toBe("none");
  await expect(page.locator(`${LIGHT}[data-lit="false"]`), "the light goes back by itself").toHaveCount(1);
  await expect.poll(() => page.evaluate(leans)).toBe(false);
  await next(page); // the first cat eats
  await expect(page.locator(POP).first()).toHaveText(/^\+\d+$/);
  await expect(page.locator(POP)).toHaveCount(0);
});

test("a press ends the light of a high point", async ({ people }) => {
  const { page } = await atDinner(people, "no-preference");
  await page.evaluate((light) => {
    new MutationObserver(() => {
      if (document.querySelector(`${light}[data-lit="true"]`) === null) return;
      document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      Object.assign(window, { pressed: true });
    }).observe(document.body, { subtree: true, attributes: true, childList: true });
  }, LIGHT);
  await next(page);
  await page.waitForFunction(() => (window as unknown as { pressed?: boolean }).pressed);
  await expect(page.locator(MARKS.table), "before the motion itself is over").toHaveAttribute("data-moving", "true");
  await expect(page.locator(`${LIGHT}[data-lit="false"]`)).toHaveCount(1);
});

test("with reduced motion the light changes, and nothing leans or flies", async ({ people }) => {
  const { page } = await atDinner(people, "reduce");
  await next(page);
  await expect(page.locator(`${LIGHT}[data-lit="true"]`)).toHaveCount(1);
  expect(await page.evaluate(leans)).toBe(false);
});

/** A replay, one step before the first dinner. */
async function atDinner(people: People, motion: "reduce" | "no-preference"): Promise<Person> {
  const ana = await people.come({ motion });
  const { page } = ana;
  const id = await ana.planFinished(table("kibble-scuffle", { kind: "me" }));
  const dinner = (await stepsOf(page, id)).find(({ events }) => events.some(({ event }) => event === "dinner"));
  await page.goto(`/t/${id}/replay`, { waitUntil: "networkidle" });
  const before = (dinner?.number ?? 0) - 1;
  await page.getByRole("slider").fill(String(before));
  await expect(page.locator(MARKS.table)).toHaveAttribute("data-number", String(before));
  return ana;
}

async function next(page: Page): Promise<void> {
  await page.getByRole("button", { name: t("replay-next") }).click();
}

async function stepsOf(page: Page, id: string): Promise<ReplayStep[]> {
  const steps: ReplayStep[] = [];
  for (let first: number | null = 0; first !== null;) {
    const part = (await (await page.request.get(`/api/tables/${id}/replay?first=${first}`)).json()) as Replayed;
    steps.push(...part.steps);
    first = part.next;
  }
  return steps;
}

/** Whether the board is larger than usual, or about to be. */
function leans(): boolean {
  const board = document.querySelector(".moving")?.firstElementChild;
  return board != null && !["none", "1"].includes(getComputedStyle(board).scale);
}
