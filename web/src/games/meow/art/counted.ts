/** The counted acts: mostly with a paw. In the palette there are chalk marks beside them. */

import { circle, drawn, ellipse, filled } from "../../../cats/pen.ts";
import { cut, PAPER, RED } from "../../../cats/props/accessory.ts";
import { star } from "../../../art/tools.ts";
import type { Performances } from "./performance.ts";
import { joey } from "./guises.ts";
import { both, marks } from "../../../art/marks.ts";
import { glitter, twinkle } from "../../../art/things.ts";

const cloud = (x: number, y: number, r: number): string =>
  circle(x, y, r, PAPER, 2.4) + circle(x + r * 1.1, y - r * 0.3, r * 0.7, PAPER, 2.2);
const coughing = marks("M-36 -84 l-16 -9 M-40 -70 h-18 M-36 -56 l-16 8") + cloud(-82, -74, 12);
const door =
  cut("M76 -118 H114 V8 H76Z", "#B07A45", 3) +
  drawn("M84 -110 H106 V-66 H84Z M84 -56 H106 V-6 H84Z", 2.4, "#744726") +
  circle(82, -60, 3.4, "#F3BE45", 2);
const rapping = marks("M66 -116 l-8 -10 M76 -120 l-2 -14 M62 -106 l-14 -4");
const clapping = marks("M-24 -66 l-9 -10 M24 -66 l9 -10 M0 -64 v-10 M-24 -26 l-9 9 M24 -26 l9 9 M0 -28 v10");
const landing = marks("M-56 10 q12 8 26 4 M56 10 q-12 8 -26 4 M-84 -30 v18 M84 -96 v18", 3.6);
const dust =
  ellipse(-62, 6, 14, 9, "#E7DAC1", 2.4) +
  ellipse(62, 6, 14, 9, "#E7DAC1", 2.4) +
  ellipse(-80, 2, 8, 6, "#E7DAC1", 2.2) +
  ellipse(80, 2, 8, 6, "#E7DAC1", 2.2);
const boot =
  cut("M2 -26 H30 V-8 C46 -8 52 0 50 8 H2Z", RED, 3) + drawn("M2 2 H50", 2.4) + drawn("M2 -20 H30", 3, PAPER);
const breath = cut(
  "M6 -72 C26 -72 46 -86 66 -78 C78 -92 104 -82 100 -66 C112 -56 100 -38 86 -44 C74 -32 54 -40 48 -52 C32 -52 18 -58 6 -72Z",
  "#DCEFF6",
  2.4,
);
const bowl =
  cut("M-40 -34 H40 C38 -8 22 2 0 2 C-22 2 -38 -8 -40 -34Z", "#D4472F", 3) +
  ellipse(0, -34, 40, 8, "#F6DE8A", 2.8) +
  drawn("M-32 -20 q8 6 16 0 t16 0 t16 0 t16 0", 2.6, PAPER);
const noodle =
  drawn("M-2 -74 C-8 -62 8 -52 0 -36 M5 -74 C0 -60 14 -52 8 -36", 6) +
  drawn("M-2 -74 C-8 -62 8 -52 0 -36 M5 -74 C0 -60 14 -52 8 -36", 3, "#F6DE8A");
const button = circle(0, 14, 9, "#E8604F", 2.6) + marks("M-18 -2 l-8 -7 M0 -8 v-10 M-24 14 h-9");
const patting = marks("M-40 -62 q-8 -10 -2 -22 M-52 -56 q-12 -16 -2 -34");
const drumming = both(marks("M34 -70 l8 -10 M42 -58 l13 -4 M38 -44 l12 4"));
const fingers = both(
  drawn("M80 -138 V-156 M68 -136 L58 -150 M92 -136 L102 -150 M64 -126 L50 -130 M96 -126 L110 -130", 8) +
    drawn("M80 -138 V-156 M68 -136 L58 -150 M92 -136 L102 -150 M64 -126 L50 -130 M96 -126 L110 -130", 4.4, PAPER),
);
const bubbles =
  circle(32, -110, 8, "#DCEFF6", 2.4) + circle(46, -128, 6, "#DCEFF6", 2.2) + circle(40, -148, 9, "#DCEFF6", 2.4);
