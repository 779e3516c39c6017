/** The interface between the table page and a game's board. */

import type { Component } from "svelte";
import type { Line } from "../play/knowledge.ts";
import type { Recipe, Sound } from "../sound/sounds.ts";
import type { TableModel } from "./model.ts";

/** An event as the server tells it: `event` is its kind. */
export interface GameEvent {
  event: string;
  [name: string]: unknown;
}

/** A legal move in notation, and in words. */
export interface Choice {
  move: string;
  words: string;
}

/** What is being shown just now: one event of a line, with its sentence. */
export interface Happening {
  event: GameEvent;
  words: string;
  /** whose move it was; null is nobody's, -1 the clock's */
  seat: number | null;
}

/**
 * A board fills the middle of the page: the others around it, what lies on the table, the prompt,
 * one's own hand.
 *
 * `view` is what is to be drawn now. While motion plays it is behind what is known; the moves that
 * may be made are in `model.choices` at all times.
 */
export interface BoardProps<View> {
  view: View;
  model: TableModel;
}

/** What is different at a table where all act at once. */
export interface LivePlay {
  /** Whether a stroke that was made before the question changed means the same as an answer to the new one. */
  stands(move: string, prompt: { [key: string]: unknown }): boolean;
  /** Whether an event is said to who listens: not every turn of a tile. */
  isSaid(event: GameEvent): boolean;
}

export interface BoardModule<View> {
  Board: Component<BoardProps<View>>;
  /**
   * All act at once: the board itself puts moves together and the server judges them, several may be
   * on their way, and there is no time, nor room, for a notepad beside the table.
   */
  live?: LivePlay;
  /**
   * The view while one event of a line is shown, between the view before and `next`, the one after the whole line; the
   * same object where nothing moves. The last event that takes time shows `next`, unless it holds something back.
   */
  after(view: View, event: GameEvent, next: View, isLast: boolean): View;
  /** For how many milliseconds an event is shown, from the view before it; 0 shows it together with the next. */
  lasts(event: GameEvent, view: View): number;
  /** The place (`data-place`) that a thing comes from which was not there before. */
  comesFrom?(thing: string, event: GameEvent | null): string | null;
  /** The place that a thing goes to which is not there any more. */
  goesTo?(thing: string, event: GameEvent | null): string | null;
  /** A seat's hand, small and open, for replays. */
  Hand?: Component<BoardProps<View>>;
  /** Something of the game's own below the score sheet. */
  Ending?: Component<BoardProps<View>>;
  /** What happens must be seen: a touch ends what is shown just now, not all that follows, and who is behind stays behind. */
  watched?: boolean;
  /** What the notepad may keep of all that was told, where remembering is the game; `over`: it is not any more. */
  log?(lines: readonly Line[], over: boolean): readonly Line[];
  /** Whether what was said aloud before this event can be read there no longer. */
  forgets?(event: GameEvent): boolean;
  /** What it sounds like. */
  sound?(event: GameEvent): Sound | Recipe | null;
}
