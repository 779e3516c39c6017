/** The model of a table that boards and the parts around them read, for live tables and replays. */

import type { Mood } from "../cats/coats.ts";
import type { Line, Place, Seat } from "../play/knowledge.ts";
import type { Advice, Emote, SeatInfo, TableInfo } from "../wire.ts";
import type { Status } from "../play/connection.ts";
import type { Choice } from "./board.ts";
import type { CardGuide } from "./guide.ts";
import type { Stage } from "./stage.svelte.ts";

/** Why something could not be done. */
export interface WhyNot {
  message: string;
  ruling: string;
}

export interface TableModel {
  readonly id: string;
  readonly stage: Stage;
  readonly table: TableInfo;
  /** The seats of this device, and those whose people are connected. */
  readonly you: readonly number[];
  readonly here: readonly number[];
  readonly line: Status;
  /** A finished game, shown step by step. */
  readonly isReplay: boolean;
  /** It is shown as it was then, by this device's clock; null: as it is. */
  readonly asOf: number | null;
  /** The seat whose eyes this device shows; null: an onlooker. */
  readonly front: Seat;
  /** What that seat knows; null before it was told. */
  readonly place: Place | null;
  readonly lines: readonly Line[];
  readonly morePast: boolean;
  /** The legal moves of the front seat; none if it is not asked. */
  readonly choices: readonly Choice[];
  /** A move of the front seat is on its way. */
  readonly sent: boolean;
  /** Those moves, the first one first. */
  readonly underway: readonly string[];
  readonly whyNot: WhyNot | null;
  readonly hint: Choice | null;
  readonly hinting: boolean;
  /** The number of the line with which the present question, or position, began. */
  readonly since: number;
  readonly advice: Advice["advice"];
  readonly guide: CardGuide;
  readonly moods: ReadonlyMap<number, Mood>;
  readonly muted: ReadonlySet<number>;
  readonly asked: boolean;
  readonly over: boolean;
  readonly askedSeats: ReadonlySet<number>;
  name(seat: number): string;
  seatInfo(seat: number): SeatInfo;
  /** Milliseconds until then, by the server's clock. */
  until(time: number): number;
  play(move: string): void;
  /** Why could one not do this? The answer appears beside the question. */
  why(move: string): void;
  /** Say it to who listens. */
  announce(words: string): void;
  undo(): void;
  agree(yes: boolean): void;
  say(text: string): void;
  emote(emote: Emote): void;
  mute(seat: number): void;
  back(seat: number): void;
  replace(absent: number): void;
  join(wish: { seat?: number; name?: string }): Promise<void>;
  askHint(): void;
  askAdvice(): void;
  askPast(): void;
}

/** Whether the person at a seat is not connected, and no bot plays for them. */
export function isGone(model: TableModel, seat: number): boolean {
  const { kind, away } = model.seatInfo(seat);
  return kind === "person" && !away && !model.here.includes(seat) && model.table.status === "playing";
}

/** Whether a strong bot may be asked: in some games only by a single person among bots. */
export function mayAskHint({ table }: Pick<TableModel, "table">): boolean {
  const people = table.seats.filter(({ kind, left }) => kind === "person" && !left);
  return table.hints && (table.hints_between_people !== false || people.length < 2);
}

/** Every view says who is asked. */
export function seatsAsked(view: unknown): ReadonlySet<number> {
  const asked = (view as { asked?: { seat?: unknown }[] } | null | undefined)?.asked ?? [];
  return new Set(asked.map((question) => question.seat).filter((seat) => typeof seat === "number"));
}
