/** The things of Cat Lady: everything in its box that is no cat. */

import { cat } from "../../../cats/cat.ts";
import { circle, drawn, filled, INK, moved } from "../../../cats/pen.ts";
import { boxArt, boxBack, BOXES, boxFront } from "./boxes.ts";
import { COSTUME_CARDS } from "./costumes.ts";
import { type Food, FOOD_ART, FOOD_CARDS } from "./foods.ts";
import { GOAL_ART } from "./goals.ts";
import { TOY_CARDS } from "./toys.ts";
import { written } from "../../../art/letters.ts";
import { drawnOnce, ground } from "../../../art/tools.ts";

export type { Food };
export type BoxKind = keyof typeof BOXES;
export type Goal = keyof typeof GOAL_ART;

const THINGS: { [kind: string]: () => string } = { ...FOOD_CARDS, ...TOY_CARDS, ...COSTUME_CARDS };
for (const [kind, wish] of Object.entries(BOXES)) THINGS[kind] = () => boxArt(wish);

const THING_VIEW = "-56 -56 112 112";

/** Whether there is a picture: all kinds but the cats have one. */
export function isCatLadyThing(kind: string): boolean {
  return Object.hasOwn(THINGS, kind);
}

/** What is on a card that is no cat. */
export function catLadyThing(kind: string): string {
  return drawnOnce(`thing ${kind}`, THING_VIEW, THINGS[kind] ?? nothing);
}

function nothing(): string {
  return drawn("M-30 -30 H30 V30 H-30Z", 3, INK, 0.3);
}

/** The paper behind the picture on a card, by what kind of card it is. */
export const THING_PAPER: { readonly [group: string]: string } = {
  food: "#C9DCE6",
  toy: "#E3D2DE",
  costume: "#D9CFE6",
  catnip: "#E6E0BE",
  play: "#DCCBB0",
  box: "#E8D0B8",
};

/** Food by itself. */
export function foodGlyph(food: Food): string {
  return drawnOnce(`food ${food}`, "-24 -24 48 48", () => FOOD_ART[food]());
}

/** How a place for food looks: printed on a card, eaten, or still missing. */
export type FoodPlace = "plain" | "full" | "missing";

/** Food as a round token. */
export function foodToken(food: Food, place: FoodPlace = "plain"): string {
  return drawnOnce(`food token ${food} ${place}`, "-21 -21 42 42", () => {
    const glyph = moved(FOOD_ART[food](), 0, 0, 0.78);
    if (place === "missing")
      return `<circle r="18" fill="#D8C7AC" stroke="#7A6874" stroke-width="2.2" stroke-dasharray="5 4"/><g opacity="0.6">${glyph}</g>`;
    return circle(0.5, 0.8, 18.5, INK, 2) + circle(0, 0, 18.5, place === "full" ? "#F7DFA6" : "#F6EBD6", 2.2) + glyph;
  });
}

/** A token of two points. */
export function vpToken(): string {
  return drawnOnce("vp token", "-23 -23 46 46", () => {
    const pads = [
      [-11, -8],
      [-4, -14],
      [4, -14],
      [11, -8],
    ]
      .map(([x, y]) => circle(x as number, y as number, 3.8, "#B9751A"))
      .join("");
    return (
      circle(0.9, 1.3, 20, INK, 2.6) +
      circle(0, 0, 20, "#F3BE45", 2.6) +
      circle(0, 4, 11.5, "#B9751A") +
      pads +
      written("2", 0, 11.5, 14, "#FFF6E4", 3.4)
    );
  });
}

/** What neighbours try together. */
export function goalPicture(goal: string): string {
  const draw: (() => string) | undefined = Object.hasOwn(GOAL_ART, goal) ? GOAL_ART[goal as Goal] : undefined;
  return drawnOnce(`goal ${goal}`, THING_VIEW, draw ?? nothing);
}

/** The part of a box behind its cat … */
export function boxBehind(): string {
  return drawnOnce("box behind", THING_VIEW, boxBack);
}

/** … and the part before it. Both fill the same field. */
export function boxBefore(kind: BoxKind): string {
  return drawnOnce(`box before ${kind}`, THING_VIEW, () => boxFront(BOXES[kind]));
}

/** Where the cat token may lie down beside the grid: its blanket. */
export function tokenPlace(): string {
  return drawnOnce(
    "token place",
    "-60 -24 120 48",
    () =>
      ground(4, 8, 54, 12) +
      `<ellipse rx="50" ry="16" fill="#DB6583" fill-opacity="0.35" stroke="#DB6583" stroke-width="3" stroke-dasharray="7 6"/>`,
  );
}

/** The back of every card: the lady herself. */
export function catLadyBack(): string {
  return drawnOnce("cat lady back", "0 0 100 140", () => {
    const cloth = drawn(
      [-20, 10, 40, 70, 100, 130].flatMap((at) => [`M${at} 0 l-40 140`, `M${at - 20} 0 l40 140`]).join(" "),
      2,
      "#E98AA2",
      0.7,
    );
    const lady = cat({ coat: "lilac", pose: "head", mood: "happy", props: ["bun", "glasses"] });
    return (
      filled("M0 0 H100 V140 H0Z", "#DB6583") +
      cloth +
      drawn("M8 8 H92 V132 H8Z", 2.4, "#F9D3DB", 0.9) +
      circle(50, 78, 36, "#B84565", 3) +
      moved(lady, 50, 105, 0.7)
    );
  });
}
