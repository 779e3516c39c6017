/** Flowers, hair, food and weather: what else can be on a head. */

import { circle, CREAM, drawn, ellipse, filled, INK } from "../../../cats/pen.ts";
import { type Accessory, cut, GOLD, LEAF, PAPER, RED, ROSE, VIOLET } from "../../../cats/props/accessory.ts";

function worn(name: string, covers: string, art: Accessory["art"]): Accessory {
  return { name, layer: "front", covers, art };
}

/** Around a head, in the air. */
function floating(name: string, covers: string, art: Accessory["art"]): Accessory {
  return { name, layer: "front", covers, floats: true, art };
}

export const tiara = worn(
  "tiara",
  "-30,-38 -24,-58 0,-74 24,-58 30,-38",
  () =>
    cut("M-32 -36 Q-30 -50 -24 -58 L-14 -48 L0 -72 L14 -48 L24 -58 Q30 -50 32 -36 Q0 -46 -32 -36Z", "#E6EEF6", 2.8) +
    circle(0, -54, 4.5, ROSE, 2) +
    circle(-20, -47, 3, "#5FA6C4", 1.6) +
    circle(20, -47, 3, "#5FA6C4", 1.6),
);

function blossom(x: number, y: number, petal: string, heart: string, r = 6): string {
  const petals = [0, 72, 144, 216, 288]
    .map((a) =>
      circle(
        x + r * Math.cos((a * Math.PI) / 180 - 1.57),
        y + r * Math.sin((a * Math.PI) / 180 - 1.57),
        r * 0.82,
        petal,
        1.8,
      ),
    )
    .join("");
  return petals + circle(x, y, r * 0.62, heart, 1.4);
}

export const flowerCrown = worn(
  "flower crown",
  "-52,-26 -44,-50 0,-60 44,-50 52,-26",
  () =>
    drawn("M-46 -24 Q0 -62 46 -24", 4, "#4F7F38") +
    blossom(-41, -29, PAPER, GOLD) +
    blossom(-22, -42, "#F2A0B3", GOLD) +
    blossom(0, -48, "#F6DE8A", "#C97F0E", 7) +
    blossom(22, -42, "#ACA0FE", GOLD) +
    blossom(41, -29, PAPER, GOLD),
);

export const lily = worn(
  "lily",
  "16,-60 36,-72 62,-52 50,-26 28,-30",
  () =>
    `<g transform="translate(38 -46) rotate(24)">${cut("M0 4 C-16 2 -22 -8 -20 -18 C-12 -18 -6 -14 -4 -8 C-6 -18 -4 -24 0 -28 C4 -24 6 -18 4 -8 C6 -14 12 -18 20 -18 C22 -8 16 2 0 4Z", "#FFF3F6", 2.4)}${drawn("M0 2 V-12 M-3 2 L-6 -8 M3 2 L6 -8", 1.8, "#E3A61E")}${cut("M-4 4 Q-16 14 -22 6 Q-14 0 -4 4Z", LEAF, 2)}</g>`,
);

export const violetFlower = worn(
  "viola",
  "-62,-52 -40,-70 -16,-56 -24,-32 -50,-32",
  () =>
    `<g transform="translate(-38 -48)">${cut("M0 0 C-20 4 -24 -14 -12 -16 C-4 -18 0 -10 0 0Z M0 0 C20 4 24 -14 12 -16 C4 -18 0 -10 0 0Z", VIOLET, 2.2)}${cut("M0 -2 C-16 2 -14 18 0 18 C14 18 16 2 0 -2Z", "#F3D14A", 2.2)}${drawn("M-4 4 L-6 9 M0 4 V11 M4 4 L6 9", 1.6, VIOLET)}</g>`,
);

export const berries = worn(
  "berries",
  "-4,-44 -24,-62 0,-76 30,-62 20,-42",
  () =>
    cut("M2 -46 C22 -44 34 -56 32 -66 C16 -68 4 -60 2 -46Z", LEAF, 2.4) +
    [
      [-12, -52],
      [-2, -58],
      [-8, -43],
      [4, -48],
      [-18, -44],
    ]
      .map(
        ([x, y]) =>
          circle(x as number, y as number, 6.4, "#6F4180", 1.8) +
          circle((x as number) - 2, (y as number) - 2, 1.6, "#C9A9D6"),
      )
      .join(""),
);

