import type { MyTable } from "./generated/bodies.ts";

type Mine = Pick<MyTable, "asked" | "seats"> & {
  since?: number | null;
  table: Pick<MyTable["table"], "id" | "game" | "status" | "moved">;
};

/** Since when a table waits for whoever has the turn. */
export function waitsSince({ since, table }: Mine): number {
  return since ?? table.moved;
}

/** A friend has asked for a rematch, where a seat is kept for me. */
export function isKept({ seats, table }: Mine): boolean {
  return table.status === "open" && seats.length === 0;
}

/**
 * Those that wait for me first, the one that waits longest before the others; then those where a seat is kept for me, then
 * those that are played, then those that wait for friends; of these the latest first.
 */
export function inOrder<Table extends Mine>(tables: readonly Table[]): Table[] {
  const rank = (mine: Mine): number => (mine.asked ? 0 : isKept(mine) ? 1 : mine.table.status === "playing" ? 2 : 3);
  return [...tables].sort(
    (a, b) => rank(a) - rank(b) || (a.asked ? waitsSince(a) - waitsSince(b) : b.table.moved - a.table.moved),
  );
}

/** The games that are played now. */
export function runningGames(tables: readonly Mine[]): string[] {
  return inOrder(tables.filter(({ table }) => table.status === "playing")).map(({ table }) => table.game);
}

/** By game: the table that waits longest for me. */
export function waitingTables(tables: readonly Mine[]): Map<string, string> {
  const waiting = inOrder(tables.filter(({ asked }) => asked));
  return new Map(waiting.reverse().map(({ table }) => [table.game, table.id])); // the first one is written last
}

/** Running games first, the others in their usual order. */
export function runningFirst(names: readonly string[], running: readonly string[]): string[] {
  const first = [...new Set(running)].filter((name) => names.includes(name));
  return [...first, ...names.filter((name) => !first.includes(name))];
}
