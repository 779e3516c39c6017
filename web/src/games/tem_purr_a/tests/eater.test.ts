import { test } from "node:test";
import { looks } from "../../../cats/coats.ts";
import { areWhole } from "../../../../tests/drawings.ts";
import { type Appetite, eater } from "../eater.ts";

test("who eats is drawn whole, whatever the appetite", () => {
  const appetites: Appetite[] = ["hungry", "eating", "full", "queasy", "sick"];
  areWhole(appetites.map((appetite) => eater(looks("ginger"), appetite, 0)));
});
