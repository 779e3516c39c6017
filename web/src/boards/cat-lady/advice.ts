/** The server's advice for a seat: its score now, and what each line would bring. */

/** What taking a line would change, if the game ended then. */
export interface Taking {
  /** change of points */
  vp: number;
  /** cats that are fed only then */
  fed: readonly string[];
  /** new cats that there is no food for yet */
  hungry: readonly string[];
  /** what these cost if they are still hungry at the end; it is part of `vp` */
  hungry_vp: number;
}

/** The points that a line brings at once: cats without food cost nothing before the end. */
export function bringsNow({ vp, hungry_vp }: Pick<Taking, "vp" | "hungry_vp">): number {
  return vp - hungry_vp;
}

export interface AdviceLine {
  key: string;
  points: number | null;
  count?: number;
  [fact: string]: unknown;
}

export interface CatLadyAdvice {
  vp: number;
  private: boolean;
  plan: readonly string[];
  lines: readonly AdviceLine[];
  moves: readonly string[];
  /** by move, in one's own turn */
  takes?: { readonly [move: string]: Taking };
  /** while all feed: what the plan so far comes to */
  so_far?: number;
}

export function adviceIn(advice: { [key: string]: unknown } | null): CatLadyAdvice | null {
  return advice === null || !Array.isArray(advice["plan"]) ? null : (advice as unknown as CatLadyAdvice);
}

/** What it costs to have no costume, as things stand; null: one has some. */
export function costOfNoCostume(advice: CatLadyAdvice | null): number | null {
  const costumes = advice?.lines.find(({ key }) => key === "costumes");
  return costumes?.count === 0 && costumes.points !== null && costumes.points < 0 ? -costumes.points : null;
}

/** The points of one line of the sheet, as things stand. */
export function pointsFor(advice: CatLadyAdvice | null, key: string): number | null {
  return advice?.lines.find((line) => line.key === key)?.points ?? null;
}
