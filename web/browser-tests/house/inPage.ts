/** What runs inside the page: each function stands alone, since its text is sent there. */

import type { MARKS } from "./selectors.ts";

type Marks = typeof MARKS;

/** What there is to do for who sits before this page. */
export type Now = "asked" | "over" | "curtain" | "nothing";

/** Something that can be pressed: it makes the move `does`, or takes something for it. */
export interface Choice {
  at: number;
  does: string;
  picks: boolean;
  board: boolean;
}

export function toDo(marks: Marks): Now {
  const seen = (mark: string): boolean => [...document.querySelectorAll(mark)].some((element) => element.checkVisibility());
  if (seen(marks.curtain)) return "curtain";
  if (seen(marks.score)) return "over";
  if (document.querySelector('main[data-moving="true"]') !== null) return "nothing";
  const open = `:is(${marks.move}, ${marks.picks}):not(:disabled, [aria-disabled="true"])`;
  return seen(marks.asked) && seen(`main ${open}`) ? "asked" : "nothing";
}

/** All that can be pressed now; each is marked with its place in the list. */
export function offered(marks: Marks): Choice[] {
  document.querySelectorAll("[data-tested]").forEach((element) => element.removeAttribute("data-tested"));
  const open = `:is(${marks.move}, ${marks.picks}):not(:disabled, [aria-disabled="true"], [aria-pressed="true"])`;
  const found = [...document.querySelectorAll(`main ${open}`)].filter((element) => element.checkVisibility());
  return found.map((element, at) => {
    element.setAttribute("data-tested", String(at));
    const move = element.getAttribute("data-move");
    return {
      at,
      does: move ?? `take ${element.getAttribute("data-picks")}`,
      picks: move === null,
      board: element.closest(marks.answers) === null,
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
