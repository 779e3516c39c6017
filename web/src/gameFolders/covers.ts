/** What games draw on their boxes: `cover.ts` in their folders. All are on the first screen. */

import { ANY_COVER, type Cover } from "../cats/covers.ts";
import { folderOf } from "./folder.ts";

const COVERS = import.meta.glob<Cover>("../games/*/cover.ts", { eager: true, import: "cover" });

export function coverOf(game: string): Cover {
  return COVERS[`../games/${folderOf(game)}/cover.ts`] ?? ANY_COVER;
}
