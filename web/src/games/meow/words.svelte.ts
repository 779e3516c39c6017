/** The word lists of Meow!, loaded when a player may have to say a word. */

import { api } from "../../api.ts";
import type { Spellings, Words } from "./acts.ts";

let known: Words = $state.raw({});
let spellings: Spellings = $state.raw({});
let asked = false;

/** As far as they have come. */
export function knownWords(): Words {
  return known;
}

/** Other spellings of them. */
export function knownSpellings(): Spellings {
  return spellings;
}

/** A word as people read it, as soon as that is known. */
export function saidAs(act: string, word: string): string {
  void learnWords();
  return known[act]?.[word] ?? word;
}

export async function learnWords(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    [known, spellings] = await Promise.all([api.words("meow"), api.spellings("meow")]);
  } catch {
    asked = false; // it is asked again with the next question
  }
}
