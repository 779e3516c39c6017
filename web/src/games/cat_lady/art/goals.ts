/** The shared goals of Cat Lady, one picture each. */

import { cat } from "../../../cats/cat.ts";
import { circle, moved } from "../../../cats/pen.ts";
import { COSTUME_CARDS } from "./costumes.ts";
import { type Food, FOOD_ART } from "./foods.ts";
import { TOY_CARDS } from "./toys.ts";

const head = (
  coat: "ginger" | "grey" | "white" | "tux" | "brown" | "cream" | "siam",
  pattern: "tabby" | "plain" | "calico" | "tux" | "points" = "plain",
): string => cat({ coat, pattern, pose: "head", mood: "happy" });

const coin = (food: Food, x: number, y: number, scale = 1): string =>
  moved(circle(0, 0, 19, "#F7DFA6", 2.6) + moved(FOOD_ART[food](), 0, 0, 0.78), x, y, scale);

const eater = (who: string, food: Food): string => moved(who, -6, 26, 0.68) + coin(food, 25, 24, 1.1);

export const GOAL_ART = {
  "fed-cats": () =>
    moved(head("grey"), -22, 8, 0.5) + moved(head("ginger", "tabby"), 22, 8, 0.5) + moved(head("white"), 0, 40, 0.56),
  toys: () =>
    moved(TOY_CARDS["feather-wand"](), 14, -8, 0.7) +
    moved(TOY_CARDS["yarn-ball"](), -18, -6, 0.58) +
    moved(TOY_CARDS["mouse-toy"](), 6, 26, 0.62),
  costumes: () =>
    moved(COSTUME_CARDS["wizard-hat"](), -14, -12, 0.72) + moved(COSTUME_CARDS["bow-tie"](), 14, 26, 0.58),
  catnip: () => moved(TOY_CARDS.catnip(), -16, -2, 0.7, -14) + moved(TOY_CARDS.catnip(), 16, 6, 0.7, 16),
  multicoloured: () => moved(head("white", "calico"), 0, 30, 0.82),
  "one-food": () => moved(head("cream", "tabby"), 0, 12, 0.6) + coin("wild", 0, 30, 0.9),
  "two-food": () => moved(head("tux", "tux"), 0, 12, 0.6) + coin("wild", -19, 30, 0.9) + coin("wild", 19, 30, 0.9),
  "tuna-cats": () => eater(head("siam", "points"), "tuna"),
  "chicken-cats": () => eater(head("brown", "tabby"), "chicken"),
  "milk-cats": () => eater(head("white"), "milk"),
} as const satisfies { [goal: string]: () => string };
