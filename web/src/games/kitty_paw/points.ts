/** Where the things are that a lesson points at. */

const THINGS: { readonly [kind: string]: string } = {
  ready: '[data-move="paw"]',
  card: "[data-own-card]",
  mat: "[data-mat]",
  paw: "[data-paw]",
  stray: '[data-move="lift stray"]',
  "box-card": '[data-paw] [data-move="lift box"]',
  turn: '[data-move="turn right"] .arrow',
  flip: '.strokes [data-move="flip"]',
  back: '[data-move="home"]',
  keep: '[data-move="keep"]',
  shut: '[data-move="shut"]',
  meow: '[data-move="meow"]',
  check: '[data-testid="check"]',
  score: '[data-thing="score"]',
  clock: '[data-thing="seconds"]',
};

/** The CSS selector of a thing such as `spot 3`; null if the board does not show it. */
export function selectorOf(point: string): string | null {
  const [kind = "", which = ""] = point.split(" ");
  switch (kind) {
    case "row":
      return `[data-move="grab ${which}"]`;
    case "spot":
      return `[data-reach="spot-${which}"] button`;
    case "box":
      return `[data-box="${which}"]`;
    case "piece":
      return `[data-move="lift ${which}"]`;
    case "cell":
      return "[data-zoomed] [data-glow], .table:not(:has([data-zoomed])) [data-glow]"; // see placePointedAt
    case "seat":
      return `[data-seat="${which}"]`;
    default:
      return THINGS[kind] ?? null;
  }
}

/** The move that makes a cell of the mat glow, if one of these things is a cell. */
export function placePointedAt(points: readonly string[] = []): string | undefined {
  return points.find((point) => point.startsWith("cell "))?.replace("cell", "place");
}
