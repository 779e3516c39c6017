/** The rules of Meow! in pictures. */

import "../index.ts"; // with the board whole, its parts stay in one file, which compresses better
import type { RulesModule } from "../../../parts/guide/rules.ts";
import Card from "./Card.svelte";
import Picture from "./Picture.svelte";

const OF_GROUPS: { readonly [group: string]: string } = { counted: "MW-M20", spoken: "MW-S3", memory: "MW-M21" };

export const rules: RulesModule = {
  steps: [
    { name: "deal", ruling: "MW-M13" },
    { name: "lay", ruling: "MW-M2" },
    { name: "act", ruling: "MW-S1" },
    { name: "check", ruling: "MW-M7" },
    { name: "broken", ruling: "MW-M9" },
    { name: "win", ruling: "MW-M27" },
  ],
  Picture,
  example: [
    { name: "own", points: "✓" },
    { name: "lick", points: "✓" },
    { name: "clap", points: "✓" },
    { name: "moo", points: "✗" },
    { name: "after", points: "" },
  ],
  Card,
  view: () => ({ width: 158, ratio: 158 / 186, prints: "all" }),
  rulingOf: ({ group }) => OF_GROUPS[group] ?? "",
};
