/** Food of Cat Lady: the glyphs, some 40 across, and the cards that bring it. */

import { circle, drawn, filled, INK, moved, part } from "../../../cats/pen.ts";
import { glint, star } from "../../../art/tools.ts";

export type Food = "chicken" | "tuna" | "milk" | "wild" | "treat";

const small = (d: string, fill: string, marks = ""): string =>
  part(d, fill, { marks, width: 2.6, light: [-3, -2.5], shade: 0.13 });

function chicken(): string {
  const bone = "M-4 5 L-10 14 C-8 20 -15 21 -16.5 17 C-21 15.5 -19 8.5 -13.5 10 L-9 3Z";
  const meat = "M-13 -8 C-8 -20 12 -19 15 -4 C16 7 6 11 -3 9 C-11 7 -16 0 -13 -8Z";
  return (
    small(bone, "#FFF6E4") +
    small(meat, "#D98A3D") +
    drawn("M-6 -9 Q0 -15 7 -10", 3, "#F5C07E") +
    drawn("M8 3 q-3 3 -7 2", 2, "#A55F1E")
  );
}

function tuna(): string {
  return (
    small(
      "M-18 1 C-9 -12 7 -12 13 -1 L21 -9 V11 L13 3 C7 13 -9 13 -18 1Z",
      "#5E9BC0",
      filled("M-20 3 Q-4 9 14 2 L8 14 H-14Z", "#BFE0EE"),
    ) +
    circle(-9, -2, 2.2, INK) +
    drawn("M-1 -6 q5 6 0 12", 2.2, "#2F6486") +
    glint("M-7 -4.5 Q-4 -6 -1 -6.2", 2, 0.6)
  );
}

function milk(): string {
  const bottle = "M-6 -17 H6 V-11 C11 -7 12 -3 12 2 V15 Q12 19 8 19 H-8 Q-12 19 -12 15 V2 C-12 -3 -11 -7 -6 -11Z";
  return (
    small(bottle, "#FFFDF6", filled("M-14 5 Q0 0 14 5 V22 H-14Z", "#BFD9E6")) +
    filled("M-7.5 -21 H7.5 V-15.5 H-7.500Z", "#DB6583", { width: 2.4 }) +
    glint("M-8 4 V12", 2.4, 0.8)
  );
}

function wild(): string {
  return small(star(0, 0, 5, 20, 9), "#E9B949") + glint("M-5 -3 L-1.5 -10", 2.4, 0.7);
}

/** A biscuit in the shape of a fish bone's better half: a heart with a paw in it. */
function treat(): string {
  const heart = "M0 18 C-26 2 -20 -19 -6 -16 C-3 -15 -1 -13 0 -10 C1 -13 3 -15 6 -16 C20 -19 26 2 0 18Z";
  const paw =
    circle(0, 2, 4.2, "#8A4A2B") +
    circle(-6, -3.5, 2.2, "#8A4A2B") +
    circle(-2, -6, 2.2, "#8A4A2B") +
    circle(2.8, -6, 2.2, "#8A4A2B") +
    circle(6.5, -3.3, 2.2, "#8A4A2B");
  return small(heart, "#E3A35C") + paw + glint("M-13 -6 Q-12 -11 -8 -12", 2.2, 0.6);
}

export const FOOD_ART: { readonly [food in Food]: () => string } = { chicken, tuna, milk, wild, treat };

const one = (food: Food, scale: number): string => moved(FOOD_ART[food](), 0, 0, scale);
const two = (first: Food, second: Food): string =>
  moved(FOOD_ART[first](), -17, -19, 1.4) + moved(FOOD_ART[second](), 17, 20, 1.4);
const bottles = (): string => moved(FOOD_ART.milk(), -20, -6, 1.6, -6) + moved(FOOD_ART.milk(), 18, 6, 1.6, 5);

function wildFood(): string {
  const around = (["tuna", "chicken", "milk"] as const).map((food, at) =>
    moved(FOOD_ART[food](), [-29, 29, 0][at] as number, [22, 22, -32][at] as number, 0.62),
  );
  return around.join("") + one("wild", 1.5);
}

function treats(): string {
  const crumbs = [
    [-34, 26],
    [32, 30],
    [-38, -22],
  ]
    .map(([x, y]) => circle(x as number, y as number, 3, "#C98F48", 2))
    .join("");
  return crumbs + one("treat", 2);
}

export const FOOD_CARDS = {
  chicken: () => one("chicken", 2),
  "two-chicken": () => two("chicken", "chicken"),
  tuna: () => one("tuna", 2),
  "two-tuna": () => two("tuna", "tuna"),
  milk: () => one("milk", 2),
  "two-milk": bottles,
  wild: wildFood,
  "chicken-and-tuna": () => two("chicken", "tuna"),
  treat: treats,
} as const satisfies { [kind: string]: () => string };