export const ashLeaf = worn(
  "ash leaf",
  "-8,-40 -30,-70 0,-92 30,-70 8,-40",
  () =>
    drawn("M0 -38 Q2 -60 0 -78", 3.4) +
    [
      [-13, -52, -58],
      [13, -52, 58],
      [-13, -67, -44],
      [13, -67, 44],
      [0, -80, 0],
    ]
      .map(
        ([x, y, turn]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn})">${cut("M0 9 C-7 3 -6 -7 0 -12 C6 -7 7 3 0 9Z", "#B9A13C", 2)}</g>`,
      )
      .join(""),
);

export const stem = worn(
  "stem",
  "-10,-38 -8,-62 20,-66 34,-50 10,-38",
  () =>
    cut("M-9 -38 C-6 -50 -8 -58 -12 -64 L2 -68 C4 -58 6 -48 9 -38 Q0 -34 -9 -38Z", "#6E8E3F", 2.8) +
    cut("M6 -46 C16 -60 32 -58 36 -48 C26 -40 14 -40 6 -46Z", LEAF, 2.4) +
    drawn("M-6 -44 C-22 -42 -26 -56 -18 -60 C-12 -62 -12 -54 -18 -54", 2.4, "#4F7F38"),
);

export const waffle = worn(
  "waffle",
  "-38,-38 -38,-60 0,-72 38,-60 38,-38",
  () =>
    ellipse(0, -44, 37, 11, "#B9772E", 2.8) +
    ellipse(0, -50, 37, 12, "#E3A551", 2.8) +
    drawn(
      "M-26 -57 L-18 -41 M-10 -61 L-4 -39 M8 -61 L12 -39 M25 -57 L27 -43 M-36 -51 Q0 -60 36 -51 M-34 -46 Q0 -53 34 -46",
      2,
      "#9A5F1E",
    ) +
    cut(
      "M-11 -58 L4 -63 L14 -57 L-1 -52Z M-11 -58 L-1 -52 V-46 L-11 -51Z M-1 -52 L14 -57 V-51 L-1 -46Z",
      "#FBE08A",
      2,
    ) +
    cut("M20 -44 C22 -36 18 -30 23 -28 C28 -30 27 -38 28 -45Z", "#A85E1C", 1.8),
);

export const pebbles = worn(
  "pebbles",
  "-26,-38 -20,-62 -12,-92 14,-92 20,-62 26,-38",
  () =>
    ellipse(0, -46, 25, 10, "#B8B0A4", 2.8) +
    ellipse(3, -63, 18, 9, "#8F95A8", 2.8) +
    ellipse(-1, -78, 12, 8, "#D8C7AC", 2.8) +
    drawn("M-14 -48 q6 -4 12 -2 M-6 -66 q5 -3 9 -1", 2, PAPER),
);

export const stormCloud = worn(
  "storm cloud",
  "-44,-56 -34,-84 0,-98 34,-86 46,-58 10,-34 -10,-50",
  () =>
    cut("M2 -58 L-10 -40 H0 L-6 -24 L14 -46 H4 L12 -58Z", "#F6D043", 2.4) +
    cut(
      "M-34 -54 C-52 -56 -48 -78 -30 -74 C-28 -94 0 -98 8 -84 C22 -94 40 -82 34 -70 C50 -68 46 -52 34 -54Z",
      "#6F7690",
      3,
    ) +
    drawn("M-26 -66 q6 -8 14 -4 M8 -72 q8 -4 14 2", 2.2, "#A5ABC2"),
);

export const devilHorns = worn(
  "little horns",
  "-32,-38 -34,-66 -14,-44 14,-44 34,-66 32,-38",
  () =>
    drawn("M-30 -38 Q0 -50 30 -38", 6) +
    drawn("M-30 -38 Q0 -50 30 -38", 3, INK) +
    cut(
      "M-28 -40 C-36 -50 -34 -62 -26 -70 C-26 -58 -20 -52 -13 -46Z M28 -40 C36 -50 34 -62 26 -70 C26 -58 20 -52 13 -46Z",
      RED,
      2.6,
    ),
);

export const cowHorns = worn(
  "horns",
  "-40,-38 -42,-70 -10,-44 10,-44 42,-70 40,-38",
  () =>
    cut(
      "M-12 -42 C-24 -42 -36 -50 -34 -68 C-26 -62 -20 -54 -8 -50Z M12 -42 C24 -42 36 -50 34 -68 C26 -62 20 -54 8 -50Z",
      "#F4E2BE",
      2.6,
    ) + cut("M-14 -38 Q0 -54 14 -38 Q10 -28 0 -30 Q-10 -28 -14 -38Z", "#6B4A3C", 2.4),
);

