/** What the gallery shows. */

import {
  boxBefore,
  boxBehind,
  catLadyBack,
  catLadyThing,
  foodGlyph,
  foodToken,
  goalPicture,
  tokenPlace,
  vpToken,
} from "../src/art/catLady.ts";
import { BOXES } from "../src/art/catLady/boxes.ts";
import { COSTUME_CARDS } from "../src/art/catLady/costumes.ts";
import { FOOD_ART, FOOD_CARDS, type Food } from "../src/art/catLady/foods.ts";
import { GOAL_ART } from "../src/art/catLady/goals.ts";
import { TOY_CARDS } from "../src/art/catLady/toys.ts";
import { bowl, bowlBack, bowlEmblem, bowlFront, cube, foodBox, kibbleBack, kibbleItem } from "../src/art/kibble.ts";

import { lamp, linen, plant, rainTile, rainyWindow, shelf, windowFrame, windowView } from "../src/art/scenery.ts";
import { counter, dishPicture, sunburst, tempuraBack, token, tower, turningCard } from "../src/art/tempura.ts";
import { stickerPicture } from "../src/art/sticker.ts";
import { coverOf } from "../src/boards/covers.ts";
import { stickersOf } from "../src/boards/stickers.ts";
import { coverPicture, gameBox } from "../src/cats/covers.ts";
import { OUR_GAMES } from "../src/generated/ourGames.ts";
import { iconDrawing, type IconName, ICONS } from "../src/parts/icons.ts";
import { loadFirstTexts, loadTexts } from "../src/texts/loading.ts";
import { ENGLISH, ownAreasOf } from "./compiled.ts";

interface Shown {
  name: string;
  src?: string;
  width?: number;
  html?: string;
}

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

const shown = (name: string, src: string, width = 110): Shown => ({ name, src, width });

export async function sections(dark: boolean): Promise<{ area: string; title: string; things: Shown[] }[]> {
  await loadFirstTexts();
  await loadTexts("page-cat-lady"); // there is a word on a card
  const albums = OUR_GAMES.map(async ({ name }) => ({ area: "stickers", title: name, things: await stickersIn(name) }));
  return [
    ...(await Promise.all(albums)),
    {
      area: "kibble",
      title: "Kibble Scuffle",
      things: [
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
      ],
    },
    {
      area: "tempura",
      title: "Tem-Purr-A",
      things: [
        ...(["2", "3", "4", "5", "6", "7", "plus", "reverse", "choose", "indigestion"] as const).map((card) =>
          shown(card, dishPicture(card), 100),
        ),
        shown("token", token(true), 40),
        shown("token", token(false), 40),
        shown("token", token(true), 17),
        shown("token", token(false), 17),
        shown("back", tempuraBack(), 100),
        shown("turning", turningCard(), 100),
        shown("sunburst", sunburst(dark), 210),
        shown("counter", counter(dark), 210),
        ...[
          ["4"],
          ["4", "4", "4", "plus", "plus"],
          ["2", "2"],
          ["3", "3", "3"],
          ["5", "5"],
          ["6", "6", "choose", "reverse"],
          ["7", "7", "7"],
        ].map((cards) => shown(cards.join(), tower(cards), 130)),
        shown("9 eaten", tower(["4", "4", "4", "plus", "plus"], 9), 130),
        shown(
          "17 + 13",
          tower([
            ...Array<string>(17).fill("2"),
            ...Array<string>(7).fill("plus"),
            "reverse",
            "choose",
            "reverse",
            "choose",
            "reverse",
            "choose",
          ]),
          130,
        ),
      ],
    },
    {
      area: "cat-lady",
      title: "Cat Lady",
      things: [
        ...[FOOD_CARDS, TOY_CARDS, COSTUME_CARDS, BOXES]
          .flatMap((cards) => Object.keys(cards))
          .map((kind) => shown(kind, catLadyThing(kind), 100)),
        ...(Object.keys(FOOD_ART) as Food[]).flatMap((food) => [
          shown(food, foodGlyph(food), 48),
          shown(food, foodGlyph(food), 22),
          shown(food, foodToken(food), 34),
          shown(food, foodToken(food, "full"), 34),
          shown(food, foodToken(food, "missing"), 34),
        ]),
        shown("2 VP", vpToken(), 48),
        shown("2 VP", vpToken(), 24),
        shown("behind", boxBehind()),
        shown("before", boxBefore("black-tuna-box")),
        shown("token's place", tokenPlace()),
        shown("back", catLadyBack(), 90),
        ...Object.keys(GOAL_ART).map((goal) => shown(goal, goalPicture(goal), 100)),
      ],
    },
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
