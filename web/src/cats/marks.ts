/** The markings of the fur, on the head and on the body of each pose. */

import type { Coat, Pattern, Pose } from "./coats.ts";
import { circle, drawn, filled } from "./pen.ts";

const ORANGE = "#E8913C";
const DARK = "#453A4F";
const GREY = "#949AAE";
const BALD = "#E2B9A2";

export function headMarks(pattern: Pattern, coat: Coat): string {
  const { base, dark, light } = coat;
  switch (pattern) {
    case "tabby":
      return (
        drawn("M0 -44 V-26 M-11 -44 L-8.5 -28 M11 -44 L8.5 -28", 5.5, dark) +
        drawn("M-56 2 Q-44 1 -38 5 M-58 13 Q-46 10 -40 13 M56 2 Q44 1 38 5 M58 13 Q46 10 40 13", 5, dark)
      );
    case "tux":
      return filled("M0 -30 C-6 -12 -34 6 -34 22 C-34 42 34 42 34 22 C34 6 6 -12 0 -30Z", light);
    case "calico":
      return (
        filled("M-70 -80 L-8 -80 C-4 -40 -14 -8 -40 -4 C-56 -2 -60 -4 -70 -6Z", ORANGE) +
        filled("M24 -80 L80 -80 L80 4 C60 8 34 -4 28 -22 C24 -34 22 -50 24 -80Z", DARK)
      );
    case "quilt":
      return headMarks("calico", coat) + filled("M-70 2 C-52 -2 -34 8 -32 24 C-32 40 -50 44 -70 40Z", GREY);
    case "points":
      return (
        filled("M0 -16 C-18 -14 -36 4 -30 24 C-24 44 24 44 30 24 C36 4 18 -14 0 -16Z", dark, { opacity: 0.85 }) +
        filled(
          "M-70 -90 L-14 -42 C-26 -34 -40 -22 -52 -14 L-80 -20Z M70 -90 L14 -42 C26 -34 40 -22 52 -14 L80 -20Z",
          dark,
        )
      );
    case "tortie":
      return (
        filled("M0 -60 L80 -60 L80 50 L4 50 C-4 30 8 10 0 -4 C-6 -20 6 -36 0 -60Z", dark) +
        filled("M-50 -10 c10 -8 18 2 12 10 c-8 6 -16 0 -12 -10Z M-20 -38 c8 -6 14 4 8 8Z", dark) +
        filled("M30 -30 c8 -4 12 6 6 10 c-8 2 -10 -6 -6 -10Z", base)
      );
    case "bi":
      return filled(
        "M0 -60 L80 -80 L80 20 C60 18 44 14 36 4 C26 -8 4 -14 0 -60Z M-4 -60 L-80 -80 L-80 10 C-60 14 -44 10 -38 0 C-30 -12 -8 -20 -4 -60Z",
        dark,
      );
    case "spot":
      return filled(
        "M-18 -34 a5 5 0 1 0 .1 0Z M18 -34 a5 5 0 1 0 .1 0Z M0 -38 a4.5 4.5 0 1 0 .1 0Z M-44 -2 a4 4 0 1 0 .1 0Z M44 -2 a4 4 0 1 0 .1 0Z",
        dark,
      );
    case "mangy":
      return (
        filled(
          "M22 -46 C34 -40 38 -24 28 -20 C18 -20 14 -38 22 -46Z M-50 -4 C-42 -8 -36 2 -42 8 C-50 10 -54 0 -50 -4Z",
          BALD,
        ) + drawn("M24 -40 l4 3 M26 -32 l4 3 M-47 0 l4 2", 2, dark)
      );
    case "patch":
      return filled("M20 -24 C40 -26 46 -4 40 8 C30 18 8 12 6 -4 C6 -14 10 -22 20 -24Z", dark);
    case "cow":
      return filled(
        "M6 -50 L80 -80 L80 8 C60 18 40 16 32 4 C22 -8 4 -24 6 -50Z M-70 -80 L-26 -80 C-20 -50 -34 -30 -60 -30Z",
        dark,
      );
    case "split":
      return filled("M0 -80 H90 V60 H0Z", dark);
    case "wrinkle":
      return drawn("M-16 -36 Q0 -28 16 -36 M-13 -27 Q0 -20 13 -27 M-44 8 q8 0 10 6 M44 8 q-8 0 -10 6", 2.4, dark);
    case "plain":
      return "";
  }
}

