/** The nearest place in a direction, for arrow keys. */

export type Direction = readonly [x: number, y: number];

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const SIDEWAYS_WEIGHT = 2.5; // sideways distance counts as that much farther

/** The index of the nearest box in that direction; -1: none. */
export function nearest(here: Box, others: readonly Box[], [x, y]: Direction): number {
  let best = -1;
  let least = Infinity;
  for (const [at, other] of others.entries()) {
    const right = other.left + other.width / 2 - here.left - here.width / 2;
    const down = other.top + other.height / 2 - here.top - here.height / 2;
    const ahead = right * x + down * y;
    if (ahead < 2) continue;
    const far = ahead + SIDEWAYS_WEIGHT * Math.abs(right * y + down * x);
    if (far < least) [best, least] = [at, far];
  }
  return best;
}
