/** The expected size of board and scene before they are measured, so that nothing jumps. */

import { isLandscapePhone } from "../../table/layout.ts";

const BESIDE = 272; // the notepad, where the window is wide enough for it
const ABOVE = 60;
/** What the question and the hand take below the scene, on a phone also the seats above it; on its side only these. */
const AROUND = { wide: 288, narrow: 424, low: 84 };
const LEFT = 0.56; // of a phone on its side

/** The narrow composition is also for tablets, and where a large zoom leaves little height. */
export function isNarrow(width: number, height: number): boolean {
  return width < 880 || height < 560;
}

export function boardSize(): { width: number; height: number } {
  return { width: innerWidth < 1000 ? innerWidth : innerWidth - BESIDE, height: innerHeight - ABOVE };
}

export function sceneSize(): { width: number; height: number } {
  const { width, height } = boardSize();
  if (isLandscapePhone(width, height)) return { width: width * LEFT, height: height - AROUND.low };
  return { width, height: Math.max(180, height - (isNarrow(width, height) ? AROUND.narrow : AROUND.wide)) };
}
