/** A table model without actions, for replays and saved tables. */

import { SvelteMap, SvelteSet } from "svelte/reactivity";
import type { Mood } from "../cats/coats.ts";
import { texts } from "../texts/catalogue.ts";
import type { SeatInfo, TableInfo } from "../wire.ts";

const t = texts("page-table");

export abstract class ReadOnlyTable {
  abstract readonly table: TableInfo;
  readonly moods = new SvelteMap<number, Mood>();
  readonly muted = new SvelteSet<number>();
  readonly choices = [];
  readonly sent: boolean = false;
  readonly underway = [];
  readonly whyNot = null;
  readonly hint = null;
  readonly hinting = false;
  readonly advice = null;
  readonly morePast = false;
  readonly asked = false;
  readonly isReplay: boolean = false;
  readonly since = 0;

  name(seat: number): string {
    return seat < 0 ? t("clock") : this.table.seats[seat]?.name || t("free-seat");
  }

  seatInfo(seat: number): SeatInfo {
    return this.table.seats[seat] ?? { seat, kind: "open" };
  }

  until(): number {
    return 0;
  }

  play(): void {}
  why(): void {}
  announce(): void {}
  undo(): void {}
  agree(): void {}
  say(): void {}
  emote(): void {}
  mute(): void {}
  back(): void {}
  replace(): void {}
  askHint(): void {}
  askAdvice(): void {}
  askPast(): void {}
  async join(): Promise<void> {}
}
