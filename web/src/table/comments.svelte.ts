/** The comments at a finished game, as far as this device shows them. */

import { SvelteSet } from "svelte/reactivity";
import { finishedApi } from "../finishedApi.ts";
import type { Comment } from "../generated/bodies.ts";
import { mutedSeats, saveMuted } from "../saved/muted.ts";
import { trying } from "../toasts.svelte.ts";
import type { TableInfo } from "../generated/wire.ts";

export class CommentBook {
  readonly #table: TableInfo;
  readonly muted: SvelteSet<number>;
  all: readonly Comment[] = $state.raw([]);
  mayWrite = $state(false);
  /** The server has told them: it keeps those of its own games. */
  loaded = $state(false);
  /** Without those of people who are hidden on this device. */
  readonly shown: readonly Comment[] = $derived(this.all.filter(({ seat }) => !this.muted.has(seat)));
  /** The moves that have comments. */
  readonly steps: readonly number[] = $derived([...new Set(this.shown.map(({ step }) => step))]);

  constructor(table: TableInfo) {
    this.#table = table;
    this.muted = new SvelteSet(mutedSeats(table.id, table.seats));
  }

  async load(): Promise<void> {
    const found = await finishedApi.comments(this.#table.id).catch(() => null); // the replay does without them
    if (found === null) return;
    this.all = found.comments;
    this.mayWrite = found.may_write;
    this.loaded = true;
  }

  /** Whether it was written. */
  async write(step: number, text: string): Promise<boolean> {
    const made = await trying(finishedApi.comment(this.#table.id, { step, text }));
    if (made === null) return false;
    this.all = [...this.all, made].sort((one, other) => one.step - other.step || one.at - other.at);
    return true;
  }

  async remove(comment: Comment): Promise<boolean> {
    if ((await trying(finishedApi.deleteComment(this.#table.id, comment.id).then(() => true))) === null) return false;
    this.all = this.all.filter(({ id }) => id !== comment.id);
    return true;
  }

  mute(seat: number, muted: boolean): void {
    if (muted) this.muted.add(seat);
    else this.muted.delete(seat);
    saveMuted(
      this.#table.id,
      this.#table.seats.filter((one) => this.muted.has(one.seat)),
    );
  }
}
