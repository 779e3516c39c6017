/** What a mime has in its paws, or believes it has. On the ground; the head is at (0, -100), the mouth at (0, -76). */

import { circle, drawn, ellipse, filled, INK, moved } from "../cats/pen.ts";
import { cut, GOLD, PAPER, RED } from "../cats/props/accessory.ts";
import { star } from "./tools.ts";
import { both, marks } from "./marks.ts";

const WOOD = "#B07A45";
const EARTH = "#7A5236";
const STEEL = "#C3C9D4";
const SKIN = "#F2C53D";
const stick = (d: string, width: number, colour: string): string => drawn(d, width + 4) + drawn(d, width, colour);

export const banana =
  cut("M-9 -40 C-10 -56 -8 -70 -2 -80 C6 -78 12 -58 11 -40Z", "#FFF3CF") +
  cut(
    "M-12 -40 C-26 -46 -34 -58 -34 -68 C-22 -66 -10 -58 -4 -46Z M12 -40 C26 -46 34 -58 34 -68 C22 -66 10 -58 4 -46Z",
    SKIN,
    2.6,
  ) +
  cut("M-13 -44 Q0 -36 13 -44 L9 -14 Q0 -6 -9 -14Z", SKIN);

export const flea = moved(
  drawn("M-6 -4 l-5 -4 M6 -4 l5 -4 M-7 1 h-5 M7 1 h5 M-6 5 l-4 4 M6 5 l4 4", 2) +
    ellipse(0, 0, 7, 8, "#8A3A2E", 2) +
    drawn("M0 -6 V7", 1.6),
  30,
  -94,
  1.15,
);

export const flapping = both(marks("M104 -60 q8 -6 8 -16 M92 -40 q12 -2 18 -12"));

export const bone = cut(
  "M-26 20 C-36 12 -42 24 -36 27 C-42 32 -34 42 -26 34 H26 C34 42 42 32 36 27 C42 24 36 12 26 20Z",
  PAPER,
  2.6,
);
export const wagging = marks("M98 -66 q12 10 10 26 M86 -72 q4 -6 2 -12 M106 -30 q2 12 -6 20");

export const bigYawn =
  cut("M-17 18 C-21 48 21 48 17 18 Q0 8 -17 18Z", "#8E3B46", 2.8) +
  filled("M-10 37 Q0 26 10 37 Q0 46 -10 37Z", "#F08C8C") +
  filled("M-13 17 L-10 24 L-7 15Z M13 17 L10 24 L7 15Z", "#fff", { width: 1.2 });

export const lily =
  stick("M-8 -44 L10 -70", 3, "#4F7F38") +
  cut("M10 -70 C0 -82 8 -90 12 -84 C16 -94 26 -88 22 -80 C32 -78 26 -66 10 -70Z", PAPER, 2.4) +
  circle(16, -78, 3, GOLD);

export const cushion =
  cut(
    "M-58 -2 C-66 -14 -60 -26 -50 -22 Q0 -32 50 -22 C60 -26 66 -14 58 -2 C64 8 52 14 46 8 Q0 14 -46 8 C-52 14 -64 8 -58 -2Z",
    "#E58FA8",
    3,
  ) + drawn("M-30 -6 l8 -6 M-8 -4 l8 -6 M16 -6 l8 -6", 2.4, "#A84B66");

export const prey = moved(
  cut("M-12 2 C-24 2 -26 -14 -12 -16 C4 -20 18 -8 16 2Z", "#B9B2BE", 2.6) +
    circle(-10, -16, 5, "#B9B2BE", 2.2) +
    circle(-16, -6, 1.8, INK) +
    drawn("M16 0 C28 2 26 -12 36 -8", 3, "#B98491"),
  -4,
  4,
  1.3,
);
export const impact = marks("M-68 -8 l-14 -8 M-68 4 l-16 2 M68 -8 l14 -8 M68 4 l16 2");

