/** Games alone, compared: more points are better, then fewer seconds. */

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