/** Powdered, and as high as can be. */
export const wig: Accessory = {
  name: "wig",
  layer: "front",
  covers: "-54,12 -50,-40 -40,-80 -20,-112 0,-120 20,-112 40,-80 50,-40 54,12 46,-20 -46,-20",
  art: () =>
    cut("M-34 -30 C-52 -58 -40 -112 0 -118 C40 -112 52 -58 34 -30 Q0 -46 -34 -30Z", "#F4ECEF", 3) +
    drawn(
      "M-24 -44 Q-30 -74 -14 -100 M-8 -48 Q-12 -80 0 -106 M10 -48 Q14 -80 6 -106 M26 -44 Q30 -74 16 -100",
      2.2,
      "#C9B6C2",
    ) +
    circle(-47, -18, 9, "#F4ECEF", 2.4) +
    circle(-50, 0, 8, "#F4ECEF", 2.4) +
    circle(47, -18, 9, "#F4ECEF", 2.4) +
    circle(50, 0, 8, "#F4ECEF", 2.4) +
    cut("M0 -64 L-20 -75 Q-24 -64 -20 -53Z M0 -64 L20 -75 Q24 -64 20 -53Z", "#7FB6CF", 2.6) +
    circle(0, -64, 6, "#7FB6CF", 2.4),
};

export const pompadour = worn(
  "pompadour",
  "-40,-28 -44,-58 -10,-84 34,-78 50,-48 34,-30",
  () =>
    cut(
      "M-38 -28 C-52 -52 -34 -80 4 -82 C44 -84 56 -58 40 -44 C46 -56 24 -58 12 -48 C-2 -38 -24 -42 -38 -28Z",
      INK,
      3,
    ) +
    filled("M8 -62 L43 -62 L41 -42 L10 -47Z", INK) +
    drawn("M-32 -52 C-22 -70 4 -74 26 -68 M-24 -46 C-12 -60 10 -64 30 -58", 3, "#6F5F86"),
);

export const mopTop = worn(
  "mop top",
  "-52,0 -48,-46 0,-64 48,-46 52,0 40,-16 -40,-16",
  () =>
    cut(
      "M-50 2 C-58 -40 -34 -62 0 -62 C34 -62 58 -40 50 2 L42 -6 L38 -20 L28 -12 L20 -22 L8 -13 L-2 -23 L-14 -13 L-24 -22 L-32 -12 L-40 -20 L-44 -4Z",
      "#5A3A28",
      3,
    ) +
    drawn(
      "M-30 -46 Q-34 -32 -32 -24 M-10 -54 Q-12 -38 -10 -26 M12 -54 Q14 -38 14 -26 M32 -46 Q36 -32 32 -24",
      2,
      "#8A6244",
    ),
);

export const sweatband = worn(
  "sweatband",
  "-48,-14 -46,-32 46,-32 48,-14",
  () => cut("M-47 -20 Q0 -44 47 -20 L48 -7 Q0 -30 -48 -7Z", "#5DBE9A", 2.8) + drawn("M-47 -13 Q0 -37 47 -13", 3, PAPER),
);

export const headscarf = worn(
  "headscarf",
  "-60,26 -60,-30 -26,-72 26,-72 60,-30 60,26 26,60 -26,60",
  () =>
    cut(
      "M-50 26 C-70 -10 -54 -68 0 -70 C54 -68 70 -10 50 26 L34 36 C58 6 44 -36 0 -38 C-44 -36 -58 6 -34 36Z",
      "#B9476A",
      3,
    ) +
    [
      [-52, -8],
      [-42, -40],
      [-16, -56],
      [16, -56],
      [42, -40],
      [52, -8],
    ]
      .map(([x, y]) => circle(x as number, y as number, 3.6, CREAM))
      .join("") +
    cut("M0 40 L-20 36 Q-26 50 -18 60Z M0 40 L20 36 Q26 50 18 60Z", "#B9476A", 2.4) +
    circle(0, 42, 6, "#B9476A", 2.4),
);

export const crescent: Accessory = {
  name: "crescent",
  layer: "under",
  art: () => cut("M4 -40 A11 11 0 1 0 12 -22 A9 9 0 1 1 4 -40Z", "#F6DE8A", 2),
};

export const mushroom = worn(
  "truffle",
  "-26,-38 -28,-58 0,-72 28,-58 26,-38",
  () =>
    cut("M-12 -38 C-10 -48 10 -48 12 -38 Q0 -32 -12 -38Z", "#F4E2BE", 2.6) +
    cut("M-30 -46 C-30 -76 30 -76 30 -46 Q0 -38 -30 -46Z", "#A9643C", 2.8) +
    circle(-12, -58, 4, CREAM) +
    circle(10, -62, 5, CREAM) +
    circle(4, -49, 3, CREAM),
);

