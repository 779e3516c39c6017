/** Hats, bells and what comes out of a nose: for noises that belong to no animal. */

import { circle, drawn, filled, INK } from "../cats/pen.ts";
import { BLUE, cut, GOLD, PAPER, RED } from "../cats/props/accessory.ts";
import { star } from "./tools.ts";
import { both, marks } from "./marks.ts";

/** Something is heard. */
export const sounding = both(marks("M57 -6 q7 9 2 20 M64 -11 q9 13 3 30"));
export const ringing = both(marks("M40 -80 q9 6 9 18 M51 -88 q12 9 11 28"));

export const bow =
  cut("M0 -44 C-8 -60 -28 -62 -28 -48 C-28 -34 -10 -34 0 -44 C10 -34 28 -34 28 -48 C28 -62 8 -60 0 -44Z", "#D9607E") +
  circle(0, -45, 5.4, "#B63F60", 2.2);

export const yarn =
  circle(0, -58, 20, "#D9607E", 3) +
  drawn("M-16 -66 Q0 -58 16 -66 M-19 -56 Q0 -46 18 -52 M-6 -77 Q-14 -58 -4 -40 M8 -76 Q16 -58 8 -42", 2.2, "#8E2F4B") +
  drawn("M18 -48 C34 -40 40 -50 50 -44 C58 -38 50 -28 56 -22", 3, "#D9607E");
export const purring = marks(
  "M52 6 q4 -7 8 0 t8 0 M52 18 q4 -7 8 0 t8 0 M-68 6 q4 -7 8 0 t8 0 M-68 18 q4 -7 8 0 t8 0",
  3.2,
);

export const handkerchief =
  cut("M-26 18 L26 18 C30 30 22 44 12 52 L0 42 L-12 54 C-24 44 -30 30 -26 18Z", PAPER) +
  drawn("M-12 24 Q-8 36 -12 46 M8 24 Q6 34 10 44", 2, "#C9BBA6") +
  circle(0, 14, 7, "#E8604F", 2.2);
export const spray = filled(
  [
    [-50, 26],
    [-62, 34],
    [-48, 42],
    [50, 26],
    [62, 34],
    [48, 42],
    [-65, 18],
    [65, 18],
  ]
    .map(([x, y]) => `M${x} ${y} q5 7 0 10 q-5 -3 0 -10Z`)
    .join(" "),
  "#8FC7DE",
  { width: 2 },
);

export const nightcap =
  cut(
    "M-42 -28 C-36 -60 -6 -84 40 -78 C58 -76 66 -60 62 -44 L54 -46 C50 -58 42 -60 34 -56 C38 -46 40 -38 42 -28 Q0 -44 -42 -28Z",
    BLUE,
    3,
  ) +
  drawn("M-24 -56 Q-8 -50 -4 -36 M4 -72 Q16 -60 20 -40", 3, PAPER) +
  cut("M-45 -32 Q0 -50 45 -32 L46 -20 Q0 -38 -46 -20Z", PAPER) +
  circle(59, -38, 9, PAPER, 2.6);
export const snoring = marks("M54 -8 h13 l-13 15 h13 M-66 -52 h11 l-11 13 h11 M-56 -78 h8 l-8 9 h8", 3.6, INK);
export const bubbleAtNose = `<g opacity=".8">${circle(18, 24, 13, "#DCEFF6", 2.4)}</g>${circle(14, 20, 3, "#fff")}`;

export const crocodileClock =
  cut(
    "M-44 -22 C-46 -46 -24 -54 0 -54 C24 -54 46 -46 44 -22 L34 -30 L24 -22 L12 -31 L0 -23 L-12 -31 L-24 -22 L-34 -30Z",
    "#5E9A4A",
    3,
  ) +
  circle(0, -62, 22, PAPER, 3.4) +
  circle(0, -62, 22, "none", 3.4) +
  drawn("M0 -62 V-75 M0 -62 L10 -56", 3.2) +
  drawn("M0 -80 v3 M0 -47 v3 M-18 -62 h3 M15 -62 h3", 2.4) +
  both(cut("M12 -84 q10 -8 16 2Z", GOLD, 2.4));

