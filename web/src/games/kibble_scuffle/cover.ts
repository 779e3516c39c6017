/** Three cats behind a full bowl: on the box of this game. */

import { bowlArt } from "../../art/bowls.ts";
import { cat } from "../../cats/cat.ts";
import type { Cover } from "../../cats/covers.ts";
import { ellipse, moved } from "../../cats/pen.ts";

function art(): string {
  return (
    ellipse(103, 215, 150, 110, "#FFD27A") +
    moved(cat({ coat: "tux", pattern: "tux", mood: "sparkle" }), 44, 222, 0.74) +
    moved(
      cat({ coat: "grey", pattern: "tabby", mood: "sly", build: "tom", wide: 1.1, ears: "small", props: ["bandana"] }),
      162,
      222,
      0.72,
    ) +
    moved(cat({ coat: "ginger", pattern: "tabby", mood: "big", ears: "wide" }), 103, 236, 0.74) +
    moved(bowlArt(1, [2, 3, 1, 3]), 103, 206, 0.86)
  );
}

/** `face` is a small picture that means this game. */
export const cover: Cover = { art, face: { coat: "ginger", pattern: "tabby", ears: "wide", mood: "big" } };
