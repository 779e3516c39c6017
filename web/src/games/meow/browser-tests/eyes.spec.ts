/** Meow! judged by eyes, by three people. */

import type { Locator, Page } from "@playwright/test";
import { hurry, looks } from "../../../../browser-tests/support/inPage.ts";
import { press } from "../../../../browser-tests/support/press.ts";
import { expectNoSecrets } from "../../../../browser-tests/support/secrets.ts";
import { MARKS } from "../../../../browser-tests/support/selectors.ts";
import { expect, test } from "../../../../browser-tests/support/test.ts";
import { textsIn } from "../../../../tools/said.ts";

const invitation = textsIn("en", "page-invitation");
const meow = textsIn("en", "page-meow");
const AGAIN = 5000; // milliseconds after which a press was none

test("meow by eyes: a rule is replaced, somebody objects, somebody looks again, and nobody has seen anything", async ({
  people,
}) => {
  const all = await Promise.all([people.come(), people.come({ device: "phone" }), people.come()]);
  const [ana, ben, cleo] = all;
  const id = await ana.plan({
    game: "meow",
    seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }],
    options: { judge: "eyes", seconds: 0 },
  });
  for (const { page } of [ben, cleo]) {
    await page.goto(`/t/${id}`);
    await page.getByRole("button", { name: invitation("open-sit") }).click();
  }
  for (const move of ["ready", "pass"]) for (const { page } of all) await answer(page, move);
  const [first, second, third] = await inTurn(all.map(({ page }) => page));

  const rule =
    (await first.locator("[data-move^='play ']").first().getAttribute("data-move"))?.slice("play ".length) ?? "";
  const title = (await first.locator(`[data-move="play ${rule}"] strong`).textContent()) ?? "";
  await first.getByRole("button", { name: meow("ask-replace") }).click();
  await first.getByLabel(meow("palette-search-rule")).fill(title);
  await first.locator(`[data-act="${rule}"]`).click();
  for (const { page } of all) await isShown(page.getByText(meow("circle-gone", { title })));
  await expect(first.locator("[data-move^='play ']")).toHaveCount(2);
  await expect(first.locator(`[data-move="play ${rule}"]`), "another rule is in its place").toHaveCount(0);
  await expect(first.getByLabel(meow("palette-search"))).toHaveValue("");

  const laid = (await first.locator("[data-move^='play ']").first().getAttribute("data-move")) ?? "";
  await answer(first, laid);
  await answer(first, "check");
  await answer(third, "object");
  await isShown(first.locator(`[data-thing="own-${laid.slice("play ".length)}"]`), "the card goes back");

  await answer(second, "play ");
  await answer(second, "do moo");
  await answer(second, "check");
  const seen = third.locator('[data-testid="act-list"] img');
  await isShown(third.locator("[data-move='look']"));
  await expect(seen, "what was done is not written anywhere").toHaveCount(0);
  await answer(third, "look");
  await expect(seen).toHaveCount(1);
  await answer(third, "no");
  await answer(first, "no");
  for (const { page } of all) await isShown(page.locator(MARKS.score));
  await expectNoSecrets(
    id,
    all.map((person, seat) => ({ person, seats: [seat] })),
  );
});

/**
 * Make the move that begins so, as soon as it is offered; what is shown before that is cut short. What changes the page
 * may push a button from under the hand: then it is pressed again.
 */
async function answer(page: Page, move: string): Promise<void> {
  await expect(async () => {
    await page.evaluate(hurry);
    const before = (await page.evaluate(looks, { marks: MARKS, before: "" })) ?? "";
    expect(await press(page, `[data-move^="${move}"]:not(:disabled)`, "mouse")).toBe(true);
    await page.waitForFunction(looks, { marks: MARKS, before }, { polling: "raf", timeout: AGAIN });
  }).toPass({ intervals: [50] });
}

/** Wait for something to be seen; what is shown before that is cut short, or it may take longer than anybody waits. */
async function isShown(locator: Locator, message = ""): Promise<void> {
  await expect(async () => {
    await locator.page().evaluate(hurry);
    expect(await locator.isVisible(), message).toBe(true);
  }).toPass({ intervals: [50], timeout: 60_000 });
}

/** From whoever may lay a card, to the left. */
async function inTurn(pages: readonly Page[]): Promise<[Page, Page, Page]> {
  for (;;) {
    for (const [at, page] of pages.entries()) {
      await page.evaluate(hurry);
      if ((await page.locator("[data-move^='play ']").count()) > 0)
        return [...pages.slice(at), ...pages.slice(0, at)] as [Page, Page, Page];
    }
  }
}
