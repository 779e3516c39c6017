/** A table model without actions, for replays and saved tables; a lesson adds those of its learner. */

import { SvelteMap, SvelteSet } from "svelte/reactivity";
import type { Mood } from "../cats/coats.ts";
import { texts } from "../texts/catalogue.ts";
import type { SeatInfo, TableInfo } from "../generated/wire.ts";
import type { Choice } from "./board.ts";

const t = texts("page-table");

export abstract class ReadOnlyTable {
  abstract readonly table: TableInfo;
  readonly moods = new SvelteMap<number, Mood>();
  readonly muted = new SvelteSet<number>();
  readonly whyNot = null;
  readonly hint = null;
  readonly hinting = false;
  readonly advice = null;
  readonly morePast = false;
  readonly isReplay: boolean = false;

  // Accessors, because a field would hide those of a class that overrides them.
  get choices(): readonly Choice[] {
    return [];
  }
  get sent(): boolean {
    return false;
  }
  get underway(): readonly string[] {
    return [];
  }
  get asked(): boolean {
    return false;
  }
  get since(): number {
    return 0;
  }

  name(seat: number): string {
    return seat < 0 ? t("clock") : this.table.seats[seat]?.name || t("free-seat");
  }

  seatInfo(seat: number): SeatInfo {
    return this.table.seats[seat] ?? { seat, kind: "open" };
  }

  until(): number {
    return 0;
  }

  play(_move: string): void {}
  why(_move: string): void {}
  announce(_words: string): void {}
  undo(): void {}
  agree(): void {}
  say(): void {}
  emote(): void {}
  mute(): void {}
  back(): void {}
  replace(): void {}
  pause(): void {}
  askHint(): void {}
  dropHint(): void {}
  askAdvice(): void {}
  askPast(): void {}
  async join(): Promise<void> {}
}
