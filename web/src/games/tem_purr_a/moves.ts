/** Tem-Purr-A's moves: the card each is made with, and its outcome in words. */

import type { Choice } from "../../table/board.ts";
import { t } from "./texts.ts";
import type { Shown } from "./view.ts";

/** Moves that a first press on their card only considers: a pair, and the actions, whose effect is shown first. */
export const TWO_STEPS = /^(skip|choose|play)/;

interface Parsed {
  verb: string;
  /** dish, action or seat */
  what: string;
}

export function parsed(move: string): Parsed {
  const [verb = "", what = ""] = move.split(" ");
  return { verb, what };
}

/** The card of the hand that a move takes; null: it takes none. */
export function cardOf(move: string): string | null {
  const { verb, what } = parsed(move);
  if (verb === "choose") return verb;
  return what === "" ? null : what;
}

/** All that can be done with each card. */
export function byCard(choices: readonly Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const card = cardOf(choice.move);
    if (card !== null) found.set(card, [...(found.get(card) ?? []), choice]);
  }
  return found;
}

/** What somebody means who presses a card that does not go: the table says why not. */
export function meant(card: string, view: Shown, seat: number): string {
  if (card === "choose") return `choose ${(seat + 1) % view.seats.length}`;
  if (card === "plus" || card === "reverse") return `play ${card}`;
  return `${view.phase === "start" ? "start" : "serve"} ${card}`;
}

/** The cards on the stack after a move, and what they add up to: a ghost of what would lie there. */
export interface Ghost {
  cards: string[];
  total: number;
}

export function ghostOf(move: string, { stack }: Shown): Ghost | null {
  const { verb, what } = parsed(move);
  switch (verb) {
    case "start":
    case "skip":
      return { cards: [what], total: Number(what) };
    case "serve":
      return { cards: [...stack.cards, what], total: stack.total + Number(what) };
    case "play":
      return { cards: [...stack.cards, what], total: stack.total + (what === "plus" ? 1 : 0) };
    case "choose":
      return { cards: [...stack.cards, "choose"], total: stack.total };
    default:
      return null;
  }
}

/** The neighbour whom the stack goes to. */
export function neighbour(view: Shown, seat: number, clockwise = view.clockwise): number {
  const seats = view.seats.length;
  return (seat + (clockwise ? 1 : seats - 1)) % seats;
}

/** A choice with what it comes to; `percent` is how likely eating goes wrong. */
export function comesTo(
  choice: Choice,
  view: Shown,
  seat: number,
  name: (seat: number) => string,
  percent: number | null,
): string {
  const { verb, what } = parsed(choice.move);
  const next = name(neighbour(view, seat));
  const total = ghostOf(choice.move, view)?.total ?? view.stack.total;
  switch (choice.move === "play reverse" ? "reverse" : verb) {
    case "start":
      return t("comes-to-start", { dish: what, next });
    case "serve":
      return t("comes-to-serve", { dish: what, total, next });
    case "play":
      return t("comes-to-plus", { total, next });
    case "reverse":
      return t("comes-to-reverse", { total, next: name(neighbour(view, seat, !view.clockwise)) });
    case "choose":
      return name(Number(what));
    case "skip":
      return t("comes-to-skip", { dish: what, next });
    case "eat":
      return percent === null ? t("comes-to-eat", { total }) : t("comes-to-eat-risk", { total, percent });
    default:
      return choice.words;
  }
}
