/** The interface between the table page and a game's board. */

import type { Component } from "svelte";
import type { Mood } from "../cats/coats.ts";
import type { LoggedEntry } from "../play/knowledge.ts";
import type { OwnSound, Sound } from "../sound/sounds.ts";
import type { TableModel } from "./model.ts";

/** An event as the server sends it: `event` is its kind. */
export interface GameEvent {
  event: string;
  [name: string]: unknown;
}

/** A legal move in notation, and in words. */
export interface Choice {
  move: string;
  words: string;
}

/** The event shown now, with its sentence. */
export interface Happening {
  event: GameEvent;
  words: string;
  /** the seat that moved; null: nobody, -1: the clock */
  seat: number | null;
}

/** What somebody gets at a high point, shown where they get it. */
export interface Pop {
  /** the place (`data-place`) */
  at: string;
  words: string;
  /** milliseconds until it is there: what was earned flies first */
  after?: number;
}

/** A moment that the whole table should feel: the light falls on one place, and the table leans in. */
export interface HighPoint {
  /** The place (`data-place`) that is lit; null: the light stays as it is. */
  at: string | null;
  /** Other places that stay lit. */
  also?: readonly string[];
  /** Milliseconds that the event is shown longer than usual, unless somebody waits for this player. */
  extra?: number;
  /** In a real-time game, where events take no time: milliseconds until the light goes back. */
  lasts?: number;
  /** The table does not lean in: what matters is at its edges. */
  still?: boolean;
  pops?: readonly Pop[];
  /** How the cats of seats look meanwhile. */
  moods?: { readonly [seat: number]: Mood };
}

/**
 * A board fills the middle of the page: the other players, the table, the prompt, the player's own hand.
 *
 * `view` is the view to draw. During animations it is older than the known state; `model.choices` always holds the
 * legal moves.
 */
export interface BoardProps<View> {
  view: View;
  model: TableModel;
}

/** The rules of a real-time game, in which all players act at once. */
export interface LivePlay {
  /** Whether a move that was made before the question changed also answers the new one. */
  isStillValid(move: string, prompt: { [key: string]: unknown }): boolean;
  /** Whether a hint can tell something about this question. */
  isHintUseful(prompt: { [key: string]: unknown }): boolean;
  /** Whether an event is announced to screen readers: not every turn of a tile. */
  isSaid(event: GameEvent): boolean;
}

export interface BoardModule<View> {
  Board: Component<BoardProps<View>>;
  /**
   * Set for a real-time game: the board composes moves and the server judges them, several may be unconfirmed, and
   * no notepad is beside the table.
   */
  live?: LivePlay;
  /**
   * The view after one event of a log entry, between the view before and `next`, the view after the whole entry;
   * the same object if nothing moves. The last event that takes time shows `next`, unless it holds something back.
   */
  after(view: View, event: GameEvent, next: View, isLast: boolean): View;
  /** How many milliseconds an event is shown; 0 shows it together with the next. `view` is the view before it. */
  lasts(event: GameEvent, view: View): number;
  /** The place (`data-place`) from which a new thing flies in. */
  comesFrom?(thing: string, event: GameEvent | null): string | null;
  /** The place to which a removed thing flies. */
  goesTo?(thing: string, event: GameEvent | null): string | null;
  /** A small open hand of a seat, for replays. */
  Hand?: Component<BoardProps<View>>;
  /** Additional content below the score sheet. */
  Ending?: Component<BoardProps<View>>;
  /** The height in pixels that it needs on a small phone, where a replay then scrolls. */
  leastHeight?: number;
  /** Every event must be seen: a touch skips only the current one, and a page that is behind catches up later. */
  watched?: boolean;
  /** The entries that the notepad shows in a memory game; `over`: the game has ended. */
  log?(lines: readonly LoggedEntry[], over: boolean): readonly LoggedEntry[];
  /** A sentence below the notepad, such as why it does not tell all. */
  logNote?(): string;
  /** Whether the live region drops its earlier sentences at this event. */
  forgets?(event: GameEvent): boolean;
  /** The high point that an event is, or belongs to; null: an ordinary event, the light goes back. `view` is the view before it. */
  highPoint?(event: GameEvent, view: View): HighPoint | null;
  /** The sound of an event. */
  sound?(event: GameEvent): Sound | OwnSound | null;
}

/** In `points.ts` of a board: the CSS selector of a thing such as `bowl 2`; null if the board does not show it. */
export type SelectorOf = (point: string) => string | null;
