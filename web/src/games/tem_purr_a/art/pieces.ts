/** The things of Tem-Purr-A: its cards, tokens, the sun behind the table. */

import { cat } from "../../../cats/cat.ts";
import { circle, CREAM, drawn, filled, INK, moved } from "../../../cats/pen.ts";
import { written } from "../../../art/letters.ts";
import { CARD_ART } from "./dishes.ts";
import { drawnOnce, glint, ground } from "../../../art/tools.ts";

export { tower, TOWER_WIDTH, towerHeight, type TowerPiece, towerPieces } from "./tower.ts";

export type TempuraCard = keyof typeof CARD_ART;

const VERMILION = "#E4532F";

export function isTempuraCard(name: string): name is TempuraCard {
  return Object.hasOwn(CARD_ART, name);
}

/** What is on a card, without its frame and its number. */
export function dishPicture(name: TempuraCard): string {
  return drawnOnce(`dish ${name}`, "-34 -34 68 68", () => CARD_ART[name]());
}

/** A token: the queasy face, or the ring that waits for it. */
export function token(taken: boolean): string {
  return drawnOnce(`token ${taken}`, "-11 -11 22 22", () =>
    taken
      ? circle(0.4, 0.6, 9, INK, 2) +
        circle(0, 0, 9, "#A9BE7C", 2) +
        drawn("M-5 -4 l3.4 2 l-3.4 2 M5 -4 l-3.4 2 l3.4 2 M-4 4.5 q1.4 -2.4 2.7 0 t2.7 0 t2.7 0", 1.6)
      : `<circle r="8.6" fill="${CREAM}" fill-opacity="0.35" stroke="#A08A6C" stroke-width="2" stroke-dasharray="3.2 2.8"/>`,
  );
}

/** The back of every card: somebody who had too much. */
export function tempuraBack(): string {
  return drawnOnce("tempura back", "0 0 100 140", () => {
    const waves = [20, 48, 76, 104, 132]
      .map((y, row) => drawn(`M${row % 2 ? -14 : 0} ${y} q14 -18 28 0 t28 0 t28 0 t28 0 t28 0`, 3, "#F58A63", 0.55))
      .join("");
    return (
      filled("M0 0 H100 V140 H0Z", VERMILION) +
      waves +
      drawn("M8 8 H92 V132 H8Z", 2.4, "#FFD3C2", 0.9) +
      circle(50, 70, 37, "#C93F1E", 3) +
      moved(cat({ coat: "cream", pose: "head", mood: "queasy" }), 50, 96, 0.7)
    );
  });
}

/** A card in the air, half turned: is it the bad one? */
export function turningCard(): string {
  return drawnOnce("turning card", "-54 -68 108 146", () => {
    const card = filled("M-38 -46 L30 -58 Q40 -59 40 -48 L36 44 Q36 54 26 53 L-30 46 Q-40 45 -40 36Z", VERMILION, {
      width: 3,
    });
    const corner = filled("M-40 36 L-40 2 C-24 6 -4 22 0 49 L-30 46 Q-40 45 -40 36Z", "#FFF8EA", { width: 3 });
    return moved(
      ground(10, 66, 46, 9) +
        `<g transform="translate(.9 1.3)">${card}</g>` +
        card +
        corner +
        written("?", 6, 12, 38, CREAM, 3.2) +
        glint("M-31 -38 L-12 -42", 3, 0.5),
      0,
      0,
      1,
      -9,
    );
  });
}

/** The sun that rises behind the eater, with its rays to all sides: 800 square, its middle at 400, 400. */
export function sunburst(dark = false): string {
  const [sky, ray, sun] = dark ? ["#3D2733", "#4A2D35", "#5A3538"] : ["#FBE0CC", "#F7C9AE", "#FFEEDD"];
  return drawnOnce(`sunburst ${dark}`, "0 0 800 800", () => {
    const at = (degrees: number): string =>
      `${(400 + 620 * Math.cos((degrees * Math.PI) / 180)).toFixed(0)} ${(400 + 620 * Math.sin((degrees * Math.PI) / 180)).toFixed(0)}`;
    const rays = Array.from({ length: 20 }, (_, k) => `M400 400 L${at(k * 18)} L${at(k * 18 + 9)}Z`).join("");
    return filled("M0 0 H800 V800 H0Z", sky) + filled(rays, ray) + circle(400, 410, 142, sun);
  });
}

/** The counter on which the tower stands: a strip to be stretched, 390 by 60. */
export function counter(dark = false): string {
  return drawnOnce(
    `counter ${dark}`,
    "0 0 390 60",
    () =>
      filled("M-10 18 Q195 2 400 18 V70 H-10Z", dark ? "#6E3D29" : "#B9673F", { width: 3 }) +
      drawn("M30 34 h90 M170 27 h120 M300 42 h60 M60 50 h70", 2.4, dark ? "#8A5238" : "#D08A5E"),
  );
}
