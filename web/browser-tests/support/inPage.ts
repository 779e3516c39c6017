/** Functions that run inside the page. Each stands alone, since its source is sent there. */

import type { MARKS } from "./selectors.ts";

type Marks = typeof MARKS;

/** What there is to do for who sits before this page. */
export type Now = "asked" | "over" | "curtain" | "moving" | "nothing";

/** Something that can be pressed: it makes the move `does`, or takes something for it. */
export interface Choice {
  at: number;
  does: string;
  picks: boolean;
  board: boolean;
  /** How often one has to press Tab to get there. */
  tabs: number;
}

export function toDo(marks: Marks): Now {
  const seen = (mark: string): boolean =>
    [...document.querySelectorAll(mark)].some((element) => element.checkVisibility());
  if (seen(marks.curtain)) return "curtain";
  if (seen(marks.score)) return "over";
  if (document.querySelector('main[data-moving="true"]') !== null) return "moving";
  const open = `:is(${marks.move}, ${marks.picks}):not(:disabled, [aria-disabled="true"])`;
  return seen(marks.asked) && seen(`main ${open}`) ? "asked" : "nothing";
}

/** What moves is there at once, as for anybody who presses a key. In one go: a moment later the key would be for something else. */
export function hurry(): void {
  const moving = document.querySelector('main[data-moving="true"]') !== null;
  if (moving) document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
}

/** All that can be pressed now; each is marked with its place in the list. */
export function offered(marks: Marks): Choice[] {
  document.querySelectorAll("[data-tested]").forEach((element) => element.removeAttribute("data-tested"));
  const open = `:is(${marks.move}, ${marks.picks}):not(:disabled, [aria-disabled="true"], [aria-pressed="true"])`;
  const found = [...document.querySelectorAll(`main ${open}`)].filter((element) => element.checkVisibility());
  const stops = [...document.querySelectorAll<HTMLElement>("a[href], button, input, [tabindex]")].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility(),
  );
  const from = stops.indexOf(document.activeElement as HTMLElement);
  return found.map((element, at) => {
    const to = stops.indexOf(element as HTMLElement);
    element.setAttribute("data-tested", String(at));
    const move = element.getAttribute("data-move");
    return {
      at,
      does: move ?? `take ${element.getAttribute("data-picks")}`,
      picks: move === null,
      board: element.closest(marks.answers) === null,
      tabs: to < 0 ? 0 : (to - from + stops.length) % stops.length,
    };
  });
}

/** What stands on the curtain; null if there is none. */
export function curtainWords(marks: Marks): string | null {
  return document.querySelector(marks.curtain)?.textContent ?? null;
}

/** What the page offers and how far it is, as a text; null if that is as it was before. */
export function looks({ marks, before }: { marks: Marks; before: string }): string | null {
  const shown = [...document.querySelectorAll(`main, ${marks.prompt}, ${marks.move}, ${marks.picks}, ${marks.score}`)];
  const names = ["data-number", "data-move", "data-picks", "data-asked", "aria-pressed", "disabled"];
  const now = shown.map((element) => names.map((name) => element.getAttribute(name)).join(" ")).join("\n");
  return now === before ? null : now;
}

/** Where to press it: a point where it lies on top, once it stands still. What only breathes is not waited for. */
export async function openPoint(mark: string): Promise<{ x: number; y: number } | null> {
  const element = document.querySelector(mark);
  if (element === null) return null;
  const place = (): string => {
    const box = element.getBoundingClientRect();
    return `${Math.round(box.x + box.width / 2)} ${Math.round(box.y + box.height / 2)}`;
  };
  for (let frame = 0, before = ""; frame < 30 && before !== place(); frame += 1) {
    before = place();
    await new Promise(requestAnimationFrame);
  }
  if (!element.isConnected) return null;
  const found = (): { x: number; y: number } | null => {
    const box = element.getBoundingClientRect();
    for (const down of [0.5, 0.3, 0.7, 0.12, 0.88]) {
      for (const along of [0.5, 0.3, 0.7, 0.12, 0.88]) {
        const [x, y] = [box.left + box.width * along, box.top + box.height * down];
        const top = document.elementFromPoint(x, y);
        if (top !== null && element.contains(top)) return { x, y };
      }
    }
    return null;
  };
  const here = found();
  if (here !== null) return here;
  element.scrollIntoView({ block: "center", inline: "center" });
  return found();
}

