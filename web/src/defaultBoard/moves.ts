/** Which cards a move is about: those that its notation names. */

import type { Choice } from "../table/board.ts";
import { singular, type Card } from "./cards.ts";
import type { Named, Reading } from "./read.ts";

/** What a card is pressed for, by its place. */
export type Able = ReadonlyMap<string, readonly Choice[]>;

/** The place of a card: equal cards of a field are pressed alike. */
export function placeOf({ field, name }: Card): string {
  return `${field} ${name}`;
}

/** A move belongs to cards of one's own, otherwise to those in the middle, otherwise to those at a seat. */
export function ableCards(choices: readonly Choice[], { own, centre, seats }: Reading): Able {
  const zones = [own, centre, seats.flatMap(({ parts }) => parts)].map((parts) => parts.flatMap(cardsIn));
  const able = new Map<string, Choice[]>();
  for (const choice of choices) {
    const words = ` ${choice.move.replaceAll(/[+,]/g, " ")} `;
    const meant = zones.map((cards) => aboutWhich(words, cards)).find((cards) => cards.length > 0) ?? [];
    for (const place of new Set(meant.map(placeOf))) able.set(place, [...(able.get(place) ?? []), choice]);
  }
  return able;
}

/** A bare number says little: first the cards of a field that the move names, `nap 2` those of `my_naps`. */
function aboutWhich(words: string, cards: readonly Card[]): Card[] {
  const found = cards.filter(({ name, faceDown }) => name !== "" && !faceDown && words.includes(` ${name} `));
  const fits = found.filter(({ field, name }) => !/^\d+$/.test(name) || words.includes(` ${singular(field)} `));
  return fits.length > 0 ? fits : found.filter(({ field }) => /^(?:my|own|your)_|^hand$/.test(field));
}

export function cardsIn({ part }: Named): readonly Card[] {
  if (part.kind === "cards") return part.cards;
  if (part.kind === "pile") return part.top === null ? [] : [part.top];
  if (part.kind === "grid") return part.rows.flat().filter((card) => card !== null);
  return part.kind === "group" ? part.parts.flatMap(cardsIn) : [];
}
