/** The view that the board draws, and small helpers. */

import type * as Meow from "../../generated/games/meow.ts";

export type Shown = Meow.MeowView;
export type Card = Meow.CardView;
export type Act = Meow.ActView;

/** A card of which only the name is known so far; what stands on it is in the guide. */
export function cardCalled(name: string, part = ""): Card {
  return { name, title: "", animal: "", text: "", family: "", blue: false, part, times: 0 };
}

/** Whoever sits to the left of a seat, and is asked first by it. */
export function leftOf(view: Shown, seat: number): number {
  return (seat + 1) % view.seats.length;
}

/** How often an act was done in the part of the turn that is going on. */
export function timesNow(view: Shown, act: string): number {
  const part = view.phase === "act" ? "after" : "before";
  return view.acts.find((done) => done.act === act && done.part === part)?.times ?? 0;
}
