/** The things of Kibble Scuffle: bowls, cubes, the Cat Food Box, items, card backs. */

import { cat } from "../../../cats/cat.ts";
import { circle, CREAM, drawn, filled, INK, moved } from "../../../cats/pen.ts";
import { seatLook, seatPattern } from "../../../cats/seats.ts";
import { FISH } from "../../../art/bowls.ts";
import { ITEM_ART, type KibbleItem } from "./items.ts";
import { drawnOnce, glint, ground } from "../../../art/tools.ts";

export {
  bowl,
  BOWL_BOX,
  bowlBack,
  bowlEmblem,
  bowlFront,
  type BowlNumber,
  cube,
  CUBE_BOX,
  CUBE_SCALE,
  type CubePlace,
  cubePlaces,
  type CubeValue,
} from "../../../art/bowls.ts";
export type { KibbleItem };

/** The Cat Food Box, which says who eats first. */
export function foodBox(): string {
  return drawnOnce("food box", "-32 -58 76 64", () => {
    const label = filled("M-24 -33 H16 V-11 H-24Z", CREAM) + drawn("M-24 -33 H16 M-24 -11 H16", 1.6, INK, 0.5);
    return (
      ground(6, 0, 34, 5) +
      filled("M-24 0 L-24 -44 L-12 -50 L28 -50 L28 -8 L16 0Z", INK, { width: 4.4 }) +
      filled("M-24 0 L-24 -44 L16 -44 L16 0Z", "#F2A326", { width: 2.6 }) +
      label +
      filled("M16 0 L28 -8 L28 -50 L16 -44Z", "#B9751A", { width: 2.6 }) +
      filled("M-24 -44 L-12 -50 L28 -50 L16 -44Z", "#FFD27A", { width: 2.6 }) +
      filled("M28 -42 l10 3 l-2 8 l-8 -1Z", "#FFD27A", { width: 2.2 }) +
      drawn("M-24 -44 L-24 0 L16 0 L16 -44Z", 2.6) +
      moved(filled(FISH, "#D4472F", { width: 2.4 }) + circle(-7, -2, 2, INK), -5, -22, 0.66) +
      glint("M-19 -39 H-8", 2.4, 0.7)
    );
  });
}

/** An item, standing on the ground as the cats do. */
export function kibbleItem(name: KibbleItem, standee = false): string {
  return drawnOnce(`item ${name} ${standee}`, "-80 -126 160 148", () => ITEM_ART[name](standee));
}

/** The back of a seat's cards: its cloth, and somebody asleep. */
export function kibbleBack(seat: number): string {
  return drawnOnce(`kibble back ${seat}`, "0 0 100 140", () => {
    const [definition, cloth] = seatPattern(seat, 1.1);
    const { colour } = seatLook(seat);
    const sleeper = cat({ coat: "white", pose: "peek", mood: "sleep" });
    return (
      `<defs>${definition}</defs>` +
      filled("M0 0 H100 V140 H0Z", cloth) +
      drawn("M9 9 H91 V131 H9Z", 2.4, CREAM, 0.85) +
      circle(50, 72, 36, colour, 3) +
      `<g opacity="0.16">${circle(50, 72, 36, INK)}</g>` +
      moved(sleeper, 50, 100, 0.72)
    );
  });
}
