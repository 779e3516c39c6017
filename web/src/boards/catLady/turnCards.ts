/** The cat player's turn cards: what each looks for, and where its arrow points. */

import { catPicture } from "../../cats/cat.ts";
import { foodPicture, headOf, thingPicture, tokenPicture } from "./pictures.ts";

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
