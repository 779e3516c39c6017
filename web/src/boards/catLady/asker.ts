/** The cat beside a question: who causes it. */

import type { CatDescription } from "../../cats/cat.ts";
import { catOf, lady, opponent } from "./pictures.ts";

export function askedBy(prompt: { [key: string]: unknown } | null): CatDescription | null {
  switch (prompt?.["key"]) {
    case undefined:
      return null;
    case "choupette":
    case "pick":
    case "fresh":
      return catOf("choupette");
    case "guide":
      return opponent;
    default:
      return lady;
  }
}
