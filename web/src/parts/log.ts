/** What happened, on a notepad at the side. */

import { fill, image, make } from "../dom.ts";
import type { Connection } from "../play/connection.ts";
import type { Line, Seat } from "../play/knowledge.ts";
import type { SeatInfo } from "../wire.ts";
import { capital } from "../words.ts";
import { faceOf } from "./seats.ts";

const SHOWN = 150;

export class Log {
  readonly element = make("section", { class: "paper pad", "aria-label": "What happened" });
  readonly #connection: Connection;
  readonly #list = make("ol", { class: "lines", role: "log", "aria-live": "off", tabindex: "0" });
  readonly #older = make("button", { type: "button", class: "link-button" }, "Older");
  #shown = "";

  constructor(connection: Connection) {
    this.#connection = connection;
    this.#older.addEventListener("click", () => this.#askForMore());
    this.element.append(make("h2", {}, "What happened"), this.#list, this.#older);
  }

  #askForMore(): void {
    const { you } = this.#connection.known;
    const first = this.#connection.known.lines(you[0] ?? null)[0]?.happened.number;
    this.#connection.ask({ type: "history", before: first ?? null });
  }

  show(seat: Seat): void {
    const { table, morePast } = this.#connection.known;
    const lines = this.#connection.known.lines(seat);
    const key = `${seat} ${lines.length} ${lines[0]?.happened.number} ${lines.at(-1)?.happened.number} ${morePast}`;
    if (key === this.#shown || table === null) return;
    this.#shown = key;
    this.#older.hidden = !morePast;
    const newestFirst = lines.slice(-SHOWN).reverse();
    fill(this.#list, ...newestFirst.flatMap((line) => {
      const words = wordsOf(line, table.seats, seat);
      return words.length === 0 ? [] : [drawn(line, words, table.seats)];
    }));
  }
}

function drawn(line: Line, words: readonly string[], seats: readonly SeatInfo[]): HTMLElement {
  const { seat, kind } = line.happened;
  const who = seat == null || seat < 0 ? undefined : seats[seat];
  return make(
    "li",
    { class: `line line--${kind}` },
    who === undefined || who.kind === "open" ? make("span", { class: "avatar avatar--line" }) : image(faceOf(who), "avatar avatar--line"),
    make("div", {}, words.map((text) => make("p", {}, text))),
  );
}

/** A line in words; none if nobody needs to read it. */
export function wordsOf(line: Line, seats: readonly SeatInfo[], reader: Seat): string[] {
  const { kind, seat, text = "", who } = line.happened;
  const told = line.told.filter(Boolean).map(capital);
  const mine = seat != null && seat === reader;
  const name = who?.name || (seat == null ? "" : seat < 0 ? "The clock" : seats[seat]?.name) || "Somebody";
  const say = (own: string, others: string): string[] => [mine ? `You ${own}` : `${name} ${others}`, ...told];
  switch (kind) {
    case "sat":
      return who?.kind === "open" ? [] : say("sit down.", "sits down.");
    case "stood":
      return ["Somebody gets up; the seat is free again."];
    case "started":
      return ["The game begins.", ...told];
    case "late":
      return [`Time is up for ${mine ? "you" : name}.`, ...told];
    case "away":
      return [`A ${who?.level || "bot"} plays for ${mine ? "you" : name}.`];
    case "back":
      return say("are back.", "is back.");
    case "left":
      return say("leave; a bot plays on.", "leaves; a bot plays on.");
    case "asks-undo":
      return say("ask to take a move back.", "asks to take a move back.");
    case "agrees":
      return say("agree.", "agrees.");
    case "declines":
      return say("decline.", "declines.");
    case "undone":
      return ["Taken back.", ...told];
    case "said":
      return text ? [`${mine ? "You" : name}: ${text}`] : [];
    case "emoted":
      return text ? [`${mine ? "You" : name}: *${text.replaceAll("-", " ")}*`] : [];
    case "rematch":
      return ["There is a new table for another game."];
    case "closed":
      return ["The table was closed."];
    case "move":
      return told;
  }
}