/** Whether it has the focus; or something has it from where arrows may lead there. */
export function reached(mark: string): "there" | "in its group" | "elsewhere" | "gone" {
  const element = document.querySelector<HTMLElement>(mark);
  if (element === null) return "gone";
  const focused = document.activeElement;
  if (element === focused) return "there";
  const group = focused?.closest("[role=group], [role=grid], [role=toolbar], [role=radiogroup], [role=listbox]");
  return element.tabIndex < 0 && group?.contains(element) ? "in its group" : "elsewhere";
}

/** How often one has to press Tab to get there, or to its group; less than none: with Shift. */
export function tabsTo(mark: string): number {
  const stops = [...document.querySelectorAll<HTMLElement>("a[href], button:not(:disabled), input, [tabindex]")].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility(),
  );
  const element = document.querySelector<HTMLElement>(mark);
  const group = element?.closest("[role=group], [role=grid], [role=toolbar], [role=radiogroup], [role=listbox]");
  const to = stops.findIndex(
    (stop) => stop === element || (element !== null && element.tabIndex < 0 && group?.contains(stop)),
  );
  const from = stops.indexOf(document.activeElement as HTMLElement);
  return to < 0 || from < 0 ? 0 : to - from;
}

/** Where the focus is, and the arrows by how much they point there. */
export function waysTo(mark: string): { here: string; ways: string[] } {
  const [from, to] = [document.activeElement, document.querySelector(mark)].map((element) =>
    element?.getBoundingClientRect(),
  );
  if (from === undefined || to === undefined) return { here: "", ways: [] };
  const [x, y] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
  const points: [string, number][] = [
    ["ArrowRight", x],
    ["ArrowLeft", -x],
    ["ArrowDown", y],
    ["ArrowUp", -y],
  ];
  const ways = points.sort(([, a], [, b]) => b - a).map(([way]) => way);
  return { here: [from.x, from.y, from.width].map(Math.round).join(" "), ways };
}

/** What of these is not wholly in the window. */
export function outside(mark: string): string[] {
  const inside = ({ left, top, right, bottom }: DOMRect): boolean =>
    left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const seen = [...document.querySelectorAll(mark)].filter(
    (element) => element.checkVisibility() && !inside(element.getBoundingClientRect()),
  );
  return seen.map(
    (element) =>
      `${element.getAttribute("data-move") ?? element.getAttribute("data-picks") ?? element.className} ${JSON.stringify(element.getBoundingClientRect())}`,
  );
}

/** What of these is not wholly within another element, or with `sides` not between its left and right; what is scrolled to counts. */
export function cutOff({
  mark,
  within,
  sides = false,
  by = 3,
}: {
  mark: string;
  within: string;
  sides?: boolean;
  by?: number;
}): string[] {
  const frame = document.querySelector(within);
  if (frame === null) return [`there is no ${within}`];
  const { left, top, right, bottom } = frame.getBoundingClientRect();
  const rest = frame.scrollHeight - frame.clientHeight - frame.scrollTop; // below, to be scrolled to
  const inside = (box: DOMRect): boolean =>
    box.left >= left - by &&
    box.right <= right + by &&
    (sides || (box.top >= top - by - frame.scrollTop && box.bottom <= bottom + by + rest));
  const found = [...document.querySelectorAll(mark)].filter(
    (element) => element.checkVisibility() && !inside(element.getBoundingClientRect()),
  );
  return found.map(
    (element) =>
      `${element.getAttribute("data-place") ?? element.className} ${JSON.stringify(element.getBoundingClientRect())} in ${JSON.stringify(frame.getBoundingClientRect())}`,
  );
}

/** Pairs of these that lie over each other. */
export function overlaps({ one, other }: { one: string; other: string }): string[] {
  const seen = (mark: string): Element[] =>
    [...document.querySelectorAll(mark)].filter((element) => element.checkVisibility());
  const found: string[] = [];
  for (const first of seen(one)) {
    for (const second of seen(other)) {
      if (first === second || first.contains(second) || second.contains(first)) continue;
      const [a, b] = [first.getBoundingClientRect(), second.getBoundingClientRect()];
      const [wide, high] = [
        Math.min(a.right, b.right) - Math.max(a.left, b.left),
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
      ];
      if (wide > 2 && high > 2)
        found.push(
          `${first.className} and ${second.className} "${second.textContent?.trim().slice(0, 30)}": ${Math.round(wide)} × ${Math.round(high)}`,
        );
    }
  }
  return found;
}

