/** Three tiles: on the box of this game. */

import { HALF_WIDTH, hexagon, RADIUS, tileArt } from "./art/tiles.ts";
import type { Cover } from "../../cats/covers.ts";
import { filled, moved } from "../../cats/pen.ts";

function art(): string {
  const scale = 1.15;
  const cube = (kind: "ginger" | "tuxedo" | "calico", x: number, y: number): string =>
    moved(moved(filled(hexagon(), "#3A2418", { opacity: 0.26 }), 4, 6) + tileArt(kind, false), x, y, scale);
  const [w, row] = [HALF_WIDTH * scale, 1.5 * RADIUS * scale];
  return (
    filled("M0 120 L206 60 V300 H0Z", "#8FDCBC") +
    cube("ginger", 103 - w, 204) +
    cube("tuxedo", 103 + w, 204) +
    cube("calico", 103, 204 - row)
  );
}

/** `face` is a small picture that means this game. */
export const cover: Cover = { art, face: { coat: "white", pattern: "calico", mood: "happy" } };
