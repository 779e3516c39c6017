/** The stickers of Cat Lady. */

import { bowlArt } from "../../art/bowls.ts";
import { boxBack, boxFront } from "./art/boxes.ts";
import { FOOD_ART } from "./art/foods.ts";
import { TOY_CARDS } from "./art/toys.ts";
import { written } from "../../art/letters.ts";
import { cushion } from "../../art/things.ts";
import { door, glitter, head, heart, type Stickers, whole } from "../../art/sticker.ts";
import { catLadyCat, catLadyHerself } from "./cats/cats.ts";
import { circle, drawn, filled, INK, moved } from "../../cats/pen.ts";

const GINGER = { coat: "ginger", pattern: "tabby" } as const;

function fence(): string {
  const pale = (x: number): string => filled(`M${x - 7} 46 V10 L${x} 2 L${x + 7} 10 V46Z`, "#FFFDF6", { width: 2.8 });
  return filled("M-60 20 H60 V28 H-60Z", "#E3D6C6", { width: 2.4 }) + [-40, -20, 0, 20, 40].map(pale).join("");
}

export const stickers: Stickers = {
  "open-door": {
    shape: "square",
    paper: "#B9D8C2",
    art: () => door(whole({ ...GINGER, mood: "happy" }, 4, 0.44, 46)),
  },
  "cat-person": {
    shape: "round",
    paper: "#F2A0B3",
    behind: "rays",
    art: () => head(catLadyHerself, 0, 14, 0.7),
  },
  "twelve-bowls": {
    shape: "burst",
    paper: "#FFE3AE",
    art: () =>
      moved(bowlArt(1, [2, 1]), -22, 14, 0.3) +
      moved(bowlArt(2, [3]), 22, 14, 0.3) +
      moved(bowlArt(3, [1, 3]), 0, 24, 0.34) +
      written("12", 0, -4, 32, INK, 3.2),
  },
  "nobody-hungry": {
    shape: "flower",
    paper: "#CDE7F2",
    art: () =>
      head({ coat: "white", mood: "happy" }, -24, -8, 0.42) +
      head({ coat: "black", mood: "happy" }, 24, -8, 0.42) +
      head({ ...GINGER, mood: "happy", mouth: "lick" }, 0, 16, 0.5),
  },
  "toy-box": {
    shape: "tag",
    paper: "#E3D2DE",
    art: () =>
      moved(TOY_CARDS["feather-wand"](), 8, -18, 0.62) +
      moved(TOY_CARDS["yarn-ball"](), -20, 16, 0.52) +
      moved(TOY_CARDS["mouse-toy"](), 22, 22, 0.52),
  },
  "best-dressed": {
    shape: "shield",
    paper: "#D9CFE6",
    behind: "dots",
    art: () => whole(catLadyCat("henriette"), 0, 0.5, 48),
  },
  "catnip-party": {
    shape: "cloud",
    paper: "#E6E0BE",
    art: () =>
      moved(TOY_CARDS.catnip(), -28, 8, 0.52, -18) +
      moved(TOY_CARDS.catnip(), 30, 8, 0.52, 18) +
      head({ coat: "brown", pattern: "tabby", mood: "dizzy" }, 0, 10, 0.5),
  },
  "if-it-fits": {
    shape: "round",
    paper: "#E8D0B8",
    art: () =>
      moved(
        boxBack() +
          moved(whole({ coat: "grey", mood: "smug" }, 0, 0.5, 34), 0, -4) +
          boxFront({ cat: { coat: "grey", pose: "head" } }),
        1,
        6,
        0.92,
      ),
  },
  "treat-day": {
    shape: "heart",
    paper: "#FBD3D9",
    art: () => moved(FOOD_ART.treat(), -16, -6, 1.2, -12) + moved(FOOD_ART.treat(), 16, 8, 1.2, 12),
  },
  "soft-spot": {
    shape: "heart",
    paper: "#F2A0B3",
    art: () =>
      whole({ coat: "cream", pattern: "tabby", mood: "big", build: "kitten", ears: "wide" }, 0, 0.66, 32) +
      heart(30, -16, 0.7),
  },
  "just-water": {
    shape: "burst",
    paper: "#8FC7DE",
    art: () => moved(TOY_CARDS["spray-bottle"](), 0, 2, 0.86),
  },
  "first-class": {
    shape: "round",
    paper: "#C7B5E0",
    behind: "rays",
    art: () => whole(catLadyCat("choupette"), 0, 0.58, 46) + glitter(34, -28, 11),
  },
  "good-neighbour": {
    shape: "square",
    paper: "#BFE0C0",
    art: () =>
      head({ coat: "tux", pattern: "tux", mood: "happy" }, -24, -16, 0.44) +
      head({ coat: "white", pattern: "calico", mood: "happy" }, 24, -16, 0.44) +
      fence() +
      heart(0, -30, 0.8),
  },
  "still-purring": {
    shape: "cloud",
    paper: "#8A86B8",
    art: () =>
      moved(cushion, 0, 36, 0.7) +
      whole({ coat: "white", pattern: "calico", pose: "sleep", mood: "sleep" }, -2, 0.54, 30) +
      drawn("M22 -24 h9 l-9 11 h9 M34 -38 h7 l-7 8 h7", 3.2, "#FFF6E4") +
      circle(-30, -26, 7, "#F6DE8A"),
  },
};