export const raspberry =
  cut("M-13 24 Q0 19 13 24 C17 44 14 58 1 60 C-13 58 -17 44 -13 24Z", "#F0788C", 2.8) +
  drawn("M0 28 V46", 2.4) +
  filled(
    "M-30 42 q5 7 0 10 q-5 -3 0 -10Z M30 42 q5 7 0 10 q-5 -3 0 -10Z M-38 56 q4 6 0 9 q-4 -3 0 -9Z M38 56 q4 6 0 9 q-4 -3 0 -9Z",
    "#8FC7DE",
    { width: 2 },
  );

export const bell =
  cut("M-30 -42 C-20 -48 -22 -66 -16 -76 C-8 -88 8 -88 16 -76 C22 -66 20 -48 30 -42 Q0 -32 -30 -42Z", GOLD, 3) +
  circle(0, -35, 6.4, "#C9871A", 2.6) +
  drawn("M-6 -85 q6 -10 12 0", 3.4) +
  drawn("M-13 -52 Q-14 -68 -6 -76", 3, "#fff", 0.6);

export const topHat =
  cut("M-26 -46 L-30 -86 Q0 -94 30 -86 L26 -46Z", "#4A3F56", 3) +
  filled("M-27 -58 Q0 -50 27 -58 L26 -47 Q0 -38 -26 -47Z", RED) +
  cut("M-46 -42 Q0 -28 46 -42 Q48 -50 36 -48 Q0 -38 -36 -48 Q-48 -50 -46 -42Z", "#4A3F56", 3);
export const sparkles = filled(
  [star(-56, -58, 4, 13, 4), star(56, -58, 4, 13, 4), star(-62, 2, 4, 8, 3), star(62, -2, 4, 8, 3)].join(" "),
  GOLD,
  { width: 2.2 },
);

export const villain =
  cut(
    "M0 21 C-8 14 -18 16 -24 22 C-30 27 -40 22 -40 14 C-44 30 -26 36 -14 30 Q-6 26 0 26 Q6 26 14 30 C26 36 44 30 40 14 C40 22 30 27 24 22 C18 16 8 14 0 21Z",
    INK,
    2,
  ) + filled("M-8 31 C-7 41 7 41 8 31 Q0 35 -8 31Z", "#8E3B46", { width: 2.2 });

export const alpineHat =
  cut("M16 -54 C20 -84 38 -98 48 -96 C50 -80 36 -60 24 -50Z", PAPER, 2.6) +
  cut("M-28 -44 C-28 -66 -14 -78 -4 -72 Q4 -78 14 -72 C26 -66 30 -56 30 -44Z", "#4F7F4A", 3) +
  filled("M-28 -53 Q0 -45 29 -53 L29 -45 Q0 -37 -28 -45Z", RED) +
  cut("M-48 -38 Q0 -26 50 -38 Q50 -47 36 -46 Q0 -36 -34 -46 Q-50 -47 -48 -38Z", "#4F7F4A", 3);
export const mountains =
  filled("M-70 -46 L-58 -70 L-51 -60 L-46 -66 L-38 -46Z", "#B9C6D6", { width: 2.4 }) +
  filled("M-61 -64 L-58 -70 L-54 -64 L-58 -62Z", "#fff");

export const beacon =
  cut("M-44 -30 C-44 -58 -22 -66 0 -66 C22 -66 44 -58 44 -30 Q0 -44 -44 -30Z", GOLD, 3) +
  cut("M-50 -28 Q0 -46 50 -28 Q50 -20 44 -20 Q0 -36 -44 -20 Q-50 -20 -50 -28Z", GOLD) +
  cut("M-11 -64 L-9 -84 Q0 -90 9 -84 L11 -64Z", "#F2682F") +
  marks("M-17 -90 l-7 -6 M17 -90 l7 -6 M-19 -77 h-10 M19 -77 h10", 3.4, "#F2682F");
export const reversing = marks("M52 24 h16 M52 24 l6 -6 M52 24 l6 6 M-52 24 h-16 M-52 24 l-6 -6 M-52 24 l-6 6", 3.6);

export const moon =
  cut(
    "M10 -86 C-16 -84 -26 -60 -12 -46 C2 -34 24 -40 28 -52 C12 -48 0 -58 2 -70 C3 -78 6 -82 10 -86Z",
    "#F6DE8A",
    2.8,
  ) + filled(star(26, -76, 5, 8, 3.4), "#F6DE8A", { width: 2 });
