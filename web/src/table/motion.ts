/** FLIP animation: measure elements before and after a change, and animate them from the old place to the new one. */

import type { BoardModule, GameEvent } from "./board.ts";

interface Seen {
  box: DOMRect;
  copy: HTMLElement;
}

/** The positions before a change. */
export interface Before {
  things: Map<string, Seen>;
  places: Map<string, DOMRect>;
}

const MIN_DISTANCE = 3; // pixels; shorter moves are not animated
const DURATION = 300;
const FADE = 180;
const ARC = 0.16; // height of the arc as a share of the distance
const MAX_ARC = 70; // pixels

/** Measure all things and places within an element. */
export function measured(root: HTMLElement): Before {
  const things = new Map<string, Seen>();
  for (const thing of root.querySelectorAll<HTMLElement>("[data-thing]")) {
    things.set(thing.dataset["thing"] ?? "", { box: thing.getBoundingClientRect(), copy: thing });
  }
  return { things, places: placesIn(root) };
}

function placesIn(root: HTMLElement): Map<string, DOMRect> {
  const places = new Map<string, DOMRect>();
  for (const place of root.querySelectorAll<HTMLElement>("[data-place]")) {
    places.set(place.dataset["place"] ?? "", place.getBoundingClientRect());
  }
  return places;
}

/** Animate everything that has moved. Copies fly in `overlay`, so that no container clips them. */
export function play(
  root: HTMLElement,
  overlay: HTMLElement,
  before: Before,
  board: BoardModule<unknown>,
  event: GameEvent | null,
  calm: boolean,
): void {
  // Measure everything before moving anything: alternating would force a layout each time.
  const { things, places } = measured(root);
  for (const [key, { box: now, copy: thing }] of things) {
    const was = before.things.get(key)?.box ?? boxAt(board.comesFrom?.(key, event) ?? null, now, places, before.places);
    if (was === null) appear(thing);
    else if (!moved(was, now)) continue;
    else if (calm) appear(thing);
    else fly(thing, overlay, was, now);
  }
  for (const [key, { box, copy }] of before.things) {
    if (things.has(key) || copy.isConnected) continue;
    const end = calm ? null : boxAt(board.goesTo?.(key, event) ?? null, box, places, before.places);
    leave(copy, overlay, box, end);
  }
}

/** A box of the thing's size in the middle of a place. */
function boxAt(name: string | null, size: DOMRect, ...all: Map<string, DOMRect>[]): DOMRect | null {
  if (name === null) return null;
  const place = all.map((places) => places.get(name)).find((found) => found !== undefined);
  if (place === undefined) return null;
  const shrink = Math.min(1, Math.max(0.3, place.width / (size.width || 1)));
  const [width, height] = [size.width * shrink, size.height * shrink];
  return new DOMRect(place.x + (place.width - width) / 2, place.y + (place.height - height) / 2, width, height);
}

function moved(was: DOMRect, now: DOMRect): boolean {
  return Math.abs(was.x - now.x) + Math.abs(was.y - now.y) > MIN_DISTANCE && now.width > 0 && was.width > 0;
}

function appear(thing: HTMLElement): void {
  thing.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE, easing: "ease-out" });
}

/** Functions that end the current flight of a thing, before it starts another one. */
const cancelFlight = new Map<string, () => void>();

/** Move a copy in an arc; the thing itself is invisible until the copy arrives. */
function fly(thing: HTMLElement, overlay: HTMLElement, was: DOMRect, now: DOMRect): void {
  const key = thing.dataset["thing"] ?? "";
  cancelFlight.get(key)?.();
  const copy = copied(thing, now);
  overlay.append(copy);
  const how = thing.dataset["flight"] ?? "slide";
  const wait = Number(thing.dataset["wait"] ?? 0);
  const unseen = thing.animate([{ opacity: 0 }, { opacity: 0 }], { duration: DURATION + wait });
  const flight = copy.animate(path(was, now, how), {
    duration: DURATION,
    delay: wait,
    easing: "cubic-bezier(.3,.1,.25,1)",
    fill: "backwards",
  });
  const finish = (): void => {
    flight.onfinish = flight.oncancel = null;
    copy.remove();
    unseen.cancel();
    cancelFlight.delete(key);
  };
  cancelFlight.set(key, finish);
  const landed = (): void => {
    finish();
    if (how === "hop")
      thing.animate([{ transform: "scale(1.08, .92)" }, { transform: "none" }], { duration: 160, easing: "ease-out" });
  };
  flight.onfinish = landed;
  flight.oncancel = landed;
}

function leave(copy: HTMLElement, overlay: HTMLElement, box: DOMRect, end: DOMRect | null): void {
  const ghost = copied(copy, box);
  overlay.append(ghost);
  const last =
    end === null
      ? [{ opacity: 1 }, { opacity: 0 }]
      : [...path(box, box, "slide", end), { opacity: 0.2, transform: towards(box, end) }];
  const flight = ghost.animate(last, { duration: end === null ? FADE : DURATION, easing: "ease-in" });
  flight.onfinish = flight.oncancel = () => ghost.remove();
}

/** The keyframes from one box to another, for an element at `now`. */
function path(was: DOMRect, now: DOMRect, how: string, end: DOMRect = now): Keyframe[] {
  if (end !== now) return [{ transform: "none", opacity: 1 }];
  const [x, y, scale] = [
    was.x + was.width / 2 - now.x - now.width / 2,
    was.y + was.height / 2 - now.y - now.height / 2,
    was.width / now.width,
  ];
  const lift = Math.min(MAX_ARC, Math.hypot(x, y) * ARC) * (how === "hop" ? 1.8 : 1);
  const start = { transform: `translate(${x}px, ${y}px) scale(${scale})` };
  if (how === "drop")
    return [
      start,
      { transform: "translate(0, 0)", offset: 0.7 },
      { transform: "translate(0, -8px)", offset: 0.85 },
      { transform: "none" },
    ];
  if (how === "flip")
    return [
      start,
      { transform: `translate(${x / 2}px, ${y / 2 - lift}px) scale(${(scale + 1) / 2}) rotateY(90deg)`, offset: 0.5 },
      { transform: "none" },
    ];
  return [
    start,
    { transform: `translate(${x / 2}px, ${y / 2 - lift}px) scale(${(scale + 1) / 2})`, offset: 0.5 },
    { transform: "none" },
  ];
}

function towards(from: DOMRect, to: DOMRect): string {
  const [x, y] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
  return `translate(${x}px, ${y}px) scale(${to.width / (from.width || 1)})`;
}

function copied(thing: HTMLElement, at: DOMRect): HTMLElement {
  const copy = thing.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement>("*")]) {
    for (const name of ["data-thing", "data-place", "data-move", "data-picks", "data-testid", "id"])
      part.removeAttribute(name);
  }
  Object.assign(copy.style, {
    position: "fixed",
    left: `${at.x}px`,
    top: `${at.y}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
    margin: "0",
    transform: "none",
    pointerEvents: "none",
    transition: "none",
    zIndex: "1",
  });
  return copy;
}
