/** Where the things are that lessons point at. The learner has seat 0. */

const PLACES: { readonly [point: string]: string } = {
  grid: '[data-place="grid"]',
  token: '[data-thing="token"]',
  strays: '[data-place="strays"]',
  food: '[data-place="food-0"]',
  hand: '[data-place="hand-0"]',
  boxes: '[data-place="food-0"] [data-box]',
  deck: '[data-place="deck"]',
  question: '[data-testid="prompt"]',
  "cat-player": ".cat-player",
};

export function selectorOf(point: string): string | null {
  const [kind = "", ...rest] = point.split(" ");
  const which = rest.join(" ");
  switch (kind) {
    case "line":
      return `[data-line="${which}"]`;
    case "cell":
      return `[data-place="cell-${which}"]`;
    case "cat":
    case "stray":
      return `[data-thing="cat:${which}"]`;
    case "goal":
      return `[data-thing="goal:${which}"]`;
    case "seat":
      return `[data-place="seat-${which}"]`;
    default:
      return PLACES[point] ?? null;
  }
}
