/** Place a tip or bubble near its target, inside the window, without covering what the player needs. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Corner {
  left: number;
  top: number;
}

const MARGIN = 8;

/** The place of a card tip that does not cover the question: above, below or beside the card, or above the question; otherwise above. */
export function tipPlace(card: Box, tip: Size, room: Size, question: Box | null): Corner {
  const { along, above } = around(card, tip, room);
  const over = question === null ? [] : [{ left: along, top: question.top - tip.height - MARGIN }];
  const found = freePlace(card, tip, room, question === null ? [] : [question], over);
  return found ?? { left: along, top: within(MARGIN, above, room.height - tip.height - MARGIN) };
}

/** The place of a speech bubble: beside the seat, or on it if no place around is free; null: no room. */
export function bubblePlace(seat: Box, bubble: Size, room: Size, avoid: readonly Box[]): Corner | null {
  const { along } = around(seat, bubble, room);
  const ends = [seat.left, seat.right - bubble.width, MARGIN, room.width - bubble.width - MARGIN].map((left) =>
    within(MARGIN, left, room.width - bubble.width - MARGIN),
  );
  const on = [along, ...ends].flatMap((left) =>
    [seat.bottom - bubble.height, seat.top].map((top) => ({
      left,
      top: within(MARGIN, top, room.height - bubble.height - MARGIN),
    })),
  );
  const below = ends.map((left) => ({ left, top: seat.bottom + MARGIN }));
  return freePlace(seat, bubble, room, avoid, [...below, ...on]);
}

/** The first place that is inside the window and covers nothing in `avoid`: above, below, beside, or one of `others`. */
function freePlace(near: Box, size: Size, room: Size, avoid: readonly Box[], others: readonly Corner[]): Corner | null {
  const { along, beside, above } = around(near, size, room);
  const places = [
    { left: along, top: above },
    { left: along, top: near.bottom + MARGIN },
    { left: near.right + MARGIN, top: beside },
    { left: near.left - size.width - MARGIN, top: beside },
    ...others,
  ];
  const fits = ({ left, top }: Corner): boolean => {
    const inside =
      left >= MARGIN &&
      top >= MARGIN &&
      left + size.width <= room.width - MARGIN &&
      top + size.height <= room.height - MARGIN;
    return (
      inside &&
      !avoid.some(
        (box) => left < box.right && box.left < left + size.width && top < box.bottom && box.top < top + size.height,
      )
    );
  };
  return places.find(fits) ?? null;
}

function around(near: Box, size: Size, room: Size): { along: number; beside: number; above: number } {
  return {
    along: within(MARGIN, (near.left + near.right - size.width) / 2, room.width - size.width - MARGIN),
    beside: within(MARGIN, (near.top + near.bottom - size.height) / 2, room.height - size.height - MARGIN),
    above: near.top - size.height - MARGIN,
  };
}

function within(least: number, wanted: number, most: number): number {
  return Math.max(least, Math.min(most, wanted));
}

/** Elements that must not be covered: the question, the choices, and the page's own buttons. */
const NEEDED = '.page > header, [data-testid="prompt"], .board :is([data-move], [data-picks])';
const USUAL_BUBBLE = { width: 200, height: 64 };

/** The box of a seat on the board; null: not visible. */
export function seatBox(seat: number): DOMRect | null {
  for (const place of document.querySelectorAll(`.board [data-seat="${seat}"]`)) {
    const box = place.getBoundingClientRect();
    if (box.width > 0 && box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight) return box;
  }
  return null;
}

export function neededBoxes(): DOMRect[] {
  return [...document.querySelectorAll(NEEDED)]
    .map((one) => one.getBoundingClientRect())
    .filter(({ width }) => width > 0);
}

/** Whether a speech bubble fits at the seat. */
export function canSpeakAt(seat: number): boolean {
  const box = seatBox(seat);
  return (
    box !== null && bubblePlace(box, USUAL_BUBBLE, { width: innerWidth, height: innerHeight }, neededBoxes()) !== null
  );
}
