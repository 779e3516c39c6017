/** The sentences of the live region for screen readers: the last few, each once. */

import { untrack } from "svelte";

const HEARD = 5000;
const KEPT = 40; // a long chain that is skipped is said all the same

export class LiveMessages {
  sentences: readonly { id: number; words: string }[] = $state.raw([]);
  #last = 0;

  say(words: string): void {
    if (words === "") return;
    this.#last += 1;
    this.sentences = [...untrack(() => this.sentences).slice(1 - KEPT), { id: this.#last, words }];
  }

  /** Soon, when it has been heard, nothing of it can be read again but the last sentence. */
  forget(): void {
    const last = this.#last;
    setTimeout(() => (this.sentences = this.sentences.filter(({ id }) => id >= last)), HEARD);
  }
}
