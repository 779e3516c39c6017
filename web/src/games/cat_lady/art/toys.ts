/** Toys, catnip, and the cards that are kept until they are played; around the middle, 90 across. */

import { cat } from "../../../cats/cat.ts";
import { circle, drawn, ellipse, filled, INK, moved } from "../../../cats/pen.ts";
import { texts } from "../../../texts/catalogue.ts";
import { written } from "../../../art/letters.ts";
import { cord, glint, solid, star } from "../../../art/tools.ts";

const t = texts("page-cat-lady");

function mouseToy(): string {
  const tail = "M36 22 C56 24 44 2 30 -4 C20 -8 26 -22 38 -22";
  return (
    cord(tail, 3.2, "#E58F8F") +
    solid(
      "M-44 24 C-46 -2 -22 -26 8 -20 C36 -14 46 10 38 24 C34 30 -40 30 -44 24Z",
      "#A9AEBF",
      filled("M-50 24 Q0 12 50 24 V36 H-50Z", "#E7E4EC"),
    ) +
    solid("M-20 -12 C-34 -24 -28 -42 -14 -42 C0 -42 4 -26 -6 -14Z", "#A9AEBF", ellipse(-14, -26, 8, 10, "#F2AEB4")) +
    circle(-28, 6, 4.5, INK) +
    circle(-29.5, 4.5, 1.5, "#FFFFFF") +
    circle(-44, 18, 4.5, "#D9737B", 2.2) +
    drawn("M10 -6 l10 6 M18 -8 l-6 10", 2.8, "#D4472F")
  );
}

function yarnBall(): string {
  const threads = drawn(
    "M-26 -12 Q0 -34 26 -14 M-32 6 Q-4 -22 32 2 M-22 24 Q-4 -14 20 -28 M-6 33 Q4 0 30 14",
    3.4,
    "#8E2F4B",
  );
  const end = "M24 24 C44 30 46 42 28 42";
  return (
    cord(end, 3.4, "#DB6583") +
    solid("M0 -34 A34 34 0 1 1 -.1 -34Z", "#DB6583", threads) +
    glint("M-24 -8 Q-21 -17 -14 -22", 3.4, 0.5)
  );
}

function featherWand(): string {
  const feather = (x: number, y: number, turn: number, fill: string): string =>
    moved(
      solid(
        "M0 0 C-14 12 -12 32 0 44 C12 32 14 12 0 0Z",
        fill,
        drawn("M0 4 V38 M0 18 l-7 6 M0 18 l7 6 M0 28 l-6 5 M0 28 l6 5", 2, INK, 0.5),
        2.6,
      ),
      x,
      y,
      1,
      turn,
    );
  return (
    cord("M6 -34 C16 -46 30 -40 26 -22", 1.6, "#B8A8B8") +
    cord("M-40 44 L6 -34", 4, "#C98F48") +
    feather(26, -20, 26, "#5DBE9A") +
    feather(26, -20, -26, "#F2A326") +
    feather(26, -20, 0, "#DB6583") +
    circle(26, -18, 6, "#F3BE45", 2.4)
  );
}

function catTower(): string {
  const post = (x: number, top: number, foot: number): string =>
    solid(
      `M${x - 6} ${top} H${x + 6} V${foot} H${x - 6}Z`,
      "#D9A868",
      drawn([0, 1, 2, 3, 4, 5].map((k) => `M${x - 8} ${top + 6 + k * 8} l16 -4`).join(" "), 2, "#A8763F"),
    );
  const shelf = (x: number, y: number, w: number): string =>
    solid(
      `M${x - w} ${y} H${x + w} Q${x + w + 4} ${y + 5} ${x + w} ${y + 10} H${x - w} Q${x - w - 4} ${y + 5} ${x - w} ${y}Z`,
      "#8AA9C4",
    );
  return (
    post(-22, -8, 36) +
    post(14, -40, 36) +
    shelf(18, -44, 22) +
    solid("M-40 -6 V-24 Q-40 -32 -22 -32 Q-4 -32 -4 -24 V-6Z", "#C98F86", circle(-22, -15, 8, "#5B3A44")) +
    shelf(-20, -8, 24) +
    solid("M-44 34 H44 V44 H-44Z", "#8AA9C4") +
    cord("M36 -34 C40 -24 32 -18 36 -8", 1.4, "#B8A8B8") +
    circle(36, -4, 5.5, "#F2A326", 2.4)
  );
}

function scratchingPost(): string {
  const rope = Array.from(
    { length: 8 },
    (_, k) => `M-16 ${-34 + k * 8.5} Q0 ${-28 + k * 8.5} 16 ${-34 + k * 8.5}`,
  ).join(" ");
  const scratches = drawn("M22 -14 l10 -8 M22 -4 l12 -8 M22 6 l10 -6", 3, "#A8763F");
  return (
    solid("M-38 32 H38 Q44 32 44 38 Q44 44 38 44 H-38 Q-44 44 -44 38 Q-44 32 -38 32Z", "#7D9A5B") +
    solid("M-14 -36 H14 V34 H-14Z", "#E5C48F", drawn(rope, 2.4, "#A8763F")) +
    solid("M-20 -44 Q0 -50 20 -44 V-34 Q0 -30 -20 -34Z", "#7D9A5B") +
    scratches +
    drawn("M-14 8 q-8 6 -4 14", 2.6, "#A8763F")
  );
}

