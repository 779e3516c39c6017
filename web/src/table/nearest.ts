/** The nearest place in a direction, for arrow keys. */

export type Way = readonly [x: number, y: number];

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const ASIDE = 2.5; // who is aside of the way counts as that much farther

/** Which of these boxes comes first on the way from here; -1 where there is none. */
export function nearest(here: Box, others: readonly Box[], [x, y]: Way): number {
  let best = -1;
  let least = Infinity;
  for (const [at, other] of others.entries()) {
    const right = other.left + other.width / 2 - here.left - here.width / 2;
    const down = other.top + other.height / 2 - here.top - here.height / 2;
    const ahead = right * x + down * y;
    if (ahead < 2) continue;
    const far = ahead + ASIDE * Math.abs(right * y + down * x);
    if (far < least) [best, least] = [at, far];
  }
  return best;
}