export const liftedHat = moved(
  cut("M-28 0 C-30 -38 30 -38 28 0Z", "#6B5F78", 3) +
    filled("M-28 -9 Q0 -2 28 -9 L28 -1 Q0 6 -28 -1Z", INK) +
    cut("M-42 1 Q0 15 42 1 Q44 -7 33 -5 Q0 5 -33 -5 Q-44 -7 -42 1Z", "#6B5F78", 3),
  22,
  -176,
  0.94,
  16,
);

/** A paw with a thumb. */
export const thumb =
  cut(
    "M72 -104 C68 -122 74 -138 84 -138 C92 -136 92 -124 90 -114 C104 -116 108 -104 104 -96 C104 -84 92 -80 82 -82 C72 -84 70 -94 72 -104Z",
    PAPER,
    2.8,
  ) + drawn("M93 -106 h9 M92 -97 h11 M92 -89 h8", 2);

const heart = (x: number, y: number, scale: number): string =>
  moved(cut("M0 12 C-18 0 -12 -14 0 -6 C12 -14 18 0 0 12Z", "#E0527A", 2.6), x, y, scale);
export const kisses = heart(66, -112, 1.1) + heart(88, -136, 0.8) + heart(98, -104, 0.6);
export const puckered =
  cut("M-7 23 C-7 18 7 18 7 23 C10 27 6 32 0 30 C-6 32 -10 27 -7 23Z", "#E0527A", 2.2) + drawn("M-4 25.500 H4", 1.8);

export const questions = marks(
  "M60 -58 C58 -72 80 -72 78 -58 C77 -50 68 -50 68 -40 M68 -31 v.1 M-78 -58 C-80 -72 -58 -72 -60 -58 C-61 -50 -70 -50 -70 -40 M-70 -31 v.1",
  4.4,
);

export const watch = moved(
  cut("M-13 -6 H13 V8 H-13Z", "#8A3A55", 2.2) + circle(0, 1, 13, PAPER, 3) + drawn("M0 1 V-7 M0 1 L6 4", 2.4),
  14,
  -50,
  1.08,
  -14,
);
export const hurry = filled("M56 -44 q9 10 0 16 q-9 -6 0 -16Z M68 -22 q7 8 0 13 q-7 -5 0 -13Z", "#8FC7DE", {
  width: 2.2,
});

const antler =
  drawn("M18 -44 C22 -62 30 -68 34 -92 M27 -62 C38 -64 46 -70 50 -82 M31 -74 C26 -82 22 -86 20 -96", 10) +
  drawn("M18 -44 C22 -62 30 -68 34 -92 M27 -62 C38 -64 46 -70 50 -82 M31 -74 C26 -82 22 -86 20 -96", 5.6, "#C08A55");
export const antlers = both(antler);

const claw = cut(
  "M70 -70 C58 -96 74 -118 90 -112 L86 -96 L100 -108 C114 -92 106 -66 90 -62 C80 -60 74 -62 70 -70Z",
  "#E4532F",
  3,
);
export const claws = both(claw);
export const eyeStalks = both(
  drawn("M14 -40 L20 -62", 6) +
    drawn("M14 -40 L20 -62", 2.6, "#E4532F") +
    circle(21, -66, 8, "#fff", 2.6) +
    circle(22, -66, 3.4, INK),
);

export const water = `<g opacity=".94">${cut("M-110 -22 q11 -14 22 0 t22 0 t22 0 t22 0 t22 0 t22 0 t22 0 t22 0 t22 0 t22 0 V12 Q0 20 -110 12Z", "#6DB3CF", 2.8)}</g>${drawn("M-78 -4 q8 -7 16 0 M-20 -2 q8 -7 16 0 M44 -4 q8 -7 16 0", 3, "#DCEFF6")}`;
export const bathingCap =
  cut("M-46 -14 C-48 -46 -30 -60 0 -60 C30 -60 48 -46 46 -14 Q0 -34 -46 -14Z", RED, 3) +
  drawn("M-44 -26 Q0 -46 44 -26", 3.4, PAPER) +
  both(`<g opacity=".85">${ellipse(20, 0, 14, 12, "#9AD4E6", 3.2)}</g>`) +
  drawn("M-6 -1 Q0 -5 6 -1 M-34 -2 L-46 -8 M34 -2 L46 -8", 3.2);

