/** Where the things are that a lesson points at. The learner sits at seat 0. */

const LEARNER = 0;

/** The CSS selector of a thing such as `bowl 2`; null if the board does not show it. */
export function selectorOf(point: string): string | null {
  const [kind, which = ""] = point.split(" ");
  switch (kind) {
    case "bowl":
      return `[data-place="bowl-${which}"]`;
    case "food":
      return `[data-place="bowl-${which}"] .food`;
    case "card":
      return [
        `[data-place="hand-${LEARNER}"] [data-thing^="${LEARNER}:${which}."]`,
        `[data-move="omit ${which}"]`,
        `[data-move="hold ${which}"]`,
      ].join();
    case "cat":
      return `[data-place^="bowl-"] [data-thing*=":${which}."]`;
    case "box":
      return '[data-thing="box"]';
    case "seat":
      return `[data-place="spot-${which}"]`;
    case "score":
      return `[data-place="spot-${LEARNER}"]`;
    case "hand":
      return `[data-place="hand-${LEARNER}"]`;
    case "question":
      return '[data-testid="prompt"]';
    default:
      return null;
  }
}
