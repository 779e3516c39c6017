/** The rules of Kitty Paw in pictures. */

import type { CardView } from "../../../parts/guide/cardView.ts";
import type { RulesModule } from "../../../parts/guide/rules.ts";
import { texts } from "../../../texts/catalogue.ts";
import Card from "./Card.svelte";
import { GROUP, kittyCards } from "./kittyCards.ts";
import Picture from "./Picture.svelte";

const CARD: CardView = { width: 150, ratio: 1, prints: "all" };
const TILE: CardView = { width: 132, ratio: 2, prints: "nothing" };

export const rules: RulesModule = {
  steps: [
    { name: "grab", ruling: "KP-K2" },
    { name: "take", ruling: "KP-K7" },
    { name: "build", ruling: "KP-D2" },
    { name: "seek", ruling: "KP-K10" },
    { name: "call", ruling: "KP-K17" },
    { name: "check", ruling: "KP-K34" },
  ],
  Picture,
  example: [
    { name: "one", points: "5" },
    { name: "two", points: "6" },
    { name: "wrong", points: "−1" },
    { name: "last", points: "−2" },
    { name: "sum", points: "8", sum: true },
  ],
  Card,
  view: ({ group }) => (group === GROUP ? CARD : TILE),
  rulingOf: ({ group }) => (group === "hide-and-seek" ? "KP-K11" : ""),
  more: () => ({ title: texts("page-rules-kitty-paw")("kitty-cards"), cards: kittyCards() }),
};
