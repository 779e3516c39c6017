/** Animals that a cat can pass for: ears and crests for the head, snouts and bills for the face. */

import { circle, drawn, ellipse, filled, INK } from "../../../cats/pen.ts";
import { cut, GOLD, PAPER, RED } from "../../../cats/props/accessory.ts";
import { both, marks } from "../../../art/marks.ts";

const ORANGE = "#F2A326";
const PINK = "#F0A5A5";
const BROWN = "#8A5D36";

/** A ring of hair around the face, by turns long and short. */
function mane(far: number, near: number, hairs: number): string {
  const at = (k: number): string => {
    const angle = (k * Math.PI) / hairs;
    const r = k % 2 ? far : near;
    return `${(r * 1.08 * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
  };
  const hole = "M44 4 C44 -24 24 -36 0 -36 C-24 -36 -44 -24 -44 4 C-44 30 -22 37 0 37 C22 37 44 30 44 4Z";
  return `M${Array.from({ length: hairs * 2 }, (_, k) => at(k)).join(" L")}Z ${hole}`;
}

export const frog =
  cut("M-40 -28 C-36 -54 36 -54 40 -28 Q0 -42 -40 -28Z", "#7FAE4E", 3) +
  both(circle(22, -52, 13, "#7FAE4E", 3) + circle(22, -53, 7, "#fff", 2)) +
  circle(-21, -53, 3.4, INK) +
  circle(23, -53, 3.4, INK);

export const snake = {
  crown:
    cut("M-30 -36 C-10 -58 26 -54 30 -34 C10 -26 -14 -26 -30 -36Z", "#5E9A6B", 3) +
    drawn("M-19 -38 l8 -7 8 7 8 -7 8 7", 3, "#CFE3B0"),
  mask:
    cut("M-8 25 L-5 33 L-2 25Z M8 25 L5 33 L2 25Z", "#fff", 1.6) + drawn("M0 27 V44 M0 44 l-8 9 M0 44 l8 9", 4.5, RED),
};

export const cow = {
  crown: both(cut("M40 -34 C60 -40 62 -62 52 -68 C50 -54 40 -50 30 -46Z", "#F2E3C2", 3)),
  mask: ellipse(0, 23, 25, 15, "#F0B7B0", 3) + both(ellipse(10, 21, 3.6, 4.8, INK)) + drawn("M-9 31 Q0 35 9 31", 2.4),
};

export const pig = {
  crown: both(cut("M22 -42 C34 -62 52 -64 58 -50 C58 -34 46 -30 38 -32Z", PINK, 3)),
  mask: ellipse(0, 19, 18, 14, PINK, 3) + both(ellipse(6.5, 19, 3.2, 5.4, INK)),
};

export const duck = {
  crown: cut("M-12 -42 C-18 -58 -6 -64 -2 -54 C0 -68 16 -66 10 -52 C20 -56 22 -46 12 -40 Q0 -46 -12 -42Z", GOLD),
  mask:
    cut("M-27 16 C-13 6 13 6 27 16 C32 26 16 33 0 33 C-16 33 -32 26 -27 16Z", ORANGE, 3) +
    drawn("M-25 21 Q0 29 25 21", 2.4) +
    both(circle(6, 14, 1.6, INK)),
};

export const sheep =
  (
    [
      [-34, -32, 13],
      [34, -32, 13],
      [-18, -42, 15],
      [18, -42, 15],
      [0, -48, 16],
    ] as const
  )
    .map(([x, y, r]) => circle(x, y, r, PAPER, 3))
    .join("") +
  ellipse(0, -34, 34, 12, PAPER) +
  both(cut("M44 -24 C58 -28 68 -20 66 -10 C56 -6 46 -12 44 -24Z", "#4A4054"));

export const horse = {
  crown:
    both(cut("M20 -42 C18 -66 28 -84 36 -86 C46 -72 46 -52 40 -38Z", "#A9764B", 3)) +
    cut(
      "M-14 -46 C-20 -74 12 -84 18 -64 C22 -50 16 -40 20 -26 C8 -28 6 -34 4 -38 C0 -28 -6 -24 -14 -22 C-8 -32 -12 -38 -14 -46Z",
      "#4C2D24",
      3,
    ),
  mask:
    ellipse(0, 24, 23, 17, "#E7C9AB", 3) +
    both(ellipse(9, 17, 3, 4, INK)) +
    cut("M-13 26 H13 V36 Q0 39 -13 36Z", "#fff", 2.2) +
    drawn("M-4.500 26 v11 M4.500 26 v11", 1.8),
};

export const dog = {
  crown: both(cut("M34 -44 C52 -52 66 -34 66 -10 C66 8 54 14 48 6 C42 -6 38 -22 28 -36Z", BROWN, 3)),
  mask:
    cut("M-10 11 Q0 6 10 11 Q9 21 0 22 Q-9 21 -10 11Z", INK, 2) +
    circle(-3, 13, 2, "#fff") +
    cut("M-7 29 H9 C11 44 8 50 1 50 C-6 50 -8 44 -7 29Z", "#F08C8C", 2.4) +
    drawn("M1 31 V42", 1.8),
};

export const wolf = {
  crown: both(
    cut("M22 -40 C22 -62 36 -82 50 -88 C58 -70 56 -46 46 -30Z", "#6F7690", 3) +
      filled("M33 -44 C34 -58 40 -68 47 -74 C50 -60 48 -48 43 -40Z", "#CB97A2"),
  ),
  air: marks("M-62 -20 C-72 -12 -74 2 -68 10 M62 -20 C72 -12 74 2 68 10"),
};

export const lion = cut(mane(65, 54, 14), "#C26A22", 3);

export const owl = {
  crown: both(cut("M18 -40 C26 -60 40 -66 56 -70 C54 -54 48 -40 38 -32Z", "#744726")),
  mask:
    both(circle(20, 0, 20, "#F6E6C8", 3.4) + circle(20, 0, 10, ORANGE, 2.4) + circle(20, 0, 5.4, INK)) +
    cut("M-6 10 H6 L0 25Z", "#C9871A", 2.4),
};

export const bee = {
  crown:
    drawn("M-14 -40 C-18 -58 -26 -64 -32 -62 M14 -40 C18 -58 26 -64 32 -62", 3.4) +
    both(circle(34, -63, 7, GOLD, 2.6)) +
    cut("M-46 -20 Q0 -44 46 -20 L47 -8 Q0 -32 -47 -8Z", GOLD, 2.6) +
    filled("M-26 -30 L-17 -33 L-18 -21 L-27 -17Z M26 -30 L17 -33 L18 -21 L27 -17Z", INK),
  behind: both(cut("M36 -70 C60 -108 108 -112 110 -84 C110 -62 72 -54 38 -56Z", "#E6F0F4")),
};

export const turkey = {
  crown: (
    [
      [-44, -26],
      [-22, -12],
      [0, 0],
      [22, 12],
      [44, 26],
    ] as const
  )
    .map(
      ([turn], at) =>
        `<g transform="rotate(${turn} 0 0)">${cut("M-10 -40 C-16 -66 -12 -82 0 -84 C12 -82 16 -66 10 -40Z", [RED, ORANGE, "#A9764B", ORANGE, RED][at] as string)}</g>`,
    )
    .join(""),
  mask: cut("M-9 13 H9 L0 27Z", ORANGE, 2.6) + cut("M3 20 C14 22 14 46 7 48 C-1 48 2 34 -2 26Z", RED, 2.4),
};

export const donkey = {
  crown: both(
    cut("M18 -42 C10 -70 22 -94 34 -96 C48 -82 48 -56 38 -36Z", "#949AAE", 3) +
      filled("M27 -50 C24 -68 28 -80 34 -86 C40 -74 40 -58 36 -46Z", "#DDAAB0"),
  ),
  mask:
    ellipse(0, 25, 24, 16, "#EDEBEF", 3) +
    both(ellipse(9, 18, 3, 4, INK)) +
    cut("M-11 27 H11 V37 H-11Z", "#fff", 2) +
    drawn("M0 27 v10", 1.8) +
    drawn("M22 33 L50 44", 9) +
    drawn("M22 33 L44 42", 5.4, ORANGE) +
    drawn("M48 42 l8 -2 M49 44 l7 5", 4, "#6FA84F"),
};

export const mouse = {
  crown: both(circle(42, -46, 22, "#B9B2BE", 3) + circle(42, -45, 13, "#F0B7B0")),
  mask: circle(0, 14, 5.4, "#E58F8F", 2.2) + cut("M-4 25 H4 V33 H-4Z", "#fff", 1.8) + drawn("M0 25 v8", 1.4),
};

export const hen = {
  crown: cut("M-14 -38 C-22 -54 -8 -60 -4 -50 C-4 -64 10 -64 8 -50 C14 -56 24 -48 14 -38 Q0 -44 -14 -38Z", RED),
  mask: cut("M-8 13 H8 L0 26Z", ORANGE, 2.6) + both(cut("M2 26 q8 2 6 12 q-7 2 -8 -10Z", RED, 2)),
  egg: cut("M0 10 C-20 10 -24 -10 -18 -24 C-13 -38 13 -38 18 -24 C24 -10 20 10 0 10Z", "#FFF3DF", 2.8),
};

export const rooster = {
  crown: cut("M-22 -36 C-36 -64 -14 -70 -11 -56 C-12 -80 13 -80 11 -56 C15 -70 36 -64 22 -36 Q0 -44 -22 -36Z", RED, 3),
  mask:
    cut("M-10 9 L10 9 L2 20 L-2 20Z M-7 30 L7 30 L0 22Z", ORANGE, 2.6) +
    cut("M-4 33 q-4 15 4 15 q8 0 4 -15Z", RED, 2.4),
};

export const elephant = {
  crown: both(
    cut("M40 -30 C58 -52 76 -36 71 -6 C66 18 50 20 44 8Z", "#A7ABBC", 3) +
      filled("M48 -18 C58 -32 67 -24 63 -6 C60 6 53 7 49 2Z", "#DDB7BE"),
  ),
  mask:
    drawn("M0 14 C0 44 34 50 42 22 C44 12 52 2 60 -2", 19) +
    drawn("M0 14 C0 44 34 50 42 22 C44 12 52 2 60 -2", 13.6, "#A7ABBC") +
    drawn("M2 28 l10 -3 M13 38 l5 -8 M28 39 l-4 -9 M37 29 l-9 -4", 1.8),
};

/** Half of a wing; short, and no use for flying. */
export const wings = both(
  cut(
    "M30 -72 C48 -108 84 -130 112 -126 C112 -116 106 -108 98 -104 C108 -102 108 -92 98 -88 C104 -82 98 -74 88 -72 C78 -58 56 -50 36 -48Z",
    "#EDEBEF",
    3,
  ) + drawn("M98 -104 Q76 -98 62 -84 M98 -88 Q80 -84 68 -74", 2.4),
);
export const beak = cut("M-9 12 H9 L0 26Z", ORANGE, 2.6);

/** In the pouch of a kangaroo. */
export const joey =
  both(cut("M5 -56 C6 -68 12 -72 15 -70 C18 -64 16 -56 13 -52Z", "#C08A55", 2.4)) +
  circle(0, -44, 16, "#C08A55", 2.8) +
  both(circle(6, -46, 2.2, INK)) +
  ellipse(0, -39, 3.6, 2.6, INK) +
  cut("M-30 -36 Q0 -26 30 -36 C32 -14 18 -4 0 -4 C-18 -4 -32 -14 -30 -36Z", "#D9A873", 2.8) +
  drawn("M-22 -28 Q0 -19 22 -28", 2, "#8A5D36");

export const bird = {
  crown:
    cut("M-18 -48 C-20 -70 6 -76 14 -62 C22 -58 22 -46 12 -42 C0 -38 -14 -40 -18 -48Z", "#5FA6C4") +
    cut("M-16 -54 L-36 -62 L-30 -46Z", "#5FA6C4", 2.4) +
    cut("M17 -62 L30 -58 L17 -53Z", GOLD, 2.2) +
    circle(8, -62, 2.6, INK) +
    drawn("M-8 -54 Q0 -46 6 -52", 2.2),
  air: note(46, -78) + note(-56, -72),
};

export function note(x: number, y: number): string {
  const d = `M${x + 1} ${y + 14} h-3 M${x + 4} ${y + 13} V${y - 6} q8 1 9 9`;
  return marks(d, 3.4, INK) + ellipse(x, y + 14, 5.4, 4.2, INK);
}

export const fish = {
  crown:
    cut("M-24 -38 C-20 -66 2 -80 24 -78 C16 -66 20 -50 24 -38 Q0 -46 -24 -38Z", "#F2845C") +
    drawn("M-10 -44 L2 -68 M6 -44 L14 -68", 2.4, "#A8452A"),
  mask:
    both(cut("M44 4 C56 -8 67 -6 68 4 C66 18 54 22 44 16Z", "#F2845C")) +
    circle(0, 27, 9, "#F2845C", 2.8) +
    circle(0, 27, 4.6, "#8E3B46"),
  air: circle(52, -46, 7, "#DCEFF6", 2.4) + circle(62, -62, 5, "#DCEFF6", 2.2) + circle(-56, -52, 6, "#DCEFF6", 2.2),
};

export const goose = {
  crown:
    cut(
      "M-44 -12 C-60 -52 -30 -66 0 -66 C30 -66 60 -52 44 -12 C36 -34 18 -42 0 -42 C-18 -42 -36 -34 -44 -12Z",
      "#C7D5E8",
      3,
    ) + drawn("M-48 -26 L-37 -26 M-32 -54 L-25 -43 M0 -65 V-44 M32 -54 L25 -43 M48 -26 L37 -26", 2.2, "#7F96B8"),
  mask:
    cut("M-12 10 C-4 2 8 2 14 8 L44 12 C46 18 20 22 4 22Z M0 25 L34 30 C26 38 4 38 0 25Z", ORANGE, 2.8) +
    marks("M52 6 l11 -6 M54 18 h12 M52 30 l11 6"),
};

export const parrot = {
  crown:
    cut(
      "M-10 -40 C-26 -60 -18 -78 -8 -82 C-10 -70 -2 -62 0 -58 C0 -74 10 -90 24 -90 C16 -78 18 -66 14 -58 C24 -70 34 -72 40 -68 C30 -62 22 -46 12 -40Z",
      "#4FA45B",
    ) + drawn("M-2 -44 C-8 -54 -8 -62 -8 -68 M6 -44 C6 -58 10 -70 14 -78", 2.4, GOLD),
  mask:
    cut("M-15 8 C-6 0 6 0 15 8 C18 24 10 36 0 44 C2 34 -4 28 -10 27 C-16 22 -17 14 -15 8Z", "#4A4054", 2.6) +
    both(circle(34, 12, 8, "#F28C6A")) +
    drawn("M-8 10 Q0 6 8 10", 2, "#fff", 0.6),
};

export const rabbit = {
  crown: both(
    cut("M8 -42 C2 -68 6 -92 18 -96 C34 -92 36 -66 30 -40Z", "#EFE6EC", 3) +
      filled("M15 -52 C12 -70 15 -82 19 -86 C26 -80 27 -66 24 -50Z", "#F0A5B5"),
  ),
  mask:
    ellipse(0, 15, 9, 6.5, "#F08CA0", 2.4) +
    cut("M-5 26 H5 V35 H-5Z", "#fff", 1.8) +
    drawn("M0 26 v9", 1.4) +
    drawn("M-18 6 q-5 5 0 10 M18 6 q5 5 0 10 M-25 3 q-8 8 0 16 M25 3 q8 8 0 16", 2.4),
};

export const devil = both(cut("M16 -42 C16 -58 28 -64 34 -78 C46 -64 44 -44 32 -36Z", RED, 3));
