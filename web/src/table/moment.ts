/** A moment of a finished game, as its address names it: `?at=57&seat=2`. */

export interface Moment {
  /** How many moves were made. */
  at: number;
  /** Through whose eyes; null: of whoever moves. */
  seat: number | null;
}

/** What is wrong with an address. */
export type Trouble = "at" | "bad" | "seat";

const whole = (text: string | null): number | null => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null);

/** The moment of an address, with its numbers as near as there is something, and what had to be changed. */
export function momentOf(query: URLSearchParams, last: number, seats: number): { moment: Moment; troubles: Trouble[] } {
  const troubles: Trouble[] = [];
  let at = 0;
  if (query.has("at")) {
    const wanted = whole(query.get("at"));
    if (wanted === null) troubles.push("bad");
    else if (wanted > last) troubles.push("at");
    at = Math.min(wanted ?? 0, last);
  }
  let seat: number | null = null;
  if (query.has("seat")) {
    const wanted = whole(query.get("seat"));
    if (wanted !== null && wanted < seats) seat = wanted;
    else troubles.push("seat");
  }
  return { moment: { at, seat }, troubles };
}

/** How an address names a moment. */
export function queryOf({ at, seat }: Moment): URLSearchParams {
  const query = new URLSearchParams({ at: String(at) });
  if (seat !== null) query.set("seat", String(seat));
  return query;
}
