/** The facts printed on the cards, learnt once from the game's guide. */

import type { GuideCard } from "../../generated/bodies.ts";
import type * as CatLady from "../../generated/games/cat_lady.ts";

export interface Facts {
  name: string;
  title: string;
  text: string;
  /** cat, stray, food, toy, costume, catnip, play, box */
  group: string;
  /** in the order of the box */
  order: number;
  colours: readonly string[];
  needs: readonly string[];
  /** how many tokens of any food, from the least to the most; 0: not any food */
  any: readonly [least: number, most: number];
  /** `6`, `2×`, `3+`, `=` */
  points: string;
  /** the tokens that a food card becomes */
  gives: readonly string[];
}

const known = new Map<string, Facts>();
const goals = new Map<string, string>();

/** Goals and cards may have the same name: there is a goal `catnip`. */
export function learn(cards: readonly GuideCard[]): void {
  for (const [order, card] of cards.entries()) {
    if (card.group === "goal") goals.set(card.name, card.title);
    else known.set(card.name, factsIn(card, order));
  }
}

export function goalTitle(goal: string): string {
  return goals.get(goal) ?? goal;
}

/** What a cat is worth, in words: its text says first who it is. */
export function worthOf({ text }: Facts): string {
  return text.slice(text.indexOf(": ") + 2);
}

export function factsOf(name: string): Facts {
  return (
    known.get(name) ?? {
      name,
      title: name,
      text: "",
      group: "",
      order: 999,
      colours: [],
      needs: [],
      any: [0, 0],
      points: "",
      gives: [],
    }
  );
}

export function isCat(name: string): boolean {
  const { group } = factsOf(name);
  return group === "cat" || group === "stray";
}

/** Whether the points of a line leave it out: costumes bring a prize that nobody knows yet, the others what is made of them. */
export function isLeftOut(name: string): boolean {
  const { group } = factsOf(name);
  return group === "costume" || group === "play";
}

function factsIn(card: GuideCard & CatLady.CardFacts, order: number): Facts {
  const { name, title, text, group, points = 0, each = 0, any_food = [] } = card;
  const [least = 0, most = least === 0 ? 0 : Infinity] = any_food ?? [];
  return {
    name,
    title,
    text,
    group,
    order,
    colours: card.colours ?? [],
    needs: card.eats ?? [],
    any: [least, most],
    points: worth(points ?? 0, each ?? 0, Boolean(card.special)),
    gives: card.gives ?? [],
  };
}

/** `2×`: for each of what its text says; `=`: what its text says. */
function worth(points: number, each: number, special: boolean): string {
  if (each === 0) return points === 0 && special ? "=" : String(points);
  return points === 0 ? `${each}×` : `${points}+`;
}
