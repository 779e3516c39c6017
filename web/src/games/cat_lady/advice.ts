/** The server's advice for a seat: its score now, and what each line would bring. */

/** What taking a line would change, if the game ended then. */
export interface Taking {
  /** change of points */
  vp: number;
  /** cats that are fed only then */
  fed: readonly string[];
  /** new cats that there is no food for yet */
  hungry: readonly string[];
  /** the part of `vp` that comes from more or fewer hungry cats */
  hungry_vp: number;
}

/** The points that a line brings, counted as in `pointsNow`. */
export function bringsNow({ vp, hungry_vp }: Pick<Taking, "vp" | "hungry_vp">): number {
  return vp - hungry_vp;
}

/** The keys of fed cats. */
const CAT_LINES: readonly string[] = ["cat", "treat", "counting cat"];

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
  /** while all feed: what the plan so far comes to, and what hungry cats cost in it */
  so_far?: number;
  so_far_hungry_vp?: number;
}

export function adviceIn(advice: { [key: string]: unknown } | null): CatLadyAdvice | null {
  return advice === null || !Array.isArray(advice["plan"]) ? null : (advice as unknown as CatLadyAdvice);
}

const isHungry = ({ key }: AdviceLine): boolean => key === "hungry";
const sum = (lines: readonly AdviceLine[]): number => lines.reduce((all, { points }) => all + (points ?? 0), 0);

/** My points during the game. Hungry cats are left out: they cost points only at the end, and there is time to feed them. */
export function pointsNow({ vp, lines }: Pick<CatLadyAdvice, "vp" | "lines">): number {
  return vp - sum(lines.filter(isHungry));
}

export function hungryCats({ lines }: Pick<CatLadyAdvice, "lines">): number {
  return lines.filter(isHungry).length;
}

/** My points by where they come from; they add up to `pointsNow`. Fed cats are one line; leftovers count only at the end. */
export function pointLines({ lines }: Pick<CatLadyAdvice, "lines">): { key: string; count: number; points: number }[] {
  const fed = lines.filter(({ key }) => CAT_LINES.includes(key));
  const others = lines.filter((line) => ![...CAT_LINES, "hungry", "leftovers"].includes(line.key));
  return [
    ...(fed.length === 0 ? [] : [{ key: "fed", count: fed.length, points: sum(fed) }]),
    ...others.map(({ key, points, count = 0 }) => ({ key, count, points: points ?? 0 })),
  ];
}

/** What a cat brings as things stand; null: it is hungry. */
export function pointsOfCat({ lines }: Pick<CatLadyAdvice, "lines">, cat: string): number | null {
  return lines.find((line) => line["cat"] === cat && CAT_LINES.includes(line.key))?.points ?? null;
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
