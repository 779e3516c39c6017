/** Cat Lady's moves, parsed from their notation. */

import type { Choice } from "../../table/board.ts";

export type Move =
  | { kind: "place" | "take" | "spray" | "guide"; line: string }
  | { kind: "throw" | "pick"; cell: string }
  | { kind: "laser"; cells: readonly string[] }
  | { kind: "brush"; cat: string; cell: string }
  | { kind: "adopt"; stray: string }
  | { kind: "swap"; goal: string; pool: string }
  | { kind: "feed"; cat: string; token: string; eatenAs: string }
  | { kind: "back"; cat: string }
  | { kind: "pay"; tokens: string }
  | { kind: "cash" | "shop" | "end" | "done" | "other" };

export type Read = Choice & { is: Move };

export function read(choice: Choice): Read {
  return { ...choice, is: parsed(choice.move) };
}

export function parsed(move: string): Move {
  const [verb = "", first = "", second = "", , last = ""] = move.split(" ");
  const rest = move.slice(verb.length + 1);
  switch (verb) {
    case "place":
    case "spray":
    case "guide":
      return { kind: verb, line: rest };
    case "take":
      return first === "back" ? { kind: "back", cat: second } : { kind: "take", line: rest };
    case "throw":
      return { kind: "throw", cell: second };
    case "pick":
      return { kind: "pick", cell: first };
    case "laser":
      return { kind: "laser", cells: [first, second] };
    case "brush":
      return { kind: "brush", cat: first, cell: second };
    case "adopt":
      return { kind: "adopt", stray: first };
    case "swap":
      return { kind: "swap", goal: first, pool: rest.split(" for ")[1] ?? "" };
    case "feed":
      return { kind: "feed", cat: first, token: second, eatenAs: last || second };
    case "pay":
      return { kind: "pay", tokens: rest };
    case "cash":
    case "shop":
    case "end":
    case "done":
      return { kind: verb };
    default:
      return { kind: "other" };
  }
}
