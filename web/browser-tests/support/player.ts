/** Plays any game by what the page offers, on the board where possible. Knows no rules. */

import { expect, type Page } from "@playwright/test";
import { curtainWords, hurry, looks, offered, toDo, type Choice, type Now } from "./inPage.ts";
import { MARKS } from "./selectors.ts";
import { press, type How } from "./press.ts";

const PATIENCE = 40_000;
const BEAT = 30; // milliseconds between two looks at the page
const MOST_MISSED = 60; // beats in a row
const NOTICE = 450; // milliseconds: the page ignores a finger that is faster after something moved
const UNHEARD = 3000; // milliseconds: a finger that came too early is ignored, and people tap again; what was taken shows at once
const WEIGHT = 8; // of having done it before

export class Player {
  readonly page: Page;
  readonly #how: How;
  readonly #done = new Map<string, number>();
  #holds = false;
  #missed = 0;
  /** When it was last not asked. */
  #unasked = 0;
  /** Whether every motion is skipped. */
  hurries = true;
  /** Moves made, and curtains drawn. */
  moves = 0;
  curtains = 0;

  constructor(page: Page, how: How = "mouse") {
    this.page = page;
    this.#how = how;
  }

  /** Play until the score sheet lies there. */
  async toTheEnd(): Promise<void> {
    await together([this], never);
  }

  /** Make so many moves, or fewer if it ends before. */
  async makeMoves(count: number): Promise<void> {
    const until = this.moves + count;
    await together([this], async () => this.moves >= until);
  }

  /** Whether this device is asked something now and shows what may be done. */
  async isAskedNow(): Promise<boolean> {
    return (await this.page.evaluate(toDo, MARKS)) === "asked";
  }

  /** Wait for that, or for the end; nothing is answered. */
  async isAsked(): Promise<void> {
    await together([this], never, async () => {
      const now = await this.#look();
      return now === "asked" || now === "over" ? null : now === "curtain";
    });
  }

  /** Do what there is to do: come to the curtain, make a move or take something for it. False: nothing; null: it is over. */
  async step(): Promise<boolean | null> {
    const now = await this.#look();
    if (now === "over") return null;
    return now === "curtain" || (now === "asked" && (await this.answer()));
  }

  /** Press one of the choices, and wait until the page has taken it; false if nothing could be pressed. */
  async answer(): Promise<boolean> {
    const since = Date.now() - this.#unasked;
    if (this.#how === "touch" && since < NOTICE) await this.page.waitForTimeout(NOTICE - since);
    const choice = await this.#choice();
    if (choice === null) return false; // it was answered meanwhile
    // Not before the choice: what undoes the last thing that happened would make the page look as it did then.
    const before = (await this.page.evaluate(looks, { marks: MARKS, before: "" })) ?? "";
    this.#done.set(choice.does, (this.#done.get(choice.does) ?? 0) + 1);
    if (!(await press(this.page, `[data-tested="${choice.at}"]`, this.#how))) {
      this.#missed += 1; // something flies over it, or a long question covers it: then another is tried next
      if (this.#missed > MOST_MISSED)
        throw new Error(`it cannot be pressed: ${choice.does}, ${choice.board ? "on the board" : "beside it"}`);
      return false;
    }
    this.#missed = 0;
    this.#holds = choice.picks;
    if (!choice.picks) this.moves += 1;
    const taken = (timeout: number): Promise<unknown> =>
      this.page.waitForFunction(looks, { marks: MARKS, before }, { polling: "raf", timeout });
    if (this.#how === "touch" && (await taken(UNHEARD).catch(() => null)) === null)
      await press(this.page, `[data-tested="${choice.at}"]`, this.#how);
    await taken(PATIENCE).catch((error: unknown) => {
      throw new Error(`nothing came of it: ${choice.does}, ${choice.board ? "on the board" : "beside it"}`, {
        cause: error,
      });
    });
    return true;
  }

  /** What there is to do; who has to come to the curtain does, and what moves is hurried. */
  async #look(): Promise<Now> {
    const now = await this.page.evaluate(toDo, MARKS);
    if (now !== "asked") this.#unasked = Date.now();
    if (now === "moving" && this.hurries) await this.page.evaluate(hurry);
    if (now === "curtain") await this.#comeToTheCurtain();
    return now;
  }

  async #comeToTheCurtain(): Promise<void> {
    const words = await this.page.evaluate(curtainWords, MARKS);
    if (words === null || !(await press(this.page, `${MARKS.curtain} button`, this.#how))) return; // nobody has to come any more
    await expect(this.page.locator(MARKS.curtain).filter({ hasText: words }), "the curtain opens").toHaveCount(0);
    this.curtains += 1;
  }

  /** What was done least often so far, on the board rather than beside it: it ends, and much is tried. */
  async #choice(): Promise<Choice | null> {
    const choices = await this.page.evaluate(offered, MARKS);
    const far = this.#how === "keyboard" ? 0.5 : 0;
    const seldom = ({ does, board, picks, tabs }: Choice): number =>
      (this.#done.get(does) ?? 0) * WEIGHT + (board ? 0 : 4) + (picks ? (this.#holds ? 1000 : 1) : 0) + tabs * far;
    return [...choices].sort((a, b) => seldom(a) - seldom(b) || a.at - b.at)[0] ?? null;
  }
}

type Step = Awaited<ReturnType<Player["step"]>>;

/** All play, each when they are asked, until it is over or enough; or do something else in turn, until all say that it is over. */
export async function together(
  players: readonly Player[],
  enough: () => Promise<boolean>,
  does = (player: Player): Promise<Step> => player.step(),
): Promise<void> {
  let waiting = Date.now();
  while (!(await enough())) {
    const steps: Step[] = [];
    for (const player of players) steps.push(await does(player));
    if (steps.every((step) => step === null)) return;
    if (steps.includes(true)) waiting = Date.now();
    else if (Date.now() - waiting > PATIENCE) throw new Error("nobody was asked for a long time");
    else await players[0]?.page.evaluate((beat) => new Promise((done) => setTimeout(done, beat)), BEAT);
  }
}

async function never(): Promise<boolean> {
  return false;
}