function catnip(): string {
  const leaves =
    "M0 20 C-30 22 -38 2 -36 -10 C-16 -12 -2 2 0 20Z M0 4 C28 6 36 -12 34 -26 C14 -26 2 -12 0 4Z M0 -14 C-18 -16 -24 -30 -20 -42 C-6 -40 0 -28 0 -14Z";
  return (
    cord("M0 40 C-4 12 -2 -8 0 -20", 2.4, "#4E8A3C") +
    filled(leaves, INK, { width: 4 }) +
    solid(leaves, "#7BA860", drawn("M-4 16 Q-18 6 -28 -4 M4 0 Q16 -8 26 -18 M-3 -19 Q-10 -28 -15 -35", 2.4, "#3F6E2C"))
  );
}

function lostCat(): string {
  const paper = solid("M-36 -44 L34 -46 L38 40 L-33 44Z", "#FFFDF6");
  return (
    paper +
    circle(-1, -42, 3.6, "#D4472F", 2) +
    written(t("poster"), 0, -19, 15, "#B23A2E", 3.2) +
    moved(cat({ coat: "grey", pose: "head", mood: "sad" }), 2, 28, 0.5) +
    drawn("M-20 35 L24 33", 2.6, "#B8A8B8")
  );
}

function sprayBottle(): string {
  const water = filled("M-20 14 Q0 8 22 14 V48 H-20Z", "#5FA3C4");
  const drops = drawn("M33 -34 h9 M33 -28 l8 4 M33 -40 l8 -4", 3.2, "#5FA3C4");
  return (
    drops +
    solid("M-17 38 V-2 C-17 -14 -8 -14 -8 -24 H10 C10 -14 19 -14 19 -2 V38 Q1 44 -17 38Z", "#BFE0EE", water) +
    solid("M-10 -24 V-37 H16 L28 -31 V-24 H8 L12 -12 L5 -10 L0 -24Z", "#D4472F") +
    glint("M-11 0 V12", 3, 0.7)
  );
}

function brush(): string {
  const bristles = Array.from({ length: 6 }, (_, k) => `M${-30 + k * 9} -6 l-2 20`).join(" ");
  const hair = drawn("M-34 16 C-24 26 -14 10 -4 22 C2 28 8 16 14 18 M-28 26 C-18 34 -8 24 2 30", 3, "#E0893A");
  const handle = solid(
    "M-42 -18 Q-42 -28 -32 -28 H16 Q24 -28 30 -24 L44 -14 Q52 -8 48 0 Q44 6 36 2 L22 -6 H-32 Q-42 -6 -42 -18Z",
    "#8E6BB8",
    drawn("M-30 -16 H12", 3, "#6A4A94"),
  );
  return moved(
    drawn(bristles, 6.4) + drawn(bristles, 3, "#FFF6E4") + hair + handle + glint("M-34 -22 H-18"),
    0,
    4,
    1,
    -14,
  );
}

function laserPointer(): string {
  const pen = solid(
    "M-42 40 C-50 34 -46 24 -42 20 L-6 -14 L12 6 L-22 40 C-28 46 -36 46 -42 40Z",
    "#40374C",
    filled("M-34 4 L-8 32 L-20 46 L-46 20Z", "#DB6583", { width: 2.4 }),
  );
  const spot = filled(star(38, -36, 8, 14, 6.5), "#FF9C8A") + circle(38, -36, 6, "#E03A2A");
  return (
    drawn("M14 -10 L36 -34", 6, "#FF9C8A", 0.75) +
    drawn("M14 -10 L36 -34", 2.6, "#E03A2A") +
    spot +
    pen +
    solid("M-8 -16 L0 -23 Q4 -26 8 -22 L20 -9 Q23 -5 19 -2 L12 6Z", "#D9D4DE") +
    ellipse(-10, 8, 5.5, 4.5, "#F3BE45", 2.2) +
    glint("M-38 28 L-31 21", 3)
  );
}

function shoppingBag(): string {
  const milk = solid("M14 -14 V-34 H26 V-14Z", "#FFFDF6") + filled("M13 -40 H27 V-33 H13Z", "#DB6583", { width: 2.4 });
  const fish =
    solid("M-28 -10 C-36 -22 -28 -36 -20 -40 L-28 -50 H-8 L-14 -40 C-8 -32 -6 -20 -12 -10Z", "#5E9BC0") +
    circle(-18, -20, 2.2, INK);
  const greens = solid("M-6 -12 C-10 -28 -2 -36 4 -36 C10 -34 14 -24 10 -12Z", "#7BA860");
  const paw =
    circle(0, 24, 7, "#8A5D36") +
    [
      [-9, 14],
      [-3, 9],
      [4, 9],
      [10, 14],
    ]
      .map(([x, y]) => circle(x as number, y as number, 3.4, "#8A5D36"))
      .join("");
  return (
    fish +
    greens +
    milk +
    solid(
      "M-36 -16 L-24 -10 L-12 -16 L0 -10 L12 -16 L24 -10 L36 -16 L32 44 H-32Z",
      "#D9B27C",
      drawn("M-24 -8 L-22 46 M24 -8 L22 46", 2, INK, 0.25),
    ) +
    paw
  );
}

export const TOY_CARDS = {
  "mouse-toy": mouseToy,
  "yarn-ball": yarnBall,
  "feather-wand": featherWand,
  "cat-tower": catTower,
  "scratching-post": scratchingPost,
  catnip,
  "lost-cat": lostCat,
  "spray-bottle": sprayBottle,
  brush,
  "laser-pointer": laserPointer,
  "shopping-bag": shoppingBag,
} as const satisfies { [kind: string]: () => string };