/** Of these texts the ones that take more lines than they have words, or are wider than their place. */
export function broken(mark: string): string[] {
  return [...document.querySelectorAll<HTMLElement>(mark)]
    .filter((element) => element.checkVisibility())
    .flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      const text = element.textContent?.trim() ?? "";
      return lines > text.split(/[ -]/).length || element.scrollWidth > element.clientWidth + 2
        ? [`${text}: ${lines} lines, ${element.scrollWidth} in ${element.clientWidth}`]
        : [];
    });
}

/** From now on note, frame by frame, what of these is not wholly within another element once it stands still. */
export function watchInside({ mark, within }: { mark: string; within: string }): void {
  const found: string[] = [];
  (window as { wentOutside?: string[] }).wentOutside = found;
  const look = (): void => {
    const frame = document.querySelector(within)?.getBoundingClientRect();
    for (const element of frame === undefined ? [] : document.querySelectorAll(mark)) {
      if (element.getAnimations().some(({ playState }) => playState === "running")) continue;
      const { left, top, right, bottom } = element.getBoundingClientRect();
      if (
        frame &&
        (left < frame.left - 1 || top < frame.top - 1 || right > frame.right + 1 || bottom > frame.bottom + 1)
      )
        found.push(
          `${element.className} "${element.textContent}" ${[left, top, right, bottom].map(Math.round)} in ${[frame.left, frame.top, frame.right, frame.bottom].map(Math.round)}`,
        );
    }
    requestAnimationFrame(look);
  };
  look();
}

/** What of them was not. */
export function wentOutside(): string[] {
  return (window as { wentOutside?: string[] }).wentOutside ?? [];
}

/** By how much the page is larger than its window: to the right, and below. */
export function overhang(): [number, number] {
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
  return [scrollWidth - clientWidth, scrollHeight - clientHeight];
}

/** From now on note, frame by frame, where each of these is, by what may be dropped on it. */
export function watchPlaces(mark: string): void {
  const places: Record<string, string[]> = {};
  (window as { places?: Record<string, string[]> }).places = places;
  const look = (): void => {
    for (const element of document.querySelectorAll<HTMLElement>(mark)) {
      const { x, y, width } = element.getBoundingClientRect();
      const seen = (places[element.dataset["drop"] ?? ""] ??= []);
      const here = [x, y, width].map(Math.round).join(" ");
      if (!seen.includes(here)) seen.push(here);
    }
    requestAnimationFrame(look);
  };
  look();
}

/** All places where each of them was. */
export function placesSeen(): Record<string, string[]> {
  return (window as { places?: Record<string, string[]> }).places ?? {};
}

/** What of the one lies over something of the other. */
export function covers([over, under]: readonly string[]): string[] {
  const boxes = (mark = ""): [string, DOMRect][] =>
    [...document.querySelectorAll(mark)]
      .map((one): [string, DOMRect] => [one.outerHTML.slice(0, 120), one.getBoundingClientRect()])
      .filter(([, { width }]) => width > 0);
  const below = boxes(under);
  return boxes(over).flatMap(([, a]) =>
    below
      .filter(([, b]) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
      .map(([what]) => what),
  );
}

/** From now on note what a screen reader would say: each sentence that comes to a live region. */
export function watchLive(): void {
  const heard: string[] = [];
  Object.assign(window, { heard });
  const spoken = new WeakSet<Node>();
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      const sentence = node instanceof Element ? node : node.parentElement;
      const region = sentence?.closest('[aria-live="polite"], [role="status"]');
      if (sentence == null || region == null || sentence === region || spoken.has(sentence)) continue;
      spoken.add(sentence);
      heard.push((sentence.textContent ?? "").trim());
    }
  }).observe(document.body, { childList: true, subtree: true });
}

export function said(): string[] {
  return (window as unknown as { heard: string[] }).heard;
}
