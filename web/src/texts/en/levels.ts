/** The bots by how good they are. The server knows them by these names, too. */

const plural = (level: string): string =>
  /y$/.test(level) ? `${level.slice(0, -1)}ies` : /x$/.test(level) ? `${level}es` : `${level}s`;

export const levels = {
  called: (level: string): string => level,
  several: (level: string, number: number): string => (number === 1 ? level : plural(level)),
};
