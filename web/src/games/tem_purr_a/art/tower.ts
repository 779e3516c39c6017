/** The growing stack of Tem-Purr-A, seen from the side: a bowl for each dish, a plate for each action. */

import { drawn, ellipse, filled, moved, part } from "../../../cats/pen.ts";
import { dango, gyoza, prawn, riceBall, salmon } from "./dishes.ts";
import { drawnOnce, glint, ground } from "../../../art/tools.ts";

/** A bowl or a plate of the stack as a picture of its own, so that it can fall onto the others. */
export interface TowerPiece {
  src: string;
  x: number; // its middle, from the middle of the tower
  y: number; // its foot, above the table
  width: number;
  height: number;
}

export const TOWER_WIDTH = 140;
const FOOT = 36; // from the rim of a bowl to the ground
const ROOM = 400; // for the bowls of a high stack, which then stand closer

const PORTION: { [name: string]: () => string } = {
  "2": riceBall,
  "3": dango,
  "4": prawn,
  "5": salmon,
  "6": gyoza,
  "7": noodleLoop,
};
const GLAZES = [
  ["#3F5E7A", "#5B7E9C"],
  ["#A2453A", "#C46A5C"],
  ["#6C7B4A", "#94A46E"],
  ["#7A4A6A", "#A2708F"],
  ["#B5772E", "#D9A25A"],
] as const;
const LEAN = [0, 3, -3, 2, -1, 4, -4, 1];

function noodleLoop(): string {
  const loop = "M-9 20 C-22 -26 22 -26 9 20";
  return drawn(loop, 13) + drawn(loop, 8, "#F0D9A8") + drawn("M-9 20 C-22 -26 22 -26 9 20", 1.6, "#C9A46A");
}

const isDish = (card: string): boolean => card in PORTION;
const portions = (card: string): number => (isDish(card) ? Number(card) : card === "plus" ? 1 : 0);

interface Layer {
  card: string;
  left: number; // portions that nobody has eaten yet
  rim: number; // above the table
  pitch: number; // to the next bowl
  at: number; // among its like
}

/** Where bowls stand close, less of the food is seen. */
const heaped = (pitch: number): number => Math.min(1, 0.62 + pitch / 140);

/** How high above the rim of a bowl a plate lies on its food. */
const FOOD_TOP: { [card: string]: number } = { "2": 28, "3": 34, "4": 40, "5": 25, "6": 24, "7": 24 };

/** Dishes are below, plates on top of them; whoever eats begins at the top. */
function layers(cards: readonly string[], eaten: number): Layer[] {
  const dishes = cards.filter(isDish);
  const plates = cards.filter((card) => !isDish(card));
  const pitch = Math.max(20, Math.min(54, ROOM / Math.max(1, dishes.length)));
  const found: Layer[] = dishes.map((card, at) => ({ card, left: portions(card), rim: FOOT + at * pitch, pitch, at }));
  let toTake = eaten - plates.reduce((sum, card) => sum + portions(card), 0);
  for (const layer of [...found].reverse()) {
    const bites = Math.min(layer.left, Math.max(0, toTake));
    layer.left -= bites;
    toTake -= bites;
  }
  const highest = found.at(-1);
  const top =
    highest === undefined ? 9 : highest.rim + (highest.left > 0 ? (FOOD_TOP[highest.card] ?? 20) * heaped(pitch) : 15);
  const step = Math.max(7, Math.min(12, 90 / Math.max(1, plates.length)));
  plates.forEach((card, at) => found.push({ card, left: portions(card), rim: top + at * step, pitch: step, at }));
  for (const plate of found.slice(dishes.length).reverse()) {
    if (eaten <= 0) break;
    eaten -= plate.left;
    plate.left = 0;
  }
  return found;
}

function food(card: string, left: number, scale: number): string {
  const draw = PORTION[card];
  if (draw === undefined) return "";
  const all = portions(card);
  const reach = Math.min(33, 12 + 7 * (all - 1));
  const size = (card === "7" ? 0.8 : card === "6" || card === "5" ? 0.72 : 0.84) * scale;
  let art = "";
  for (let at = 0; at < left; at += 1) {
    const across = all > 1 ? (at / (all - 1)) * 2 - 1 : 0;
    art += moved(draw(), across * reach, -7 - (1 - across * across) * 4 - (at % 2) * 3, size, across * 20);
  }
  return art;
}

