/** The best solo games, stored on this device: more points are better, then fewer seconds. */

export interface Attempt {
  points: number;
  seconds: number;
}

const MOST = 3;

export function isBetter(one: Attempt, other: Attempt): boolean {
  return one.points > other.points || (one.points === other.points && one.seconds < other.seconds);
}

/** The best first. */
export function withAttempt(best: readonly Attempt[], attempt: Attempt): Attempt[] {
  return [...best, attempt].sort((a, b) => b.points - a.points || a.seconds - b.seconds).slice(0, MOST);
}

const PLACE = "tabbytop.kitty-paw.best";

export function bestAttempts(): Attempt[] {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "[]") as unknown;
    return Array.isArray(found)
      ? (found as Attempt[]).filter(({ points, seconds }) => Number.isFinite(points) && Number.isFinite(seconds))
      : [];
  } catch {
    return [];
  }
}

const keptHere = new Set<string>();

/** Remember a game, once however often it is shown. Whether it is the best so far. */
export function keepAttempt(table: string, attempt: Attempt): boolean {
  const before = bestAttempts();
  const first = before[0];
  const isBest = first === undefined || isBetter(attempt, first);
  if (keptHere.has(table))
    return first !== undefined && first.points === attempt.points && first.seconds === attempt.seconds;
  keptHere.add(table);
  try {
    localStorage.setItem(PLACE, JSON.stringify(withAttempt(before, attempt)));
  } catch {
    // then it is remembered by the player alone
  }
  return isBest;
}
