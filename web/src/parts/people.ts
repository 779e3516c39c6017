/** Who sits at a table, in a word and as a face. */

import { avatar } from "../cats/cat.ts";
import { looks } from "../cats/coats.ts";
import { listed, texts } from "../texts/catalogue.ts";
import type { SeatInfo } from "../generated/wire.ts";

const t = texts("page-home");

/** `Ana, Steve and Hiro`. */
export function seated(seats: readonly SeatInfo[]): string {
  return listed(seats.filter(({ kind }) => kind !== "open").map(({ name }) => name || t("somebody")));
}

/** The face of a seat in its ring. */
export function seatFace({ seat, cat = "", level = "", away = false }: SeatInfo): string {
  return avatar(looks(away ? "" : cat, level), seat);
}
