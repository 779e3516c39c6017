/** One description draws every cat. */

import type { Build, Looks, Pose } from "./coats.ts";
import type { Mouth } from "./face.ts";
import type { Accessory } from "./props/accessory.ts";
import type { CommonProp } from "./props/common.ts";

export interface CatDescription extends Looks {
  pose?: Pose;
  build?: Build;
  mouth?: Mouth;
  props?: readonly (CommonProp | Accessory)[];
  collar?: number; // the seat whose pattern is on it
  hood?: number; // the seat whose robe it wears
  pawUp?: boolean;
  pawsAway?: "right" | "both"; // these front paws are busy: a prop draws them
  eye?: string;
  flip?: boolean; // looks to the other side
  friends?: readonly Friend[];
}

/** Another cat beside it, on the same card. */
export interface Friend {
  cat: CatDescription;
  at: readonly [x: number, y: number, scale: number];
}
