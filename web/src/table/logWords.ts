/** A log entry in words. */

import type { LoggedEntry, Seat } from "../play/knowledge.ts";
import { texts } from "../texts/catalogue.ts";
import { capital } from "../texts/words.ts";
import type { SeatInfo } from "../generated/wire.ts";

const t = texts("page-table");

/** Sentences that belong together, and the seat that they are about. */
export interface Paragraph {
  seat: Seat;
  words: string[];
}

/** The paragraphs of a log entry; empty if it is not shown. After a new turn begins, sentences belong to the next player. */
export function paragraphsOf(entry: LoggedEntry, seats: readonly SeatInfo[], reader: Seat): Paragraph[] {
  const turns = entry.events.flatMap((event, at) =>
    event["event"] === "turn" && typeof event["seat"] === "number" ? [{ at, seat: event["seat"] }] : [],
  );
  const own = { ...entry, told: entry.told.slice(0, turns[0]?.at) };
  const found: Paragraph[] = [{ seat: entry.happened.seat ?? null, words: wordsOf(own, seats, reader) }];
  turns.forEach(({ at, seat }, nth) =>
    found.push({ seat, words: sentences(entry.told.slice(at, turns[nth + 1]?.at)) }),
  );
  return found.filter(({ words }) => words.length > 0);
}

function sentences(told: readonly string[]): string[] {
  return told.filter((words) => words !== "").map(capital);
}

/** The sentences of a log entry; empty if it is not shown. */
export function wordsOf(entry: LoggedEntry, seats: readonly SeatInfo[], reader: Seat): string[] {
  const { kind, seat, text = "", who } = entry.happened;
  const told = sentences(entry.told);
  const mine = seat != null && seat === reader;
  const name = who?.name || (seat == null ? "" : seat < 0 ? t("clock") : seats[seat]?.name) || t("somebody");
  switch (kind) {
    case "sat":
      return who?.kind === "open" ? [] : [t("log-sits-down", { mine, name })];
    case "stood":
      return [t("log-stands")];
    case "started":
      return [t("log-begins"), ...told];
    case "late":
      return [t("log-late", { mine, name }), ...told];
    case "away":
      return [t("log-away", { level: who?.level || undefined, mine, name })];
    case "back":
      return [t("log-back", { mine, name })];
    case "paused":
      return [text === "held" ? t("log-holds", { mine, name }) : t("log-pauses", { mine, name })];
    case "resumed":
      return [t("log-resumes")];
    case "left":
      return [t("log-leaves", { mine, name })];
    case "asks-undo":
      return [t("log-asks-undo", { mine, name })];
    case "agrees":
      return [t("log-agrees", { mine, name })];
    case "declines":
      return [t("log-declines", { mine, name })];
    case "lapsed":
      return [t("log-lapsed")];
    case "removed":
      return [t("log-removed", { mine, name })];
    case "banned":
      return [t("log-banned", { mine, name })];
    case "undone":
      return [t("log-undone"), ...told];
    case "said":
      return text ? [t("log-says", { name: mine ? t("you") : name, text })] : [];
    case "emoted":
      return text
        ? [t("log-does", { name: mine ? t("you") : name, gesture: t.find(`talk-emote-${text}.done`) ?? text })]
        : [];
    case "rematch":
      return [t("log-rematch")];
    case "closed":
      return [t("log-closed")];
    case "move":
      return told;
  }
}
