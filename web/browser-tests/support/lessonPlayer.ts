/** Plays a lesson to its end by mouse, touch or keys, or with nothing but what the accessibility tree tells. */

import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { folderOf } from "../../src/gameFolders/folder.ts";
import type { SelectorOf } from "../../src/table/board.ts";
import { ENGLISH } from "../../tools/compiled.ts";
import { textsIn } from "../../tools/said.ts";
import { PLAIN, playOf, type GamePlay } from "./games.ts";
import { press, type How } from "./press.ts";
import { PYTHON, SOURCES } from "./server.ts";

/** `tree`: controls are found by role and name alone. */
export type Mode = How | "tree";

export interface LessonScript {
  game: string;
  lesson: string;
  steps: readonly { answer: string; points: readonly string[] }[];
}

const MOST_PICKS = 12;
const SOON = 15_000;

/** Every lesson of every game, and of the plug-in of the tests. */
export function allLessons(): LessonScript[] {
  const told = execFileSync(PYTHON, [join(import.meta.dirname, "lessons.py")], {
    env: { ...process.env, PYTHONPATH: SOURCES },
    encoding: "utf-8",
  });
  return JSON.parse(told) as LessonScript[];
}

/** How the board of a game finds the things that a lesson points at. */
async function selectorsOf(game: string): Promise<SelectorOf> {
  const points = (folder: string): Promise<{ selectorOf: SelectorOf }> => import(`../../src/${folder}/points.ts`);
  return (await points(`games/${folderOf(game)}`).catch(() => points("defaultBoard"))).selectorOf;
}

export class LessonPlayer {
  readonly page: Page;
  readonly #mode: Mode;
  #play: GamePlay = PLAIN;
  /** What comes before the paths of the page. */
  readonly #host: string;
  readonly #t: ReturnType<typeof textsIn<"page-learn">>;

  constructor(page: Page, mode: Mode, host = "", language = ENGLISH) {
    this.page = page;
    this.#mode = mode;
    this.#host = host;
    this.#t = textsIn(language, "page-learn");
  }

