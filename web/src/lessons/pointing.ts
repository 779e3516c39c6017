/**
 * Rings around the things that a step of a lesson points at.
 *
 * `points.ts` in the game's folder says where a thing is. Until the learner touches the page, the things are kept in view.
 */

import { make } from "../dom.ts";
import { folderOf } from "../gameFolders/folder.ts";
import type { SelectorOf } from "../table/board.ts";
import { withinView } from "./inView.ts";

type Loaded = { selectorOf: SelectorOf };

const POINTS = import.meta.glob<Loaded>("../games/*/points.ts");
const SETTLED = 20; // frames in which nothing has moved
const SKIPPING = /^(?:Shift|Control|Alt|Meta|Escape)$/; // keys that move nothing: they skip a motion at most
const ROOM = 5; // pixels between a thing and its ring

/** How the board of a game finds things; a game without a board of its own has the default board. */
export async function selectorsOf(game: string): Promise<SelectorOf> {
  const load =
    POINTS[`../games/${folderOf(game)}/points.ts`] ?? ((): Promise<Loaded> => import("../defaultBoard/points.ts"));
  return (await load()).selectorOf;
}

/** The elements of these points that are shown now. */
export function elementsAt(points: readonly string[], selectorOf: SelectorOf): HTMLElement[] {
  return points.flatMap((point) => {
    const selector = selectorOf(point);
    const found = selector === null ? [] : [...document.querySelectorAll<HTMLElement>(selector)];
    return found.find((element) => element.checkVisibility({ visibilityProperty: true })) ?? [];
  });
}

/** Draws the rings in a layer over the board, and moves them with what they surround. */
export class Pointing {
  readonly #layer: HTMLElement;
  readonly #board: HTMLElement;
  readonly #calm: () => boolean;
  readonly #resizes: ResizeObserver;
  readonly #changes: MutationObserver;
  #find: () => HTMLElement[] = () => [];
  #touched = false;
  #frame = 0;
  #still = 0;
  #before = "";

  constructor(layer: HTMLElement, board: HTMLElement, calm: () => boolean) {
    this.#layer = layer;
    this.#board = board;
    this.#calm = calm;
    this.#resizes = new ResizeObserver(this.#wake);
    this.#resizes.observe(board);
    this.#changes = new MutationObserver(this.#wake);
    this.#changes.observe(board, { childList: true, subtree: true, attributes: true });
    addEventListener("resize", this.#wake);
    addEventListener("scroll", this.#wake, { capture: true, passive: true });
    for (const input of ["pointerdown", "wheel", "keydown"]) addEventListener(input, this.#touch, { passive: true });
  }

  /** Point at what this finds, from now on. */
  at(find: () => HTMLElement[]): void {
    this.#find = find;
    this.#touched = false;
    this.#wake();
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
    this.#resizes.disconnect();
    this.#changes.disconnect();
    removeEventListener("resize", this.#wake);
    removeEventListener("scroll", this.#wake, { capture: true });
    for (const input of ["pointerdown", "wheel", "keydown"]) removeEventListener(input, this.#touch);
    this.#layer.replaceChildren();
  }

  readonly #touch = (event: Event): void => {
    if (!(event instanceof KeyboardEvent && SKIPPING.test(event.key))) this.#touched = true;
  };

  readonly #wake = (): void => {
    this.#still = 0;
    this.#frame ||= requestAnimationFrame(this.#look);
  };

  /** Follow the things until they rest. */
  readonly #look = (): void => {
    const elements = this.#find();
    if (!this.#touched) this.#bringIntoView(elements);
    const boxes = elements.map((element) => withinView(element, this.#board));
    const now = boxes.map((box) => (box === null ? "" : [box.x, box.y, box.width, box.height].map(Math.round))).join();
    if (now !== this.#before) this.#draw(boxes);
    this.#still = now === this.#before ? this.#still + 1 : 0;
    this.#before = now;
    this.#frame = this.#still < SETTLED ? requestAnimationFrame(this.#look) : 0;
  };

  /** The first thing is the most important, so it is scrolled to last. */
  #bringIntoView(elements: readonly HTMLElement[]): void {
    for (const element of [...elements].reverse()) {
      const { height, width } = element.getBoundingClientRect();
      const seen = withinView(element, this.#board);
      if (seen !== null && seen.height > height - 2 && seen.width > width - 2) continue;
      element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: this.#calm() ? "instant" : "smooth" });
    }
  }

  #draw(boxes: readonly (DOMRect | null)[]): void {
    while (this.#layer.childElementCount < boxes.length) this.#layer.append(make("div", { class: "ring" }));
    while (this.#layer.childElementCount > boxes.length) this.#layer.lastElementChild?.remove();
    const { left, top, right, bottom } = this.#layer.getBoundingClientRect();
    boxes.forEach((box, at) => {
      const ring = this.#layer.children[at] as HTMLElement;
      ring.hidden = box === null;
      if (box === null) return;
      // at the edge of the board the coach would hide it
      const x = Math.max(left, box.left - ROOM);
      const y = Math.max(top, box.top - ROOM);
      ring.style.translate = `${x - left}px ${y - top}px`;
      ring.style.width = `${Math.min(right, box.right + ROOM) - x}px`;
      ring.style.height = `${Math.min(bottom, box.bottom + ROOM) - y}px`;
    });
  }
}
