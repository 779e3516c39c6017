/** Kibble Scuffle's moves, parsed from their notation. */

import type { Choice } from "../../table/board.ts";

interface Stated {
  choice: Choice;
}
export type Move = Stated &
  (
    | { verb: "play" | "copy"; card: string; bowl: number }
    | { verb: "discard" | "omit" | "hold"; card: string }
    | { verb: "choose"; card: string; owner: number; bowl: number }
    | { verb: "send"; card: string; bowl: number }
    | { verb: "return"; cube: number }
    | { verb: "trade" | "serve"; bowl: number }
    | { verb: "feed"; card: string; cubes: readonly number[] }
    | { verb: "swap"; cube: number; owner: number }
    | { verb: "pass" }
  );

/** A move that this page does not know is left to the buttons. */
export function parsed(choice: Choice): Move | null {
  const [verb, ...said] = choice.move.split(" ");
  const [first = "", second = "", third = "", , fifth = ""] = said;
  switch (verb) {
    case "play":
    case "copy":
      return { choice, verb, card: first, bowl: Number(second) };
    case "discard":
    case "omit":
    case "hold":
      return { choice, verb, card: first };
    case "choose": // feral of 1 at 2
      return { choice, verb, card: first, owner: Number(third), bowl: Number(fifth) };
    case "send": // kitten to 3
      return { choice, verb, card: first, bowl: Number(third) };
    case "return":
      return { choice, verb, cube: Number(first) };
    case "trade":
    case "serve":
      return { choice, verb, bowl: Number(first) };
    case "feed": // greedy 3+1
      return { choice, verb, card: first, cubes: second.split("+").map(Number) };
    case "swap": // 3 of 2
      return { choice, verb, cube: Number(first), owner: Number(third) };
    case "pass":
      return { choice, verb };
    default:
      return null;
  }
}

export function parsedAll(choices: readonly Choice[]): Move[] {
  return choices.map(parsed).filter((move) => move !== null);
}