  /** To its end, with a look at every step if there is one. */
  async play({ game, lesson, steps }: LessonScript, look?: (step: number) => Promise<void>): Promise<void> {
    const selectorOf = await selectorsOf(game);
    this.#play = playOf(game);
    await this.page.goto(`${this.#host}/learn/${game}/${lesson}`);
    for (const [at, { answer, points }] of steps.entries()) {
      await this.#waitForStep(at);
      await look?.(at);
      await this.#expectPoints(points, selectorOf, `${lesson}, step ${at}`);
      if (answer === "") await this.goOn();
      else await this.move(answer);
    }
    await this.#waitForStep(steps.length);
    await look?.(steps.length);
    await expect(this.page.getByTestId("coach")).toContainText(this.#t("over-title"));
  }

  async goOn(): Promise<void> {
    if (this.#mode === "tree")
      await this.page.getByRole("button", { name: this.#t("go-on"), exact: true }).press("Enter");
    else await this.#press("[data-next]");
  }

  /** Make a move on the board: take what it needs, then do it. */
  async move(move: string): Promise<void> {
    const made = this.#play.makes?.(this.page, move, this.#mode) ?? null;
    if (made !== null) return made;
    const words = move.split(/[ +]/); // what is still to be taken
    for (let picks = 0; picks < MOST_PICKS; picks += 1) {
      if (await this.#mark(`[data-move="${move}"]`)) return this.#press("[data-tested]");
      if (await this.#open(move)) continue;
      const pick = await this.#nextPick(words);
      for (const word of pick.split(" ")) if (words.includes(word)) words.splice(words.indexOf(word), 1);
      await this.#mark(`[data-picks="${pick}"]:not([aria-pressed="true"])`);
      await this.#press("[data-tested]");
    }
    throw new Error(`${move} is not offered`);
  }

  /** Press what has to be opened first in this game; false: nothing has to be. */
  async #open(move: string): Promise<boolean> {
    const first = (await this.#play.opens?.(this.page, move)) ?? null;
    if (first === null) return false;
    if (first === "") return true;
    if (!(await this.#mark(first))) return false;
    await this.#press("[data-tested]");
    return true;
  }

  async #waitForStep(at: number): Promise<void> {
    const hurry = async (): Promise<string | null> => {
      if ((await this.page.locator('main[data-moving="true"]').count()) > 0) await this.page.keyboard.press("Shift");
      return this.page.locator("main").getAttribute("data-step");
    };
    await expect.poll(hurry, { message: `step ${at}`, timeout: SOON, intervals: [50] }).toBe(String(at));
    await expect(this.page.locator("main")).toHaveAttribute("data-moving", "false", { timeout: SOON });
  }

  /** Each thing is shown inside the window, and the coach does not cover it. */
  async #expectPoints(points: readonly string[], selectorOf: SelectorOf, where: string): Promise<void> {
    const selectors = points.map((point) => [point, selectorOf(point) ?? ""] as const);
    await expect.poll(() => this.page.evaluate(hiddenPoints, selectors), { message: where, timeout: 5000 }).toEqual([]);
    await expect(this.page.locator(".rings > .ring:not([hidden])"), `${where}: each is ringed`).toHaveCount(
      points.length,
    );
  }

  /** Mark the control that this selector finds, so that it can be pressed; false if there is none. */
  async #mark(selector: string): Promise<boolean> {
    return this.page.evaluate((selector) => {
      document.querySelectorAll("[data-tested]").forEach((one) => one.removeAttribute("data-tested"));
      const found = [...document.querySelectorAll(`main ${selector}`)].find(
        (one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(':disabled, [aria-disabled="true"]'),
      );
      found?.setAttribute("data-tested", "");
      return found !== undefined;
    }, selector);
  }

  /** What has most in common with these words, of what can be taken now. */
  async #nextPick(words: readonly string[]): Promise<string> {
    const shared = (pick: string): number => pick.split(" ").filter((word) => words.includes(word)).length;
    const open = 'main [data-picks]:not([data-picks="none"], :disabled, [aria-disabled="true"], [aria-pressed="true"])';
    const find = async (): Promise<string[]> =>
      this.page.evaluate(
        (open) =>
          [...document.querySelectorAll<HTMLElement>(open)]
            .filter((one) => one.checkVisibility({ visibilityProperty: true }))
            .map((one) => one.dataset["picks"] ?? ""),
        open,
      );
    await expect.poll(find, { message: `something to take for ${words.join(" ")}`, timeout: SOON }).not.toEqual([]);
    return (await find()).sort((a, b) => shared(b) - shared(a))[0] ?? "";
  }

  async #press(mark: string): Promise<void> {
    if (this.#mode === "tree") return this.#pressByName(this.page.locator(mark).first());
    const how = this.#mode;
    await expect.poll(() => press(this.page, mark, how), { message: mark, timeout: SOON }).toBe(true);
  }

  /** By role and name, which must lead to this control and no other. */
  async #pressByName(control: Locator): Promise<void> {
    const { role, name } = named(await control.ariaSnapshot());
    const does = async (one: Locator): Promise<string> =>
      one.evaluate((element) => element.getAttribute("data-move") ?? element.getAttribute("data-picks") ?? "");
    const wanted = await does(control);
    const found = await this.page.getByRole(role as "button", { name, exact: true }).all();
    const others = (await Promise.all(found.map(does))).filter((one) => one !== wanted);
    expect(others, `“${name}” names one thing`).toEqual([]);
    const first = found[0];
    if (first === undefined) throw new Error(`the accessibility tree has no ${role} “${name}”`);
    await first.focus();
    await this.page.keyboard.press("Enter");
  }
}

/** The role and name in the first line of an ARIA snapshot: `- button "Play House Cat"`. */
function named(snapshot: string): { role: string; name: string } {
  const [line = ""] = snapshot.split("\n");
  const found = /^- '?(\w+) "((?:[^"\\]|\\.)*)"/.exec(line);
  if (found === null) throw new Error(`a control without a name: ${snapshot}`);
  return { role: found[1] ?? "", name: JSON.parse(`"${found[2] ?? ""}"`) as string };
}

/** The points of which nothing is shown inside the window, or that the coach covers. */
function hiddenPoints(points: readonly (readonly [string, string])[]): string[] {
  const coach = document.querySelector(".coach")?.getBoundingClientRect();
  const half = (a: number, b: number, low: number, high: number): boolean =>
    Math.min(b, high) - Math.max(a, low) > (b - a) / 2;
  return points.flatMap(([point, selector]) => {
    const found = selector === "" ? [] : [...document.querySelectorAll(selector)];
    const box = found.find((one) => one.checkVisibility({ visibilityProperty: true }))?.getBoundingClientRect();
    if (box === undefined || coach === undefined) return [`${point} is not there`];
    const { left, top, right, bottom } = box;
    if (!half(left, right, 0, innerWidth) || !half(top, bottom, 0, innerHeight)) return [`${point} is outside`];
    const wide = Math.max(0, Math.min(right, coach.right) - Math.max(left, coach.left));
    const high = Math.max(0, Math.min(bottom, coach.bottom) - Math.max(top, coach.top));
    const isCovered = wide * high > 0.15 * box.width * box.height; // a turned card reaches beyond the board with a corner
    return isCovered ? [`${point} is below the coach`] : [];
  });
}
