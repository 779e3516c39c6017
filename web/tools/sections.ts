/** What the gallery shows. */

import { lamp, linen, plant, rainTile, rainyWindow, shelf, windowFrame, windowView } from "../src/art/scenery.ts";
import { stickerPicture } from "../src/art/sticker.ts";
import { coverOf } from "../src/gameFolders/covers.ts";
import { stickersOf } from "../src/gameFolders/stickers.ts";
import { coverPicture, gameBox } from "../src/cats/covers.ts";
import { OUR_GAMES } from "../src/generated/ourGames.ts";
import { iconDrawing, type IconName, ICONS } from "../src/parts/icons.ts";
import { folderOf } from "../src/gameFolders/folder.ts";
import { loadFirstTexts, loadTexts } from "../src/texts/loading.ts";
import { ENGLISH, ownAreasOf } from "./compiled.ts";
import { shown, type Shown } from "./shown.ts";

function icon(name: IconName, size: number): string {
  const { line, wash = "", ink = "" } = iconDrawing(name);
  return `<svg viewBox="0 0 24 24" width="${size}" height="${size}"><path d="${wash}" fill="currentColor" fill-opacity=".14"/><path d="${line}" fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/><path d="${ink}" fill="currentColor"/></svg>`;
}

/** All stickers of a game, by the names in its texts; and one that is not earned yet. */
async function stickersIn(game: string): Promise<Shown[]> {
  const names = Object.keys(ownAreasOf(ENGLISH)[`${game}-stickers`] ?? {}).filter((key) => !key.includes("."));
  const drawn = await stickersOf(game);
  return names.flatMap((name, at) => [
    shown(name, stickerPicture(`${game} ${name}`, drawn(name)), 128),
    ...(at % 5 === 0 ? [shown(`no ${name}`, stickerPicture(`${game} ${name}`, drawn(name), false), 128)] : []),
  ]);
}

/** What the pieces of a game are: `tools/gallery.ts` in its folder. */
const GALLERIES = import.meta.glob<(dark: boolean) => Shown[]>("../src/games/*/tools/gallery.ts", {
  import: "gallery",
});

export async function sections(dark: boolean): Promise<{ area: string; title: string; things: Shown[] }[]> {
  await loadFirstTexts();
  const pieces = OUR_GAMES.map(async ({ name }) => {
    await loadTexts(`page-${name}`); // there are words on cards
    const gallery = await GALLERIES[`../src/games/${folderOf(name)}/tools/gallery.ts`]?.();
    return { area: name, title: name, things: gallery?.(dark) ?? [] };
  });
  const albums = OUR_GAMES.map(async ({ name }) => ({ area: "stickers", title: name, things: await stickersIn(name) }));
  return [
    ...(await Promise.all(albums)),
    ...(await Promise.all(pieces)).filter(({ things }) => things.length > 0),
    {
      area: "scenery",
      title: "Scenery",
      things: [
        shown("lamp", lamp(), 100),
        shown("window", rainyWindow(dark), 398),
        shown("view", windowView(dark), 200),
        shown("frame", windowFrame(), 200),
        shown("rain", rainTile(), 120),
        shown("plant", plant(), 72),
        shown("shelf", shelf(), 720),
        shown("linen", linen(dark), 60),
      ],
    },
    {
      area: "covers",
      title: "Boxes",
      things: OUR_GAMES.flatMap(({ name, accent }) => [
        shown(name, gameBox(name, coverOf(name), accent.colour, accent.side), 230),
        shown(name, coverPicture(name, coverOf(name)), 206),
      ]),
    },
    {
      area: "icons",
      title: "Icons",
      things: (Object.keys(ICONS) as IconName[]).map((name) => ({
        name,
        html: icon(name, 72) + icon(name, 22) + icon(name, 16),
      })),
    },
  ];
}
