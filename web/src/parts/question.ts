/** What a seat is asked, in one sentence, and what it may answer, as buttons in words. */

import { catPicture } from "../cats/cat.ts";
import { looks, type Mood } from "../cats/coats.ts";
import { button, fill, image, make } from "../dom.ts";
import type { Connection } from "../play/connection.ts";
import type { AllMoves } from "../wire.ts";
import { capital, listed } from "../words.ts";
import { askedSeats } from "./seats.ts";

const MANY = 12; // from so many answers on there is a search
const SHOWN = 60; // buttons at once
const LIVE_BEAT = 350; // a live game's moves are asked for that often at most

interface Choice {
  move: string;
  words: string;
}

export class Question {
  readonly element = make("section", { class: "prompt paper", "aria-label": "Your answer" });
  readonly #connection: Connection;
  readonly #sentence = make("h1", { class: "prompt-sentence", tabindex: "-1" });
  readonly #picture = make("span", { class: "prompt-cat" });
  readonly #answers = make("div", { class: "answers" });
  readonly #below = make("div", { class: "prompt-below" });
  readonly #search = make("input", { type: "search", class: "field", placeholder: "Search your answers", "aria-label": "Search your answers", autocomplete: "off" });
  #choices: Choice[] = [];
  #shownKey = "";
  #fetched: AllMoves | null = null;
  #askedFor = -1;
  #lastAsk = 0;
  #timer = 0;
  #seat: number | null = null;

