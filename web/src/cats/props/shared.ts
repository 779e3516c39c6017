/** Accessories that cats of several games have. */

import { circle, CREAM, drawn } from "../pen.ts";
import { type Accessory, cut, GOLD, RED, ROSE } from "./accessory.ts";

export const crown: Accessory = {
  name: "crown",
  layer: "front",
  covers: "-23,-38 -28,-72 0,-80 28,-72 23,-38",
  art: () =>
    cut("M-23 -38 L-27 -70 L-11 -54 L0 -76 L11 -54 L27 -70 L23 -38 Q0 -32 -23 -38Z", GOLD, 3) +
    drawn("M-22 -45 Q0 -39 22 -45", 3, "#C98A17") +
    circle(0, -77, 4.5, RED, 2) +
    circle(-27, -71, 3.5, CREAM, 2) +
    circle(27, -71, 3.5, CREAM, 2) +
    circle(0, -48, 3.4, "#3E8FB8"),
};

export const toothpick: Accessory = {
  name: "toothpick",
  layer: "front",
  art: () => drawn("M6 24 L34 30", 4.6) + drawn("M6 24 L34 30", 2.2, "#E5C48F"),
};

/** On one ear, in a colour of its own. */
export function bow(colour = ROSE): Accessory {
  return {
    name: `bow ${colour}`,
    layer: "front",
    covers: "10,-56 26,-64 52,-48 48,-30 30,-34",
    art: () =>
      `<g transform="translate(30 -44) rotate(20)">${cut("M0 0 L-18 -11 Q-22 0 -18 11Z M0 0 L18 -11 Q22 0 18 11Z", colour, 2.6)}${circle(0, 0, 5, colour, 2.4)}</g>`,
  };
}

export const sweat: Accessory = {
  name: "sweat",
  layer: "front",
  art: () =>
    cut("M40 -34 C34 -24 36 -18 41 -18 C46 -18 48 -24 40 -34Z", "#7FC0DA", 2) +
    cut("M-46 -40 C-51 -32 -49 -27 -45 -27 C-41 -27 -40 -32 -46 -40Z", "#7FC0DA", 2),
};
