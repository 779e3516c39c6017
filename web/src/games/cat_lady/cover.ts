/** The lady and two of hers: on the box of this game. */

import { cat } from "../../cats/cat.ts";
import type { Cover } from "../../cats/covers.ts";
import { circle, drawn, filled, moved, part } from "../../cats/pen.ts";

function art(): string {
  const dress =
    part("M20 266 C16 196 50 168 103 172 C156 168 190 196 186 266Z", "#8A3A55") +
    drawn("M76 172 L103 222 L130 172", 3) +
    circle(103, 232, 4, "#F3BE45", 2) +
    circle(103, 248, 4, "#F3BE45", 2);
  return (
    filled("M-10 150 C40 96 166 96 216 150 V300 H-10Z", "#F2A0B3") +
    dress +
    moved(cat({ coat: "lilac", pose: "head", mood: "happy", props: ["bun", "glasses"] }), 103, 186, 0.95) +
    moved(cat({ coat: "white", pattern: "calico", pose: "sleep", mood: "sleep" }), 56, 262, 0.62) +
    moved(cat({ coat: "ginger", pattern: "tabby", pose: "peek", mood: "up" }), 160, 262, 0.62)
  );
}

/** `face` is a small picture that means this game. */
export const cover: Cover = { art, face: { coat: "lilac", mood: "happy", props: ["bun", "glasses"] } };
