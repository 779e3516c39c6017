/** The wardrobe of Cat Lady: twelve costumes, around the middle, 90 across. */

import { circle, drawn, ellipse, filled, INK, moved } from "../../../cats/pen.ts";
import { cord, glint, solid, star } from "../../../art/tools.ts";

function wizardHat(): string {
  return (
    solid("M-40 28 Q0 14 40 28 Q44 34 34 38 Q0 46 -34 38 Q-44 34 -40 28Z", "#5A3F96") +
    solid(
      "M-26 26 L-8 -36 Q-2 -46 10 -42 Q20 -38 16 -30 Q10 -34 8 -28 L26 26 Q0 36 -26 26Z",
      "#6A4FA8",
      filled("M-30 12 Q0 24 30 12 V26 Q0 40 -32 26Z", "#E3A61E", { width: 2.4 }),
    ) +
    filled(star(0, -4, 5, 10, 4.2), "#F6DE8A") +
    drawn("M3 -24 v.1 M-10 8 v.1 M13 7 v.1", 3.4, "#F6DE8A")
  );
}

function pirateCoat(): string {
  const trim = drawn("M0 -30 L-8 44 M0 -30 L8 44", 4, "#E3A61E");
  const sleeve = (side: number): string =>
    moved(
      `<g transform="scale(${side} 1)">${solid("M18 -34 C34 -32 44 -6 46 14 L30 20 C28 6 24 -8 18 -12Z", "#A83A2E", filled("M26 6 L50 -2 V24 H26Z", "#E3A61E", { width: 2.2 }))}</g>`,
      0,
      0,
    );
  return (
    sleeve(1) +
    sleeve(-1) +
    solid(
      "M-20 -38 Q0 -30 20 -38 L26 4 L36 44 Q0 50 -36 44 L-26 4Z",
      "#C24A38",
      trim + filled("M-4 -32 L4 -32 L6 50 H-6Z", "#FFF6E4"),
    ) +
    solid("M-20 -38 L-2 -30 L-16 -14 Z M20 -38 L2 -30 L16 -14Z", "#A83A2E", "", 2.6) +
    [-6, 8, 22].map((y) => circle(-14, y, 3.2, "#F3BE45", 2) + circle(14, y, 3.2, "#F3BE45", 2)).join("")
  );
}

function lobsterSuit(): string {
  const claw = (side: number): string =>
    `<g transform="scale(${side} 1)">${cord("M20 4 Q34 2 34 -14", 7.4, "#D4472F")}${solid("M26 -18 C16 -34 26 -48 36 -46 L34 -34 L44 -44 C54 -32 48 -16 38 -14 C32 -12 28 -14 26 -18Z", "#E4532F")}</g>`;
  const legs = cord("M-22 16 l-14 6 M-22 26 l-13 10 M22 16 l14 6 M22 26 l13 10", 2, "#D4472F");
  return (
    cord("M-8 -24 C-12 -40 -22 -42 -24 -36 M8 -24 C12 -40 22 -42 24 -36", 1.8, "#E4532F") +
    claw(1) +
    claw(-1) +
    legs +
    solid(
      "M0 -28 C20 -28 24 -4 22 14 C22 30 12 38 0 38 C-12 38 -22 30 -22 14 C-24 -4 -20 -28 0 -28Z",
      "#E4532F",
      drawn("M-26 8 Q0 18 26 8 M-26 20 Q0 30 26 20 M-20 31 Q0 38 20 31", 3, "#9C2E18"),
    ) +
    ellipse(0, -10, 12, 10, "#F9D3C2", 2.4) +
    solid("M-14 38 Q0 32 14 38 L18 46 Q0 52 -18 46Z", "#D4472F")
  );
}

function beeWings(): string {
  const wing = (side: number): string =>
    `<g transform="scale(${side} 1)">${solid("M4 -4 C16 -40 44 -44 46 -22 C48 -4 22 4 4 2Z", "#E6F0F4", drawn("M8 -4 Q24 -18 38 -26 M8 -2 Q26 -8 40 -14", 2.2, "#8FB3C4"))}${solid("M4 4 C22 4 40 12 34 26 C26 38 8 24 4 10Z", "#D3E4EC", drawn("M8 8 Q20 14 28 22", 2.2, "#8FB3C4"))}</g>`;
  const body = solid(
    "M0 -20 C10 -20 14 -6 13 10 C12 26 6 40 0 42 C-6 40 -12 26 -13 10 C-14 -6 -10 -20 0 -20Z",
    "#F3BE45",
    filled("M-20 -6 H20 V4 H-20Z M-20 13 H20 V23 H-20Z M-20 31 H20 V50 H-20Z", INK),
  );
  return (
    cord("M-4 -20 C-6 -34 -14 -38 -16 -34 M4 -20 C6 -34 14 -38 16 -34", 1.6, "#8C7A6B") +
    circle(-16, -35, 4, "#F3BE45", 2.2) +
    circle(16, -35, 4, "#F3BE45", 2.2) +
    wing(1) +
    wing(-1) +
    body
  );
}

