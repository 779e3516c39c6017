/** Where a lesson finds things on the default board: `question`, `seat 1`, `field pile`, `card tom`. */

export function selectorOf(point: string): string | null {
  const [kind, ...rest] = point.split(" ");
  const which = JSON.stringify(rest.join(" "));
  if (kind === "question") return '[data-testid="prompt"]';
  if (kind === "seat") return `[data-place="seat-${rest[0]}"]`;
  if (kind === "field") return `[data-field=${which}]`;
  return kind === "card" ? `[data-card=${which}]` : null;
}
