/** Where the things are that a lesson points at. The learner sits at seat 0. */

const LEARNER = 0;

/** The CSS selector of a thing such as `card plus`; null if the board does not show it. */
export function selectorOf(point: string): string | null {
  const [kind, which = ""] = point.split(" ");
  switch (kind) {
    case "stack":
      return '[data-place="tower"]';
    case "total":
      return "[data-total]";
    case "card":
      return `[data-thing="hand-${LEARNER}-${which}"]`;
    case "hand":
      return `[data-place="hand-${LEARNER}"]`;
    case "deck":
      return '[data-place="deck"]';
    case "discard":
      return '[data-place="discard"]';
    case "tokens":
      return `[data-tokens="${LEARNER}"]`;
    case "seat":
      return `[data-place="seat-${which}"]`;
    case "question":
      return '[data-testid="prompt"]';
    default:
      return null;
  }
}