function bowTie(): string {
  const dots = [
    [-32, -10],
    [-22, 4],
    [-34, 12],
    [32, -10],
    [22, 4],
    [34, 12],
  ]
    .map(([x, y]) => circle(x as number, y as number, 3.4, "#FFF6E4"))
    .join("");
  const side = (flip: number): string =>
    `<g transform="scale(${flip} 1)">${solid("M4 0 C14 -20 36 -32 44 -24 C50 -14 50 14 44 24 C36 32 14 20 4 0Z", "#3E7FDD")}${drawn("M10 -3 Q20 -8 26 -14 M10 4 Q20 8 26 14", 2.4, "#23508F")}</g>`;
  return (
    side(1) +
    side(-1) +
    dots +
    solid(
      "M-9 -12 Q0 -16 9 -12 Q13 0 9 12 Q0 16 -9 12 Q-13 0 -9 -12Z",
      "#2F66B8",
      drawn("M-3 -12 Q-5 0 -3 12 M4 -12 Q6 0 4 12", 2, "#1D4377"),
    )
  );
}

function dinosaurHood(): string {
  const spikes = "M-18 -40 L-8 -50 L0 -42 L12 -48 L16 -36 L30 -36 L28 -22 L42 -16 L34 -6 L46 4 L34 12Z";
  const hood = "M-34 38 C-48 0 -36 -40 0 -42 C36 -42 46 0 36 38 Q0 48 -34 38Z";
  return (
    solid(spikes, "#F2A326") +
    solid(hood, "#6FAE6A", drawn("M20 -26 v.1 M30 -8 v.1 M-28 -22 v.1 M31 16 v.1", 6, "#4E8A4C")) +
    solid("M-26 34 C-34 8 -24 -12 0 -12 C24 -12 30 8 24 34 Q0 40 -26 34Z", "#4A3F45") +
    filled("M-22 -6 l5 8 l5 -10 l5 9 l6 -10 l5 9 l6 -9 l5 10 l5 -7", "#FFF6E4", { width: 2.2 }) +
    circle(-20, -26, 6.5, "#FFF6E4", 2.4) +
    circle(-20, -25, 3, INK) +
    circle(8, -28, 6.5, "#FFF6E4", 2.4) +
    circle(8, -27, 3, INK)
  );
}

function spaceHelmet(): string {
  const glass = "M-26 -6 C-26 -26 -14 -32 0 -32 C14 -32 26 -26 26 -6 C26 10 16 16 0 16 C-16 16 -26 10 -26 -6Z";
  return (
    cord("M32 -28 L40 -44", 2, "#B9B4C6") +
    circle(41, -46, 4, "#D4472F", 2.2) +
    solid("M-40 30 C-48 -10 -34 -44 0 -44 C34 -44 48 -10 40 30 Q0 40 -40 30Z", "#EFEDF4") +
    solid(
      glass,
      "#3D4F7A",
      filled(star(-10, -14, 4, 4, 1.4), "#FFFFFF") +
        filled(star(10, 2, 4, 3.4, 1.2), "#FFFFFF") +
        circle(10, -18, 5, "#F3BE45") +
        circle(12, -19.5, 4.2, "#3D4F7A"),
    ) +
    glint("M-19 -8 Q-18 -20 -8 -25", 4, 0.7) +
    solid("M-42 26 Q0 38 42 26 V38 Q0 50 -42 38Z", "#B9B4C6", "", 2.8) +
    circle(-22, 38, 3.2, "#D4472F", 2) +
    circle(-10, 40.5, 3.2, "#5DBE9A", 2)
  );
}

function lionMane(): string {
  return (
    solid(star(0, 0, 14, 46, 34), "#C26A22") +
    solid(star(0, 1, 14, 37, 29, -77), "#E0893A") +
    solid("M0 -24 C16 -24 24 -12 24 2 C24 18 14 26 0 26 C-14 26 -24 18 -24 2 C-24 -12 -16 -24 0 -24Z", "#4A3F45") +
    solid("M-22 -30 C-34 -40 -24 -50 -14 -42 L-12 -34Z M22 -30 C34 -40 24 -50 14 -42 L12 -34Z", "#E0893A", "", 2.6) +
    drawn("M-14 28 Q0 40 14 28", 4, "#D4472F")
  );
}