  constructor(connection: Connection) {
    this.#connection = connection;
    this.#search.addEventListener("input", () => this.#draw());
    this.element.append(this.#picture, make("div", { class: "prompt-words" }, this.#sentence, this.#answers, this.#below));
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** All moves came, for who asked. */
  take(moves: AllMoves): void {
    this.#fetched = moves;
  }

  /** Show what this seat (null: an onlooker) is asked. */
  show(seat: number | null): void {
    if (seat !== this.#seat) {
      this.#seat = seat;
      this.#fetched = null;
      this.#askedFor = -1;
      this.#shownKey = "";
    }
    const place = this.#connection.known.place(seat);
    const asked = seat !== null && place?.prompt != null;
    const sent = seat !== null && this.#connection.unheard.moveOf(seat);
    this.#choices = asked ? this.#possible(seat) : [];
    const text = asked ? place?.told?.prompt || "What do you do?" : this.#waitingWords();
    const key = JSON.stringify([text, sent, this.#choices, place?.undo, place?.proposal, place?.agreed]);
    if (key === this.#shownKey) return;
    const fresh = this.#sentence.textContent !== text;
    this.#shownKey = key;
    this.#sentence.textContent = text;
    this.element.dataset["asked"] = String(asked);
    if (fresh) this.#search.value = "";
    fill(this.#picture, image(this.#cat(asked), "prompt-picture"));
    this.#draw();
    this.#offerUndo(seat);
  }

  /** Answer by the number of a button. */
  press(number: number): void {
    this.#answers.querySelectorAll<HTMLButtonElement>("button")[number - 1]?.click();
  }

  #possible(seat: number): Choice[] {
    const place = this.#connection.known.place(seat);
    if (place?.moves) return choices(place.moves, place.told?.moves);
    if (!place?.many) return [];
    if (this.#askedFor !== place.number) this.#askForAll(seat, place.number);
    return this.#fetched?.seat === seat ? choices(this.#fetched.moves, this.#fetched.told) : [];
  }

  #askForAll(seat: number, number: number): void {
    const wait = this.#lastAsk + LIVE_BEAT - Date.now();
    clearTimeout(this.#timer);
    if (wait > 0) {
      this.#timer = setTimeout(() => this.#askForAll(seat, number), wait);
      return;
    }
    this.#lastAsk = Date.now();
    this.#askedFor = number;
    this.#connection.ask({ type: "moves", seat });
  }

  #draw(): void {
    const wanted = this.#search.value.trim().toLowerCase();
    const found = this.#choices.filter(({ words }) => words.toLowerCase().includes(wanted));
    const sent = this.#seat !== null && this.#connection.unheard.moveOf(this.#seat);
    const buttons = found.slice(0, SHOWN).map(({ move, words }, at) => {
      const hint = at < 9 && this.#choices.length > 1 ? make("kbd", {}, at + 1) : null;
      return button([words, hint], () => this.#play(move), "button answer", { disabled: sent });
    });
    const focused = document.activeElement;
    const answering = focused === this.#sentence || (focused !== this.#search && this.#answers.contains(focused));
    const many = this.#choices.length > MANY;
    this.#answers.dataset["many"] = String(many);
    fill(this.#answers, many ? this.#search : null, ...buttons);
    if (found.length > SHOWN) this.#answers.append(make("p", { class: "hint" }, `and ${found.length - SHOWN} more: search for them`));
    if (many && found.length === 0) this.#answers.append(make("p", { class: "hint" }, "Nothing of that name."));
    // Who plays by keyboard stays with the answers, from question to question.
    if (focused === this.#search && many) this.#search.focus();
    else if (answering) (buttons.find((one) => !one.disabled) ?? this.#sentence).focus({ preventScroll: true });
  }

  #play(move: string): void {
    const seat = this.#seat;
    const answers = seat === null ? undefined : this.#connection.known.place(seat)?.number;
    if (seat === null || answers === undefined || this.#connection.unheard.moveOf(seat)) return;
    this.#connection.act({ type: "move", seat, move, answers });
  }

  #offerUndo(seat: number | null): void {
    const place = this.#connection.known.place(seat);
    fill(this.#below);
    if (seat === null || place === undefined) return;
    const names = this.#connection.known.table?.seats.map((other) => other.name ?? "") ?? [];
    const proposal = place.proposal;
    if (proposal != null && proposal !== seat && !place.agreed?.includes(seat)) {
      this.#below.append(
        make("p", {}, `${names[proposal]} would like to take a move back.`),
        button("Fine by me", () => this.#connection.act({ type: "agree", seat, yes: true }), "button button--quiet"),
        button("No", () => this.#connection.act({ type: "agree", seat, yes: false }), "button button--quiet"),
      );
    } else if (proposal === seat) {
      this.#below.append(make("p", { class: "hint" }, "Waiting for the others to agree."), button("Never mind", () => this.#connection.act({ type: "agree", seat, yes: false }), "button button--quiet"));
    } else if (proposal != null) this.#below.append(make("p", { class: "hint" }, "Waiting for the others to agree."));
    else if (place.undo === "free") this.#below.append(button("Take it back", () => this.#connection.act({ type: "undo", seat }), "button button--quiet"));
    else if (place.undo === "ask") this.#below.append(button("Ask to take your last move back", () => this.#connection.act({ type: "undo", seat }), "link-button"));
  }

  #waitingFor(): number[] {
    const { you, table } = this.#connection.known;
    const view = this.#connection.known.place(this.#seat)?.view;
    return table?.status === "playing" ? [...askedSeats(view)].filter((seat) => seat >= 0 && !you.includes(seat)) : [];
  }

  #waitingWords(): string {
    const { table } = this.#connection.known;
    if (table === null || this.#connection.known.place(this.#seat) === undefined) return "One moment …";
    if (table.status === "open") return "Waiting for friends to sit down.";
    if (table.status === "closed") return "Nobody came; this table was never played.";
    if (table.status === "over") return "The game is over.";
    const who = this.#waitingFor().map((seat) => table.seats[seat]?.name || "somebody");
    if (who.length === 0) return "The table is busy.";
    return who.length === 1 ? `${who[0]} is thinking.` : `${listed(who)} are thinking.`;
  }

  #cat(asked: boolean): string {
    const { table } = this.#connection.known;
    const whose = asked ? this.#seat : (this.#waitingFor()[0] ?? this.#seat);
    const seat = whose === null ? undefined : table?.seats[whose];
    const mood: Mood = asked ? "big" : table?.status === "over" ? "happy" : "calm";
    const pose = asked || this.#waitingFor().length > 0 ? "sit" : "loaf";
    return catPicture({ ...looks(seat?.away ? "" : (seat?.cat ?? ""), seat?.level), mood, pose });
  }
}

/** Short answers such as `pass` first: among a hundred others nobody would find them. */
function choices(moves: readonly string[], told: readonly string[] | null | undefined): Choice[] {
  const all = moves.map((move, at) => ({ move, words: capital(told?.[at] ?? move) }));
  const short = ({ move }: Choice): boolean => !move.includes(" ");
  return moves.length > MANY ? [...all.filter(short), ...all.filter((choice) => !short(choice))] : all;
}
