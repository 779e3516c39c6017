/** The cult: on the box of this game. */

import { cat } from "../../cats/cat.ts";
import type { Cover } from "../../cats/covers.ts";
import { filled, moved } from "../../cats/pen.ts";

function art(): string {
  let rays = "";
  for (let angle = 0; angle < 360; angle += 22) {
    const at = (degrees: number): string =>
      `${(103 + 260 * Math.cos((degrees * Math.PI) / 180)).toFixed(0)} ${(178 + 260 * Math.sin((degrees * Math.PI) / 180)).toFixed(0)}`;
    rays += `M103 178 L${at(angle)} L${at(angle + 11)}Z`;
  }
  return (
    filled(rays, "#9478DA") +
    moved(cat({ coat: "black", mood: "big", hood: 9, eye: "#E9D94A" }), 103, 246, 0.98) +
    moved(cat({ coat: "ginger", pattern: "tabby", mood: "happy", hood: 2 }), 32, 276, 0.66) +
    moved(cat({ coat: "white", mood: "up", hood: 5, mouth: "howl" }), 176, 276, 0.66)
  );
}

/** `face` is a small picture that means this game. */
export const cover: Cover = { art, face: { coat: "black", mood: "big", eye: "#E9D94A" } };
