/** Reads a Kitty Paw table from the page: the card, the paw, and where on the screen a piece belongs. */

import type { Page } from "@playwright/test";
import {
  cellAt,
  cellOf,
  fits,
  MAT_WIDTH,
  middleOf,
  nameOf,
  type Slanted,
  slantedOf,
  STEP,
  toMiddle,
} from "../lattice.ts";

export interface Seen {
  piece: string;
  face: string;
  turn: number;
  symbol: string;
}
export interface Wanted extends Seen {
  cell: string;
}

/** What is in the paw, as the page shows it. */
export async function heldIn(page: Page): Promise<Seen | null> {
  return page.evaluate(() => {
    const held = document.querySelector<HTMLElement>("[data-paw] [data-piece]");
    if (held === null || document.querySelector("[data-cursor]") === null) return null;
    const { piece = "", face = "", turn = "0", symbol = "" } = held.dataset;
    return { piece, face, turn: Number(turn), symbol };
  });
}

/** The figure of the card, laid into the middle of the mat. */
export async function wantedBy(page: Page): Promise<Wanted[]> {
  const shown = await page.locator("[data-own-card] [data-piece]").evaluateAll((all) =>
    all.map((one) => {
      const { piece = "", face = "", turn = "0", symbol = "" } = (one as HTMLElement).dataset;
      const style = getComputedStyle(one);
      return {
        piece,
        face,
        turn: Number(turn),
        symbol,
        x: Number(style.getPropertyValue("--x")),
        y: Number(style.getPropertyValue("--y")),
      };
    }),
  );
  const first = shown[0];
  if (first === undefined) throw new Error("there is no card");
  const slanted = shown.map(({ x, y }): Slanted => {
    const r = Math.round((y - first.y) / 0.75);
    return { q: Math.round((x - first.x) / STEP - r / 2), r };
  });
  for (let row = 0; row < 15; row += 1) {
    for (let column = 0; column < 17; column += 1) {
      const from = slantedOf({ column, row });
      const laid = shown.map(({ piece, face, turn, symbol }, at) => {
        const { q = 0, r = 0 } = slanted[at] ?? {};
        return { piece, face, turn, symbol, place: cellAt({ q: from.q + q, r: from.r + r }) };
      });
      if (
        laid.every(
          ({ piece, turn, place }) => place.column > 1 && place.row > 0 && place.row < 14 && fits(piece, turn, place),
        )
      )
        return laid.map(({ place, ...piece }) => ({ ...piece, cell: nameOf(place) }));
    }
  }
  throw new Error("the figure does not fit on the mat");
}

/** Where the middle of a piece must be on the screen to lie at a cell; on the enlarged mat, if there is one. */
export async function pointOf(
  page: Page,
  cell: string,
  { piece, turn }: Seen,
  on = "[data-zoomed], [data-mat]",
): Promise<{ x: number; y: number }> {
  const mats = await page.locator(on).all();
  const boxes = await Promise.all(mats.map((mat) => mat.boundingBox()));
  const mat = boxes.reduce(
    (best, box) => (best === null || (box !== null && box.width > best.width) ? box : best),
    null,
  );
  if (mat === null) throw new Error("there is no mat");
  const [at, middle, radius] = [middleOf(cell), toMiddle(piece, turn), mat.width / MAT_WIDTH];
  return { x: mat.x + (at.x + middle.x) * radius, y: mat.y + (at.y + middle.y) * radius };
}

/** A step aside, still on the mat. */
export function aside({ cell, piece, turn }: Wanted): string {
  const { column, row } = cellOf(cell);
  const there = [
    { column: column + 1, row },
    { column: column - 1, row },
  ].find((one) => fits(piece, turn, one));
  return there === undefined ? cell : nameOf(there);
}
