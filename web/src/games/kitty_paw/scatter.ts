/** Where tiles and boxes lie in the middle of the table. It has no meaning in the rules. */

import type { Point } from "./lattice.ts";

/** Places are shares of the cloth's width and height; `radius` is a tile's, in shares of the shorter side. */
export interface Spread {
  spots: readonly Point[];
  boxes: readonly Point[];
  radius: number;
}

const GOLDEN = Math.PI * (3 - Math.sqrt(5));
const BOXES = 8;

/** On a round cloth: tiles as seeds lie in a sunflower, boxes on the rim. */
export function roundSpread(count: number): Spread {
  const reach = 0.365;
  const spots = Array.from({ length: count }, (_, at): Point => {
    const far = reach * Math.sqrt((at + 0.35) / count);
    return { x: 0.5 + far * Math.cos(at * GOLDEN - 0.7), y: 0.5 + far * Math.sin(at * GOLDEN - 0.7) };
  });
  const boxes = Array.from({ length: BOXES }, (_, at): Point => {
    const angle = (2 * Math.PI * (at + 0.5)) / BOXES;
    return { x: 0.5 + 0.455 * Math.sin(angle), y: 0.49 - 0.445 * Math.cos(angle) };
  });
  return { spots, boxes, radius: Math.min(0.075, 0.285 / Math.sqrt(count)) };
}

/** On a broad cloth, as on a phone: tiles in staggered rows, boxes at both ends. `aspect` is its width by its height. */
export function broadSpread(count: number, aspect: number): Spread {
  const [left, width] = [0.105, 0.79];
  const radiusOf = (rows: number): number =>
    Math.min(0.115, 0.52 / rows, (0.6 * width * aspect) / (Math.ceil(count / rows) + 0.3));
  const rows = [2, 3, 4, 5, 6].reduce((best, many) => (radiusOf(many) > radiusOf(best) ? many : best));
  const spots: Point[] = [];
  for (let row = 0, from = 0; row < rows; row += 1) {
    const many = Math.ceil((count - from) / (rows - row));
    for (let at = 0; at < many; at += 1) {
      const stagger = row % 2 === 0 ? 0.15 : -0.15;
      const x = left + (width * (at + 0.5 + stagger + 0.04 * Math.sin(3.7 * (from + at)))) / many;
      spots.push({ x, y: 0.03 + (0.94 * (row + 0.5 + 0.04 * Math.cos(2.9 * (from + at)))) / rows });
    }
    from += many;
  }
  const boxes = Array.from({ length: BOXES }, (_, at): Point => ({
    x: at < BOXES / 2 ? 0.05 : 0.95,
    y: ((at % (BOXES / 2)) + 0.5) / (BOXES / 2),
  }));
  return { spots, boxes, radius: radiusOf(rows) };
}
