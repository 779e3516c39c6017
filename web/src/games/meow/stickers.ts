/** The stickers of Meow! */

import { written } from "../../art/letters.ts";
import { cow, hen, pig } from "./art/guises.ts";
import { door, glitter, head, type Stickers, whole } from "../../art/sticker.ts";
import { solid, star } from "../../art/tools.ts";
import type { CatDescription } from "../../cats/description.ts";
import { circle, drawn, ellipse, filled, INK, moved } from "../../cats/pen.ts";
import { shades } from "../../cats/props/faces.ts";

const NOVICE: CatDescription = { coat: "ginger", pattern: "tabby", hood: 2 };

const EYE =
  filled("M-16 0 Q0 -15 16 0 Q0 15 -16 0Z", "#FFFDF6", { width: 2.8 }) +
  circle(0, 0, 6.5, "#5A3F8F") +
  circle(-2, -2, 2, "#fff");

/** An animal of the barnyard, by what a cat has put on. */
function disguised(
  coat: CatDescription["coat"],
  guise: { crown?: string; mask?: string },
  x: number,
  y: number,
): string {
  return (
    head({ coat, mood: "happy", mouth: "none" }, x, y, 0.4) + moved((guise.mask ?? "") + (guise.crown ?? ""), x, y, 0.4)
  );
}

function crystalBall(): string {
  return (
    solid("M-24 46 Q-20 30 0 30 Q20 30 24 46Z", "#8A5F34") +
    circle(0, 8, 28, "#CDE7F2", 3) +
    filled(star(0, 8, 5, 14, 6), "#9478DA", { width: 2.4 }) +
    drawn("M-18 0 Q-14 -12 -4 -14", 4, "#FFFFFF", 0.8)
  );
}

function balloon(): string {
  return (
    filled(
      "M0 -40 C36 -40 46 -24 46 -4 C46 20 26 30 4 30 C-4 30 -10 29 -16 27 L-40 40 L-32 18 C-42 10 -46 4 -46 -4 C-46 -24 -36 -40 0 -40Z",
      "#FFFDF6",
      { width: 3 },
    ) + written("TOWEL", 0, 6, 20, INK, 3)
  );
}

function lens(): string {
  return (
    drawn("M18 18 L40 42", 13) +
    drawn("M18 18 L40 42", 8, "#A9653A") +
    circle(-4, -4, 32, "#CDE7F2", 4) +
    moved(EYE, -4, -4, 1.5)
  );
}

function newRule(): string {
  return (
    moved(
      filled("M-24 -34 H24 Q30 -34 30 -28 V28 Q30 34 24 34 H-24 Q-30 34 -30 28 V-28 Q-30 -34 -24 -34Z", "#FFFDF6", {
        width: 3,
      }),
      -8,
      2,
      0.94,
      -10,
    ) +
    moved(drawn("M-16 -16 H16 M-16 0 H16 M-16 16 H4", 4, "#9478DA"), -8, 2, 0.94, -10) +
    drawn("M22 -34 A30 30 0 0 1 36 22 M36 22 l4 -13 M36 22 l-12 -5", 5) +
    glitter(26, -30, 12)
  );
}

export const stickers: Stickers = {
  neophyte: { shape: "round", paper: "#C7B5E0", art: () => whole({ ...NOVICE, mood: "big" }, 0, 0.5, 46) },
  "one-of-us": {
    shape: "shield",
    paper: "#9478DA",
    behind: "rays",
    art: () =>
      whole({ coat: "black", mood: "happy", hood: 9, eye: "#E9D94A" }, -26, 0.36, 38) +
      whole({ coat: "white", mood: "happy", hood: 5 }, 26, 0.36, 38) +
      whole({ ...NOVICE, mood: "love" }, 0, 0.42, 46),
  },
  "sixth-sense": {
    shape: "burst",
    paper: "#F6D77E",
    behind: "rays",
    art: () => head({ coat: "smoke", mood: "sleep", mouth: "smirk" }, 0, 14, 0.7) + moved(EYE, 0, -10, 0.8),
  },
  oracle: { shape: "round", paper: "#5A3F8F", behind: "dots", art: crystalBall },
  "early-night": {
    shape: "cloud",
    paper: "#4F5C9A",
    art: () =>
      filled("M24 -40 A19 19 0 1 0 42 -14 A16 16 0 0 1 24 -40Z", "#F6DE8A", { width: 2.6 }) +
      whole({ coat: "lilac", pattern: "bi", pose: "sleep", mood: "sleep" }, -4, 0.58, 36),
  },
  barnyard: {
    shape: "square",
    paper: "#BFE0C0",
    art: () => disguised("white", cow, -22, -12) + disguised("pink", pig, 22, -8) + disguised("cream", hen, 0, 26),
  },
  "big-words": { shape: "tag", paper: "#8FC7DE", art: balloon },
  "pure-nonsense": {
    shape: "flower",
    paper: "#FBD3D9",
    art: () =>
      drawn(
        "M0 6 m-2 0 a6 6 0 1 1 6 6 a14 14 0 1 1 14 -14 a26 26 0 1 1 -26 26 a38 38 0 1 1 40 -40",
        4,
        "#D9607E",
        0.5,
      ) + head({ coat: "marmalade", second: "black", pattern: "tortie", mood: "dizzy" }, 0, 4, 0.6),
  },
  trendsetter: {
    shape: "burst",
    paper: "#F2A326",
    art: () => head({ coat: "black", mood: "smug", mouth: "smirk", props: [shades] }, 0, 12, 0.72),
  },
  gatekeeper: {
    shape: "shield",
    paper: "#E7D3A6",
    art: () =>
      whole({ coat: "grey", pattern: "tabby", mood: "huff", hood: 3 }, 0, 0.48, 46) +
      drawn("M-38 -40 V50 M38 -40 V50", 5) +
      drawn("M-38 16 H38", 9) +
      drawn("M-38 16 H38", 5, "#D4472F"),
  },
  "sharp-eyes": { shape: "round", paper: "#F6E3A8", art: lens },
  "fresh-start": { shape: "square", paper: "#CDEEDD", behind: "dots", art: newRule },
  "what-was-it": {
    shape: "cloud",
    paper: "#D9CFE6",
    art: () => head({ coat: "cream", ears: "fold", mood: "up" }, -8, 10, 0.56) + written("?", 32, -12, 26, INK, 3.2),
  },
  "one-paw-in": {
    shape: "tag",
    paper: "#C9B7DE",
    art: () =>
      door(
        ellipse(4, 46, 26, 8, "#E7C985") +
          solid("M30 22 C14 18 -6 18 -12 26 C-18 34 -8 42 2 40 L30 40Z", "#EC9A45") +
          drawn("M-10 28 h8 M-11 34 h8", 2.2),
      ),
  },
};
