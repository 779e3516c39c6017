/**
 * Playing by keyboard: the focus moves to the next possible choice, and digits press the buttons that show them.
 *
 * The live region announces the question; a focus on its heading would have it read twice.
 */

import { flushSync, tick } from "svelte";
import type { Stage } from "./stage.svelte.ts";

const CHOICES = ':is([data-move], [data-picks]):not([data-picks="none"], :disabled, [aria-disabled="true"])';
const HEADING = '[data-testid="prompt"] h2';
const MAX_DIGITS = 9;
/** Cards that get digits while no answer has one; a board marks their container. */
const CARDS = `[data-numbered] ${CHOICES}`;

const isShown = (element: Element): boolean => element.getClientRects().length > 0;
const choicesIn = (mark: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`${mark} ${CHOICES}`)].filter(isShown);

export class Keyboard {
  /** The player uses the keyboard now. */
  #used = false;
  /** The choice that was pressed last. */
  #pressed: HTMLElement | null = null;
  #watch: MutationObserver | null = null;
  #frame = 0;

  /** A digit presses the button that shows it; any key skips the animation. */
  handle(event: KeyboardEvent, stage: Stage, live: boolean): void {
    const inside = event.target instanceof Element ? event.target : null;
    if (inside?.closest("input, select, textarea, dialog") || event.ctrlKey || event.metaKey || event.altKey) return;
    const wasMeant = document.documentElement.dataset["keys"] !== undefined;
    this.#pressedKey(event);
    // A key that is held down answers one question, not the next one too.
    if (event.repeat && !live && /^(Enter| )$/.test(event.key) && inside?.closest("[data-move], [data-picks]"))
      event.preventDefault();
    if (stage.moving && !/^(Tab|Shift|Arrow.*)$/.test(event.key))
      flushSync(() => (event.key === "Escape" ? stage.skip() : stage.hurry()));
    if (/^[1-9]$/.test(event.key)) {
      const meant = withDigit(event.key);
      if (meant !== null && !event.repeat && (wasMeant || meant.dataset["digit"] === undefined)) meant.click(); // not a card whose digit has just appeared
    }
  }

  #pressedKey(event: KeyboardEvent): void {
    if (/^(Shift|Control|Alt|Meta)$/.test(event.key)) return;
    if (this.#used) return;
    this.#used = true;
    document.documentElement.dataset["keys"] = "";
    this.#watch = new MutationObserver(() => {
      this.#frame ||= requestAnimationFrame(() => {
        this.#frame = 0;
        numberCards();
      });
    });
    const board = document.querySelector(".board");
    if (board !== null)
      this.#watch.observe(board, {
        childList: true,
        subtree: true,
        attributes: true,
        attributeFilter: ["data-move", "data-picks", "disabled"],
      });
    numberCards();
  }

  pointed(): void {
    if (!this.#used) return;
    this.#used = false;
    delete document.documentElement.dataset["keys"];
    this.#stop();
  }

  close(): void {
    delete document.documentElement.dataset["keys"];
    this.#stop();
  }

  /** After a choice by keyboard that only begins a move, focus the choice that continues it. */
  async clicked(event: MouseEvent): Promise<void> {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(`.board ${CHOICES}`) : null;
    if (event.detail !== 0 || pressed === null) return;
    this.#pressed = pressed;
    if (pressed.dataset["picks"] === undefined) return;
    const before = new Set(choicesIn(".board").map(keyOf));
    await new Promise(requestAnimationFrame); // by then the board has drawn the result
    const at = document.activeElement;
    if (at !== pressed && at !== document.body && at !== null) return;
    const isNew = (choice: HTMLElement): boolean => !before.has(keyOf(choice));
    const next = choicesIn('[data-testid="answers"]').find(isNew) ?? choicesIn(".board").find(isNew);
    if (next !== undefined) next.focus();
    else if (!pressed.isConnected) focusFirst(true);
  }

  /** Move the focus after a change, if its element is gone or is no longer a choice. */
  async follow(asked: boolean): Promise<void> {
    await tick();
    if (document.querySelector(".board") === null || document.querySelector("dialog[open]") !== null) return;
    const at = document.activeElement;
    const isLost = at === null || at === document.body || at.matches(":disabled");
    const isBehind = at?.matches(HEADING) === true || (at === this.#pressed && at?.matches(CHOICES) === false);
    if (isLost || (isBehind && this.#used && asked)) focusFirst(this.#used && asked, this.#pressed);
  }

  #stop(): void {
    this.#watch?.disconnect();
    this.#watch = null;
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }
}

/** Focus a choice, if possible near the last one, otherwise the heading of the question. */
export function focusFirst(choice: boolean, last: HTMLElement | null = null): void {
  const answers = choicesIn('[data-testid="answers"]');
  const all = choicesIn(".board");
  const group = last?.closest('[role="group"], [data-numbered]') ?? null;
  const beside = all.filter((one) => group?.contains(one) === true);
  const after = beside.find(
    (one) => last !== null && (last.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  const first =
    answers.length > 1
      ? answers[0]
      : (after ?? beside.at(-1) ?? all.find((one) => !answers.includes(one)) ?? answers[0]);
  const next = (choice ? first : undefined) ?? document.querySelector<HTMLElement>(HEADING);
  next?.focus({ preventScroll: next.matches(HEADING) });
}

/** The button or card that shows this digit; null: none. */
function withDigit(digit: string): HTMLElement | null {
  const answers = [...document.querySelectorAll('[data-testid="answers"] button kbd')].filter(isShown);
  const answer = answers.find(({ textContent }) => textContent === digit);
  if (answer !== undefined) return answer.closest("button");
  return document.querySelector<HTMLElement>(`:root[data-keys] [data-numbered] [data-digit="${digit}"]`);
}

/** Number the cards while no answer has a digit, so that each digit is unique. */
function numberCards(): void {
  const taken = [...document.querySelectorAll('[data-testid="answers"] button kbd')].some(isShown);
  const cards = taken ? [] : [...document.querySelectorAll<HTMLElement>(CARDS)].slice(0, MAX_DIGITS);
  for (const old of document.querySelectorAll<HTMLElement>("[data-digit]"))
    if (!cards.includes(old)) delete old.dataset["digit"];
  cards.forEach((card, at) => {
    if (card.dataset["digit"] !== String(at + 1)) card.dataset["digit"] = String(at + 1);
  });
}

function keyOf(choice: HTMLElement): string {
  return choice.dataset["move"] ?? `picks ${choice.dataset["picks"]}`;
}
