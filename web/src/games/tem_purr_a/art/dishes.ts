/** The cards of Tem-Purr-A: what is on the plate, some 56 across around the middle. */

import { circle, drawn, ellipse, filled, INK, moved, part } from "../../../cats/pen.ts";
import { written } from "../../../art/letters.ts";
import { cord, glint } from "../../../art/tools.ts";

const VERMILION = "#E4532F";
const RICE = "#FFFDF6";

const small = (d: string, fill: string, marks = ""): string =>
  part(d, fill, { marks, width: 2.6, light: [-3.5, -3], shade: 0.13 });

export function riceBall(): string {
  const seaweed = filled("M-9 5 H9 V24 H-9Z", "#35413A", { width: 2.4 });
  return (
    small("M0 -21 C7 -21 24 8 24 14 C24 21 -24 21 -24 14 C-24 8 -7 -21 0 -21Z", RICE, seaweed) +
    drawn("M-9 -5 v.1 M-14 6 v.1 M-3 -11 v.1 M6 -7 v.1 M14 5 v.1", 2.4, "#D8CDB8") +
    glint("M-5 10 V15", 2.2, 0.35)
  );
}

export function dango(): string {
  const ball = (y: number, fill: string): string =>
    small(`M0 ${y - 10} a10 10 0 1 0 .1 0Z`, fill) + glint(`M-5 ${y - 3} q1 -3 4 -4`, 2.2);
  return cord("M0 29 V-29", 2.4, "#D9A868") + ball(17, "#A9C38A") + ball(0, RICE) + ball(-17, "#F2B3B9");
}

export function prawn(): string {
  const batter = drawn("M-8 12 q7 4 15 0 M-11 0 q10 5 20 0 M-8 -12 q7 3 14 0", 2.4, "#C98A2E");
  const tail = "M0 -25 C-12 -35 -14 -45 -10 -49 C-4 -45 0 -41 1 -35 C4 -43 10 -47 15 -45 C16 -37 8 -29 0 -25Z";
  return moved(
    filled(tail, VERMILION, { width: 2.8 }) +
      drawn("M0 -28 L-6 -40 M1 -28 L9 -38", 1.8, "#8E2A10") +
      small("M-6 24 C-18 10 -15 -15 0 -27 C11 -16 14 9 6 24 C3 28 -3 28 -6 24Z", "#F0B65A", batter),
    0,
    8,
    0.84,
  );
}

export function salmon(): string {
  const rice =
    small("M-24 8 C-24 -2 -16 -6 0 -6 C16 -6 24 -2 24 8 C24 19 -24 19 -24 8Z", RICE) +
    drawn("M-14 11 v.1 M-4 13 v.1 M7 11 v.1 M16 9 v.1", 2.2, "#D8CDB8");
  return (
    rice +
    small(
      "M-27 1 C-24 -17 14 -21 28 -4 C25 5 -13 9 -27 1Z",
      "#F08A5C",
      drawn("M-16 -1 l9 -16 M-4 2 l10 -20 M9 2 l9 -17", 3, "#FFD9C2"),
    )
  );
}

export function gyoza(): string {
  const fold = drawn("M-19 -5 q5 7 9 -2 q5 8 10 -1 q5 7 9 0 q5 6 9 3", 2.6, "#C9A46A");
  return (
    small(
      "M-27 12 C-28 -10 -14 -19 0 -19 C14 -19 28 -10 27 12 C17 17 -17 17 -27 12Z",
      "#F4E2BE",
      filled("M-30 9 Q0 14 30 9 V20 H-30Z", "#D9A45C") + fold,
    ) + glint("M-17 -9 Q-10 -15 -2 -15", 2.2)
  );
}

