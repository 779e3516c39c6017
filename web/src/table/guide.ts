/** What the cards of a game are and do, by name. */

export interface CardFacts {
  name: string;
  title: string;
  text: string;
  group: string;
  [fact: string]: unknown;
}

export type CardGuide = ReadonlyMap<string, CardFacts>;
