/** The expected size of board and circle before they are measured, so that nothing jumps. */

import { isLandscapePhone } from "../../table/layout.ts";

const BESIDE = 272; // the notepad, where the window is wide enough for it
const ABOVE = 60;
const COLUMN = 344; // one's rules and the turn, at the right of the circle
const PALETTE = 246; // at a desk

/** The narrow composition is also for tablets, and where a large zoom leaves little height. */
export function isNarrow(width: number, height: number): boolean {
  return width < 900 || height < 620;
}

export function boardSize(): { width: number; height: number } {
  return { width: innerWidth < 1000 ? innerWidth : innerWidth - BESIDE, height: innerHeight - ABOVE };
}

/** Who looks on needs no palette. */
export function circleSize(looking: boolean): { width: number; height: number } {
  const { width, height } = boardSize();
  if (isLandscapePhone(width, height)) return { width: width * 0.48, height: Math.max(120, height - 132) };
  if (isNarrow(width, height)) return { width, height: Math.max(200, height - (looking ? 220 : 490)) };
  return { width: width - COLUMN, height: looking ? height : height - PALETTE };
}
