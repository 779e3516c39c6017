/** Where a tip or bubble fits: near its target, inside the window, over nothing that is needed. */

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

const AIR = 8;

/** The words about a card, not on the question: above it, below it, beside it, or over the question; else above. */
export function tipPlace(card: Box, tip: Size, room: Size, question: Box | null): Corner {
  const { along, above } = around(card, tip, room);
  const over = question === null ? [] : [{ left: along, top: question.top - tip.height - AIR }];
  const found = freePlace(card, tip, room, question === null ? [] : [question], over);
  return found ?? { left: along, top: within(AIR, above, room.height - tip.height - AIR) };
}

/** What somebody says, at their seat or, if all around it is needed, on it; null: there is no room. */
export function bubblePlace(seat: Box, bubble: Size, room: Size, avoid: readonly Box[]): Corner | null {
  const { along } = around(seat, bubble, room);
  const ends = [seat.left, seat.right - bubble.width, AIR, room.width - bubble.width - AIR].map((left) =>
    within(AIR, left, room.width - bubble.width - AIR),
  );
  const on = [along, ...ends].flatMap((left) =>
    [seat.bottom - bubble.height, seat.top].map((top) => ({
      left,
      top: within(AIR, top, room.height - bubble.height - AIR),
    })),
  );
  const below = ends.map((left) => ({ left, top: seat.bottom + AIR }));
  return freePlace(seat, bubble, room, avoid, [...below, ...on]);
}

/** Above it, below it, beside it, or at one of the other places: the first that is inside and hides nothing. */
function freePlace(near: Box, size: Size, room: Size, avoid: readonly Box[], others: readonly Corner[]): Corner | null {
  const { along, beside, above } = around(near, size, room);
  const places = [
    { left: along, top: above },
    { left: along, top: near.bottom + AIR },
    { left: near.right + AIR, top: beside },
    { left: near.left - size.width - AIR, top: beside },
    ...others,
  ];
  const fits = ({ left, top }: Corner): boolean => {
    const inside =
      left >= AIR && top >= AIR && left + size.width <= room.width - AIR && top + size.height <= room.height - AIR;
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
    along: within(AIR, (near.left + near.right - size.width) / 2, room.width - size.width - AIR),
    beside: within(AIR, (near.top + near.bottom - size.height) / 2, room.height - size.height - AIR),
    above: near.top - size.height - AIR,
  };
}

function within(least: number, wanted: number, most: number): number {
  return Math.max(least, Math.min(most, wanted));
}

/** What nobody may hide: the question, what may be chosen, and the page's own buttons. */
const NEEDED = '.page > header, [data-testid="prompt"], .board :is([data-move], [data-picks])';
const USUAL_BUBBLE = { width: 200, height: 64 };

/** Null: the seat is not to be seen. */
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

/** Whether what somebody says can be read at their seat. */
export function canSpeakAt(seat: number): boolean {
  const box = seatBox(seat);
  return (
    box !== null && bubblePlace(box, USUAL_BUBBLE, { width: innerWidth, height: innerHeight }, neededBoxes()) !== null
  );
}
