/** What stands or lies beside a cat, and what sticks out behind it. */

import { circle, CREAM, drawn, ellipse, filled, INK } from "../../../cats/pen.ts";
import { type Accessory, cut, GOLD, PAPER, RED, ROSE } from "../../../cats/props/accessory.ts";

function beside(name: string, covers: string, art: Accessory["art"]): Accessory {
  return { name, layer: "ground", covers, art };
}

function behind(name: string, covers: string, art: Accessory["art"]): Accessory {
  return { name, layer: "back", covers, art };
}

const turned = (x: number, y: number, turn: number, art: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${art}</g>`;

export const banjo = beside("banjo", "-62,4 -72,-20 -40,-44 24,-84 36,-74 -20,-16 -30,4", () =>
  turned(
    -44,
    -18,
    56,
    cut("M-4 -20 H4 V-84 H-4Z", "#8E5A30", 2.4) +
      cut("M-6 -84 H6 L8 -98 H-8Z", "#5A3A28", 2.4) +
      circle(0, 0, 23, "#C9A24A", 3) +
      circle(0, 0, 17, "#FBF3E2", 2) +
      drawn("M-2 14 V-86 M2 14 V-86", 1.2) +
      drawn("M-6 8 H6", 3, "#8E5A30"),
  ),
);

const violinBody = (wood: string, dark: string): string =>
  cut("M-4 -22 H4 V-66 H-4Z", INK, 2) +
  cut("M-6 -64 q6 -12 12 0 l-2 8 h-8Z", dark, 2.2) +
  cut(
    "M0 -28 C14 -30 18 -16 12 -8 C8 -2 10 4 14 10 C20 22 10 30 0 30 C-10 30 -20 22 -14 10 C-10 4 -8 -2 -12 -8 C-18 -16 -14 -30 0 -28Z",
    wood,
    2.8,
  ) +
  drawn("M-1.5 20 V-60 M1.5 20 V-60", 1) +
  drawn("M-7 -4 q3 6 0 12 M7 -4 q-3 6 0 12", 2, dark) +
  cut("M-4 14 H4 L3 24 H-3Z", INK, 1);

export const fiddle = beside(
  "fiddle",
  "-68,2 -70,-30 -30,-96 -18,-90 -24,4",
  () =>
    turned(-50, -30, 14, violinBody("#C2692E", "#7B3A12")) +
    drawn("M-76 -66 L-22 -22", 5) +
    drawn("M-76 -66 L-22 -22", 2.4, "#E5C48F"),
);

export const viola = beside(
  "viola",
  "26,2 30,-40 18,-96 34,-104 76,-30 74,4",
  () =>
    turned(50, -34, -10, `<g transform="scale(1.16)">${violinBody("#8E4A3A", "#552418")}</g>`) +
    drawn("M20 -70 L82 -36", 5) +
    drawn("M20 -70 L82 -36", 2.4, "#E5C48F"),
);

export const drum = beside(
  "drum",
  "-95,6 -95,-68 -30,-68 -22,6",
  () =>
    cut("M-84 -36 V-4 C-84 8 -26 8 -26 -4 V-36Z", "#3E7FDD", 2.8) +
    drawn("M-84 -30 L-70 2 L-55 -27 L-40 3 L-26 -30", 2.4, GOLD) +
    ellipse(-55, -36, 29, 9, PAPER, 2.8) +
    drawn("M-92 -66 L-60 -38 M-22 -68 L-50 -38", 5.4) +
    drawn("M-92 -66 L-60 -38 M-22 -68 L-50 -38", 2.8, "#E5C48F"),
);

export const dumbbell = beside(
  "dumbbell",
  "-58,-2 -58,-44 54,-44 54,-2",
  () =>
    drawn("M-46 -20 H46", 9) +
    drawn("M-46 -20 H46", 5, "#B8B0A4") +
    cut("M-56 -38 H-44 V-2 H-56Z M-42 -32 H-34 V-8 H-42Z M56 -38 H44 V-2 H56Z M42 -32 H34 V-8 H42Z", "#5B4E60", 2.6),
);

export const book = beside(
  "book",
  "-48,4 -50,-40 0,-34 50,-40 48,4",
  () =>
    cut(
      "M-50 -42 C-34 -46 -14 -44 0 -36 C14 -44 34 -46 50 -42 L48 0 C32 -4 14 -2 0 6 C-14 -2 -32 -4 -48 0Z",
      "#E4532F",
      2.8,
    ) +
    drawn("M0 -36 V5", 2.6) +
    drawn("M-36 -28 H-16 M-36 -20 H-16 M16 -28 H36 M16 -20 H36", 3, PAPER) +
    cut("M-26 -12 l2 4 4 1 -3 3 1 4 -4 -2 -4 2 1 -4 -3 -3 4 -1Z", "#F6DE8A", 1.2),
);

export const typewriter = beside(
  "typewriter",
  "-124,6 -124,-34 -78,-58 -64,6",
  () =>
    `<g transform="translate(-25 0)">${
      cut("M-84 -56 H-52 V-34 H-84Z", PAPER, 2.4) +
      drawn("M-78 -50 H-58 M-78 -44 H-62", 2, "#7A6874") +
      cut("M-94 -34 H-42 L-36 4 H-100Z", "#5D7F74", 2.8) +
      drawn("M-98 -36 H-38", 6) +
      [
        [-86, -18],
        [-75, -18],
        [-64, -18],
        [-53, -18],
        [-88, -7],
        [-77, -7],
        [-66, -7],
        [-55, -7],
        [-44, -7],
      ]
        .map(([x, y]) => circle(x as number, y as number, 3.4, CREAM, 1.2))
        .join("")
    }</g>`,
);

export const dominoTile = beside("domino", "-84,4 -84,-52 -52,-56 -48,2", () =>
  turned(
    -66,
    -26,
    -8,
    cut("M-15 -27 H15 V27 H-15Z", PAPER, 2.8) +
      drawn("M-12 0 H12", 2) +
      [
        [-6, -19],
        [6, -19],
        [0, -13.5],
        [-6, -8],
        [6, -8],
        [-6, 8],
        [6, 19],
      ]
        .map(([x, y]) => circle(x as number, y as number, 2.8, INK))
        .join(""),
  ),
);

export const yarn = beside(
  "yarn",
  "-84,4 -84,-30 -60,-38 -40,-20 -44,4",
  () =>
    circle(-62, -17, 19, ROSE, 2.8) +
    drawn(
      "M-77 -24 Q-62 -38 -47 -24 M-80 -14 Q-64 -28 -44 -15 M-74 -4 Q-66 -24 -50 -32 M-66 1 Q-58 -16 -44 -10",
      2,
      "#8E2F4B",
    ) +
    drawn("M-50 -4 C-38 4 -30 -2 -24 3", 3, ROSE),
);

/** In the back of a toy. */
export const windUpKey = behind(
  "key",
  "30,-44 62,-100 104,-94 104,-56 70,-44",
  () =>
    drawn("M34 -58 L70 -74", 9) +
    drawn("M34 -58 L70 -74", 5, GOLD) +
    cut(
      "M70 -74 C60 -100 92 -108 96 -88 C112 -92 112 -62 94 -66 C92 -50 70 -54 70 -74Z M82 -84 a5 5 0 1 0 .1 0Z M90 -72 a4 4 0 1 0 .1 0Z",
      GOLD,
      2.8,
    ),
);

export const trident = behind(
  "trident",
  "-74,2 -84,-120 -70,-132 -56,-120 -62,2",
  () =>
    drawn("M-66 2 L-70 -104", 8) +
    drawn("M-66 2 L-70 -104", 4.4, RED) +
    drawn("M-84 -124 Q-84 -104 -70 -104 Q-57 -104 -57 -124 M-70 -104 V-130", 8) +
    drawn("M-84 -124 Q-84 -104 -70 -104 Q-57 -104 -57 -124 M-70 -104 V-130", 4.4, RED),
);

export const stick = beside(
  "marshmallow stick",
  "-92,-2 -78,-66 -56,-66 -44,0",
  () =>
    drawn("M-48 0 L-74 -66", 6) +
    drawn("M-48 0 L-74 -66", 3, "#8E5A30") +
    turned(
      -72,
      -58,
      -20,
      cut("M-12 -12 Q0 -17 12 -12 V12 Q0 17 -12 12Z", "#FFF3EE", 2.6) +
        filled("M-12 -12 Q0 -17 12 -12 V-4 Q0 2 -12 -4Z", "#D9A066"),
    ),
);

/** Knitted, for two front paws. */
export const socks: Accessory = {
  name: "socks",
  layer: "ground",
  art: () =>
    [-10.5, 10.5]
      .map(
        (x) =>
          cut(`M${x - 9} -22 H${x + 9} V-2 Q${x + 12} 5 ${x} 5 Q${x - 12} 5 ${x - 9} -2Z`, RED, 2.4) +
          drawn(`M${x - 8} -13 H${x + 8} M${x - 8} -6 H${x + 8}`, 3.2, PAPER) +
          cut(`M${x - 10} -25 H${x + 10} V-19 H${x - 10}Z`, PAPER, 2),
      )
      .join(""),
};

export const lamp = beside(
  "lamp",
  "-86,4 -86,-40 -66,-62 -48,-40 -48,4",
  () =>
    drawn("M-80 -40 Q-67 -66 -54 -40", 3) +
    cut("M-80 -40 H-54 L-50 0 H-84Z", "#C9A24A", 2.6) +
    cut("M-76 -34 H-58 L-56 -8 H-78Z", "#FFF0C0", 2) +
    filled("M-67 -12 C-74 -18 -68 -24 -67 -30 C-63 -24 -60 -18 -67 -12Z", "#F2A326"),
);

export const palette = beside(
  "palette",
  "-92,4 -92,-34 -44,-40 -40,2",
  () =>
    cut(
      "M-66 -38 C-94 -38 -98 -2 -70 2 C-60 4 -62 -8 -54 -8 C-44 -8 -40 -16 -42 -24 C-46 -34 -56 -38 -66 -38Z",
      "#E5C48F",
      2.8,
    ) +
    circle(-76, -26, 4.6, RED) +
    circle(-64, -30, 4.6, "#3E7FDD") +
    circle(-54, -24, 4.6, GOLD) +
    circle(-80, -13, 4.6, "#5DBE9A") +
    circle(-66, -8, 3.4, INK),
);

export const milk = beside(
  "milk bottle",
  "-78,4 -78,-36 -56,-54 -46,-36 -46,4",
  () =>
    cut(
      "M-68 -48 H-56 V-38 C-50 -34 -48 -30 -48 -24 V-2 Q-48 3 -54 3 H-70 Q-76 3 -76 -2 V-24 C-76 -30 -74 -34 -68 -38Z",
      PAPER,
      2.6,
    ) +
    cut("M-69 -52 H-55 V-45 H-69Z", ROSE, 2.4) +
    filled("M-74 -14 Q-62 -20 -50 -14 V-3 Q-50 1 -54 1 H-70 Q-74 1 -74 -3Z", "#BFD9E6"),
);

export const cards = beside("cards", "-92,-2 -88,-52 -36,-58 -36,-6", () =>
  [-24, -4, 16]
    .map((turn, k) =>
      turned(
        -62,
        -4,
        turn,
        cut("M-13 -44 H13 V-4 H-13Z", ["#F9D3DB", "#CDEEDD", PAPER][k] as string, 2.4) +
          filled("M0 -20 C-9 -26 -5 -33 0 -29 C5 -33 9 -26 0 -20Z", "#DB6583"),
      ),
    )
    .join(""),
);
