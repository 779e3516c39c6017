/** Meow!'s moves, parsed from their notation: a verb and its object. */

import type { Choice } from "../../table/board.ts";

interface Parsed {
  verb: string;
  /** an act, a rule or a word */
  what: string;
}

export function parsed(move: string): Parsed {
  const space = move.indexOf(" ");
  return space < 0 ? { verb: move, what: "" } : { verb: move.slice(0, space), what: move.slice(space + 1) };
}

/** The moves that a card of the hand answers with. */
const WITH_CARDS = new Set(["play", "reveal", "broken"]);

export function byCard(choices: readonly Choice[]): Map<string, Choice> {
  return new Map(
    choices.filter(({ move }) => WITH_CARDS.has(parsed(move).verb)).map((choice) => [parsed(choice.move).what, choice]),
  );
}

/**
 * The answers beside the board: single words such as `check`, and which rule to show.
 *
 * Which rules one may have replaced are those that one knows of: a list of them would remember for
 * the player. Acts and words are in the palette.
 */
const BESIDE = new Set(["ready", "pass", "check", "no", "look", "object", "wait"]);

export function besideBoard(choices: readonly Choice[]): Choice[] {
  return choices.filter(({ move }) => BESIDE.has(move));
}

/** All that may be done or said now, to be looked up. */
export function possible(choices: readonly Choice[]): ReadonlySet<string> {
  return new Set(choices.map(({ move }) => move));
}
