/** Where somebody sits on the board; boards mark their seats with `data-seat`. */

import { bubblePlace } from "./tipPlace.ts";

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
