/** What the stickers of a game look like: `stickers.ts` in its folder. */

import { plainSticker, type Sticker, type Stickers } from "../art/sticker.ts";
import { accentOf } from "../gameList.svelte.ts";
import { coverOf } from "./covers.ts";
import { folderOf } from "./folder.ts";

const STICKERS = import.meta.glob<Stickers>("../games/*/stickers.ts", { import: "stickers", query: "?drawn" });

/** The drawing of each sticker of a game, also of one that nobody has drawn. */
export async function stickersOf(game: string): Promise<(name: string) => Sticker> {
  const drawn = (await STICKERS[`../games/${folderOf(game)}/stickers.ts`]?.()) ?? {};
  return (name) => drawn[name] ?? plainSticker(accentOf(game)?.colour ?? "#F2A326", coverOf(game).face);
}
