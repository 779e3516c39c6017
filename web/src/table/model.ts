/** The model of a table that boards and the parts around them read, for live tables and replays. */

import type { Mood } from "../cats/coats.ts";
import type { LoggedEntry, Place, Seat } from "../play/knowledge.ts";
import type { Advice, Emote, SeatInfo, TableInfo } from "../generated/wire.ts";
import type { Status } from "../play/connection.ts";
import type { Choice } from "./board.ts";
import type { CardGuide } from "./guide.ts";
import type { Hint } from "./hint.ts";
import type { Stage } from "./stage.svelte.ts";

/** Why a move was refused. */
export interface WhyNot {
  message: string;
  ruling: string;
}

export interface TableModel {
  readonly id: string;
  readonly stage: Stage;
  readonly table: TableInfo;
  /** The seats of this device, and the seats whose players are connected. */
  readonly you: readonly number[];
  readonly here: readonly number[];
  readonly connection: Status;
  /** Whether this is a finished game, shown step by step. */
  readonly isReplay: boolean;
  /** Whether this is a lesson: its coach says what to do. */
  readonly isLesson?: boolean;
  /** A sentence below the notepad. */
  readonly logNote?: string;
  /** In a lesson, the last sentence about the table, which stays until the next. */
  readonly lastWords?: string;
  /** Whether the lesson is finished. */
  readonly lessonOver?: boolean;
  /** The time of a saved state, by this device's clock; null: the state is current. */
  readonly asOf: number | null;
  /** The seat shown on this device; null: an onlooker. */
  readonly front: Seat;
  /** The state of that seat; null before it arrives. */
  readonly place: Place | null;
  readonly lines: readonly LoggedEntry[];
  readonly morePast: boolean;
  /** The legal moves of the front seat; none if it is not asked. */
  readonly choices: readonly Choice[];
  /** A move of the front seat is not confirmed yet. */
  readonly sent: boolean;
  /** Its unconfirmed moves, the oldest first. */
  readonly underway: readonly string[];
  readonly whyNot: WhyNot | null;
  readonly hint: Hint | null;
  readonly hinting: boolean;
  /** The things that a lesson points at, such as `card` or `seat 1`. */
  readonly points?: readonly string[];
  /** The number of the log entry that began the current question or position. */
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
  /** Ask why a move is not legal. The answer appears beside the question. */
  why(move: string): void;
  /** Announce to screen readers. */
  announce(words: string): void;
  undo(): void;
  agree(yes: boolean): void;
  say(text: string): void;
  emote(emote: Emote): void;
  mute(seat: number): void;
  back(seat: number): void;
  replace(absent: number): void;
  pause(on: boolean, hold?: boolean): void;
  join(request: { seat?: number; name?: string }): Promise<void>;
  askHint(): void;
  /** Withdraw the hint: the player has picked something else. */
  dropHint(): void;
  askAdvice(): void;
  askPast(): void;
}

/** Whether the person at a seat is not connected, and no bot plays for them. */
export function isGone(model: TableModel, seat: number): boolean {
  const { kind, away } = model.seatInfo(seat);
  return kind === "person" && !away && !model.here.includes(seat) && model.table.status === "playing";
}

/** Whether a single person plays with bots, who may let them wait. */
export function playsAlone({ you, table }: Pick<TableModel, "you" | "table">): boolean {
  const others = table.seats.filter(({ seat }) => !you.includes(seat));
  return you.length === 1 && others.length > 0 && others.every(({ kind, vacant }) => kind === "bot" || vacant);
}

/** Whether a single person plays with kittens alone: a beginner, who is shown everything slowly. */
export function playsWithKittens(model: Pick<TableModel, "you" | "table">): boolean {
  return playsAlone(model) && model.table.seats.every(({ kind, level }) => kind !== "bot" || level === "kitten");
}

/** Whether hints are allowed: in some games only for a single person among bots. */
export function mayAskHint({ table }: Pick<TableModel, "table">): boolean {
  const people = table.seats.filter(({ kind, left }) => kind === "person" && !left);
  return table.hints && (table.hints_between_people !== false || people.length < 2);
}

/** The seats that have a question to answer, from any view. */
export function seatsAsked(view: unknown): ReadonlySet<number> {
  const asked = (view as { asked?: { seat?: unknown }[] } | null | undefined)?.asked ?? [];
  return new Set(asked.map((question) => question.seat).filter((seat) => typeof seat === "number"));
}
