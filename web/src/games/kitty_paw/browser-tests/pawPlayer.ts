/** Plays Kitty Paw from what the page shows, by mouse, touch or keyboard. */

import { expect, type Page } from "@playwright/test";
import { cellOf } from "../lattice.ts";
import { aside, heldIn, pointOf, type Seen, type Wanted, wantedBy } from "./pawEyes.ts";
import { press as walkAndPress, type How } from "../../../../browser-tests/support/press.ts";

export interface Ways {
  how: How;
  /** Tiles are dragged onto the mat instead of taken and put down. */
  drags?: boolean;
}

export interface Building {
  wrongly?: boolean;
  carelessly?: boolean;
  most?: number;
}

const KEYS = ["siamese", "ginger", "tuxedo", "calico", "sphynx", "blue", "bobtail"];
const SOON = 30_000; // on a machine that has other things to do
const AGAIN = 2500; // milliseconds until something is pressed once more
const NEXT = '[data-move="paw"], [data-move^="grab"], [data-testid="score"]'; // the round is over
const CALLED = `[data-phase="answer"], ${NEXT}`;

export class PawPlayer {
  readonly page: Page;
  readonly #how: How;
  readonly #drags: boolean;

  constructor(page: Page, { how, drags = false }: Ways) {
    this.page = page;
    this.#how = how;
    this.#drags = drags;
  }