export const peanutShell = worn(
  "peanut shell",
  "-32,-36 -34,-58 -20,-70 -24,-88 0,-98 24,-88 20,-70 34,-58 32,-36",
  () =>
    cut(
      "M-32 -36 C-42 -54 -26 -62 -20 -68 C-32 -84 -14 -98 0 -98 C14 -98 32 -84 20 -68 C26 -62 42 -54 32 -36 Q0 -48 -32 -36Z",
      "#D9B06A",
      3,
    ) +
    drawn(
      "M-22 -50 Q-14 -62 -12 -72 M0 -50 V-90 M22 -50 Q14 -62 12 -72 M-24 -44 L24 -56 M-18 -60 L20 -66 M-14 -80 L14 -86",
      1.8,
      "#A97E3A",
    ),
);

export const marshmallows = worn(
  "marshmallow",
  "-24,-38 -24,-72 24,-72 24,-38",
  () =>
    cut("M-22 -66 V-44 C-22 -34 22 -34 22 -44 V-66Z", "#FFF3EE", 2.8) +
    ellipse(0, -66, 22, 8, PAPER, 2.8) +
    filled("M-18 -66 q6 -5 14 -4 q8 -3 16 1 q4 4 -4 5 q-10 3 -18 1Z", "#D9A066", { opacity: 0.75 }),
);

export const hearts = floating("hearts", "-66,-64 10,-86 66,-70 58,-40", () =>
  [
    [-56, -48, 1],
    [58, -54, 1.2],
    [4, -72, 0.9],
  ]
    .map(
      ([x, y, s]) =>
        `<g transform="translate(${x} ${y}) scale(${s})">${cut("M0 8 C-14 -1 -8 -11 0 -5 C8 -11 14 -1 0 8Z", "#E4587B", 2)}</g>`,
    )
    .join(""),
);

export const sparkles = floating("sparkles", "-68,-62 66,-76 70,-30 -60,-30", () =>
  [
    [-58, -46, 1.2],
    [60, -58, 1.5],
    [66, -28, 0.8],
  ]
    .map(
      ([x, y, s]) =>
        `<g transform="translate(${x} ${y}) scale(${s})">${cut("M0 -10 L2.6 -2.6 L10 0 L2.6 2.6 L0 10 L-2.6 2.6 L-10 0 L-2.6 -2.6Z", "#F6DE8A", 1.8)}</g>`,
    )
    .join(""),
);

export const snow = floating("snow", "-70,-66 4,-88 70,-66 66,-30", () =>
  [
    [-60, -50, 1.1],
    [62, -56, 1.2],
    [4, -76, 0.9],
  ]
    .map(
      ([x, y, s]) =>
        `<g transform="translate(${x} ${y}) scale(${s})">${drawn("M0 -9 V9 M-8 -4.5 L8 4.5 M-8 4.5 L8 -4.5", 5)}${drawn("M0 -9 V9 M-8 -4.5 L8 4.5 M-8 4.5 L8 -4.5", 2.4, "#BFE0F0")}</g>`,
    )
    .join(""),
);

export const notes = floating("notes", "-74,-66 -40,-30 52,-84 74,-40", () =>
  [
    [-62, -38],
    [60, -52],
  ]
    .map(
      ([x, y]) =>
        `<g transform="translate(${x} ${y})">${ellipse(-5, 8, 5.5, 4.2, INK)}${ellipse(9, 5, 5.5, 4.2, INK)}${drawn("M0 8 V-14 L14 -18 V5", 2.8)}${drawn("M0 -12 L14 -16", 4)}</g>`,
    )
    .join(""),
);

export const bolts = floating("sparks", "-76,-60 0,-90 76,-60 70,-10 -70,-10", () =>
  [
    [-60, -40, -50],
    [62, -42, 50],
    [0, -70, 0],
  ]
    .map(
      ([x, y, turn]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})">${cut("M2 -16 L-8 2 H-1 L-4 15 L9 -4 H2Z", "#F6D043", 2)}</g>`,
    )
    .join(""),
);

export const rainbow: Accessory = {
  name: "rainbow",
  layer: "back",
  covers: "-84,-70 -78,-130 -40,-182 0,-196 40,-182 78,-130 84,-70",
  art: () => {
    const bow = (r: number): string => `M${-r} -84 A${r} ${r * 1.24} 0 0 1 ${r} -84`;
    return (
      drawn(bow(68), 31) +
      ["#E4532F", "#F2A326", "#F6DE8A", "#5DBE9A", "#5E9BC0"]
        .map((colour, k) => drawn(bow(79 - k * 5.2), 5.6, colour))
        .join("")
    );
  },
};
