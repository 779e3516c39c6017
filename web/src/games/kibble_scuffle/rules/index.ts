/** The rules of Kibble Scuffle in pictures. */

import type { RulesModule } from "../../../parts/guide/rules.ts";
import Card from "./Card.svelte";
import Picture from "./Picture.svelte";

/** Rulings about a card have its name; those about a step have a number. */
const OF_CARDS: { readonly [card: string]: string } = {
  fat: "KS-F6",
  greedy: "KS-F7",
  house: "KS-F8",
  lazy: "KS-F9",
  alley: "KS-F12",
  queen: "KS-P1",
  "big-eyes": "KS-BigEyes",
  "robo-vac": "KS-RoboVac",
  "laser-pointer": "KS-LaserPointer",
  "toy-mouse": "KS-ToyMouse",
};

export const rules: RulesModule = {
  steps: [
    { name: "play", ruling: "KS-T2" },
    { name: "arrive", ruling: "KS-T10" },
    { name: "moved", ruling: "KS-T9" },
    { name: "five", ruling: "KS-T14" },
    { name: "eat", ruling: "KS-F3" },
    { name: "draw", ruling: "KS-T5" },
  ],
  Picture,
  example: [
    { name: "first", points: "" },
    { name: "mangy", points: "2" },
    { name: "kitten", points: "" },
    { name: "greedy", points: "1" },
    { name: "hungry", points: "" },
    { name: "sum", points: "3", sum: true },
  ],
  Card,
  view: () => ({ width: 138, ratio: 1 / 1.42, prints: "all" }),
  rulingOf: ({ name }) => OF_CARDS[name] ?? `KS-${name.charAt(0).toUpperCase()}${name.slice(1)}`,
};
