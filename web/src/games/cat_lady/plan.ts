/** Feeding plans: lists of moves such as `feed sox wild as milk`. */

import type * as CatLady from "../../generated/games/cat_lady.ts";
import type { Facts } from "./facts.ts";
import { parsed } from "./moves.ts";

/** A token, and what it is eaten as. */
export interface Bite {
  token: string;
  eatenAs: string;
}

/** A place in a cat's bowl. */
export interface Slot {
  food: string;
  state: "open" | "full" | "missing";
}

export const TOKENS = ["chicken", "tuna", "milk", "wild", "treat"] as const;
/** What stands in a bowl that takes any food. */
export const ANY = "any";
const SEEN = 4; // places of a bottomless bowl that are drawn

export function mealsOf(plan: readonly string[]): Map<string, Bite[]> {
  const meals = new Map<string, Bite[]>();
  for (const text of plan) {
    const move = parsed(text);
    if (move.kind !== "feed") continue;
    meals.set(move.cat, [...(meals.get(move.cat) ?? []), { token: move.token, eatenAs: move.eatenAs }]);
  }
  return meals;
}

/** What somebody's cats eat, as far as it is known: by the plan that was made, else by what the table would advise; Choupette ate before all others. */
export function eatenBy(
  view: CatLady.CatLadyView,
  player: CatLady.PlayerView,
  advised: readonly string[] | null,
): readonly string[] | null {
  const made = player.done && player.seat === view.seat ? view.own?.plan : undefined;
  const plan = player.plan ?? made ?? advised;
  return plan !== null && player.cats.includes("choupette") ? [...view.paid, ...plan] : plan;
}

/** The tokens that a plan leaves. */
export function leftOf(
  food: { readonly [token: string]: number },
  plan: readonly string[],
): { [token: string]: number } {
  const left = { ...food };
  for (const bites of mealsOf(plan).values()) {
    for (const { token } of bites) left[token] = (left[token] ?? 0) - 1;
  }
  return left;
}

/** A cat's bowl with what is in it; `empty` is how a place looks that nothing is in. */
export function bowlOf(facts: Facts, bites: readonly Bite[], empty: "open" | "missing"): Slot[] {
  if (bites.some(({ token, eatenAs }) => token === "treat" && eatenAs === "treat"))
    return [{ food: "treat", state: "full" }];
  const [least, most] = facts.any;
  if (most > 0) return anyBowl(bites, least, most, empty);
  const given = bites.map(({ token, eatenAs }) => ({ token, eatenAs }));
  return facts.needs.map((food) => {
    const at = given.findIndex(({ eatenAs }) => eatenAs === food);
    const [bite] = at < 0 ? [] : given.splice(at, 1);
    return bite === undefined ? { food, state: empty } : { food: bite.token, state: "full" };
  });
}

function anyBowl(bites: readonly Bite[], least: number, most: number, empty: "open" | "missing"): Slot[] {
  const full = bites.map(({ token }): Slot => ({ food: token, state: "full" }));
  const drawn = Math.max(least, Math.min(most, SEEN, full.length + (full.length >= least ? 1 : 0)));
  const free = Array.from({ length: Math.max(0, drawn - full.length) }, (_, at): Slot => ({
    food: ANY,
    state: full.length + at < least ? empty : "open",
  }));
  return [...full, ...free];
}

/** Whether a bowl has what its cat needs. */
export function isFed(facts: Facts, bites: readonly Bite[]): boolean {
  if (bites.length === 0) return false;
  return bowlOf(facts, bites, "missing").every(({ state }) => state !== "missing");
}
