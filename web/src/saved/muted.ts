/** Whom I have muted at a table, by seat and name: somebody else may sit there later. Kept on this device. */

import type { SeatInfo } from "../generated/wire.ts";

const PLACE = "tabbytop.muted.";

const mark = ({ seat, name }: SeatInfo): string => `${seat} ${name}`;

export function mutedSeats(table: string, seats: readonly SeatInfo[]): number[] {
  try {
    const marks = JSON.parse(localStorage.getItem(PLACE + table) ?? "[]") as string[];
    return seats.filter((one) => marks.includes(mark(one))).map(({ seat }) => seat);
  } catch {
    return [];
  }
}

export function saveMuted(table: string, seats: readonly SeatInfo[]): void {
  try {
    if (seats.length > 0) localStorage.setItem(PLACE + table, JSON.stringify(seats.map(mark)));
    else localStorage.removeItem(PLACE + table);
  } catch {
    // then it lasts as long as the page
  }
}
