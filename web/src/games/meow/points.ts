/** Where the things are that lessons point at. The learner has seat 0. */

const PLACES: { readonly [point: string]: string } = {
  hand: 'section[data-place="hand-0"]',
  altar: '[data-place="altar"]',
  pile: '[data-place="pile"]',
  question: '[data-testid="prompt"]',
};

export function selectorOf(point: string): string | null {
  const [kind = "", ...rest] = point.split(" ");
  const which = rest.join(" ");
  switch (kind) {
    case "card":
      return `[data-thing="own-${which}"]`;
    case "act":
      return actOrItsGroup(which);
    case "seat":
      return `.sitter[data-place="hand-${which}"] > .outline`; // the place itself is a point on the rug
    default:
      return PLACES[point] ?? null;
  }
}

/** An act in the palette; if another group is open, the button of its own group. */
function actOrItsGroup(act: string): string {
  const tile = `[data-act="${act}"]`;
  return `${tile}, .palette:not(:has(${tile})) [data-holds*=",${act},"]`;
}