export const wheel =
  drawn("M0 -94 a40 36 0 1 0 .1 0", 11) +
  drawn("M0 -94 a40 36 0 1 0 .1 0", 6.4, "#5A4E66") +
  drawn("M0 -58 V-24 M0 -58 L-36 -70 M0 -58 L36 -70", 7) +
  drawn("M0 -58 V-24 M0 -58 L-36 -70 M0 -58 L36 -70", 3.4, "#5A4E66") +
  circle(0, -58, 8, GOLD, 2.6);
export const driversCap =
  cut("M-38 -40 C-58 -52 -38 -66 0 -68 C38 -66 58 -52 38 -40 Q0 -50 -38 -40Z", "#3F6FA8", 3) +
  cut("M-36 -40 Q0 -50 36 -40 Q26 -27 0 -29 Q-26 -27 -36 -40Z", INK, 2.4) +
  circle(0, -52, 5, GOLD, 2);

export const hole =
  cut("M-70 8 C-60 -16 -36 -20 -20 -12 Q0 -26 22 -12 C44 -22 62 -14 70 8 Q0 20 -70 8Z", EARTH, 3) +
  drawn("M-40 -2 h10 M-4 -6 h9 M32 -2 h10", 3, "#A97B56");
export const clods = cut(
  "M66 -92 l12 -4 6 10 -10 8 -9 -5Z M88 -122 l10 0 3 9 -9 5 -6 -6Z M98 -74 l8 -3 4 8 -8 4Z",
  EARTH,
  2.4,
);

export const ball = moved(
  circle(0, 0, 25, PAPER, 3) +
    cut("M0 -25 C14 -16 14 16 0 25 C12 25 25 14 25 0 C25 -14 12 -25 0 -25Z", RED, 2.4) +
    cut("M0 -25 C-8 -12 -8 12 0 25 C-20 22 -25 8 -25 0 C-25 -14 -12 -25 0 -25Z", "#3E7FDD", 2.4),
  0,
  -64,
);
export const tottering = marks("M-38 -82 q-8 14 0 28 M38 -82 q8 14 0 28");

export const toothbrush =
  stick("M-22 -72 L66 -60", 7, "#3EA38F") +
  cut("M-26 -88 L2 -84 L0 -74 L-28 -78Z", PAPER, 2.2) +
  drawn("M-20 -86 v7 M-12 -85 v7 M-4 -84 v7", 1.8);
export const foam =
  circle(-20, -66, 7, "#fff", 2) +
  circle(-8, -62, 9, "#fff", 2) +
  circle(8, -62, 7, "#fff", 2) +
  circle(-30, -74, 4, "#fff", 1.8);

export const shivers = both(marks("M62 -30 l8 8 -8 8 8 8 -8 8 M76 -24 l7 7 -7 7 7 7", 3.6, "#3F86B0"));
export const snow =
  cut(
    "M-42 -30 C-50 -48 -30 -54 -24 -54 C-16 -72 16 -70 20 -56 C34 -60 50 -46 42 -30 Q36 -24 30 -32 Q22 -22 14 -35 Q6 -24 -2 -36 Q-12 -24 -20 -34 Q-30 -22 -42 -30Z",
    "#F4FAFF",
    2.8,
  ) + drawn("M-14 -54 q6 -6 14 -5 M16 -46 q6 0 9 4", 2.4, "#A9C9DC");

const flame =
  cut("M0 -40 C16 -22 13 -4 0 -4 C-13 -4 -15 -20 0 -40Z", "#F2A326", 2.6) +
  filled("M0 -24 C6 -16 5 -8 0 -8 C-5 -8 -6 -15 0 -24Z", "#FFE9A8");