const spines = cut(
  `M-46 -18 L-58 -34 L-42 -34 L-46 -52 L-30 -46 L-26 -64 L-12 -52 L0 -70 L12 -52 L26 -64 L30 -46 L46 -52 L42 -34 L58 -34 L46 -18 Q0 -44 -46 -18Z`,
  "#8A6A4E",
  2.8,
);
const nodding = both(marks("M66 -34 V14 M58 6 L66 16 L74 6 M58 -26 L66 -36 L74 -26"));
const shell =
  cut("M-40 -28 C-40 -58 -20 -70 0 -70 C20 -70 40 -58 40 -28 Q0 -44 -40 -28Z", "#7C8B4F", 3) +
  drawn("M-14 -66 L-8 -40 M14 -66 L8 -40 M-34 -48 Q0 -58 34 -48", 2.6, "#525E30");
const monocle =
  circle(-20, 0, 16, "none", 6) +
  drawn("M-36 0 a16 16 0 1 0 32 0 a16 16 0 1 0 -32 0", 3, "#F3BE45") +
  drawn("M-34 8 C-44 22 -40 34 -32 44", 2.2, "#B98A14");

export const COUNTED: Performances = {
  cough: {
    mood: "queasy",
    mouth: "flat",
    before: coughing,
    arms: "to the elbow",
    actor: { shows: "counts", roomy: true, coat: "cream", ears: "small" },
  },
  knock: {
    mood: "right",
    mouth: "small",
    behind: door,
    before: rapping,
    arms: "waves",
    actor: { shows: "counts", roomy: true, coat: "black" },
  },
  clap: { mood: "happy", mouth: "open", before: clapping, arms: "together", actor: { shows: "counts", coat: "smoke" } },
  "snap fingers": {
    mood: "smug",
    mouth: "smirk",
    before: twinkle(92, -126, 18),
    arms: "waves",
    actor: { shows: "counts", roomy: true, coat: "marmalade" },
  },
  wink: {
    mood: "wink",
    mouth: "smirk",
    mask: monocle,
    air: filled(star(44, -16, 4, 13, 4), "#F3BE45", { width: 2.2 }),
    actor: { shows: "counts", coat: "tux", pattern: "tux" },
  },
  nod: { mood: "sleep", mouth: "w", air: nodding, actor: { shows: "counts", coat: "grey", pattern: "tabby" } },
  hop: {
    mood: "happy",
    mouth: "open",
    held: landing,
    before: joey,
    arms: "carries",
    actor: { shows: "counts", roomy: true, coat: "brown" },
  },
  stomp: {
    mood: "huff",
    mouth: "puff",
    held: dust,
    before: boot,
    arms: "hugs",
    actor: { shows: "counts", coat: "grey" },
  },
  sigh: {
    mood: "sad",
    mouth: "small",
    before: breath,
    actor: { shows: "counts", roomy: true, coat: "brown", pattern: "patch", second: "chocolate" },
  },
  slurp: {
    mood: "down",
    mouth: "small",
    held: noodle + bowl,
    arms: "holds",
    actor: { shows: "counts", coat: "siam", pattern: "points" },
  },
  boop: {
    mood: "big",
    mouth: "none",
    mask: button,
    arms: "to the nose",
    actor: { shows: "counts", coat: "smoke", pattern: "bi" },
  },
  "pat head": {
    mood: "happy",
    mouth: "w",
    crown: shell,
    air: patting,
    arms: "to the top",
    actor: { shows: "counts", coat: "moss" },
  },
  "drum chest": {
    mood: "smug",
    mouth: "open",
    before: drumming,
    arms: "to the chest",
    actor: { shows: "counts", coat: "chocolate" },
  },
  "jazz hands": {
    mood: "sparkle",
    mouth: "open",
    behind: glitter,
    held: fingers,
    arms: "cheers",
    actor: { shows: "counts", coat: "pink", pattern: "wrinkle" },
  },
  hiccup: {
    mood: "big",
    mouth: "small",
    crown: spines,
    before: bubbles,
    arms: "to the mouth",
    actor: { shows: "counts", coat: "brown", pattern: "spot" },
  },
};