function tutu(): string {
  const frills =
    "M-18 0 C-40 6 -48 18 -46 28 C-40 24 -36 32 -30 30 C-26 38 -18 32 -14 36 C-8 42 -4 34 0 38 C4 34 8 42 14 36 C18 32 26 38 30 30 C36 32 40 24 46 28 C48 18 40 6 18 0Z";
  return (
    solid(
      frills,
      "#F2A0B3",
      drawn("M-14 4 Q-26 16 -30 30 M-6 6 Q-12 20 -14 36 M6 6 Q12 20 14 36 M14 4 Q26 16 30 30 M0 6 V38", 2.2, "#C65878"),
    ) +
    solid("M-16 -30 Q0 -18 16 -30 L20 2 Q0 10 -20 2Z", "#DB6583", drawn("M0 -24 V6", 2, "#8E2F4B")) +
    cord("M-14 -30 Q-18 -42 -8 -44 M14 -30 Q18 -42 8 -44", 2, "#DB6583") +
    filled(star(0, -8, 5, 7, 3), "#FFE3AE") +
    drawn("M-36 20 v.1 M-22 24 v.1 M22 24 v.1 M36 20 v.1", 4, "#FFF6E4")
  );
}

function detectiveCap(): string {
  const checks = drawn(
    "M-30 -14 Q0 -30 30 -14 M-34 2 Q0 -14 34 2 M-18 -40 Q-22 -10 -18 16 M0 -44 V16 M18 -40 Q22 -10 18 16",
    2.6,
    "#7A4F2A",
  );
  return (
    solid(
      "M-28 8 C-50 10 -54 22 -46 30 C-36 28 -22 22 -14 16Z M28 8 C50 10 54 22 46 30 C36 28 22 22 14 16Z",
      "#B98552",
    ) +
    solid("M-36 12 C-38 -22 -22 -40 0 -40 C22 -40 38 -22 36 12 Q0 22 -36 12Z", "#C99A62", checks) +
    solid("M-12 -38 C-20 -46 -20 -30 -8 -36 Q0 -40 8 -36 C20 -30 20 -46 12 -38 Q0 -42 -12 -38Z", "#A83A2E", "", 2.4) +
    cord("M29 39 L38 48", 4, "#8A5D36") +
    cord("M20 19 a11 11 0 1 0 .1 0Z", 2.4, "#E3A61E") +
    circle(20, 30, 9.4, "#DDEFF5") +
    glint("M14 28 q2 -5 6 -5", 2.4, 0.9)
  );
}

function mermaidTail(): string {
  const scales = [-22, -10, 2, 14]
    .map(
      (y, row) =>
        `M${-24 + row * 5} ${y} ${Array.from({ length: 5 - Math.floor(row / 2) }, () => "q5 8 10 0").join(" ")}`,
    )
    .join(" ");
  const tail = "M-24 -38 Q0 -28 24 -38 C28 -10 18 8 8 26 L-6 26 C-18 8 -28 -10 -24 -38Z";
  return (
    solid(
      "M2 22 C14 20 34 20 40 40 C28 36 18 40 10 48 C4 42 -4 42 -10 48 C-16 40 -28 36 -38 40 C-32 22 -10 20 2 22Z",
      "#3E9C8A",
      drawn("M6 30 Q20 28 30 34 M-4 30 Q-18 28 -28 34", 2, "#1B6A52"),
    ) +
    solid(tail, "#5DBE9A", drawn(scales, 2.4, "#2F7D62")) +
    solid("M-26 -44 Q0 -34 26 -44 L25 -33 Q0 -23 -25 -33Z", "#ACA0FE") +
    circle(0, -33, 4.5, "#FFF6E4", 2.2)
  );
}

function cowboyBoots(): string {
  const boot = (fill: string, dark: string): string =>
    solid(
      "M-12 -40 Q2 -32 16 -40 L14 8 C22 14 38 14 40 26 L40 34 H8 L4 28 L0 34 H-12 C-16 8 -12 -16 -12 -40Z",
      fill,
      drawn("M-12 -26 Q2 -18 16 -26", 3, dark) +
        filled(star(2, -6, 5, 8, 3.4), "#F6DE8A") +
        drawn("M16 16 Q22 22 30 20", 2.4, dark),
    ) + drawn("M-12 36 H0 M8 36 H40", 5);
  return (
    moved(boot("#8A4F2A", "#5C3016"), -20, 0, 0.94) +
    moved(boot("#A9653A", "#6B3A1A"), 6, 6, 0.98) +
    circle(-12, 32, 3.6, "#F3BE45", 2)
  );
}

export const COSTUME_CARDS = {
  "wizard-hat": wizardHat,
  "pirate-coat": pirateCoat,
  "lobster-suit": lobsterSuit,
  "bee-wings": beeWings,
  "bow-tie": bowTie,
  "dinosaur-hood": dinosaurHood,
  "space-helmet": spaceHelmet,
  "lion-mane": lionMane,
  tutu,
  "detective-cap": detectiveCap,
  "mermaid-tail": mermaidTail,
  "cowboy-boots": cowboyBoots,
} as const satisfies { [kind: string]: () => string };
