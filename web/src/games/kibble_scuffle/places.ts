/** Where the cats of a bowl sit: five places around it, more of them closer together. */

import { seatedBox } from "../../cats/standee.ts";
import { kibbleCat } from "./cats.ts";

export const FULL = 5; // places at a bowl

/** One place: around the bowl on a wide table, in a row on a phone; `small` is the size of who sits there. */
export interface Place {
  x: number; // wide, from the middle of the bowl
  y: number;
  along: number; // phone: 0 is the first place, 1 the last
  small: number;
  two: boolean; // takes two places
}

/** On the mat of the bowl, tails and all. */
const AROUND: readonly (readonly [x: number, y: number])[] = [
  [-124, 40],
  [-88, -48],
  [-6, -82],
  [76, -50],
  [112, 40],
];

/** A cat as wide as two. */
export function placesOf(card: string): number {
  return card === "fat" ? 2 : 1;
}

/** A point on the way around the bowl: 0 is the first place, 1 the last. */
function around(at: number): [x: number, y: number] {
  const last = AROUND.length - 1;
  const from = Math.min(last - 1, Math.max(0, Math.floor(at * last)));
  const [a, b] = [AROUND[from] as readonly [number, number], AROUND[from + 1] as readonly [number, number]];
  const part = at * last - from;
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
}

/** A place for each of these cats, and the empty ones that are left. */
export function seating(cards: readonly string[]): { taken: Place[]; free: Place[] } {
  const wanted = cards.reduce((sum, card) => sum + placesOf(card), 0);
  const count = Math.max(FULL, wanted);
  const small = count === FULL ? 1 : Math.max(0.6, (FULL + 0.6) / (count + 0.6));
  const place = (at: number, two: boolean): Place => {
    const along = at / (count - 1);
    const [x, y] = around(along);
    return { x, y, along, small, two };
  };
  const taken: Place[] = [];
  let next = 0;
  for (const card of cards) {
    const size = placesOf(card);
    taken.push(place(next + (size - 1) / 2, size > 1));
    next += size;
  }
  const free: Place[] = [];
  for (; next < count; next += 1) free.push(place(next, false));
  return { taken, free };
}

/** The picture of a cat on its cushion, in units of an ordinary one: how wide, how tall, and where its seat is in it. */
export interface Size {
  width: number;
  height: number;
  left: number; // from the picture's left edge to the middle of the seat
  top: number;
}

const SCALES: { readonly [card: string]: number } = {
  fat: 0.86,
  fraidy: 0.92,
  pounce: 0.86,
  catnip: 0.92,
  house: 0.92,
  lazy: 0.9,
  mama: 0.86,
};

export function sizeOf(card: string): Size {
  const box = seatedBox(kibbleCat(card));
  const scale = SCALES[card] ?? 1;
  return { width: box.width * scale, height: box.height * scale, left: -box.x * scale, top: -box.y * scale };
}
