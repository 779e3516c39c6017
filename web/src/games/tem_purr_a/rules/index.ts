/** The rules of Tem-Purr-A in pictures. */

import type { RulesModule } from "../../../parts/guide/rules.ts";
import Card from "./Card.svelte";
import Picture from "./Picture.svelte";

const OF_CARDS: { readonly [card: string]: string } = {
  plus: "TP-A2",
  reverse: "TP-A13",
  choose: "TP-A12",
  indigestion: "TP-A11",
};

export const rules: RulesModule = {
  steps: [
    { name: "serve", ruling: "TP-A3" },
    { name: "eat", ruling: "TP-A27" },
    { name: "act", ruling: "TP-A4" },
    { name: "skip", ruling: "TP-A16" },
    { name: "indigestion", ruling: "TP-A11" },
    { name: "end", ruling: "TP-A20" },
  ],
  Picture,
  example: [
    { name: "dishes", points: "9" },
    { name: "plus", points: "+1" },
    { name: "sum", points: "10", sum: true },
    { name: "bad", points: "" },
    { name: "end", points: "" },
  ],
  Card,
  view: () => ({ width: 104, ratio: 1 / 1.4, prints: "title" }),
  rulingOf: ({ name }) => OF_CARDS[name] ?? "",
};
