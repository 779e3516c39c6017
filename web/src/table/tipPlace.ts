/** Where the words about a card fit: near it, in the window, and not on the question. */

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

const AIR = 8;

/** Above it, below it, beside it, or over the question: the first place where they hide nothing; else above. */
export function tipPlace(card: Box, tip: Size, room: Size, question: Box | null): { left: number; top: number } {
  const within = (least: number, wanted: number, most: number): number => Math.max(least, Math.min(most, wanted));
  const along = within(AIR, (card.left + card.right - tip.width) / 2, room.width - tip.width - AIR);
  const beside = within(AIR, (card.top + card.bottom - tip.height) / 2, room.height - tip.height - AIR);
  const above = { left: along, top: card.top - tip.height - AIR };
  const places = [
    above,
    { left: along, top: card.bottom + AIR },
    { left: card.right + AIR, top: beside },
    { left: card.left - tip.width - AIR, top: beside },
    ...(question === null ? [] : [{ left: along, top: question.top - tip.height - AIR }]),
  ];
  const fits = ({ left, top }: { left: number; top: number }): boolean => {
    const inside = left >= AIR && top >= AIR && left + tip.width <= room.width - AIR && top + tip.height <= room.height - AIR;
    const hides = question !== null && left < question.right && question.left < left + tip.width && top < question.bottom && question.top < top + tip.height;
    return inside && !hides;
  };
  return places.find(fits) ?? { left: along, top: within(AIR, above.top, room.height - tip.height - AIR) };
}
