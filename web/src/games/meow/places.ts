/** Who sits where around the rug: one's own cat in front, the left neighbour at the left, and so on round. */

export interface Spot {
  /** where its feet are, from the upper left corner */
  x: number;
  y: number;
  /** how tall it is */
  size: number;
  /** how wide its name may be, and the edge of the scene that it leans on */
  room: number;
  leans: "left" | "right" | "";
}

export interface Ring {
  spots: readonly Spot[];
  /** the top of the head of the cat in front */
  head: number;
  /** how high the middle of the free place is */
  middle: number;
  rug: { x: number; y: number; wide: number; high: number };
}

const NARROW = 560;
const [NARROWEST, WIDEST] = [44, 150]; // names
const NAME_HIGH = 26;
const STEPS = 240; // small steps along the rug's edge, to sit at equal distances

/** How far to each side of the top the others sit, in degrees. */
function span(others: number): number {
  return [0, 0, 62, 84, 92, 97, 99, 102, 104, 106, 108, 110][others] ?? 110;
}

type Place = Pick<Spot, "x" | "y">;

/** The circle in a scene of that size. The first spot is the one in front. */
export function ringOf(seats: number, width: number, height: number): Ring {
  const narrow = width < NARROW;
  const others = seats - 1;
  const front = Math.min(height * (others < 3 ? 0.34 : 0.3), narrow ? 100 : others < 3 ? 204 : 176);
  const plate = narrow ? 18 : 24;
  let size = height * 0.27;
  let edge: Place[] = [];
  for (let round = 0; round < 3; round += 1) {
    const top = size * 1.04 + 4;
    const low = height - plate - front * (narrow ? 0.42 : 0.52);
    const middle = { x: width / 2, y: (top + low) / 2, wide: width / 2 - size * 0.42 - 8, high: (low - top) / 2 };
    edge = along(middle, span(others), others);
    const gap = others < 2 ? Infinity : nearestTwo(edge);
    size = Math.max(44, Math.min(height * 0.28, narrow ? 88 : others < 4 ? 170 : 150, gap * 1.05));
  }
  const back = ({ y }: Place): number => 0.9 + (0.14 * y) / height;
  const sitting = edge.map((place) => ({ ...place, size: size * back(place), ...nameAt(place, edge, width) }));
  const rugTop = Math.min(...edge.map(({ y }) => y)) - size * 0.42;
  const bottom = height - (narrow ? 6 : 10);
  const above = edge.filter(({ x }) => Math.abs(x - width / 2) < (narrow ? 130 : 90)).map(({ y }) => y + plate);
  return {
    middle: (Math.max(rugTop + 24, ...above) + height - plate - front * 1.02) / 2 + (narrow ? 4 : 8),
    head: height - plate - front * 1.02,
    spots: [{ x: width / 2, y: height - plate - 2, size: front, room: WIDEST, leans: "" }, ...sitting],
    rug: {
      x: width / 2,
      y: (rugTop + bottom) / 2,
      wide: width / 2 - (narrow ? 8 : size * 0.3),
      high: (bottom - rugTop) / 2,
    },
  };
}

/** How much of an open card is shown: all of it, a slip with its words, or its title. */
export type Form = "whole" | "slip" | "title";

const FORMS: { readonly [form in Form]: { wide: number; high: number; caption: number } } = {
  whole: { wide: 164, high: 176, caption: 13 },
  slip: { wide: 206, high: 74, caption: 15 },
  title: { wide: 148, high: 50, caption: 0 },
};
const BETWEEN_CARDS = 12;
const EARS = 14; // of the cat in front may be covered
const BELOW_FEET = { narrow: 25, wide: 32 }; // to the lower edge of a name

/** The first of these forms that has room below the names, and where its upper edge is. The last one must do: it covers one's own cat, and no name. */
export function openCards(
  ring: Ring,
  width: number,
  cards: number,
  forms: readonly Form[],
): { form: Form; top: number } {
  for (const [at, form] of forms.entries()) {
    const { wide, high, caption } = FORMS[form];
    const under = namesEnd(ring, width, (wide * cards + BETWEEN_CARDS * (cards - 1)) / 2 + 3);
    const spare = ring.head - under - high - caption;
    if (spare >= -EARS || at === forms.length - 1) return { form, top: under + Math.max(0, spare / 2) + caption };
  }
  return { form: "title", top: ring.middle };
}