  /** Paw in, and the first card that one gets. */
  async begin(): Promise<void> {
    await this.page.locator('[data-move="paw"], [data-move^="grab"]').first().waitFor();
    await this.press('[data-move="paw"]', async () => !(await this.#sees('[data-move="paw"]')));
    await this.page.locator('[data-move^="grab"]').first().waitFor();
    // Pressed once more after it is one's own, it would be a tile that lay below it.
    await this.press('[data-move^="grab"]', () => this.#sees("[data-own-card] [data-piece]"));
  }

  /**
   * Build all that the card shows, or its first pieces; with `wrongly` the last cat lies one step aside, `carelessly` they
   * lie as they came. Until somebody calls.
   */
  async build({ wrongly = false, carelessly = false, most = Infinity }: Building = {}): Promise<void> {
    const wanted = (await wantedBy(this.page)).slice(0, most);
    for (const [at, piece] of wanted.entries()) {
      const last = wrongly && at === wanted.length - 1;
      await this.#lay(last ? { ...piece, cell: aside(piece) } : piece, carelessly && piece.piece !== "bobtail");
      if (await this.#isCalled()) return;
    }
  }

  /** A whole round: whoever is first has called, the others answer. */
  async playRound(building: Building = {}): Promise<void> {
    await this.begin();
    await this.build(building);
    await this.callOrAnswer();
  }

  /** A round in which one builds nothing, and is there when somebody calls. */
  async answerRound(): Promise<void> {
    await this.begin();
    await this.page
      .locator(CALLED)
      .first()
      .waitFor({ timeout: 2 * SOON });
    await this.callOrAnswer();
  }

  /** The same gesture, whoever was first; then the next round is there, or the score sheet. */
  async callOrAnswer(): Promise<void> {
    const say = async (): Promise<void> => {
      if (await this.#sees('[data-move="meow"]')) await this.call();
    };
    await this.#repeat(say, () => this.#sees(NEXT));
  }

  async call(): Promise<void> {
    if (this.#how === "keyboard") await this.page.keyboard.press("Space");
    else await this.#touch('.say [data-move="meow"]');
  }

  /** Press what makes a move until it has come of it what should. */
  async press(mark: string, done: () => Promise<boolean>): Promise<void> {
    await this.#repeat(() => this.#touch(mark), done);
  }

  async #repeat(act: () => Promise<void>, done: () => Promise<boolean>): Promise<void> {
    await expect(async () => {
      if (await done()) return;
      await act();
      await expect.poll(done, { timeout: AGAIN, intervals: [20] }).toBe(true);
    }).toPass({ timeout: SOON, intervals: [20] });
  }

  async #isCalled(): Promise<boolean> {
    return this.#sees(CALLED);
  }

  /** While one builds, a call of somebody else ends whatever one is about to do. */
  #orCalled(done: () => Promise<boolean>): () => Promise<boolean> {
    return async () => (await done()) || (await this.#isCalled());
  }

  /** Where it lies, at once: a hand that waits until all stands still loses. */
  async #touch(mark: string): Promise<void> {
    if (this.#how === "keyboard") {
      await walkAndPress(this.page, mark, "keyboard");
      return;
    }
    const point = await this.page.evaluate((mark) => {
      const box = [...document.querySelectorAll(mark)]
        .find((one) => one.checkVisibility({ visibilityProperty: true }))
        ?.getBoundingClientRect();
      return box === undefined ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }, mark);
    if (point === null) return;
    if (this.#how === "touch") await this.page.touchscreen.tap(point.x, point.y);
    else await this.page.mouse.click(point.x, point.y);
  }

  async #strike(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async #sees(mark: string): Promise<boolean> {
    return (await this.page.locator(mark).count()) > 0;
  }

  async #lay(wanted: Wanted, anyhow: boolean): Promise<void> {
    const turned = anyhow ? "" : `[data-face="${wanted.face}"][data-turn="${wanted.turn}"]`;
    const lies = (): Promise<boolean> =>
      this.#sees(`[data-mat] [data-piece="${wanted.piece}"][data-cell="${wanted.cell}"]${turned}`);
    const done = this.#orCalled(lies);
    for (let tries = 0; tries < 4 && !(await done()); tries += 1) {
      await this.#take(wanted);
      if (!anyhow) await this.#turn(wanted);
      await this.#put(wanted.cell);
    }
    expect(await done(), `${wanted.piece} at ${wanted.cell}`).toBe(true);
  }

  async #take({ piece, symbol }: Wanted): Promise<void> {
    if (piece === "symbol") return this.#seek(symbol);
    const isHeld = this.#orCalled(async () => (await heldIn(this.page))?.piece === piece);
    if (this.#how === "keyboard")
      return this.#repeat(() => this.#strike(piece === "box" ? "9" : String(KEYS.indexOf(piece) + 1), "Enter"), isHeld);
    if (piece === "box") return this.press('[data-move="lift box"]', isHeld);
    if (this.#drags) return this.#drag(piece);
    await this.press(`[data-kind="${piece}"] + button[data-move]`, isHeld);
  }

  /** Out of the middle, beside the mat: then it is in the paw, and can be turned. */
  async #drag(piece: string): Promise<void> {
    const from = await this.page.locator(`[data-kind="${piece}"] + button[data-move]`).first().boundingBox();
    const to = await this.page.locator("[data-paw]").boundingBox();
    if (from === null || to === null) throw new Error(`no ${piece}`);
    await this.page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await this.page.mouse.down();
    await this.page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
    await this.page.mouse.up();
  }

  async #seek(symbol: string): Promise<void> {
    for (let box = 1; box <= 8; box += 1) {
      const seen = (): Promise<boolean> => this.#sees("[data-seen]");
      const peek = (): Promise<void> =>
        this.#how === "keyboard" ? this.#strike(..."8".repeat(box), "Enter") : this.#touch(`[data-move="peek ${box}"]`);
      await this.#repeat(peek, this.#orCalled(seen));
      if (await this.#isCalled()) return;
      if (await this.#sees(`[data-seen="${symbol}"]`))
        return this.press(
          '[data-move="keep"]',
          this.#orCalled(async () => (await heldIn(this.page))?.piece === "symbol"),
        );
      await this.press(
        '[data-move="shut"]',
        this.#orCalled(async () => !(await seen())),
      );
    }
  }

  async #turn({ face, turn }: Wanted): Promise<void> {
    for (let strokes = 0; strokes < 9; strokes += 1) {
      const held = await heldIn(this.page);
      if (held === null) return; // it ran home
      const right = (turn - held.turn + 6) % 6;
      const move = held.face !== face ? "flip" : right === 0 ? null : right > 3 ? "turn left" : "turn right";
      if (move === null) return;
      const stroke = (): Promise<void> =>
        this.#how === "keyboard"
          ? this.page.keyboard.press({ flip: "f", "turn left": "a", "turn right": "d" }[move])
          : this.#touch(`:is(.strokes, .paw) [data-move="${move}"]`);
      await this.#repeat(
        stroke,
        this.#orCalled(async () => JSON.stringify(await heldIn(this.page)) !== JSON.stringify(held)),
      );
    }
  }

  async #put(cell: string): Promise<void> {
    const held = await heldIn(this.page);
    if (held === null) return;
    const isGone = this.#orCalled(async () => (await heldIn(this.page)) === null);
    const put = async (): Promise<void> => {
      if (this.#drags) return this.#dropAt(cell, held);
      if (this.#how === "keyboard") return goToCell(this.page, cell);
      if (await this.#sees("[data-zoomed]")) await this.#lookAt(cell, held);
      const { x, y } = await pointOf(this.page, cell, held);
      await (this.#how === "touch" ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y));
    };
    await this.#repeat(put, isGone); // the page may ignore a finger just after something moved
  }

  /** A tap on the whole mat brings that part of it into the large picture. */
  async #lookAt(cell: string, held: Seen): Promise<void> {
    const { x, y } = await pointOf(this.page, cell, held, "[data-mat]");
    await (this.#how === "touch" ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y));
  }

  /** From the paw onto the mat, with a turn there and back by the wheel on the way. */
  async #dropAt(cell: string, held: Seen): Promise<void> {
    const from = await this.page.locator("[data-paw]").boundingBox();
    const { x, y } = await pointOf(this.page, cell, held);
    if (from === null) throw new Error("there is no paw");
    await this.page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await this.page.mouse.down();
    await this.page.mouse.move(x, y, { steps: 4 });
    await this.page.mouse.wheel(0, 100);
    await this.page.mouse.wheel(0, -100);
    await this.page.mouse.up();
  }
}

/** Move the cursor to a cell by half steps, with Shift, and put down what is in the paw. */
export async function goToCell(page: Page, cell: string): Promise<void> {
  const now = await page.evaluate(() => {
    const cursor = document.querySelector<HTMLElement>("[data-cursor]");
    cursor?.focus();
    return cursor?.dataset["move"]?.replace("place ", "");
  });
  if (now === undefined) return; // somebody has called
  const [from, to] = [cellOf(now), cellOf(cell)];
  for (let row = from.row; row !== to.row; row += Math.sign(to.row - from.row))
    await page.keyboard.press(to.row > from.row ? "Shift+ArrowDown" : "Shift+ArrowUp");
  for (let column = from.column; column !== to.column; column += Math.sign(to.column - from.column))
    await page.keyboard.press(to.column > from.column ? "Shift+ArrowRight" : "Shift+ArrowLeft");
  await page.keyboard.press("Enter");
}
