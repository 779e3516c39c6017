/** Somebody has eaten too much: on the box of this game. */

import { cat } from "../../cats/cat.ts";
import type { Cover } from "../../cats/covers.ts";
import { circle, ellipse, moved, part } from "../../cats/pen.ts";

function art(): string {
  const glazes = ["#FFF8EA", "#9DBBC9", "#FFF8EA", "#E7B9A8"];
  let tower = "";
  for (let k = 0; k < 7; k += 1) {
    const glaze = glazes[k % 4] as string;
    const dish =
      part("M-44 -6 C-40 14 -22 22 0 22 C22 22 40 14 44 -6Z", glaze, { width: 4, light: [-7, -2] }) +
      ellipse(0, -6, 44, 11, glaze, 4) +
      ellipse(0, -7, 34, 7, "#E9A24A", 3);
    tower += moved(dish, 165 + ((k * 5) % 3) - 1, 240 - k * 23, 0.7);
  }
  return (
    circle(103, 196, 112, "#FF8A5C") +
    moved(
      cat({ coat: "cream", mood: "queasy", build: "fat", ears: "small", mouth: "full", props: ["hachimaki"] }),
      80,
      262,
      0.98,
    ) +
    tower
  );
}

/** `face` is a small picture that means this game. */
export const cover: Cover = {
  art,
  face: { coat: "cream", ears: "small", mood: "queasy", mouth: "full", props: ["hachimaki"] },
};
