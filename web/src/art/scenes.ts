/** Small scenes for where nothing is yet, or nothing works: a cat is always there. */

import { cat } from "../cats/cat.ts";
import { circle, drawn, ellipse, filled, moved, part } from "../cats/pen.ts";
import { glint, ground, remembered } from "./tools.ts";

const cardboard = {
  behind: part("M-62 -58 L-48 -84 H48 L62 -58Z", "#A8763F", { shade: 0.1 }) + part("M-62 -58 L-86 -76 L-70 -96 L-48 -84Z", "#D9B27C", { shade: 0.1 }) + part("M62 -58 L86 -76 L70 -96 L48 -84Z", "#C79A5E", { shade: 0.1 }),
  front: part("M-62 -58 H62 L58 0 H-58Z", "#DDB780", { marks: drawn("M-16 -60 V-30 H16 V-60", 2, "#B98D52", 0.7) }) + part("M-62 -58 H62 L70 -40 H-70Z", "#EBCB98", { shade: 0.08 }),
};

/** Nothing in the box yet: somebody moved in. */
function emptyBox(): string {
  return ground(8, 0, 78, 9) + cardboard.behind + moved(cat({ coat: "ginger", pattern: "tabby", pose: "peek", mood: "happy" }), 0, -54, 0.86) + cardboard.front;
}

/** Nobody at the table: three cushions, one sleeper. */
function emptyTable(): string {
  const cushion = (x: number, y: number, fill: string): string => moved(part("M-34 0 v12 a34 11 0 0 0 68 0 v-12Z", fill, { shade: 0.2, light: [-9, 0] }) + ellipse(0, 0, 34, 11, fill, 3) + `<g opacity="0.22">${ellipse(-2, -1, 28, 8, "#FFF6E4")}</g>`, x, y);
  return (
    ground(4, 2, 112, 16) + cushion(-72, -44, "#186C6A") + cushion(72, -44, "#B64005") +
    part("M-84 -22 v16 a84 20 0 0 0 168 0 v-16Z", "#8A5D36", { light: [-14, 0] }) + ellipse(0, -22, 84, 22, "#B98552", 3) + drawn("M-54 -26 h44 M6 -16 h50 M-20 -32 h60", 2.4, "#D6A671") +
    moved(cat({ coat: "white", pattern: "calico", pose: "sleep", mood: "sleep", props: ["zzz"] }), 0, -18, 0.78)
  );
}

/** A page that is not there: two eyes under a blanket. */
function hiding(): string {
  const checks = drawn("M-70 -20 Q0 -34 80 -18 M-60 -50 Q0 -64 60 -48 M-40 -90 Q-48 -40 -50 4 M0 -94 V4 M40 -90 Q50 -40 54 4", 3, "#F9D3DB", 0.7);
  const blanket = part("M-92 0 C-96 -18 -76 -22 -70 -44 C-62 -78 -44 -84 -36 -98 L-22 -86 Q0 -92 22 -86 L36 -98 C44 -84 62 -78 70 -44 C76 -22 100 -16 94 0 C60 6 -60 6 -92 0Z", "#DB6583", { marks: checks });
  const dark = filled("M-36 -14 C-40 -46 40 -46 36 -14 C30 -4 -30 -4 -36 -14Z", "#3A2232", { width: 3 });
  const eye = (x: number): string => circle(x, -20, 9, "#E9D94A", 2.4) + ellipse(x, -20, 3.4, 7, "#1D1626") + circle(x - 3, -23, 2.4, "#FFFFFF");
  return ground(8, 2, 96, 10) + moved(drawn("M80 -6 C110 -2 118 -30 104 -42", 17) + drawn("M80 -6 C110 -2 118 -30 104 -42", 11, "#3A3146"), 0, 0) + blanket + dark + eye(-15) + eye(15);
}

/** The thread is torn: a cat in a heap of yarn, sorry. */
function tangled(): string {
  const thread = "M-104 2 C-80 -10 -70 8 -48 -4 C-30 -40 30 -50 44 -22 C54 4 0 10 -22 -8 C-40 -24 10 -40 30 -8 C44 8 60 -4 74 2";
  return (
    ground(4, 2, 90, 9) + moved(cat({ coat: "cream", pattern: "tabby", mood: "fright", ears: "wide" }), -10, 0, 0.86) +
    drawn(thread, 8) + drawn(thread, 4, "#3E7FDD") + moved(part("M0 -22 A22 22 0 1 1 -.1 -22Z", "#3E7FDD", { marks: drawn("M-18 -8 Q0 -22 18 -8 M-21 4 Q0 -14 21 2 M-12 18 Q0 -8 14 -18", 2.8, "#23508F") }) + glint("M-15 -6 Q-12 -13 -7 -16", 3, 0.5), 88, -22)
  );
}

/** We wait for somebody: a cat looks at the door. */
function waiting(): string {
  const door = part("M-34 0 V-130 H34 V0Z", "#7E9FB8", { marks: drawn("M-22 -118 H22 V-74 H-22Z M-22 -62 H22 V-14 H-22Z", 2.6, "#5E8099"), light: [-6, 0] }) + circle(24, -62, 4.5, "#F3BE45", 2.4) + drawn("M-14 -8 H14 V-34 H-14Z", 3) + filled("M-14 -8 H14 V-34 H-14Z", "#5B3A44");
  return ground(0, 2, 100, 9) + moved(door, 52, 0) + moved(cat({ coat: "smoke", pose: "loaf", mood: "up" }), -42, 0, 0.9);
}

const SCENES = { "empty-box": emptyBox, "empty-table": emptyTable, hiding, tangled, waiting } as const;

export type Scene = keyof typeof SCENES;
export const SCENE_SIZE = { width: 250, height: 180 } as const;

/** The address of a scene's picture. */
export function scene(name: Scene): string {
  return remembered(`scene ${name}`, "-125 -156 250 180", SCENES[name]);
}
