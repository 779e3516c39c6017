/** What stands around the table: the lamp, the window and its rain, the plant, shelf, linen. */

import { drawn, filled, INK, moved, part } from "../cats/pen.ts";
import { drawnOnce, glint } from "./tools.ts";

const PAINT = "#FFF8EA";

/** The lamp on its cord, 100 by 150; its light is for the page to shine. */
export function lamp(): string {
  return drawnOnce(
    "lamp",
    "-2 0 104 150",
    () =>
      drawn("M50 -4 V64", 5) +
      drawn("M50 -4 V62", 1.4, "#8C7A6B") +
      filled("M25 127 C27 147 73 147 75 127Z", "#FFE9A8", { width: 3 }) +
      part("M5 128 C5 84 23 62 50 62 C77 62 95 84 95 128Z", "#D4472F", { width: 3.5, light: [-18, 0], shade: 0.18 }) +
      glint("M18 112 Q20 92 31 80", 4.5, 0.35),
  );
}

const [GLASS_WIDE, GLASS_HIGH] = [330, 176];

/** All layers of the window fill the same field: the view, then rain, then the frame. */
export const WINDOW_SIZE = { width: GLASS_WIDE + 68, height: GLASS_HIGH + 52 } as const;
export const WINDOW_GLASS = { left: 34, top: 20, width: GLASS_WIDE, height: GLASS_HIGH } as const;
const WINDOW_VIEW = `-34 -20 ${WINDOW_SIZE.width} ${WINDOW_SIZE.height}`;

function outside(night: boolean): string {
  const [sky, far, near, lit] = night
    ? ["#2A3550", "#24304A", "#1D273E", "#F3C76A"]
    : ["#7F97A8", "#6B8493", "#5F7A86", "#D8E0DC"];
  const [w, h] = [GLASS_WIDE, GLASS_HIGH];
  const roofs = `M0 ${h} V${h - 34} l22 -18 l24 18 v-10 h30 l16 -16 l18 16 v14 h40 V${h}Z M196 ${h} V${h - 30} h26 l20 -20 l22 20 v-8 h10 v-16 h10 v20 h46 V${h}Z`;
  const panes = drawn(`M18 ${h - 22} v6 M92 ${h - 24} v6 M238 ${h - 22} v6 M300 ${h - 14} v5`, 6, lit, night ? 1 : 0.5);
  return (
    filled(`M0 0 H${w} V${h} H0Z`, sky) +
    filled(
      `M0 ${h} V${h - 26} C60 ${h - 60} 120 ${h - 34} 170 ${h - 24} C230 ${h - 56} 290 ${h - 44} ${w} ${h - 20} V${h}Z`,
      far,
    ) +
    filled(roofs, near) +
    panes
  );
}

function frame(): string {
  const [w, h] = [GLASS_WIDE, GLASS_HIGH];
  const wood = `<path d="M-14 -6 Q-14 -14 -6 -14 H${w + 6} Q${w + 14} -14 ${w + 14} -6 V${h + 14} H-14Z M0 0 V${h} H${w} V0Z" fill-rule="evenodd" fill="${PAINT}" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>`;
  const bars = `M${w / 2} 0 v${h} M0 ${h * 0.48} h${w}`;
  return (
    drawn(bars, 13) +
    drawn(bars, 7, PAINT) +
    wood +
    part(`M-30 ${h + 14} h${w + 60} v14 h${-w - 60}Z`, PAINT, { light: [0, -6], shade: 0.1 })
  );
}

function drops(count: number, w: number, h: number): string {
  let d = "";
  for (let drop = 0; drop < count; drop += 1) {
    const length = 8 + ((drop * 7) % 15);
    const [x, y] = [((drop * 0.618) % 1) * w, ((drop + 0.5) / count) * h]; // spread, and never twice alike
    d += `M${x.toFixed(0)} ${y.toFixed(0)} l${(-length * 0.3).toFixed(1)} ${length} `;
  }
  return drawn(d, 2.2, "#C9D8DF", 0.75);
}

/** What one sees through the window, without rain. */
export function windowView(night = false): string {
  return drawnOnce(`window view ${night}`, WINDOW_VIEW, () => outside(night));
}

/** The frame; one looks through it. */
export function windowFrame(): string {
  return drawnOnce("window frame", WINDOW_VIEW, frame);
}

/** A tile of rain, 96 by 160: repeated, and moved by (-96, 320), it falls without a seam. */
export function rainTile(): string {
  return drawnOnce("rain", "0 0 96 160", () => {
    const some = drops(11, 96, 160);
    return some + moved(some, 96, 0) + moved(some, 0, -160) + moved(some, 96, -160);
  });
}

/** The whole window in one picture, the rain standing still. */
export function rainyWindow(night = false): string {
  return drawnOnce(
    `window ${night}`,
    WINDOW_VIEW,
    () => outside(night) + drops(44, GLASS_WIDE, GLASS_HIGH - 20) + frame(),
  );
}

/** A plant in its pot, standing on the lower edge. */
export function plant(): string {
  return drawnOnce(
    "plant",
    "-36 -94 72 98",
    () =>
      part("M0 -26 C-30 -60 -26 -84 -8 -88 C-4 -70 0 -50 0 -26Z", "#7D9A5B", {
        marks: drawn("M-2 -30 Q-8 -60 -9 -80", 2, "#4E6B35"),
      }) +
      part("M0 -26 C26 -50 34 -66 22 -76 C8 -66 0 -46 0 -26Z", "#93AF6E", {
        marks: drawn("M2 -30 Q14 -52 21 -68", 2, "#4E6B35"),
      }) +
      part("M-18 -24 H18 L14 0 H-14Z", "#C8704A") +
      part("M-22 -32 H22 V-23 H-22Z", "#D98A5E", { shade: 0.1 }),
  );
}

/** A tile of the shelf's board, 720 by 44. */
export function shelf(): string {
  return drawnOnce(
    "shelf",
    "0 0 720 44",
    () =>
      filled("M0 2 H720 V28 H0Z", "#B98552") +
      filled("M0 28 H720 V41 H0Z", "#8A5D36") +
      drawn("M-4 2 H724 M-4 28 H724 M-4 41 H724", 3) +
      drawn("M40 13 h150 M250 18 h80 M380 11 h170 M600 16 h90", 2.5, "#D6A671"),
  );
}

/** The weave of the table's linen, a tile of 6 by 6 to lay over its colour. */
export function linen(dark = false): string {
  const [thread, shine] = dark
    ? [drawn("M0 1.500H3M3 4.500H6", 1.4, "#000000", 0.1), 0.025]
    : [drawn("M0 1.500H3M3 4.500H6", 1.4, "#8A6B3E", 0.07), 0.22];
  return drawnOnce(`linen ${dark}`, "0 0 6 6", () => thread + drawn("M1.5 3V6M4.5 0V3", 1.4, "#FFFFFF", shine));
}
