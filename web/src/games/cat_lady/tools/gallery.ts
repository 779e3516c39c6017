/** The pieces of Cat Lady in the gallery (`node tools/gallery.mjs`). */

import { shown, type Shown } from "../../../../tools/shown.ts";
import { BOXES } from "../art/boxes.ts";
import {
  boxBefore,
  boxBehind,
  catLadyBack,
  catLadyThing,
  foodGlyph,
  foodToken,
  goalPicture,
  tokenPlace,
  vpToken,
} from "../art/cards.ts";
import { COSTUME_CARDS } from "../art/costumes.ts";
import { FOOD_ART, FOOD_CARDS, type Food } from "../art/foods.ts";
import { GOAL_ART } from "../art/goals.ts";
import { TOY_CARDS } from "../art/toys.ts";

export function gallery(): Shown[] {
  return [
    ...[FOOD_CARDS, TOY_CARDS, COSTUME_CARDS, BOXES]
      .flatMap((cards) => Object.keys(cards))
      .map((kind) => shown(kind, catLadyThing(kind), 100)),
    ...(Object.keys(FOOD_ART) as Food[]).flatMap((food) => [
      shown(food, foodGlyph(food), 48),
      shown(food, foodGlyph(food), 22),
      shown(food, foodToken(food), 34),
      shown(food, foodToken(food, "full"), 34),
      shown(food, foodToken(food, "missing"), 34),
    ]),
    shown("2 VP", vpToken(), 48),
    shown("2 VP", vpToken(), 24),
    shown("behind", boxBehind()),
    shown("before", boxBefore("black-tuna-box")),
    shown("token's place", tokenPlace()),
    shown("back", catLadyBack(), 90),
    ...Object.keys(GOAL_ART).map((goal) => shown(goal, goalPicture(goal), 100)),
  ];
}