/** Where the names end that stand over the middle, so far to each side. */
function namesEnd({ spots, head }: Ring, width: number, half: number): number {
  const below = width < NARROW ? BELOW_FEET.narrow : BELOW_FEET.wide;
  const over = spots.slice(1).filter(({ x, y, room, leans }) => {
    const left = leans === "left" ? 3 : leans === "right" ? width - 3 - room : x - room / 2;
    return y < head && left < width / 2 + half && left + room > width / 2 - half;
  });
  return Math.max(4, ...over.map(({ y }) => y + below));
}

const LETTER = 0.6; // how wide a letter of a name is, for its height
const PLATE = { narrow: { letter: 12, around: 16 }, wide: { letter: 15, around: 24 } };

/** How wide a name is with its plate, about. */
export function nameWidth(name: string, width: number): number {
  const { letter, around } = width < NARROW ? PLATE.narrow : PLATE.wide;
  return [...name].length * letter * LETTER + around;
}

/** The spots with room for their names, of which these are the widths: a long one takes what short ones beside it leave. */
export function withNames(spots: readonly Spot[], names: readonly number[], width: number): Spot[] {
  const takes = (nth: number): number => Math.min(names[nth] ?? 0, spots[nth]?.room ?? 0);
  return spots.map((spot, at) => {
    if (spot.leans !== "" || (names[at] ?? 0) <= spot.room) return spot;
    const free = spots.flatMap((other, nth) => {
      if (nth === at || Math.abs(other.y - spot.y) >= NAME_HIGH) return [];
      if (other.leans === "left") return [2 * (spot.x - takes(nth) - 6)];
      if (other.leans === "right") return [2 * (width - spot.x - takes(nth) - 6)];
      return [2 * (Math.abs(other.x - spot.x) - 3) - takes(nth)];
    });
    const inside = 2 * (Math.min(spot.x, width - spot.x) - 3);
    return { ...spot, room: Math.max(spot.room, Math.min(WIDEST, inside, ...free)) };
  });
}

/** Names do not touch each other, and stay in the scene. */
function nameAt({ x, y }: Place, all: readonly Place[], width: number): Pick<Spot, "room" | "leans"> {
  const beside = all
    .filter((other) => other.x !== x && Math.abs(other.y - y) < NAME_HIGH)
    .map((other) => Math.abs(other.x - x) - 3);
  const room = Math.max(NARROWEST, Math.min(WIDEST, ...beside));
  const leans = x < room / 2 ? "left" : width - x < room / 2 ? "right" : "";
  return leans === "" ? { room, leans } : { room: Math.min(room, Math.min(x, width - x) + NARROWEST), leans };
}

/** Places at equal distances along the far side of an ellipse. */
function along(
  { x, y, wide, high }: { x: number; y: number; wide: number; high: number },
  half: number,
  count: number,
): Place[] {
  const point = (degrees: number): Place => {
    const angle = (degrees * Math.PI) / 180;
    return { x: x + wide * Math.cos(angle), y: y + high * Math.sin(angle) };
  };
  const points = Array.from({ length: STEPS + 1 }, (_, at) => point(270 - half + (2 * half * at) / STEPS));
  const lengths = [0];
  for (let at = 1; at < points.length; at += 1)
    lengths.push((lengths[at - 1] ?? 0) + distance(points[at - 1], points[at]));
  const all = lengths.at(-1) ?? 0;
  return Array.from({ length: count }, (_, nth) => {
    const wanted = count === 1 ? all / 2 : (all * nth) / (count - 1);
    return points[lengths.findIndex((length) => length >= wanted - 1e-6)] ?? point(270);
  });
}

/** Who sits one above the other needs more room than who sits side by side: there are names below the cats. */
function distance(one: Place | undefined, other: Place | undefined): number {
  return one === undefined || other === undefined ? 0 : Math.hypot(one.x - other.x, (one.y - other.y) * 0.66);
}

function nearestTwo(places: readonly Place[]): number {
  return Math.min(...places.slice(1).map((place, at) => distance(place, places[at])));
}

export interface Reach {
  /** the shoulder, on the side of who is pointed at: an arm is not held before one's own face */
  x: number;
  y: number;
  turn: number;
  long: number;
}

/** An arm from one to the other. */
export function armBetween(from: Place & { size: number }, to: Place & { size: number }): Reach {
  const isDown = to.y > from.y && Math.abs(to.x - from.x) < from.size; // then beside one's own name
  const side = (to.x > from.x ? 1 : -1) * (isDown ? 0.42 : 0.24);
  const shoulder = { x: from.x + side * from.size, y: from.y - from.size * 0.34 };
  const [x, y] = [to.x - shoulder.x, to.y - to.size * 0.45 - shoulder.y];
  return { ...shoulder, turn: (Math.atan2(y, x) * 180) / Math.PI, long: Math.hypot(x, y) };
}