function bowlPiece({ card, left, pitch, at }: Layer): string {
  const [glaze, rim] = GLAZES[at % GLAZES.length] as (typeof GLAZES)[number];
  const w = 56;
  const wall = `M${-w} 0 C${-w + 2} 20 ${-w + 22} 34 0 34 C${w - 22} 34 ${w - 2} 20 ${w} 0 C${w - 6} 9 ${w * 0.5} 13 0 13 C${-w * 0.5} 13 ${-w + 6} 9 ${-w} 0Z`;
  const band = drawn(`M${-w + 4} 16 Q0 40 ${w - 4} 16`, 2.4, rim, 0.9);
  return (
    ellipse(0, 0, w, 13, rim, 3) +
    ellipse(0, 1, w - 9, 9, left > 0 ? "#8A4A2B" : "#E9DCC6", 2) +
    food(card, left, heaped(pitch)) +
    part(wall, glaze, { marks: band, light: [-6, -4], shade: 0.2 }) +
    glint(`M${-w + 13} 17 q8 7 18 9`, 3, 0.5)
  );
}

const PLATES: { [card: string]: readonly [string, string] } = {
  plus: ["#FFF8EA", "#E9DCC6"],
  reverse: ["#9DBBC9", "#7E9FB8"],
  choose: ["#E7B9A8", "#D9907A"],
};

function platePiece({ card, left }: Layer): string {
  const [glaze, well] = PLATES[card] ?? ["#FFF8EA", "#E9DCC6"];
  const w = 36;
  const more = card === "plus" && left > 0 ? moved(riceBall(), 0, -6, 0.3) : "";
  return (
    filled(`M${-w} 0 C${-w + 6} 12 ${w - 6} 12 ${w} 0Z`, glaze, { width: 2.8 }) +
    ellipse(0, 0, w, 7, glaze, 2.8) +
    ellipse(0, 0, w - 9, 4, well) +
    more
  );
}

const art = (layer: Layer): string => (isDish(layer.card) ? bowlPiece(layer) : platePiece(layer));
const lean = ({ card, at }: Layer): number =>
  isDish(card) ? (LEAN[at % LEAN.length] as number) : (LEAN[(at + 3) % LEAN.length] as number) * 1.6;
const above = (layer: Layer): number => (isDish(layer.card) ? 48 : 14);

/** How high the stack is, in the units in which it is TOWER_WIDTH wide. */
export function towerHeight(cards: readonly string[]): number {
  return Math.max(0, ...layers(cards, 0).map((layer) => layer.rim + above(layer)));
}

/** The whole stack as one picture, standing on its lower edge; `eaten` portions are gone from its top. */
export function tower(cards: readonly string[], eaten = 0): string {
  const height = towerHeight(cards) + 12;
  return drawnOnce(
    `tower ${cards.join()} ${eaten}`,
    `${-TOWER_WIDTH / 2} ${12 - height} ${TOWER_WIDTH} ${height}`,
    () => {
      const stack = layers(cards, eaten).reverse(); // the food below is before the bowl above
      return (
        (cards.length > 0 ? ground(8, 0, 58, 9) : "") +
        stack.map((layer) => moved(art(layer), lean(layer), -layer.rim)).join("")
      );
    },
  );
}

/** The stack as pieces, the lowest first: show each one behind those before it. */
export function towerPieces(cards: readonly string[], eaten = 0): TowerPiece[] {
  return layers(cards, eaten).map((layer) => {
    const [up, down, half] = isDish(layer.card) ? [50, 38, 62] : [14, 12, 40];
    const name = `piece ${layer.card} ${layer.left} ${layer.at % GLAZES.length} ${Math.round(layer.pitch)}`;
    const src = drawnOnce(name, `${-half} ${-up} ${half * 2} ${up + down}`, () => art(layer));
    return { src, x: lean(layer), y: layer.rim - down, width: half * 2, height: up + down };
  });
}
