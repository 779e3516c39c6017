/** What our games draw on their boxes; all are on the first screen. */

import { ANY_COVER, type Cover } from "../cats/covers.ts";

const COVERS = import.meta.glob<Cover>("./*/cover.ts", { eager: true, import: "cover" });

export function coverOf(game: string): Cover {
  return COVERS[`./${game}/cover.ts`] ?? ANY_COVER;
}
