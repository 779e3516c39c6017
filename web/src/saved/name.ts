/** Whether a guest has said who they are: asked once on each device. */

import type { Me } from "../generated/bodies.ts";

const PLACE = "tabbytop.named";

/** Somebody who has chosen a name, or was content with the one they got. */
export function hasName(me: Me): boolean {
  try {
    return me.named || localStorage.getItem(PLACE) !== null;
  } catch {
    return me.named;
  }
}

export function acceptName(): void {
  try {
    localStorage.setItem(PLACE, "yes");
  } catch {
    // then they are asked again
  }
}