export const candle = moved(
  cut("M-12 0 Q0 -6 12 0 V44 Q0 50 -12 44Z", "#FFF8EA") +
    drawn("M-11 10 q5 6 8 0", 2.2) +
    drawn("M0 -2 v-5", 2.6) +
    moved(flame, 0, -4),
  86,
  -138,
  0.92,
);

export const cauldron =
  cut("M-56 -46 C-74 -20 -56 14 0 14 C56 14 74 -20 56 -46 Q0 -34 -56 -46Z", "#4A4054", 3.2) +
  ellipse(0, -46, 58, 12, "#7FAE4E", 3.2) +
  circle(-24, -50, 6, "#B9D98A", 2.2) +
  circle(-6, -44, 4, "#B9D98A", 2) +
  drawn("M-46 -22 Q-44 -4 -32 2", 3.4, "#8B8698");
export const spoon = stick("M52 -104 L14 -46", 6.4, WOOD);
export const witchHat =
  cut("M-28 -42 L-4 -88 Q2 -98 16 -93 Q8 -88 10 -80 L28 -42Z", "#5A4A78", 3) +
  filled("M-25 -50 Q0 -42 25 -50 L28 -42 Q0 -34 -28 -42Z", "#7FAE4E") +
  cut("M-52 -36 Q0 -20 52 -36 Q52 -45 38 -45 Q0 -35 -38 -45 Q-52 -45 -52 -36Z", "#5A4A78", 3);

export const teapot = moved(
  stick("M22 4 C36 4 34 -22 20 -18", 5, "#5FA6C4") +
    cut("M-22 -18 C-36 -26 -44 -16 -50 -22 L-54 -12 C-46 -4 -34 6 -24 6Z", "#5FA6C4", 2.6) +
    cut("M-24 -20 C-32 12 -16 22 0 22 C16 22 32 12 24 -20 Q0 -28 -24 -20Z", "#5FA6C4", 2.8) +
    circle(0, -27, 5, GOLD, 2.2) +
    cut("M-10 -2 q10 -10 20 0 q-10 10 -20 0Z", PAPER, 1.8),
  54,
  -104,
  0.82,
  -24,
);
export const teacup =
  cut("M-30 -52 H4 C4 -36 -4 -26 -13 -26 C-22 -26 -30 -36 -30 -52Z", PAPER, 2.6) +
  ellipse(-13, -52, 17, 4.6, "#B4703A", 2.4) +
  drawn("M13 -92 C10 -80 -8 -72 -10 -56", 4.4, "#B4703A");

export const rope =
  drawn("M-112 8 Q0 16 112 8", 9) +
  drawn("M-112 8 Q0 16 112 8", 5, "#D9B078") +
  drawn("M-96 9 l8 4 M-64 10 l8 4 M64 13 l8 -4 M90 12 l8 -4", 2);
export const pole = stick("M-112 -58 L112 -66", 6, RED) + drawn("M-60 -60 l8 0 M52 -64 l8 0", 6, PAPER);

export const rod =
  stick("M20 -40 C44 -70 66 -130 96 -168", 4.6, WOOD) +
  drawn("M96 -168 C104 -140 100 -96 92 -66", 2.2) +
  circle(30, -52, 8, STEEL, 2.6);
export const catchOfFish = moved(
  cut("M-14 0 C-8 -16 18 -16 26 0 C18 16 -8 16 -14 0Z M-12 0 L-28 -12 V12Z", "#F2845C", 2.6) +
    circle(16, -3, 2.6, INK) +
    drawn("M6 -9 Q2 0 6 9", 2.2),
  92,
  -48,
  0.86,
  -80,
);

export const glitter = filled(
  [star(-104, -150, 4, 12, 4), star(104, -150, 4, 12, 4), star(-62, -176, 4, 9, 3), star(62, -176, 4, 9, 3)].join(" "),
  GOLD,
  { width: 2.2 },
);
export const twinkle = (x: number, y: number, r = 14): string =>
  filled(star(x, y, 4, r, r * 0.32), GOLD, { width: 2.4 });
