/** The rules of Cat Lady in pictures. */

import "../index.ts"; // with the board whole, its parts stay in one file, which compresses better
import type { GuideCard } from "../../../generated/bodies.ts";
import type { CardView } from "../../../parts/guide/cardView.ts";
import type { RulesModule } from "../../../parts/guide/rules.ts";
import Card from "./Card.svelte";
import Picture from "./Picture.svelte";

const OF_GROUPS: { readonly [group: string]: string } = {
  food: "CL-B4",
  toy: "CL-B7",
  costume: "CL-B7",
  catnip: "CL-B7",
  box: "CL-C22",
  goal: "CL-C37",
};
const OF_CARDS: { readonly [card: string]: string } = {
  treat: "CL-C8",
  "lost-cat": "CL-B4",
  "spray-bottle": "CL-C4",
  brush: "CL-C20",
  "laser-pointer": "CL-C7",
  "shopping-bag": "CL-C21",
  moonbeam: "CL-C30",
  "mister-fit": "CL-C31",
  "little-nicky": "CL-C32",
  "mr-zoe": "CL-C33",
  choupette: "CL-C35",
};

const CARD: CardView = { width: 112, ratio: 117 / 178, prints: "title" };
const GOAL: CardView = { width: 112, ratio: 1.5, prints: "nothing" };

export const rules: RulesModule = {
  steps: [
    { name: "take", ruling: "CL-B3" },
    { name: "token", ruling: "CL-C18" },
    { name: "keep", ruling: "CL-C6" },
    { name: "play", ruling: "CL-C19" },
    { name: "end", ruling: "CL-B5" },
    { name: "feed", ruling: "CL-C1" },
  ],
  Picture,
  example: [
    { name: "fed", points: "9" },
    { name: "hungry", points: "−2" },
    { name: "toys", points: "5" },
    { name: "costumes", points: "6" },
    { name: "catnip", points: "3" },
    { name: "left", points: "0" },
    { name: "sum", points: "21", sum: true },
  ],
  Card,
  view: ({ group }: GuideCard) => (group === "goal" ? GOAL : CARD),
  rulingOf: ({ name, group }) => (group === "goal" ? "" : OF_CARDS[name]) || (OF_GROUPS[group] ?? ""),
};
