/** The rule page and the card list of a game, asked once. */

import { api } from "./api.ts";

export interface RuleSection {
  heading: string;
  paragraphs: string[];
}

export interface CardText {
  name: string;
  title: string;
  text: string;
  group: string;
}

export interface GameGuide {
  rules: RuleSection[];
  cards: CardText[];
}

const known = new Map<string, Promise<GameGuide>>();

export function guideOf(game: string): Promise<GameGuide> {
  let asked = known.get(game);
  if (asked === undefined) {
    asked = api.guide(game);
    known.set(game, asked);
    asked.catch(() => known.delete(game));
  }
  return asked;
}
