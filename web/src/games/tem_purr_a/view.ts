/** The view that the board draws: the server's, and a meal that is being turned up. */

import type { TableModel } from "../../table/model.ts";
import type * as TemPurrA from "../../generated/games/tem_purr_a.ts";

/** Somebody eats: all cards are known to the page, and turned up one after the other. */
export interface Meal {
  seat: number;
  /** so many were to be drawn; fewer if the deck ran out */
  count: number;
  cards: readonly string[];
}

export type Shown = TemPurrA.TempuraView & { meal?: Meal };

export const BAD = "indigestion";
export const MOST_TOKENS = 3; // of one player: the game is over

/** In the order of the box; cards that are held are shown so. */
export const KINDS = ["2", "3", "4", "5", "6", "7", "plus", "reverse", "choose"] as const;
export type Kind = (typeof KINDS)[number];

/** Whether it is a seat's turn in what is shown: during an animation the table itself is already further. */
export function onTurn(
  view: Shown,
  { stage, askedSeats }: Pick<TableModel, "stage" | "askedSeats">,
  seat: number,
): boolean {
  return stage.moving ? view.phase !== "over" && view.active === seat : askedSeats.has(seat);
}

export const isDish = (card: string): boolean => /^\d$/.test(card);

/** How many there are of each kind, in the order of the box. */
export function counted(cards: readonly string[]): [kind: Kind, count: number][] {
  return KINDS.map((kind): [Kind, number] => [kind, cards.filter((card) => card === kind).length]).filter(
    ([, count]) => count > 0,
  );
}
