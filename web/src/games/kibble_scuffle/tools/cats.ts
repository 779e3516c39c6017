/** The cats of Kibble Scuffle on the sheet of all cats (`tools/cats.html`). */

import type { CatsOfGame } from "../../../../tools/cats.ts";
import { KIBBLE_CATS, kibbleCat } from "../cats.ts";

export const sheet: CatsOfGame = {
  title: "Kibble Scuffle",
  cats: KIBBLE_CATS.map((name, at) => [name, { ...kibbleCat(name), collar: at % 4 }]),
};
