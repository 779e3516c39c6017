/** Items of Kibble Scuffle, drawn as cats are: on the ground, some 110 tall. */

import { circle, CREAM, drawn, ellipse, filled, INK, part } from "../../../cats/pen.ts";
import { cord, glint, ground, star, standing } from "../../../art/tools.ts";

export type KibbleItem = "bag" | "robo-vac" | "laser-pointer" | "toy-mouse";

const BAG =
  "M-40 2 C-46 -30 -46 -70 -40 -104 L-34 -112 L-20 -106 L-6 -113 L8 -106 L22 -113 L36 -106 L40 -100 C46 -64 46 -30 40 2 C30 6 -30 6 -40 2Z";

function bag(): string {
  const label =
    filled("M-60 -84 Q0 -72 60 -84 V-30 Q0 -18 -60 -30Z", CREAM) +
    drawn("M-60 -84 Q0 -72 60 -84 M-60 -30 Q0 -18 60 -30", 2, INK, 0.4);
  const fish = filled("M-24 -52 C-12 -68 12 -68 22 -54 L36 -64 V-42 L22 -50 C12 -38 -12 -38 -24 -52Z", "#D4472F", {
    width: 2.6,
  });
  const folds = drawn(
    "M-20 -104 L-22 -94 M8 -104 L6 -92 M-28 -6 Q-24 -14 -26 -22 M26 -8 Q22 -14 24 -20",
    2.2,
    INK,
    0.45,
  );
  const spilt = [
    [-58, 3],
    [52, 4],
    [60, -3],
  ]
    .map(([x, y]) => filled(`M${x} ${y} l3 -8 h8 l3 8Z`, "#C98F48", { width: 2.2 }))
    .join("");
  return (
    part(BAG, "#E8A33A", { marks: label }) +
    fish +
    circle(-12, -54, 2.6, INK) +
    drawn("M2 -59 q5 7 0 12", 2, "#8E2A10") +
    folds +
    glint("M-35 -96 Q-38 -80 -37.5 -70", 4) +
    spilt
  );
}

const VACUUM = "M-62 -10 C-62 -40 -36 -52 0 -52 C36 -52 62 -40 62 -10 C62 4 36 6 0 6 C-36 6 -62 4 -62 -10Z";

function vacuum(): string {
  return (
    cord("M-54 2 l-14 8 M-46 5 l-8 10 M54 2 l14 8 M46 5 l8 10", 1.4, "#8B8698") +
    part(VACUUM, "#D9D4DE", {
      marks: filled("M-80 -16 Q0 6 80 -16 V20 H-80Z", "#8B8698") + drawn("M-80 -16 Q0 6 80 -16", 2, INK, 0.5),
    }) +
    ellipse(0, -38, 30, 10, "#F2EFF4", 2.4) +
    ellipse(0, -40, 9, 4, "#D4472F", 2) +
    drawn("M-32 -12 h15 M17 -12 h15", 9) +
    drawn("M-32 -12 h15 M17 -12 h15", 5.4, "#F3BE45") +
    drawn("M-11 -1 Q0 4 11 -1", 2.6) +
    glint("M-46 -30 Q-36 -42 -22 -46", 4)
  );
}

const LASER = "M-58 -4 C-66 -12 -60 -24 -52 -30 L2 -70 L22 -44 L-34 -4 C-42 2 -52 3 -58 -4Z";
const MUZZLE = "M-2 -72 L10 -82 Q16 -85 20 -80 L36 -59 Q39 -54 34 -50 L22 -42Z";

function laser(): string {
  const band = filled("M-44 -58 L-6 -6 L-22 6 L-60 -46Z", "#E3A61E", { width: 2.4 });
  const spot =
    filled(star(58, -104, 8, 15, 7), "#FF9C8A") + circle(58, -104, 6.5, "#E03A2A") + circle(56.5, -105.5, 2, "#FFE9E2");
  return (
    drawn("M27 -76 L56 -102", 6, "#FF9C8A", 0.75) +
    drawn("M27 -76 L56 -102", 2.6, "#E03A2A") +
    spot +
    part(LASER, "#5B4A8C", { marks: band }) +
    part(MUZZLE, "#D9D4DE", { marks: drawn("M4 -76 L27 -45", 2.4) }) +
    ellipse(-9, -44, 8, 5.5, "#D4472F", 2.4) +
    glint("M-50 -24 L-40 -32", 4)
  );
}

const MOUSE = "M-52 0 C-64 -2 -62 -14 -52 -20 C-40 -44 -10 -64 24 -56 C56 -48 66 -16 56 -2 C50 4 -40 4 -52 0Z";

function toyMouse(): string {
  const stitches = drawn("M-6 -50 q6 8 4 16 M-8 -38 l10 -3 M-5 -46 l9 -3", 2.2, INK, 0.6);
  return (
    drawn("M54 -8 C80 -2 76 -30 62 -40 C56 -46 66 -56 72 -50", 8) +
    drawn("M54 -8 C80 -2 76 -30 62 -40 C56 -46 66 -56 72 -50", 3.6, "#E58F8F") +
    cord("M22 -56 L28 -78", 2.4, "#E3A61E") +
    part(
      "M28 -76 C14 -78 8 -96 20 -100 C28 -102 30 -92 30 -90 C32 -96 42 -102 46 -94 C50 -84 38 -74 28 -76Z",
      "#E3A61E",
      { width: 2.6, shade: 0.1 },
    ) +
    part(MOUSE, "#B4A7BC", {
      marks:
        filled("M-60 4 Q0 -14 60 4 V12 H-60Z", "#EFE6EC") +
        filled("M24 -70 L70 -60 V-24 L34 -30Z", "#DB6583", { width: 2.2 }),
    }) +
    stitches +
    part("M-30 -42 C-44 -58 -36 -76 -22 -76 C-8 -76 -4 -58 -14 -46 C-20 -40 -26 -38 -30 -42Z", "#B4A7BC", {
      marks: ellipse(-22, -57, 9, 11, "#F2AEB4"),
      width: 2.8,
    }) +
    circle(-36, -24, 5, INK) +
    circle(-37.6, -25.8, 1.7, "#FFFFFF") +
    circle(-59, -12, 5, "#D9737B", 2.2) +
    drawn("M-50 -10 L-66 -2 M-48 -7 L-58 4", 1.8)
  );
}

const OUTLINES: { [item in KibbleItem]: readonly string[] } = {
  bag: [BAG],
  "robo-vac": [VACUUM],
  "laser-pointer": [LASER, MUZZLE, star(58, -104, 8, 15, 7), "M27 -76 L56 -102"],
  "toy-mouse": [
    MOUSE,
    "M-30 -42 C-44 -58 -36 -76 -22 -76 C-8 -76 -4 -58 -14 -46Z",
    "M20 -50 L16 -100 H46 L36 -50Z",
    "M54 -8 C80 -2 76 -30 62 -40 L72 -50Z",
  ],
};
const DRAW: { [item in KibbleItem]: () => string } = {
  bag,
  "robo-vac": vacuum,
  "laser-pointer": laser,
  "toy-mouse": toyMouse,
};

function drawing(item: KibbleItem): (standee: boolean) => string {
  return (standee) => (standee ? standing(DRAW[item](), ...OUTLINES[item]) : ground(6, 3, 62, 8) + DRAW[item]());
}

export const ITEM_ART: { [item in KibbleItem]: (standee: boolean) => string } = {
  bag: drawing("bag"),
  "robo-vac": drawing("robo-vac"),
  "laser-pointer": drawing("laser-pointer"),
  "toy-mouse": drawing("toy-mouse"),
};
