/** The wall above the shelf: a lamp, and a window with rain behind it. In layers, so that the rain can fall. */

import { drawn, filled, INK, moved, picture } from "../../cats/pen.ts";

const [WIDE, HIGH] = [330, 176];

export function lamp(): string {
  const art =
    drawn("M50 -400 V64", 5) + filled("M5 128 C5 84 23 62 50 62 C77 62 95 84 95 128Z", "#D4472F", { width: 3.5 }) +
    filled("M61 66 C81 76 91 100 93 126 L71 126 C73 100 71 80 61 66Z", INK, { opacity: 0.18 }) +
    filled("M25 128 C27 146 73 146 75 128Z", "#FFE9A8", { width: 3 });
  return picture(art, "0 0 100 146");
}

/** Hills far away, in the rain. */
export function hills(): string {
  const far = `M0 190 C60 150 120 170 170 180 C230 150 290 160 340 190 V270 H0Z`;
  const near = `M0 172 C90 146 220 164 340 156 V270 H0Z`;
  return picture(filled(far, INK, { opacity: 0.14 }) + filled(near, INK, { opacity: 0.2 }), `0 0 ${WIDE} ${HIGH}`);
}

/** A tile of rain; it falls by its own height and begins anew. */
export function rain(drops: number, width: number): string {
  let art = "";
  for (let drop = 0; drop < drops; drop += 1) {
    const [x, y, length] = [(drop * 53 + 11) % 120, (drop * 37 + 5) % 120, 9 + ((drop * 7) % 13)];
    for (const [dx, dy] of [[0, 0], [120, 0], [0, -120]] as const) art += drawn(`M${x + dx} ${y + dy} l${-length * 0.3} ${length}`, width, "#D5E2E8", 0.75);
  }
  return picture(art, "0 0 120 120");
}

/** The frame in front of the rain, the sill, and a plant that likes the weather. */
export function windowFrame(): string {
  const rim = `M-14 -14 h${WIDE + 28} v${HIGH + 28} h${-WIDE - 28}Z M0 0 v${HIGH} h${WIDE} v${-HIGH}Z`;
  const bars = `M${WIDE / 2} 0 v${HIGH} M0 ${HIGH * 0.48} h${WIDE}`;
  const plant =
    filled("M0 -26 C-30 -60 -26 -84 -8 -88 C-4 -70 0 -50 0 -26Z", "#7D9A5B", { width: 3 }) +
    filled("M0 -26 C26 -50 34 -66 22 -76 C8 -66 0 -46 0 -26Z", "#93AF6E", { width: 3 }) +
    filled("M-22 -30 H22 L16 0 H-16Z", "#C8704A", { width: 3 });
  const art =
    drawn(bars, 12) + drawn(bars, 7, "#FFF8EA") + filled(rim, "#FFF8EA", { width: 3 }) +
    filled(`M-30 ${HIGH + 14} h${WIDE + 60} v14 h${-WIDE - 60}Z`, "#FFF8EA", { width: 3 }) + moved(plant, WIDE - 30, HIGH + 14);
  return picture(art, `-34 -18 ${WIDE + 68} ${HIGH + 50}`);
}
