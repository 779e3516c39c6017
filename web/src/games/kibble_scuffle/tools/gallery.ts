/** The pieces of Kibble Scuffle in the gallery (`node tools/gallery.mjs`). */

import { shown, type Shown } from "../../../../tools/shown.ts";
import { bowl, bowlBack, bowlEmblem, bowlFront, cube, foodBox, kibbleBack, kibbleItem } from "../art/pieces.ts";

export function gallery(): Shown[] {
  return [
    shown("bowl 1", bowl(1, [2, 1, 3]), 190),
    shown("bowl 2", bowl(2, [3, 1, 2, 3]), 190),
    shown("bowl 3", bowl(3, [1, 1]), 190),
    shown("heap", bowl(1, [3, 3, 2, 2, 1, 1, 1]), 190),
    shown("heap of 12", bowl(3, [3, 3, 2, 2, 1, 1, 1, 2, 3, 1, 1, 2]), 190),
    shown("back", bowlBack(2), 190),
    shown("front", bowlFront(2), 190),
    shown("cube", cube(1), 60),
    shown("cube", cube(2), 60),
    shown("cube", cube(3), 60),
    shown("cube", cube(1), 24),
    shown("cube", cube(2), 24),
    shown("cube", cube(3), 24),
    shown("box", foodBox()),
    ...([1, 2, 3] as const).map((at) => shown("emblem", bowlEmblem(at), 60)),
    ...(["bag", "robo-vac", "laser-pointer", "toy-mouse"] as const).flatMap((item) => [
      shown(item, kibbleItem(item)),
      shown(item, kibbleItem(item, true)),
    ]),
    ...[0, 1, 2, 3, 4, 5].map((seat) => shown(`back ${seat}`, kibbleBack(seat), 80)),
  ];
}
