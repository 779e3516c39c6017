/** What words are about: small things of 44 across, around (0, 0). */

import { circle, drawn, ellipse, filled, INK } from "../../../cats/pen.ts";
import { BLUE, cut, GOLD, LEAF, PAPER, RED, ROSE } from "../../../cats/props/accessory.ts";

const WOOD = "#A9764B";
const VIOLET = "#6A4FA8";
const STONE = "#B9B2BE";
const stick = (d: string, width: number, colour: string): string => drawn(d, width + 3.6) + drawn(d, width, colour);
const at = (points: readonly (readonly [number, number])[], r: number, fill: string, width = 2.2): string =>
  points.map(([x, y]) => circle(x, y, r, fill, width)).join("");

export const SIGNS = {
  fruit:
    stick("M0 -12 Q0 -20 5 -23", 2.4, WOOD) +
    cut("M2 -18 C10 -26 20 -22 22 -16 C14 -12 6 -12 2 -18Z", LEAF, 2) +
    at(
      [
        [-12, -7],
        [0, -9],
        [12, -7],
        [-6, 3],
        [6, 3],
        [0, 13],
      ],
      7.4,
      VIOLET,
    ),
  vegetable:
    cut("M-8 22 L-6 2 H6 L8 22Z", "#B9D98A", 2.4) +
    at(
      [
        [-13, -3],
        [13, -3],
        [-7, -14],
        [8, -13],
        [0, -4],
      ],
      9.6,
      "#4F8A46",
    ) +
    drawn("M-14 -6 v.1 M-4 -14 v.1 M8 -10 v.1 M13 -2 v.1 M0 -2 v.1", 3.4, "#8CC070"),
  instrument:
    stick("M6 -6 L20 -22", 4, "#744726") +
    cut("M-16 18 C-26 8 -20 -2 -10 -2 C-6 -10 6 -12 10 -6 C16 0 12 6 8 10 C6 20 -6 26 -16 18Z", "#D9772E", 2.6) +
    circle(-4, 5, 4.4, INK) +
    drawn("M-12 14 L16 -18", 1.6, PAPER),
  "sea creature":
    cut("M-24 4 C-14 -12 8 -14 16 0 L26 -10 V14 L16 6 C6 16 -14 14 -24 4Z", BLUE, 2.6) +
    cut("M-6 -10 L6 -22 L8 -8Z", BLUE, 2.4) +
    circle(-13, 0, 2.4, INK) +
    drawn("M-18 7 Q-10 11 -4 8 M-3 -2 q3 4 0 8", 2),
  tree:
    stick("M0 4 V23", 6, WOOD) +
    cut("M-20 4 C-28 -8 -16 -16 -12 -14 C-12 -26 12 -26 12 -14 C20 -16 28 -4 20 4 C12 12 -12 12 -20 4Z", LEAF, 2.6) +
    drawn("M-8 -8 q4 -6 8 -6 M4 0 q5 -2 6 -6", 2.2, "#CFE3B0"),
  tool:
    stick("M-14 16 L8 -8", 6, "#C3C9D4") +
    cut("M4 -4 C-2 -14 6 -24 16 -22 L10 -14 L16 -8 L23 -14 C24 -4 14 4 4 -4Z", "#C3C9D4", 2.6) +
    circle(-13, 15, 2, INK),
  garment:
    cut("M-10 -20 L-24 -10 L-18 2 L-12 -2 V22 H12 V-2 L18 2 L24 -10 L10 -20 Q0 -12 -10 -20Z", ROSE, 2.6) +
    drawn("M0 -14 V22", 2) +
    at(
      [
        [4, -4],
        [4, 6],
        [4, 16],
      ],
      1.4,
      INK,
      0,
    ),
  household:
    cut("M-20 -2 H20 L15 21 H-15Z", "#D9B078", 2.6) +
    drawn("M-18 6 H18 M-16 14 H16 M-8 -2 L-6 21 M8 -2 L6 21", 2, "#8E5A30") +
    stick("M-15 -3 C-14 -24 14 -24 15 -3", 2.6, "#D9B078"),
  colour:
    cut("M0 -20 C-26 -20 -28 16 -6 20 C4 22 0 10 8 8 C18 8 24 2 22 -6 C20 -16 10 -20 0 -20Z", "#F1DBBB", 2.6) +
    at([[-12, -6]], 4.6, RED, 1.6) +
    at([[-2, -12]], 4.6, GOLD, 1.6) +
    at([[10, -9]], 4.6, BLUE, 1.6) +
    at([[-11, 7]], 4.6, LEAF, 1.6),
  dessert:
    cut("M-20 20 L-16 0 H16 L20 20Z", "#E7C9AB", 2.6) +
    cut(
      "M-20 0 C-22 -12 -10 -16 0 -16 C10 -16 22 -12 20 0 C14 8 10 0 5 5 C0 9 -4 1 -9 5 C-14 8 -18 4 -20 0Z",
      "#F9C9D4",
      2.6,
    ) +
    circle(0, -18, 5.4, RED, 2.2),
  vehicle:
    drawn("M-14 -2 a11 11 0 1 0 .1 0 M14 -2 a11 11 0 1 0 .1 0", 3.4) +
    drawn("M-14 9 L-4 -10 H10 L14 9 M-4 -10 L2 8 L10 -10 M-8 -14 H0 M10 -10 L8 -18 H15", 3.2, "#B64005"),
  building:
    cut("M-22 20 V-12 H-16 V-18 H-10 V-12 H-6 V-4 H6 V-12 H10 V-18 H16 V-12 H22 V20Z", STONE, 2.6) +
    cut("M-6 20 V8 Q0 1 6 8 V20Z", "#5A4E66", 2.2) +
    drawn("M-14 -2 v6 M14 -2 v6", 3) +
    cut("M0 -4 V-22 L13 -17 L1 -12", RED, 2),
  feeling:
    cut("M0 21 C-32 0 -24 -24 -9 -20 Q-2 -18 0 -10 Q2 -18 9 -20 C24 -24 32 0 0 21Z", "#E0527A", 2.8) +
    drawn("M-14 -4 Q-14 -12 -8 -13", 3, "#fff", 0.8),
  manner:
    cut("M-20 -18 Q0 -10 20 -18 C22 6 12 22 0 22 C-12 22 -22 6 -20 -18Z", PAPER, 2.8) +
    drawn("M-12 -5 q5 -6 9 0 M3 -5 q5 -6 9 0", 3) +
    filled("M-10 6 Q0 10 10 6 C8 16 -8 16 -10 6Z", "#8E3B46"),
  dinosaur:
    cut(
      "M-24 18 C-22 4 -10 -2 2 0 C8 -2 6 -14 8 -18 C12 -26 24 -24 24 -16 C24 -10 16 -10 16 -8 C16 6 16 10 12 20 H6 L4 12 H-8 L-9 20 H-15 L-15 12 Q-20 14 -24 18Z",
      "#6FAE6A",
      2.6,
    ) +
    circle(17, -18, 1.8, INK) +
    drawn("M-8 4 v.1 M0 6 v.1 M7 4 v.1", 4, "#3F7A4A"),
  river:
    cut("M-25 20 C-24 -8 -14 -20 -2 -20 C12 -20 24 -8 25 20Z", LEAF, 2.6) +
    cut("M-4 -19 C10 -12 -14 -6 0 2 C10 8 -12 12 -8 20 H13 C6 13 22 8 11 -1 C2 -8 14 -12 5 -19Z", BLUE, 2.2),
  city:
    cut("M-24 20 V-4 H-13 V-16 H-2 V20Z", "#8FA6C4", 2.6) +
    cut("M-2 20 V-10 L8 -22 L16 -10 V20Z", "#C4879A", 2.6) +
    cut("M14 20 V2 H25 V20Z", "#E0B36A", 2.6) +
    drawn("M-18 4 v.1 M-18 12 v.1 M-8 -8 v.1 M-8 2 v.1 M-8 12 v.1 M7 -6 v.1 M7 4 v.1 M19 9 v.1", 4, "#FFF0C0"),
  bird:
    cut("M-24 -4 L-12 -10 C-8 -20 6 -20 8 -8 C16 -4 22 4 26 14 C10 20 -8 16 -12 0Z", "#D4472F", 2.6) +
    cut("M0 -4 C10 -4 14 4 14 10 C4 12 -4 4 0 -4Z", "#8E2F22", 2.2) +
    circle(-5, -10, 2, INK) +
    cut("M-12 -10 L-24 -4 L-11 -3Z", GOLD, 2) +
    drawn("M2 14 v8 M8 15 v7", 2.4),
  mammal:
    filled("M0 -2 C12 -2 22 12 16 19 C11 24 6 18 0 18 C-6 18 -11 24 -16 19 C-22 12 -12 -2 0 -2Z", WOOD, {
      width: 2.6,
    }) +
    ellipse(-18, -5, 5.4, 7.4, WOOD, 2.4) +
    ellipse(18, -5, 5.4, 7.4, WOOD, 2.4) +
    ellipse(-7, -15, 5.4, 7.4, WOOD, 2.4) +
    ellipse(7, -15, 5.4, 7.4, WOOD, 2.4),
  job:
    stick("M-8 -10 V-17 H8 V-10", 2.6, "#744726") +
    cut("M-23 -10 H23 V18 H-23Z", WOOD, 2.6) +
    drawn("M-23 2 H23", 2.4) +
    cut("M-5 -2 H5 V7 H-5Z", GOLD, 2.2),
  "first name":
    cut("M-23 -16 H23 Q26 -16 26 -13 V17 Q26 20 23 20 H-23 Q-26 20 -26 17 V-13 Q-26 -16 -23 -16Z", RED, 2.6) +
    filled("M-21 -3 H21 V14 H-21Z", PAPER) +
    drawn("M-14 8 C-10 -2 -6 -2 -6 6 C-2 -2 2 0 2 6 C6 0 10 0 14 5", 2.8),
  dish:
    stick("M-22 -2 h-5 M22 -2 h5", 3, STONE) +
    cut("M-22 -8 H22 V8 C22 18 12 21 0 21 C-12 21 -22 18 -22 8Z", "#D4472F", 2.6) +
    cut("M-24 -8 Q0 -20 24 -8Z", "#E8765C", 2.4) +
    circle(0, -16, 3.4, GOLD, 2) +
    drawn("M-9 -19 q-3 -4 0 -7 M9 -19 q3 -4 0 -7", 2.4),
  flower:
    stick("M0 0 V22", 3, "#4F8A46") +
    cut("M0 14 C10 14 18 6 19 0 C8 0 0 6 0 14Z", LEAF, 2.2) +
    cut(
      "M-14 -20 Q-8 -16 -6 -12 Q-2 -20 0 -23 Q2 -20 6 -12 Q8 -16 14 -20 C18 -4 10 4 0 4 C-10 4 -18 -4 -14 -20Z",
      ROSE,
      2.6,
    ),
  sport:
    circle(0, 0, 21, "#E88A3A", 2.8) + drawn("M-21 0 H21 M0 -21 V21 M-15 -15 Q-4 0 -15 15 M15 -15 Q4 0 15 15", 2.4),
} as const;
