/** A table that is played: the messages of the connection, as one seat of this device sees them. */

import { SvelteMap, SvelteSet } from "svelte/reactivity";
import { heard } from "../announcements.svelte.ts";
import { api, Refused } from "../api.ts";
import type { Mood } from "../cats/coats.ts";
import { connect } from "../play/browser.ts";
import type { Connection, Status } from "../play/connection.ts";
import type { Line, Place, Seat } from "../play/knowledge.ts";
import { ListedMoves, type Listed } from "../play/listedMoves.ts";
import { table as t } from "../texts/en/table.ts";
import { capital, sentence } from "../texts/en/words.ts";
import type { Advice, Emote, FromServer, Happened, News, Refusal, SeatInfo, TableInfo } from "../wire.ts";
import type { Act } from "../play/unconfirmed.ts";
import type { BoardModule, Choice, GameEvent, Happening, LivePlay } from "./board.ts";
import type { CardGuide } from "./guide.ts";
import { seatsAsked, type TableModel, type WhyNot } from "./model.ts";
import { MOODS } from "./emotes.ts";
import { Stage } from "./stage.svelte.ts";

const MOOD_LASTS = 5000;
/** Lines after which a seat is asked something else, or about another position. */
const CHANGES_QUESTION: ReadonlySet<Happened["kind"]> = new Set(["started", "move", "late", "undone"]);
const MOVES_BEAT = 350; // a live game's moves are asked for that often at most

/** What the page around the table does for it. */
export interface Around {
  /** How fast motion goes; 0 is at once. */
  pace(): number;
  /** Say it to who listens. */
  says(words: string): void;
  /** An event is shown. */
  shows(happening: Happening): void;
  /** A cat makes a gesture. */
  gestures(seat: number, emote: Emote): void;
  /** Somebody has said something, or made a gesture; `live` unless it was missed and is only told later. */
  talks(happened: Happened, live: boolean): void;
  /** Something for a slip of paper. */
  notes(text: string): void;
}

