/** Where a lesson finds things on the board of a game that has none of its own. */

export function selectorOf(point: string): string | null {
  const [kind, which] = point.split(" ");
  if (kind === "question") return '[data-testid="prompt"]';
  if (kind === "seat") return `[data-place="seat-${which}"]`;
  return null;
}
