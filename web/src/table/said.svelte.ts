/** What is said to who listens: the last few sentences, each once. */

import { untrack } from "svelte";

const KEPT = 40; // a long chain that is skipped is said all the same

export class Said {
  sentences: readonly { id: number; words: string }[] = $state.raw([]);
  #last = 0;

  say(words: string): void {
    if (words === "") return;
    this.#last += 1;
    this.sentences = [...untrack(() => this.sentences).slice(1 - KEPT), { id: this.#last, words }];
  }
}
