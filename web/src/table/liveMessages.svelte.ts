/** The sentences of the live region for screen readers: the last few, each once. */

import { untrack } from "svelte";

const READ_TIME = 5000;
const MAX_SENTENCES = 40; // enough for a long chain of events that is skipped

export class LiveMessages {
  sentences: readonly { id: number; words: string }[] = $state.raw([]);
  #last = 0;

  say(words: string): void {
    if (words === "") return;
    this.#last += 1;
    this.sentences = [...untrack(() => this.sentences).slice(1 - MAX_SENTENCES), { id: this.#last, words }];
  }

  /** After a delay, remove all but the last sentence. */
  forget(): void {
    const last = this.#last;
    setTimeout(() => (this.sentences = this.sentences.filter(({ id }) => id >= last)), READ_TIME);
  }
}
