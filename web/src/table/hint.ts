/** A hint: what a strong bot would do, what that brings, and what would come second. */

import { texts } from "../texts/catalogue.ts";
import { sentence } from "../texts/words.ts";
import type * as wire from "../generated/wire.ts";
import type { Choice } from "./board.ts";

const t = texts("page-table");

/** A move, and sentences that say what it brings. */
export interface ReasonedChoice extends Choice {
  reasons: readonly string[];
}

export interface Hint extends ReasonedChoice {
  /** Null: the bot compared no moves. */
  runnerUp: ReasonedChoice | null;
}

export function hintOf(message: wire.Hint): Hint {
  return { ...choice(message), runnerUp: message.runner_up === undefined ? null : choice(message.runner_up) };
}

/** The whole hint as sentences, for a screen reader. */
export function hintInWords(hint: Hint): string {
  const best = sentence(t("prompt-hinted", { words: hint.words }));
  return [best, ...hint.reasons, runnerUpInWords(hint)].filter((words) => words !== "").join(" ");
}

/** The runner-up, in the words of a board if it has its own, and what it brings; empty if there is none. */
export function runnerUpInWords({ runnerUp }: Hint, words = runnerUp?.words ?? ""): string {
  if (runnerUp === null) return "";
  return [sentence(t("prompt-runner-up", { words })), ...runnerUp.reasons].join(" ");
}

function choice({ move, told, reasons }: wire.RunnerUp): ReasonedChoice {
  return { move, words: told || move, reasons: reasons ?? [] };
}
