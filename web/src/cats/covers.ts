/** The boxes of the games: what is drawn on them, and the box around it. */

import { bowlArt } from "../art/bowls.ts";
import { drawnOnce } from "../art/tools.ts";
import { cat } from "./cat.ts";
import { HALF_WIDTH, hexagon, RADIUS, tileArt } from "../art/kittyPaw/tiles.ts";
import { circle, clipped, CREAM, drawn, ellipse, filled, INK, moved, part } from "./pen.ts";

/** The front of a box; its title stands in the upper 90, its label in the lowest 34. */
const [WIDTH, HEIGHT, LABEL] = [206, 292, 34];
const [DEEP, HIGH] = [18, 10]; // how far its side and its top go back

function kibbleScuffle(): string {
  return (
    ellipse(103, 215, 150, 110, "#FFD27A") +
    moved(cat({ coat: "tux", pattern: "tux", mood: "sparkle" }), 44, 222, 0.74) +
    moved(
      cat({ coat: "grey", pattern: "tabby", mood: "sly", build: "tom", wide: 1.1, ears: "small", props: ["bandana"] }),
      162,
      222,
      0.72,
    ) +
    moved(cat({ coat: "ginger", pattern: "tabby", mood: "big", ears: "wide" }), 103, 236, 0.74) +
    moved(bowlArt(1, [2, 3, 1, 3]), 103, 206, 0.86)
  );
}

function kittyPaw(): string {
  const scale = 1.15;
  const cube = (kind: "ginger" | "tuxedo" | "calico", x: number, y: number): string =>
    moved(moved(filled(hexagon(), "#3A2418", { opacity: 0.26 }), 4, 6) + tileArt(kind, false), x, y, scale);
  const [w, row] = [HALF_WIDTH * scale, 1.5 * RADIUS * scale];
  return (
    filled("M0 120 L206 60 V300 H0Z", "#8FDCBC") +
    cube("ginger", 103 - w, 204) +
    cube("tuxedo", 103 + w, 204) +
    cube("calico", 103, 204 - row)
  );
}

function temPurrA(): string {
  const glazes = ["#FFF8EA", "#9DBBC9", "#FFF8EA", "#E7B9A8"];
  let tower = "";
  for (let k = 0; k < 7; k += 1) {
    const glaze = glazes[k % 4] as string;
    const dish =
      part("M-44 -6 C-40 14 -22 22 0 22 C22 22 40 14 44 -6Z", glaze, { width: 4, light: [-7, -2] }) +
      ellipse(0, -6, 44, 11, glaze, 4) +
      ellipse(0, -7, 34, 7, "#E9A24A", 3);
    tower += moved(dish, 165 + ((k * 5) % 3) - 1, 240 - k * 23, 0.7);
  }
  return (
    circle(103, 196, 112, "#FF8A5C") +
    moved(
      cat({ coat: "cream", mood: "queasy", build: "fat", ears: "small", mouth: "full", props: ["hachimaki"] }),
      80,
      262,
      0.98,
    ) +
    tower
  );
}

function catLady(): string {
  const dress =
    part("M20 266 C16 196 50 168 103 172 C156 168 190 196 186 266Z", "#8A3A55") +
    drawn("M76 172 L103 222 L130 172", 3) +
    circle(103, 232, 4, "#F3BE45", 2) +
    circle(103, 248, 4, "#F3BE45", 2);
  return (
    filled("M-10 150 C40 96 166 96 216 150 V300 H-10Z", "#F2A0B3") +
    dress +
    moved(cat({ coat: "lilac", pose: "head", mood: "happy", props: ["bun", "glasses"] }), 103, 186, 0.95) +
    moved(cat({ coat: "white", pattern: "calico", pose: "sleep", mood: "sleep" }), 56, 262, 0.62) +
    moved(cat({ coat: "ginger", pattern: "tabby", pose: "peek", mood: "up" }), 160, 262, 0.62)
  );
}

function meow(): string {
  let rays = "";
  for (let angle = 0; angle < 360; angle += 22) {
    const at = (degrees: number): string =>
      `${(103 + 260 * Math.cos((degrees * Math.PI) / 180)).toFixed(0)} ${(178 + 260 * Math.sin((degrees * Math.PI) / 180)).toFixed(0)}`;
    rays += `M103 178 L${at(angle)} L${at(angle + 11)}Z`;
  }
  return (
    filled(rays, "#9478DA") +
    moved(cat({ coat: "black", mood: "big", hood: 9, eye: "#E9D94A" }), 103, 246, 0.98) +
    moved(cat({ coat: "ginger", pattern: "tabby", mood: "happy", hood: 2 }), 32, 276, 0.66) +
    moved(cat({ coat: "white", mood: "up", hood: 5, mouth: "howl" }), 176, 276, 0.66)
  );
}

/** A game from elsewhere has a curious cat. */
function anyGame(): string {
  return circle(103, 190, 104, "#F6E6C8") + moved(cat({ coat: "smoke", mood: "up" }), 103, 254, 1.05);
}

interface Box {
  art: () => string;
  face: string;
  side: string;
}

const BOXES: { [game: string]: Box } = {
  "kibble-scuffle": { art: kibbleScuffle, face: "#F2A326", side: "#A66B12" },
  "kitty-paw": { art: kittyPaw, face: "#5DBE9A", side: "#2F7D62" },
  "tem-purr-a": { art: temPurrA, face: "#E4532F", side: "#99341A" },
  "cat-lady": { art: catLady, face: "#DB6583", side: "#963C57" },
  meow: { art: meow, face: "#7D5CC9", side: "#4D3690" },
};
const ANY: Box = { art: anyGame, face: "#B39B7A", side: "#7A6650" };

const boxOf = (game: string): Box => (Object.hasOwn(BOXES, game) ? (BOXES[game] as Box) : ANY);

/** The drawing on a game's box by itself, 206 by 240: clear behind it, no title, no label. */
export function cover(game: string): string {
  return drawnOnce(`cover ${game}`, "0 26 206 240", boxOf(game).art);
}

/** Where the picture of a whole box has its front: a title and a label are laid over it in words. */
export const BOX_FRONT = { left: 3, top: HIGH + 3, width: WIDTH, height: HEIGHT, label: LABEL } as const;
export const BOX_SIZE = { width: WIDTH + DEEP + 6, height: HEIGHT + HIGH + 6 } as const;

/** A whole box, with its top and its side; room for the title above, a blank label below. */
export function gameBox(game: string): string {
  const { art, face, side } = boxOf(game);
  return drawnOnce(`box ${game}`, `-3 ${-HIGH - 3} ${BOX_SIZE.width} ${BOX_SIZE.height}`, () => {
    const front = `M0 0 H${WIDTH} V${HEIGHT} H0Z`;
    const lid = `M0 0 l${DEEP} ${-HIGH} h${WIDTH} l${-DEEP} ${HIGH}Z`;
    return (
      filled(`M${WIDTH} ${HEIGHT} l${DEEP} ${-HIGH} v${-HEIGHT} l${-DEEP} ${HIGH}Z`, side, { width: 3 }) +
      filled(lid, face, { width: 3 }) +
      filled(lid, "#FFFFFF", { opacity: 0.35 }) +
      drawn(lid, 3) +
      filled(front, face) +
      clipped(art(), front) +
      filled(`M0 ${HEIGHT - LABEL} H${WIDTH} V${HEIGHT} H0Z`, CREAM, { width: 3 }) +
      drawn(front, 3, INK) +
      drawn(`M6 ${HEIGHT - LABEL - 6} V6 H70`, 2, "#FFFFFF", 0.28)
    );
  });
}
