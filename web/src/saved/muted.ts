/** Whom I have muted at a table, by seat and name: somebody else may sit there later. Kept on this device. */

import type { SeatInfo } from "../wire.ts";

const PLACE = "tabbytop.muted";
const MOST = 50; // tables

type Muted = { [table: string]: string[] };

function all(): Muted {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Muted;
  } catch {
    return {};
  }
}

const mark = ({ seat, name = "" }: SeatInfo): string => `${seat} ${name}`;

export function mutedSeats(table: string, seats: readonly SeatInfo[]): number[] {
  const marks = all()[table] ?? [];
  return seats.filter((one) => marks.includes(mark(one))).map(({ seat }) => seat);
}

export function saveMuted(table: string, seats: readonly SeatInfo[]): void {
  const { [table]: _, ...others } = all();
  const kept = Object.entries(others).slice(1 - MOST);
  if (seats.length > 0) kept.push([table, seats.map(mark)]);
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // then it lasts as long as the page
  }
}