export class LiveTable implements TableModel {
  readonly id: string;
  readonly stage: Stage;
  table: TableInfo = $state.raw() as TableInfo;
  you: readonly number[] = $state.raw([]);
  here: readonly number[] = $state.raw([]);
  line: Status = $state("connecting");
  readonly asOf = null;
  readonly isReplay = false;
  /** The seat whose eyes this device shows; null: an onlooker. */
  front: Seat = $state(null);
  /** With several players here: the one who is to come to the device; a curtain is drawn. */
  comes: number | null = $state(null);
  place: Place | null = $state.raw(null);
  lines: readonly Line[] = $state.raw([]);
  morePast = $state(true);
  #legal: readonly Choice[] = $state.raw([]);
  /** A move of the front seat is on its way. */
  sent = $state(false);
  underway: readonly string[] = $state.raw([]);
  whyNot: WhyNot | null = $state.raw(null);
  hint: Choice | null = $state.raw(null);
  hinting = $state(false);
  /** The number of the line with which the present question, or position, began. */
  since = $state(0);
  advice: Advice["advice"] = $state.raw(null);
  /** What the cards are and do; empty until it has come. */
  guide: CardGuide = $state.raw(new Map());
  /** There is nothing at this address for us, and why. */
  lost: string | null = $state(null);
  readonly moods = new SvelteMap<number, Mood>();
  readonly muted = new SvelteSet<number>();
  /** First it is shown what happened, then it is asked what now; any touch ends the showing. */
  readonly asked = $derived.by(() => this.place?.prompt != null && this.front !== null && !this.stage.moving);
  readonly choices: readonly Choice[] = $derived(this.asked ? this.#legal : []);
  readonly over = $derived(this.place?.result != null);
  readonly askedSeats: ReadonlySet<number> = $derived(seatsAsked(this.place?.view));
  readonly #around: Around;
  readonly #board: BoardModule<unknown>;
  readonly #live: LivePlay | null;
  readonly #connection: Connection;
  readonly #hangUp: () => void;
  #all: { seat: number; choices: Choice[] } | null = null;
  readonly #listed = new Map<number, ListedMoves>();
  #askedFor: Place | null = null;
  #lastAsk = 0;
  #lastTalk = 0;
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #syncing = false;

  constructor(table: TableInfo, secrets: readonly string[], board: BoardModule<unknown>, around: Around) {
    this.id = table.id;
    this.table = table;
    this.#around = around;
    this.#board = board;
    this.#live = board.live ?? null;
    this.stage = new Stage(
      board,
      (happening) => this.#shows(happening),
      () => around.pace(),
    );
    [this.#connection, this.#hangUp] = connect(table.id, secrets, {
      changed: (message) => this.#changed(message),
      refused: (refusal, act) => this.#refused(refusal, act),
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.stage.close();
    this.#hangUp();
  }

  name(seat: number): string {
    return seat < 0 ? t.clock : this.table.seats[seat]?.name || t.freeSeat;
  }

  seatInfo(seat: number): SeatInfo {
    return this.table.seats[seat] ?? { seat, kind: "open" };
  }

  /** Milliseconds until then, by the server's clock. */
  until(time: number): number {
    return time - this.#connection.known.ahead - Date.now();
  }

  play(move: string): void {
    const { front, place } = this;
    if (front === null || place === null || (this.#live === null && this.#connection.unconfirmed.moveOf(front))) return;
    this.stage.skip();
    this.whyNot = null;
    this.#connection.act({ type: "move", seat: front, move, answers: place.number });
  }

  /** Why could one not do this? The answer appears beside the question. */
  why(move: string): void {
    if (this.front !== null) this.#connection.ask({ type: "why", seat: this.front, move });
  }

  announce(words: string): void {
    this.#around.says(words);
  }

  undo(): void {
    if (this.front !== null) this.#connection.act({ type: "undo", seat: this.front });
  }

  agree(yes: boolean): void {
    if (this.front !== null) this.#connection.act({ type: "agree", seat: this.front, yes });
  }

  say(text: string): void {
    if (this.front !== null && text.trim()) this.#connection.act({ type: "say", seat: this.front, text: text.trim() });
  }

  emote(emote: Emote): void {
    if (this.front !== null) this.#connection.act({ type: "emote", seat: this.front, emote });
  }

  leave(): void {
    if (this.front !== null) this.#connection.act({ type: "leave", seat: this.front });
  }

  back(seat: number): void {
    this.#connection.act({ type: "back", seat });
  }

  /** The page is hidden, or seen again. */
  pause(on: boolean): void {
    if (this.front !== null) this.#connection.act({ type: "pause", seat: this.front, on });
  }

  replace(absent: number): void {
    const mine = this.front ?? this.you[0];
    if (mine !== undefined) this.#connection.act({ type: "replace", seat: mine, absent });
  }

  mute(seat: number): void {
    if (!this.muted.delete(seat)) this.muted.add(seat);
    this.#connection.mute([...this.muted]);
  }

  askHint(): void {
    if (this.front === null || this.hinting || this.line !== "open") return;
    this.hinting = true;
    this.hint = null;
    this.#connection.ask({ type: "hint", seat: this.front });
  }

  askAdvice(): void {
    if (this.front !== null) this.#connection.ask({ type: "advise", seat: this.front });
  }

  askPast(): void {
    this.#connection.ask({ type: "history", seat: this.front, before: this.lines[0]?.happened.number ?? null });
  }

  /** Sit down, or let somebody else here do it. */
  async join(wish: { seat?: number; name?: string }): Promise<void> {
    try {
      this.reopen((await api.join(this.id, wish)).secrets.map(({ secret }) => secret));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#around.notes(sentence(error.message));
    }
  }

  /** Nobody comes: bots take the free seats. */
  async fill(level: string): Promise<void> {
    try {
      await api.fill(this.id, { level });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#around.notes(sentence(error.message));
    }
  }

  /** For the host: nobody sits down on the free seats, or anybody again. */
  async closeSeats(closed: boolean): Promise<void> {
    try {
      await api.closeSeats(this.id, { closed });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#around.notes(sentence(error.message));
    }
  }

  /** For the host: somebody is asked to leave, and perhaps not to come back. */
  async remove(seat: number, ban: boolean): Promise<void> {
    try {
      await api.remove(this.id, { seat, ban });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#around.notes(sentence(error.message));
    }
  }

  reopen(secrets: readonly string[]): void {
    this.#connection.reopen(secrets);
  }

  /** What a seat of this device was told, also while it is another one's turn to look. */
  toldTo(seat: Seat): { place: Place | undefined; lines: readonly Line[] } {
    const { known } = this.#connection;
    return { place: known.place(seat), lines: known.lines(seat) };
  }

  /** The one who was waited for is at the device. */
  isHere(): void {
    if (this.comes === null) return;
    this.#look(this.comes);
    this.comes = null;
    this.#sync(); // somebody else may have been asked meanwhile
  }

  /** Hand the device over to another seat of it. */
  handOver(seat: number): void {
    this.comes = seat;
  }

  /** Other seats of this device that are asked, too. */
  waitingHere(): number[] {
    return this.#connection.known.asked().filter((seat) => seat !== this.front);
  }

  #shows(happening: Happening): void {
    if (happening.words && this.#live?.isSaid(happening.event) !== false) this.#around.says(sentence(happening.words));
    this.#around.shows(happening);
  }

  #refused(refusal: Refusal, act: Act | undefined): void {
    if (this.#connection.status === "refused") {
      if (refusal.code === "not-yours") void this.#comeAgain();
      else this.lost = sentence(refusal.message);
      return;
    }
    if (act?.type === "pause") return; // the clock runs on, and its time is seen
    this.hinting = false;
    if (refusal.code === "late" && act?.type === "move" && this.#meansTheSame(act)) return this.play(act.move);
    this.whyNot = { message: sentence(refusal.message), ruling: refusal.ruling ?? "" };
    this.#around.says(this.whyNot.message);
  }

  /** Where all act at once, a stroke may cross the question that it answers as well. */
  #meansTheSame({ seat, move, answers }: Extract<Act, { type: "move" }>): boolean {
    const place = this.#connection.known.place(seat);
    return (
      seat === this.front &&
      place?.prompt != null &&
      place.number > answers &&
      this.#live?.stands(move, place.prompt) === true
    );
  }

  /** The secrets are void, or were another's: who are we here? */
  async #comeAgain(): Promise<void> {
    try {
      this.reopen(await secretsOf(this.id));
    } catch (error) {
      this.lost = error instanceof Refused ? sentence(error.message) : t.noTable;
    }
  }

  #changed(message: FromServer | null): void {
    if (this.#live !== null) this.#takeStrokes(); // before the view in which they are done is shown
    switch (message?.type) {
      case "news":
        this.#news(message);
        break;
      case "state":
        if (message.seat === this.front) {
          this.stage.set(message.view, message.number);
          this.#startQuestion(message.number);
        }
        if (this.#connection.known.lines(message.seat).length === 0)
          this.#connection.ask({ type: "history", seat: message.seat });
        break;
      case "missed":
        for (const { happened } of message.steps) this.#talk(happened, false);
        break;
      case "moves":
        this.#all = { seat: message.seat, choices: this.#listedFor(message.seat).take(message).map(choiceOf) };
        break;
      case "reason":
        if (message.legal) break;
        this.whyNot = { message: sentence(message.message ?? ""), ruling: message.ruling ?? "" };
        this.#around.says(this.whyNot.message);
        break;
      case "hint":
        this.hinting = false;
        if (message.seat !== this.front || message.number < this.#since) break; // the question was another one
        this.hint = { move: message.move, words: message.told || message.move };
        this.#around.says(t.prompt.hinted(this.hint.words));
        break;
      case "announcement":
        heard(message);
        break;
      case "advice":
        if (message.seat === this.front) this.advice = message.advice;
        break;
    }
    if (this.#syncing) return; // several messages at once are taken in once
    this.#syncing = true;
    queueMicrotask(() => {
      this.#syncing = false;
      if (this.#connection.status !== "closed") this.#sync();
    });
  }

  #news(news: News): void {
    const { kind, seat, text, number } = news.happened;
    if (kind === "emoted" && seat != null && text) this.#emoted(seat, text as Emote);
    this.#talk(news.happened, true);
    if (news.seat !== this.front || this.comes !== null) return;
    this.whyNot = null;
    const others = this.#live !== null && seat !== this.front; // where all act at once, they do not answer for me
    if (CHANGES_QUESTION.has(kind) && !(others && kind === "move" && this.#asksTheSame(news)))
      this.#startQuestion(number);
    if (
      (kind === "stood" || ((kind === "removed" || kind === "banned") && this.table.status === "open")) &&
      seat === this.front &&
      this.front !== null
    )
      this.reopen([]);
    if (news.result != null) this.stage.skip(); // how it ended is shown; who was behind need not watch what led there
    const view = this.#connection.known.place(news.seat)?.view ?? null;
    this.stage.add({
      number,
      seat: seat ?? null,
      events: (news.events ?? []) as GameEvent[],
      words: news.told?.events ?? [],
      view,
    });
  }

  /** A hint, and advice, belong to the question they were given for. */
  #startQuestion(number: number): void {
    this.#since = number;
    this.hint = null;
    this.hinting = false;
    this.advice = null;
  }

  #asksTheSame(news: News): boolean {
    return (news.prompt?.["key"] ?? null) === (this.place?.prompt?.["key"] ?? null);
  }

  /** With several seats here every line comes several times. */
  #talk(happened: Happened, live: boolean): void {
    const { kind, seat, number } = happened;
    if ((kind !== "said" && kind !== "emoted") || number <= this.#lastTalk) return;
    this.#lastTalk = number;
    if (seat != null && happened.text && !this.muted.has(seat)) this.#around.talks(happened, live);
  }

  #emoted(seat: number, emote: Emote): void {
    if (this.muted.has(seat)) return;
    this.moods.set(seat, MOODS[emote]);
    this.#around.gestures(seat, emote);
    setTimeout(() => this.moods.delete(seat), MOOD_LASTS);
  }

  #takeStrokes(): void {
    const { unconfirmed } = this.#connection;
    this.underway = this.front === null ? [] : unconfirmed.movesOf(this.front);
  }

  /** Take over what the line knows now. */
  #sync(): void {
    const { known, status, unconfirmed } = this.#connection;
    this.line = status;
    if (status !== "open") this.hinting = false; // nobody heard the question, or nobody hears the answer
    if (known.table !== null) this.table = known.table;
    this.you = known.you;
    this.here = known.here;
    this.morePast = known.morePast(this.front);
    if (known.table !== null) this.#chooseFront();
    const place = known.place(this.front) ?? null;
    this.place = place;
    this.since = this.#since; // not before the question itself
    this.stage.press(
      place?.prompt != null && place.deadlines?.some(({ seat }) => seat === this.front || seat < 0) === true,
    );
    this.lines = this.#linesOf(this.front);
    this.sent = this.front !== null && unconfirmed.moveOf(this.front);
    this.#takeStrokes();
    this.#legal = place?.prompt != null ? this.#possible(place) : [];
  }

  /** With several players here, the one who is asked comes to the device, behind a curtain. */
  #chooseFront(): void {
    const { known } = this.#connection;
    if (known.you.length < 2) {
      const only = known.you[0] ?? null;
      if (only !== this.front || this.stage.view === null) this.#look(only);
      this.comes = null;
      return;
    }
    if (known.since() === null) return; // not all of them have been told yet what they know
    if (this.front !== null && !known.you.includes(this.front)) this.front = null;
    const asked = known.asked();
    if (this.front !== null && (asked.length === 0 || asked.includes(this.front))) return;
    if (this.table.status !== "playing") {
      if (this.front === null) this.#look(known.you[0] ?? null);
      return;
    }
    const awaited = this.comes !== null && asked.includes(this.comes);
    if (!awaited) this.comes = asked[0] ?? this.comes ?? known.you[0] ?? null;
  }

  /** What the notepad has of a seat's lines: where remembering is the game, not all that was told. */
  #linesOf(seat: Seat): readonly Line[] {
    const { known } = this.#connection;
    const lines = known.lines(seat);
    return this.#board.log?.(lines, known.place(seat)?.result != null) ?? [...lines];
  }

