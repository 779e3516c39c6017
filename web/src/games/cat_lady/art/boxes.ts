/** Open cardboard boxes: the cat that one waits for is printed on its front. */

import { cat, type CatDescription } from "../../../cats/cat.ts";
import { circle, drawn, filled, INK, moved, part } from "../../../cats/pen.ts";
import { ground } from "../../../art/tools.ts";
import { type Food, FOOD_ART } from "./foods.ts";

export interface BoxWish {
  cat: CatDescription;
  eats?: Food;
}

const GRAY: CatDescription = { coat: "grey", pose: "head" };
const ORANGE: CatDescription = { coat: "ginger", pattern: "tabby", pose: "head" };
const WHITE: CatDescription = { coat: "white", pose: "head" };
const BLACK: CatDescription = { coat: "black", pose: "head" };

export const BOXES = {
  "gray-box": { cat: GRAY },
  "orange-chicken-box": { cat: ORANGE, eats: "chicken" },
  "white-milk-box": { cat: WHITE, eats: "milk" },
  "black-tuna-box": { cat: BLACK, eats: "tuna" },
  "white-tuna-box": { cat: WHITE, eats: "tuna" },
  "black-milk-box": { cat: BLACK, eats: "milk" },
  "orange-tuna-box": { cat: ORANGE, eats: "tuna" },
  "white-chicken-box": { cat: WHITE, eats: "chicken" },
  "orange-milk-box": { cat: ORANGE, eats: "milk" },
} as const satisfies { [kind: string]: BoxWish };

/** The inside and the flaps behind: whoever moves in sits before it. */
export function boxBack(): string {
  return (
    ground(6, 40, 46, 8) +
    part("M-38 -14 L-30 -34 H26 L36 -14Z", "#A8763F", { width: 3, shade: 0.1 }) +
    filled("M-38 -14 L-30 -26 H26 L36 -14Z", INK, { opacity: 0.25 }) +
    part("M-38 -14 L-50 -30 L-40 -44 L-30 -34Z", "#D9B27C", { width: 3, shade: 0.1 }) +
    part("M36 -14 L50 -28 L40 -44 L26 -34Z", "#C79A5E", { width: 3, shade: 0.1 })
  );
}

/** The wall before them, with what is printed on it. */
export function boxFront(wish: BoxWish): string {
  const wall = part("M-38 -14 H36 L34 42 H-36Z", "#DDB780", {
    width: 3,
    light: [-5, -4],
    marks: drawn("M-40 -8 H40", 2, "#B98D52", 0.6),
  });
  const flap = part("M-38 -14 H36 L42 -2 H-44Z", "#EBCB98", { width: 3, shade: 0.08 });
  const eats =
    wish.eats === undefined ? "" : circle(19, 22, 15, "#FFF6E4", 2.4) + moved(FOOD_ART[wish.eats](), 19, 22, 0.6);
  return (
    wall +
    flap +
    moved(cat(wish.cat), wish.eats === undefined ? -1 : -15, 35, wish.eats === undefined ? 0.44 : 0.38) +
    eats
  );
}

export function boxArt(wish: BoxWish): string {
  return boxBack() + boxFront(wish);
}
