/** The cats of Tem-Purr-A on the sheet of all cats (`tools/cats.html`). */

import type { CatsOfGame } from "../../../../tools/cats.ts";
import { looks } from "../../../cats/coats.ts";
import { eater, type Appetite } from "../eater.ts";

const APPETITES: readonly Appetite[] = ["hungry", "eating", "full", "queasy", "sick"];

export const sheet: CatsOfGame = {
  title: "Tem-Purr-A",
  cats: APPETITES.map((appetite) => [appetite, eater(looks("ginger"), appetite, 0)]),
};
