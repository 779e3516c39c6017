/** The boxes of the games: the box around what each game draws on it. */

import { drawnOnce } from "../art/tools.ts";
import { cat, type CatDescription } from "./cat.ts";
import { circle, clipped, CREAM, drawn, filled, INK, moved } from "./pen.ts";

/** The front of a box; its title stands in the upper 90, its label in the lowest 34. */
const [WIDTH, HEIGHT, LABEL] = [206, 292, 34];
const [DEEP, HIGH] = [18, 10]; // how far its side and its top go back

/** A game from elsewhere has a curious cat. */
function anyGame(): string {
  return circle(103, 190, 104, "#F6E6C8") + moved(cat({ coat: "smoke", mood: "up" }), 103, 254, 1.05);
}

/** What a game draws on its box, in its own folder: `games/<game>/cover.ts`. */
export interface Cover {
  art: () => string;
  /** a small picture that means this game */
  face: CatDescription;
}

/** A game from elsewhere has a curious cat, or a picture of its own on a plain box. */
export const ANY_COVER: Cover = { art: anyGame, face: { coat: "smoke", mood: "up" } };
export const PLAIN_COVER: Cover = { ...ANY_COVER, art: () => "" };

/** The drawing on a game's box by itself, 206 by 240: clear behind it, no title, no label. */
export function coverPicture(game: string, { art }: Cover): string {
  return drawnOnce(`cover ${game}`, "0 26 206 240", art);
}

/** Where the picture of a whole box has its front: a title and a label are laid over it in words. */
export const BOX_FRONT = { left: 3, top: HIGH + 3, width: WIDTH, height: HEIGHT, label: LABEL } as const;
export const BOX_SIZE = { width: WIDTH + DEEP + 6, height: HEIGHT + HIGH + 6 } as const;

/** A whole box, with its top and its side; room for the title above, a blank label below. */
export function gameBox(game: string, { art }: Cover, colour: string, side: string): string {
  return drawnOnce(`box ${game} ${colour}`, `-3 ${-HIGH - 3} ${BOX_SIZE.width} ${BOX_SIZE.height}`, () => {
    const front = `M0 0 H${WIDTH} V${HEIGHT} H0Z`;
    const lid = `M0 0 l${DEEP} ${-HIGH} h${WIDTH} l${-DEEP} ${HIGH}Z`;
    return (
      filled(`M${WIDTH} ${HEIGHT} l${DEEP} ${-HIGH} v${-HEIGHT} l${-DEEP} ${HIGH}Z`, side, { width: 3 }) +
      filled(lid, colour, { width: 3 }) +
      filled(lid, "#FFFFFF", { opacity: 0.35 }) +
      drawn(lid, 3) +
      filled(front, colour) +
      clipped(art(), front) +
      filled(`M0 ${HEIGHT - LABEL} H${WIDTH} V${HEIGHT} H0Z`, CREAM, { width: 3 }) +
      drawn(front, 3, INK) +
      drawn(`M6 ${HEIGHT - LABEL - 6} V6 H70`, 2, "#FFFFFF", 0.28)
    );
  });
}
