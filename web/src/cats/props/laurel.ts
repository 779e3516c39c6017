/** A laurel wreath, for Zeus and for winners. */

import { type Accessory, cut, GOLD } from "./accessory.ts";

export const laurel: Accessory = {
  name: "laurel",
  layer: "front",
  covers: "-50,-20 -44,-48 44,-48 50,-20",
  art: () =>
    [-1, 1]
      .map(
        (side) =>
          `<g transform="scale(${side} 1)">${[
            [-47, -12, -60],
            [-43, -26, -40],
            [-34, -37, -20],
            [-20, -44, -5],
          ]
            .map(
              ([x, y, turn]) =>
                `<g transform="translate(${x} ${y}) rotate(${turn})">${cut("M0 8 C-9 2 -8 -8 0 -13 C8 -8 9 2 0 8Z", GOLD, 2.2)}</g>`,
            )
            .join("")}</g>`,
      )
      .join(""),
};
