/** Who eats in Tem-Purr-A: a player's own cat, with the headband of somebody who means it. */

import type { Looks } from "../../cats/coats.ts";
import type { CatDescription } from "../../cats/description.ts";
import { ellipse } from "../../cats/pen.ts";
import type { Accessory } from "../../cats/props/accessory.ts";
import { sweat } from "../../cats/props/shared.ts";

export type Appetite = "hungry" | "eating" | "full" | "queasy" | "sick";

/** Green around the nose. */
const gills: Accessory = {
  name: "gills",
  layer: "under",
  art: () =>
    `<g opacity=".55">${ellipse(-28, 18, 15, 11, "#8FAE4E")}${ellipse(28, 18, 15, 11, "#8FAE4E")}${ellipse(0, 24, 18, 10, "#A9BE7C")}</g>`,
};

const APPETITES: { readonly [appetite in Appetite]: Partial<CatDescription> } = {
  hungry: { mood: "sparkle", mouth: "lick", build: "normal", props: ["hachimaki"] },
  eating: { mood: "fright", mouth: "full", build: "fat", props: ["hachimaki", sweat] },
  full: { mood: "happy", mouth: "full", build: "fat", props: ["hachimaki"] },
  queasy: { mood: "queasy", mouth: "full", build: "fat", props: ["hachimaki", sweat] },
  sick: { mood: "sick", build: "fat", props: [gills, "hachimaki"] },
};

/** The eater: the looks of whoever sits there, and how the meal goes. */
export function eater(whose: Looks, appetite: Appetite, seat?: number): CatDescription {
  const { wide = 1 } = whose;
  return { ...whose, wide: Math.max(wide, 1.04), ...APPETITES[appetite], ...(seat !== undefined && { collar: seat }) };
}
