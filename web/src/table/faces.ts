/** The face of a seat. */

import { avatar } from "../cats/cat.ts";
import { looks, type Mood } from "../cats/coats.ts";
import type { SeatInfo } from "../wire.ts";

/** In its ring, with the mood it is in. */
export function faceOf(seat: SeatInfo, mood?: Mood): string {
  const face = looksOf(seat);
  return avatar(mood === undefined ? face : { ...face, mood }, seat.seat);
}

/** Who is away looks like the bot that plays for them. */
export function looksOf(seat: SeatInfo): ReturnType<typeof looks> {
  return looks(seat.away ? "" : (seat.cat ?? ""), seat.level);
}
