/**
 * Carrying a piece with mouse, pen or finger. One element follows the pointer by a transform, once a
 * frame; nothing is laid out and nothing drawn anew, but for the ghost when it comes to another cell.
 * A wheel, or a second finger, turns it on the way: left of it to the left, right of it to the right.
 */

import { swallowClick } from "../../table/drag.ts";
import { cellUnder, MAT_WIDTH, type Point, toMiddle } from "./lattice.ts";
import type { PieceView } from "./strokes.ts";

/** Where the lattice of a mat is, and the part of it that is seen. */
export interface MatOnScreen {
  ground: DOMRect;
  view: DOMRect;
}

export interface Carried {
  held(): PieceView | null;
  play(move: string): void;
  /** the mats on the screen, the one on top first; the last is the whole one */
  mats(): MatOnScreen[];
  middle(): HTMLElement | undefined;
  /** the element that follows the pointer, while something is carried */
  piece(): HTMLElement | undefined;
  over(cell: string): void;
  carries(yes: boolean): void;
}

const FAR = 6; // pixels that make a drag of a press
const BACK = 180;
const MARGIN = 18;

interface Press {
  pointer: number;
  from: Point;
  at: Point;
  move: string | null;
  carries: boolean;
  mats: MatOnScreen[];
  wheel: number;
}

/** The cell under a point of the screen, of a mat that lies there. */
export function cellOnScreen(point: Point, mat: DOMRect, { piece, turn }: PieceView): string {
  const radius = mat.width / MAT_WIDTH;
  return cellUnder({ x: (point.x - mat.x) / radius, y: (point.y - mat.y) / radius }, piece, turn);
}

export class Carry {
  readonly #hands: Carried;
  #press: Press | null = null;
  #frame = 0;

  constructor(hands: Carried) {
    this.#hands = hands;
  }

  press(event: PointerEvent, move: string | null): void {
    const mats = this.#hands.mats();
    if (this.#press !== null || event.button !== 0 || !event.isPrimary || mats.length === 0) return;
    const at = { x: event.clientX, y: event.clientY };
    this.#press = {
      pointer: event.pointerId,
      from: at,
      at,
      move,
      carries: false,
      mats,
      wheel: 0,
    };
    addEventListener("pointermove", this.#moves);
    addEventListener("pointerup", this.#lets);
    addEventListener("pointercancel", this.#breaks);
    addEventListener("pointerdown", this.#secondFinger, true);
    addEventListener("wheel", this.#wheels, { passive: false });
  }

  /** What was carried is not there any more: it slides back to where it was. */
  cancel(): void {
    const press = this.#press;
    const piece = this.#hands.piece();
    if (press?.carries && piece !== undefined) slideBack(piece, press.from);
    this.#end();
  }

  readonly #moves = (event: PointerEvent): void => {
    const press = this.#press;
    if (press === null || event.pointerId !== press.pointer) return;
    press.at = { x: event.clientX, y: event.clientY };
    if (!press.carries) {
      if (Math.hypot(press.at.x - press.from.x, press.at.y - press.from.y) < FAR) return;
      press.carries = true;
      holdOn(press.pointer);
      if (press.move !== null) this.#hands.play(press.move);
      this.#hands.carries(true);
    }
    this.#frame ||= requestAnimationFrame(this.#follows);
  };

  readonly #follows = (): void => {
    this.#frame = 0;
    const press = this.#press;
    const held = this.#hands.held();
    const piece = this.#hands.piece();
    if (press === null || held === null) return;
    const point = press.at;
    const mat = matUnder(point, press.mats);
    if (piece === undefined) this.#frame = requestAnimationFrame(this.#follows);
    else {
      const usual = press.mats.at(-1)?.ground.width ?? 1;
      const width = mat?.ground.width ?? usual; // over an enlarged mat it is as large as what lies there
      const radius = width / MAT_WIDTH;
      const aside = toMiddle(held.piece, held.turn);
      const scale = (1.06 * width) / usual;
      piece.style.transform = `translate3d(${point.x - aside.x * radius}px, ${point.y - aside.y * radius}px, 0) scale(${scale})`;
    }
    if (mat !== undefined) this.#hands.over(cellOnScreen(point, mat.ground, held));
  };

  readonly #lets = (event: PointerEvent): void => {
    const press = this.#press;
    if (press === null || event.pointerId !== press.pointer) return;
    const held = this.#hands.held();
    if (press.carries) swallowClick();
    if (press.carries && held !== null) {
      const point = { x: event.clientX, y: event.clientY };
      const middle = this.#hands.middle()?.getBoundingClientRect();
      const mat = matUnder(point, press.mats);
      if (mat !== undefined) this.#hands.play(`place ${cellOnScreen(point, mat.ground, held)}`);
      else if (middle !== undefined && isWithin(point, middle)) this.#hands.play("home");
    }
    this.#end();
  };

  readonly #breaks = (event: PointerEvent): void => {
    if (event.pointerId === this.#press?.pointer) this.cancel();
  };

  readonly #secondFinger = (event: PointerEvent): void => {
    const press = this.#press;
    if (press === null || !press.carries || event.pointerId === press.pointer) return;
    event.preventDefault();
    event.stopPropagation();
    const flips = event.target instanceof Element && event.target.closest('[data-move="flip"]') !== null;
    const turns = event.clientX < press.at.x ? "turn left" : "turn right";
    this.#hands.play(flips ? "flip" : turns);
    this.#frame ||= requestAnimationFrame(this.#follows);
  };

  readonly #wheels = (event: WheelEvent): void => {
    const press = this.#press;
    if (press === null || !press.carries) return;
    event.preventDefault();
    press.wheel += event.deltaY;
    if (Math.abs(press.wheel) < 40) return;
    this.#hands.play(press.wheel > 0 ? "turn right" : "turn left");
    press.wheel = 0;
    this.#frame ||= requestAnimationFrame(this.#follows);
  };

  #end(): void {
    if (this.#press === null) return;
    const { carries } = this.#press;
    this.#press = null;
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    removeEventListener("pointermove", this.#moves);
    removeEventListener("pointerup", this.#lets);
    removeEventListener("pointercancel", this.#breaks);
    removeEventListener("pointerdown", this.#secondFinger, true);
    removeEventListener("wheel", this.#wheels);
    if (carries) this.#hands.carries(false);
  }
}

function matUnder(point: Point, mats: readonly MatOnScreen[]): MatOnScreen | undefined {
  return mats.find(({ view }) => isWithin(point, view));
}

function isWithin({ x, y }: Point, box: DOMRect): boolean {
  return x > box.left - MARGIN && x < box.right + MARGIN && y > box.top - MARGIN && y < box.bottom + MARGIN;
}

/** What was pressed may leave the page while it is carried: the pointer is the page's from now on. */
function holdOn(pointer: number): void {
  try {
    document.documentElement.setPointerCapture(pointer);
  } catch {
    // it is up already
  }
}

function slideBack(piece: HTMLElement, to: Point): void {
  const copy = piece.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement>("*")])
    for (const name of ["data-piece", "data-cell"]) part.removeAttribute(name);
  (piece.parentElement ?? document.body).append(copy);
  const way = copy.animate(
    [
      { transform: piece.style.transform, opacity: 1 },
      { transform: `translate(${to.x}px, ${to.y}px)`, opacity: 0.3 },
    ],
    { duration: BACK, easing: "ease-out" },
  );
  way.onfinish = way.oncancel = () => copy.remove();
}
