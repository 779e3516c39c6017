/** The cats of Cat Lady on the sheet of all cats (`tools/cats.html`). */

import type { CatsOfGame } from "../../../../tools/cats.ts";
import { CAT_LADY_CATS, catLadyCat, catLadyHerself, catPlayer, catToken } from "../cats/cats.ts";

export const sheet: CatsOfGame = {
  title: "Cat Lady",
  cats: [
    ...CAT_LADY_CATS.map((name) => [name, catLadyCat(name)] as const),
    ["herself", catLadyHerself],
    ["token", catToken],
    ["player", catPlayer],
  ],
};
