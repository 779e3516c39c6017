/** Where the fixtures of a knock-out stand in its drawing: a column for each round, each fixture between those that feed it. */

import type { ContestInfo, FixtureInfo } from "../../generated/bodies.ts";

export interface Spot {
  fixture: FixtureInfo;
  /** from 0 */
  column: number;
  /** of its middle, counted in fixtures without feeders */
  row: number;
}

export interface Bracket {
  spots: ReadonlyMap<number, Spot>;
  columns: number;
  rows: number;
  /** from a fixture to the one where its best players go */
  lines: readonly { from: Spot; to: Spot }[];
}

export function bracketOf({ fixtures }: Pick<ContestInfo, "fixtures">): Bracket {
  const byNumber = new Map(fixtures.map((fixture) => [fixture.number, fixture]));
  const fed = new Set(fixtures.flatMap(({ feeders }) => feeders));
  const spots = new Map<number, Spot>();
  let rows = 0;

  function place(fixture: FixtureInfo): Spot {
    const known = spots.get(fixture.number);
    if (known !== undefined) return known;
    const feeders = fixture.feeders.flatMap((number) => byNumber.get(number) ?? []).map(place);
    const row = feeders.length === 0 ? rows++ : feeders.reduce((sum, one) => sum + one.row, 0) / feeders.length;
    const spot = { fixture, column: fixture.round - 1, row };
    spots.set(fixture.number, spot);
    return spot;
  }
  for (const fixture of fixtures) if (!fed.has(fixture.number)) place(fixture);

  const lines = [...spots.values()].flatMap((to) =>
    to.fixture.feeders.flatMap((number) => {
      const from = spots.get(number);
      return from === undefined ? [] : [{ from, to }];
    }),
  );
  return { spots, columns: Math.max(1, ...fixtures.map(({ round }) => round)), rows: Math.max(1, rows), lines };
}
