/** Cat Lady's pictures: cards, tokens, turn cards, and the cat beside a question. */

import { catLadyBack, catLadyThing, type Food, foodGlyph, goalPicture, THING_PAPER, vpToken } from "./art/cards.ts";
import { written } from "../../art/letters.ts";
import { avatar, type CatDescription, catPicture } from "../../cats/cat.ts";
import { catLadyCat, catLadyHerself, catPlayer, catToken } from "./cats/cats.ts";
import type { Mood } from "../../cats/coats.ts";
import { inMood } from "../../cats/moods.ts";
import { INK, picture } from "../../cats/pen.ts";
import { standee } from "../../cats/standee.ts";
import { ANY } from "./plan.ts";

const PAPERS = [
  "#D9C2D6",
  "#D6DDB4",
  "#C3D6E2",
  "#EBCFA6",
  "#CFDCCB",
  "#E6C6C4",
  "#C9D9DE",
  "#E8D0DC",
  "#DCCBB0",
  "#CFE0D2",
  "#DAD3E4",
];

export const lady = catLadyHerself;
export const opponent = catPlayer;

export function catOf(name: string, mood?: Mood): CatDescription {
  const cat = catLadyCat(name);
  return mood === undefined ? cat : inMood(cat, mood);
}

export function catCard(name: string, mood?: Mood): string {
  return catPicture(catOf(name, mood));
}

/** Only its head, for heaps of them. */
export function headOf(name: string, mood?: Mood): CatDescription {
  return { ...catOf(name, mood), pose: "head" };
}

export function headCard(name: string, mood?: Mood): string {
  return catPicture(headOf(name, mood));
}

/** The paper behind a card's picture: each cat has its own. */
export function cardPaper(name: string, group: string): string {
  const paper = THING_PAPER[group];
  if (paper !== undefined) return paper;
  let sum = 0;
  for (const letter of name) sum = (sum * 7 + letter.charCodeAt(0)) % 997;
  return PAPERS[sum % PAPERS.length] ?? "#DCCBB0";
}

export function foodPicture(food: string): string {
  return food === ANY ? anyFood() : foodGlyph(food as Food);
}

let question = "";
function anyFood(): string {
  question ||= picture(written("?", 0, 14, 28, INK, 3.4), "-24 -24 48 48");
  return question;
}

export const thingPicture = catLadyThing;
export const goalArt = goalPicture;
export const deckBack = catLadyBack;
export const pointToken = vpToken;

export function tokenPicture(mood?: Mood): string {
  return standee(mood === undefined ? catToken : { ...catToken, mood });
}

export function catPlayerFace(): string {
  return avatar(catPlayer, null);
}

const GIFTS: { readonly [gift: string]: () => string } = {
  "two-tokens": vpToken,
  "one-more-stray": () => catLadyThing("lost-cat"),
  "one-catnip": () => catLadyThing("catnip"),
  "three-wild": () => foodGlyph("wild"),
  "two-costumes": () => catLadyThing("wizard-hat"),
  "wild-toy": () => catLadyThing("yarn-ball"),
};

/** What the cat player began with. */
export function giftPicture(gift: string): string {
  return (GIFTS[gift] ?? vpToken)();
}

export function askedBy(prompt: { [key: string]: unknown } | null): CatDescription | null {
  switch (prompt?.["key"]) {
    case undefined:
      return null;
    case "choupette":
    case "pick":
    case "fresh":
      return catOf("choupette");
    case "guide":
      return opponent;
    case "place":
      return catToken;
    default:
      return lady;
  }
}

export type Wants = "toys" | "catnip" | "six-vp" | "food" | "cat-token";

export interface TurnCard {
  wants: Wants;
  /** a line in short: `left-column`; empty: none */
  arrow: string;
  picture: string;
}

export function turnCardOf(name: string): TurnCard {
  if (name === "cat-token") return { wants: "cat-token", arrow: "", picture: tokenPicture() };
  const wants = (["toys", "catnip", "six-vp", "food"] as const).find((wish) => name.startsWith(wish)) ?? "food";
  return { wants, arrow: name.slice(wants.length + 1), picture: pictureOf(wants) };
}

function pictureOf(wants: Wants): string {
  if (wants === "toys") return thingPicture("yarn-ball");
  if (wants === "catnip") return thingPicture("catnip");
  return wants === "food" ? foodPicture("wild") : catPicture(headOf("pumpkin")); // who brings 6
}