function chest(pose: Pose, light: string): string {
  if (pose === "sit" || pose === "eat")
    return filled("M0 -92 C-26 -92 -24 -40 -22 4 L22 4 C24 -40 26 -92 0 -92Z", light);
  if (pose === "loaf") return filled("M-40 -60 C-50 -20 -40 6 -14 6 C14 6 14 -30 8 -60Z", light);
  if (pose === "arch") return filled("M-70 -12 H-36 V10 H-70Z M40 -12 H70 V10 H40Z", light);
  return filled("M-60 -50 C-50 -10 -30 10 0 4 L-90 14Z", light);
}

export function bodyMarks(pattern: Pattern, coat: Coat, pose: Pose, stripes: string): string {
  const { dark, light } = coat;
  switch (pattern) {
    case "tabby":
      return drawn(stripes, 6.5, dark);
    case "tux":
    case "bi":
      return chest(pose, light);
    case "calico":
    case "quilt":
      return (
        filled("M30 -70 C60 -70 70 -30 50 -22 C30 -18 20 -40 30 -70Z", ORANGE) +
        filled("M-60 -40 C-40 -50 -28 -34 -34 -18 C-44 -6 -64 -14 -60 -40Z", DARK) +
        (pattern === "quilt"
          ? filled("M-8 -48 C8 -54 20 -40 12 -26 C0 -14 -18 -26 -8 -48Z M40 -14 h30 v20 h-36Z", GREY)
          : "")
      );
    case "tortie":
      return filled(
        "M-60 -50 c14 -10 26 6 16 18 c-10 10 -24 0 -16 -18Z M20 -70 c16 -8 30 8 22 24 c-12 12 -34 -4 -22 -24Z M44 -24 c10 -4 16 8 8 16 c-10 4 -14 -8 -8 -16Z M-10 -30 c8 -6 14 4 8 10 c-8 4 -12 -4 -8 -10Z",
        dark,
      );
    case "cow":
      return filled(
        "M24 -84 C54 -84 66 -50 46 -40 C24 -38 12 -60 24 -84Z M-70 -44 C-44 -54 -26 -36 -34 -14 C-46 0 -70 -8 -70 -44Z M30 -14 C44 -22 60 -12 52 6 H30Z",
        dark,
      );
    case "split":
      return filled("M0 -130 H110 V20 H0Z", dark);
    case "spot":
      return [
        [-36, -30],
        [-28, -56],
        [36, -30],
        [28, -56],
        [46, -14],
        [-46, -14],
        [14, -74],
        [0, -60],
      ]
        .map(([x, y]) => circle(x as number, y as number, 5, dark))
        .join("");
    case "mangy":
      return (
        filled(
          "M26 -60 C40 -60 42 -40 32 -36 C20 -36 18 -54 26 -60Z M-46 -26 C-36 -32 -30 -18 -38 -12 C-48 -10 -52 -22 -46 -26Z",
          BALD,
        ) + drawn("M28 -54 l5 3 M28 -46 l5 3 M-43 -22 l5 3", 2, dark)
      );
    case "points":
      return pose === "sit" ? filled("M-60 -8 H60 V10 H-60Z", dark, { opacity: 0.85 }) : "";
    case "wrinkle":
      return pose === "sit"
        ? drawn("M-18 -54 Q0 -46 18 -54 M-16 -44 Q0 -36 16 -44 M-42 -22 q8 0 10 8 M42 -22 q-8 0 -10 8", 2.4, dark)
        : "";
    case "patch":
    case "plain":
      return pose === "sit"
        ? filled("M0 -84 C-20 -78 -20 -40 -19 4 L19 4 C20 -40 20 -78 0 -84Z", light, { opacity: 0.9 })
        : "";
  }
}