  #look(seat: Seat): void {
    this.front = seat;
    this.whyNot = null;
    const place = this.#connection.known.place(seat);
    this.#startQuestion(place?.number ?? 0);
    this.stage.set(place?.view ?? null, place?.number ?? 0);
    this.place = place ?? null;
    this.since = this.#since;
    this.lines = this.#linesOf(seat);
    this.#legal = place?.prompt != null ? this.#possible(place) : [];
  }

  #possible(place: Place): Choice[] {
    if (place.moves) return choicesOf(place.moves, place.told?.moves);
    if (!place.many || this.front === null || this.#live !== null) return [];
    if (this.#askedFor !== place) this.#askForAll(this.front, place);
    return this.#all?.seat === this.front ? this.#all.choices : [];
  }

  #askForAll(seat: number, place: Place): void {
    const wait = this.#lastAsk + MOVES_BEAT - Date.now();
    clearTimeout(this.#timer);
    if (wait > 0) {
      this.#timer = setTimeout(() => this.#askForAll(seat, place), wait);
      return;
    }
    this.#lastAsk = Date.now();
    this.#askedFor = place;
    const names = this.table.seats.map(({ name }) => name).join("\n");
    this.#connection.ask(this.#listedFor(seat).question(seat, names));
  }

  #listedFor(seat: number): ListedMoves {
    const known = this.#listed.get(seat) ?? new ListedMoves();
    this.#listed.set(seat, known);
    return known;
  }
}

/** My seats' secrets at a table, by who I am; an onlooker has none. */
export async function secretsOf(id: string): Promise<string[]> {
  return (await api.secrets(id)).secrets.map(({ secret }) => secret);
}

function choicesOf(moves: readonly string[], told: readonly string[] | null | undefined): Choice[] {
  return moves.map((move, at) => choiceOf({ move, told: told?.[at] }));
}

function choiceOf({ move, told }: Listed): Choice {
  return { move, words: capital(told ?? move) };
}