export function noodles(): string {
  const sticks = cord("M6 -4 L19 -30 M12 -3 L26 -27", 2, "#D9A868");
  const heap = small(
    "M-23 2 C-22 -13 22 -13 23 2Z",
    "#F0D9A8",
    drawn("M-17 -2 q6 -8 13 -1 M-2 -1 q6 -8 13 0 M9 -6 q5 -1 8 5", 2.2, "#C9A46A"),
  );
  const egg = circle(-8, -6, 6.5, RICE, 2.2) + circle(-8, -5.5, 3, "#E9A24A");
  return (
    sticks +
    heap +
    egg +
    small(
      "M-25 0 H25 C23 18 11 23 0 23 C-11 23 -23 18 -25 0Z",
      "#3F5E7A",
      drawn("M-26 7 q4 5 8 0 t8 0 t8 0 t8 0 t8 0 t8 0", 2, "#9DBBC9"),
    ) +
    glint("M-19 6 Q-17 13 -12 16", 2.6, 0.45)
  );
}

function oneMore(): string {
  const plate = moved(
    ellipse(0.6, 1, 27, 9, INK, 2.6) + ellipse(0, 0, 27, 9, "#FFF8EA", 2.6) + ellipse(0, -0.5, 18, 5, "#E9DCC6"),
    0,
    17,
  );
  return plate + written("+1", 0, 8, 30, INK, 5.8) + written("+1", 0, 8, 30, "#FF7A4F", 3);
}

function turnRound(): string {
  const half =
    drawn("M-20 -3 A20 20 0 0 1 13 -15", 10) +
    filled("M6 -25 L22 -12 L3 -5Z", INK, { width: 3 }) +
    drawn("M-20 -3 A20 20 0 0 1 13 -15", 5, VERMILION) +
    filled("M8.5 -20.5 L18 -12.5 L7 -8.500Z", VERMILION);
  return half + moved(half, 0, 0, 1, 180);
}

/** A paw that points at somebody. */
function youThere(): string {
  const rays = drawn("M23 -19 l5 -5 M26 -10 h6 M14 -25 l2 -6", 3, VERMILION);
  const sleeve = small("M-30 28 L-24 6 L-6 16 L-12 32Z", VERMILION, drawn("M-30 14 L-4 26", 2.4, "#FFD3C2"));
  const paw = small(
    "M-21 12 C-22 0 -14 -10 -3 -13 C2 -20 12 -22 15 -15 C21 -12 20 -4 14 -2 C16 8 6 18 -5 18 C-12 18 -19 17 -21 12Z",
    "#FFF8EA",
  );
  return (
    rays +
    sleeve +
    paw +
    drawn("M2 -12 q4 3 4 7 M8 -6 q4 2 6 4", 2.2) +
    ellipse(-6, 4, 6, 5, "#F2A0A0") +
    circle(10, -13, 2.8, "#F2A0A0")
  );
}

/** The queasy face: green, and sorry about the noodles. */
export function indigestion(): string {
  const ears =
    "M-25 -2 C-29 -14 -27 -26 -22 -28 C-17 -27 -12 -22 -9 -19 C-3 -21 3 -21 9 -19 C12 -22 17 -27 22 -28 C27 -26 29 -14 25 -2 C29 18 14 25 0 25 C-14 25 -29 18 -25 -2Z";
  const inner = filled("M-22 -22 Q-15 -19 -12 -14 L-22 -8Z M22 -22 Q15 -19 12 -14 L22 -8Z", "#D5AE9A");
  const eyes = drawn("M-16 -7 l8 4 l-8 4 M16 -7 l-8 4 l8 4", 2.8);
  const cheeks = circle(-17, 9, 5, "#8CA85C") + circle(17, 9, 5, "#8CA85C");
  const mouth = drawn("M-9 12 q3 -5 6 0 t6 0 t6 0", 2.8) + filled("M-3 5 h6 l-3 3.500Z", INK);
  const bubbles = circle(21, -24, 3.6, "#DDE8B8", 2) + circle(28, -31, 2.2, "#DDE8B8", 1.8);
  return small(ears, "#A9BE7C", inner + cheeks) + eyes + mouth + bubbles + glint("M-20 4 Q-21 -2 -20 -5", 2.2, 0.4);
}

export const CARD_ART = {
  "2": riceBall,
  "3": dango,
  "4": prawn,
  "5": salmon,
  "6": gyoza,
  "7": noodles,
  plus: oneMore,
  reverse: turnRound,
  choose: youThere,
  indigestion,
} as const satisfies { [name: string]: () => string };
