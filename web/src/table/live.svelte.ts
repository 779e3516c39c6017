/** The model of a table in play: the messages of the connection, as one seat of this device sees them. */

import { SvelteMap, SvelteSet } from "svelte/reactivity";
import { addAnnouncement } from "../announcements.svelte.ts";
import { api, Refused } from "../api.ts";
import type { Mood } from "../cats/coats.ts";
import { connect } from "../play/browser.ts";
import type { Connection, Status } from "../play/connection.ts";
import type { LoggedEntry, Place, Seat } from "../play/knowledge.ts";
import { ListedMoves, type Listed } from "../play/listedMoves.ts";
import { mutedSeats, saveMuted } from "../saved/muted.ts";
import { texts } from "../texts/catalogue.ts";
import { capital, sentence } from "../texts/words.ts";
import type { Advice, Emote, FromServer, Happened, News, Refusal, SeatInfo, TableInfo } from "../generated/wire.ts";
import type { Act } from "../play/unconfirmed.ts";
import type { BoardModule, Choice, GameEvent, Happening, LivePlay } from "./board.ts";
import type { CardGuide } from "./guide.ts";
import { hintInWords, hintOf, type Hint } from "./hint.ts";
import { playsAlone, seatsAsked, type TableModel, type WhyNot } from "./model.ts";
import { MOODS } from "./emotes.ts";
import { isHandCovered, withoutHand } from "./sharedDevice.ts";
import { Stage } from "./stage.svelte.ts";

const t = texts("page-table");

const MOOD_DURATION = 5000;
/** Log entries after which the question or the position differs. */
const CHANGES_QUESTION: ReadonlySet<Happened["kind"]> = new Set(["started", "move", "late", "undone"]);
const MOVES_INTERVAL = 350; // milliseconds between two requests for the legal moves, at least

/** The functions of the table page that the model calls. */
export interface TablePage {
  /** The factor for the duration of animations; 0 skips them. */
  pace(): number;
  /** Announce to screen readers. */
  announce(words: string): void;
  /** An event is shown now. */
  onEvent(happening: Happening): void;
  /** A player sent an emote. */
  onEmote(seat: number, emote: Emote): void;
  /** A chat message or an emote arrived; `live` is false if it was missed and arrives after a reconnect. */
  onTalk(happened: Happened, live: boolean): void;
  /** Show a toast. */
  toast(text: string): void;
}

export class LiveTable implements TableModel {
  readonly id: string;
  readonly stage: Stage;
  table: TableInfo = $state.raw() as TableInfo;
  you: readonly number[] = $state.raw([]);
  here: readonly number[] = $state.raw([]);
  connection: Status = $state("connecting");
  readonly asOf = null;
  readonly isReplay = false;
  /** The seat shown on this device; null: an onlooker. */
  front: Seat = $state(null);
  /** With several players on this device: the seat that takes the device next; the curtain hides the board until then. */
  nextAtDevice: number | null = $state(null);
  place: Place | null = $state.raw(null);
  lines: readonly LoggedEntry[] = $state.raw([]);
  morePast = $state(true);
  #legal: readonly Choice[] = $state.raw([]);
  /** A move of the front seat is not confirmed yet. */
  sent = $state(false);
  underway: readonly string[] = $state.raw([]);
  whyNot: WhyNot | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);
  hinting = $state(false);
  /** The number of the log entry that began the current question or position. */
  since = $state(0);
  advice: Advice["advice"] = $state.raw(null);
  /** The cards of the game by name; empty until loaded. */
  guide: CardGuide = $state.raw(new Map());
  /** Why the table cannot be opened; null: it can. */
  lost: string | null = $state(null);
  readonly moods = new SvelteMap<number, Mood>();
  readonly muted = new SvelteSet<number>();
  /** Events are animated first, then the question appears; any touch skips the animation. */
  readonly asked = $derived.by(() => this.place?.prompt != null && this.front !== null && !this.stage.moving);
  readonly choices: readonly Choice[] = $derived(this.asked ? this.#legal : []);
  readonly over = $derived(this.place?.result != null);
  readonly askedSeats: ReadonlySet<number> = $derived.by(
    () => seatsAsked(this.stage.moving ? this.stage.view : this.place?.view), // as far as it has been shown
  );
  /** What lies on the table, for all who can look at this device. */
  readonly view: unknown = $derived.by(() => {
    const { you, front } = this;
    const playing = this.table.status === "playing" && !this.over;
    const asked = this.place?.prompt != null;
    const acts = this.stage.happening?.seat ?? null;
    return isHandCovered({ you, front, playing, asked, acts }) ? withoutHand(this.stage.view) : this.stage.view;
  });
  readonly #page: TablePage;
  readonly #board: BoardModule<unknown>;
  readonly #live: LivePlay | null;
  readonly #connection: Connection;
  readonly #disconnect: () => void;
  #all: { seat: number; choices: Choice[] } | null = null;
  readonly #listed = new Map<number, ListedMoves>();
  #askedFor: Place | null = null;
  #lastAsk = 0;
  #awaitsMoves = false;
  #lastTalk = 0;
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #syncing = false;

  constructor(table: TableInfo, secrets: readonly string[], board: BoardModule<unknown>, page: TablePage) {
    this.id = table.id;
    this.table = table;
    this.#page = page;
    this.#board = board;
    this.#live = board.live ?? null;
    this.stage = new Stage(
      board,
      (happening) => this.#showEvent(happening),
      () => page.pace(),
    );
    [this.#connection, this.#disconnect] = connect(table.id, secrets, {
      changed: (message) => this.#changed(message),
      refused: (refusal, act) => this.#refused(refusal, act),
    });
    for (const seat of mutedSeats(table.id, table.seats)) this.muted.add(seat);
    this.#connection.mute([...this.muted]);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.stage.close();
    this.#disconnect();
  }

  name(seat: number): string {
    return seat < 0 ? t("clock") : this.table.seats[seat]?.name || t("free-seat");
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
    if (this.#live !== null) this.hint = null; // it has been followed, or not
    this.#connection.act({ type: "move", seat: front, move, answers: place.number });
  }

  /** Ask why a move is not legal. The answer appears beside the question. */
  why(move: string): void {
    if (this.front !== null) this.#connection.ask({ type: "why", seat: this.front, move });
  }

  announce(words: string): void {
    this.#page.announce(words);
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

  /** Pause, while the page is hidden or until one goes on (`hold`); or go on. */
  pause(on: boolean, hold = false): void {
    if (this.front === null) return;
    const { paused, held } = this.table;
    if (hold && on && paused && !held)
      this.#connection.act({ type: "pause", seat: this.front, on: false, hold: false });
    this.#connection.act({ type: "pause", seat: this.front, on, hold });
  }

  replace(absent: number): void {
    const mine = this.front ?? this.you[0];
    if (mine !== undefined) this.#connection.act({ type: "replace", seat: mine, absent });
  }

  mute(seat: number): void {
    if (!this.muted.delete(seat)) this.muted.add(seat);
    this.#connection.mute([...this.muted]);
    saveMuted(
      this.id,
      this.table.seats.filter(({ seat: other }) => this.muted.has(other)),
    );
  }

  askHint(): void {
    if (this.front === null || this.hinting || this.connection !== "open") return;
    this.hinting = true;
    this.hint = null;
    this.#connection.ask({ type: "hint", seat: this.front });
  }

  dropHint(): void {
    this.hint = null;
  }

  askAdvice(): void {
    if (this.front !== null) this.#connection.ask({ type: "advise", seat: this.front });
  }

  askPast(): void {
    this.#connection.ask({ type: "history", seat: this.front, before: this.lines[0]?.happened.number ?? null });
  }

  /** Take a seat, for this player or another one on this device. */
  async join(request: { seat?: number; name?: string }): Promise<void> {
    try {
      this.reopen((await api.join(this.id, request)).secrets.map(({ secret }) => secret));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#page.toast(sentence(error.message));
    }
  }

  /** Fill the free seats with bots. */
  async fill(level: string): Promise<void> {
    try {
      await api.fill(this.id, { level });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#page.toast(sentence(error.message));
    }
  }

  /** For the host: close the free seats, or open them again. */
  async closeSeats(closed: boolean): Promise<void> {
    try {
      await api.closeSeats(this.id, { closed });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#page.toast(sentence(error.message));
    }
  }

  /** For the host: remove a player, and with `ban` keep them from coming back. */
  async remove(seat: number, ban: boolean): Promise<void> {
    try {
      await api.remove(this.id, { seat, ban });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#page.toast(sentence(error.message));
    }
  }

  reopen(secrets: readonly string[]): void {
    this.#connection.reopen(secrets);
  }

  /** The state and log of a seat of this device, also while another seat is shown. */
  toldTo(seat: Seat): { place: Place | undefined; lines: readonly LoggedEntry[] } {
    const { known } = this.#connection;
    return { place: known.place(seat), lines: known.lines(seat) };
  }

  /** The next player has the device: show their seat. */
  takeDevice(): void {
    if (this.nextAtDevice === null) return;
    this.#showSeat(this.nextAtDevice);
    this.nextAtDevice = null;
    this.#sync(); // the question may have moved on to another seat meanwhile
  }

  /** Hand the device over to another seat. */
  handOver(seat: number): void {
    this.nextAtDevice = seat;
  }

  /** Other seats of this device that have a question to answer. */
  waitingHere(): number[] {
    return this.#connection.known.asked().filter((seat) => seat !== this.front);
  }

  #showEvent(happening: Happening): void {
    if (happening.words && this.#live?.isSaid(happening.event) !== false)
      this.#page.announce(sentence(happening.words));
    this.#page.onEvent(happening);
  }

  #refused(refusal: Refusal, act: Act | undefined): void {
    if (this.#connection.status === "refused") {
      if (refusal.code === "not-yours") void this.#reloadSecrets();
      else this.lost = sentence(refusal.message);
      return;
    }
    if (act?.type === "pause" && !act.hold) return; // the page shows that the clock still runs
    if (act === undefined && this.#awaitsMoves && refusal.code === "limit") {
      this.#askForAllAfter(refusal.wait ?? 1);
      if (!this.hinting) return;
    }
    this.hinting = false;
    if (refusal.code === "late" && act?.type === "move" && this.#isStillValid(act)) return this.play(act.move);
    this.whyNot = { message: sentence(refusal.message), ruling: refusal.ruling ?? "" };
    this.#page.announce(this.whyNot.message);
  }

  /** In a real-time game, whether a move that was sent before the question changed also answers the new one. */
  #isStillValid({ seat, move, answers }: Extract<Act, { type: "move" }>): boolean {
    const place = this.#connection.known.place(seat);
    return (
      seat === this.front &&
      place?.prompt != null &&
      place.number > answers &&
      this.#live?.isStillValid(move, place.prompt) === true
    );
  }

  /** The secrets are no longer valid, or belong to another account: ask the server for ours. */
  async #reloadSecrets(): Promise<void> {
    try {
      this.reopen(await secretsOf(this.id));
    } catch (error) {
      this.lost = error instanceof Refused ? sentence(error.message) : t("no-table");
    }
  }

  #changed(message: FromServer | null): void {
    if (this.#live !== null) this.#updateUnderway(); // before the view that contains these moves is shown
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
        this.#awaitsMoves = false;
        this.#all = { seat: message.seat, choices: this.#listedFor(message.seat).take(message).map(choiceOf) };
        break;
      case "reason":
        if (message.legal) break;
        this.whyNot = { message: sentence(message.message ?? ""), ruling: message.ruling ?? "" };
        this.#page.announce(this.whyNot.message);
        break;
      case "hint":
        this.hinting = false;
        if (message.seat !== this.front || message.number < this.#since) break; // the hint is for an earlier question
        this.hint = hintOf(message);
        this.#page.announce(hintInWords(this.hint));
        break;
      case "announcement":
        addAnnouncement(message);
        break;
      case "advice":
        if (message.seat === this.front) this.advice = message.advice;
        break;
    }
    if (this.#syncing) return; // several messages at once need one update
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
    if (news.seat !== this.front || this.nextAtDevice !== null) return;
    this.whyNot = null;
    const others = kind === "move" && seat !== this.front; // where all are asked at once, it does not answer my question
    if (CHANGES_QUESTION.has(kind) && !(others && this.#isSameQuestion(news))) this.#startQuestion(number);
    if (
      (kind === "stood" || ((kind === "removed" || kind === "banned") && this.table.status === "open")) &&
      seat === this.front &&
      this.front !== null
    )
      this.reopen([]);
    if (news.result != null) this.stage.skip(); // show the end at once, not the animations that led to it
    const view = this.#connection.known.place(news.seat)?.view ?? null;
    this.stage.add({
      number,
      seat: seat ?? null,
      events: (news.events ?? []) as GameEvent[],
      words: news.told?.events ?? [],
      view,
      asks: news.prompt != null,
      awaited: news.prompt != null && !playsAlone(this),
    });
  }

  /** A new question: hint and advice belong to the old one. */
  #startQuestion(number: number): void {
    this.#since = number;
    this.hint = null;
    this.hinting = false;
    this.advice = null;
  }

  #isSameQuestion(news: News): boolean {
    const [now, before] = [news.prompt ?? null, this.place?.prompt ?? null];
    if (this.#live !== null) return (now?.["key"] ?? null) === (before?.["key"] ?? null);
    return now !== null && JSON.stringify(now) === JSON.stringify(before);
  }

  /** Report chat once: with several seats on this device every message arrives several times. */
  #talk(happened: Happened, live: boolean): void {
    const { kind, seat, number } = happened;
    if ((kind !== "said" && kind !== "emoted") || number <= this.#lastTalk) return;
    this.#lastTalk = number;
    if (seat != null && happened.text && !this.muted.has(seat)) this.#page.onTalk(happened, live);
  }

  #emoted(seat: number, emote: Emote): void {
    if (this.muted.has(seat)) return;
    this.moods.set(seat, MOODS[emote]);
    this.#page.onEmote(seat, emote);
    setTimeout(() => this.moods.delete(seat), MOOD_DURATION);
  }

  #updateUnderway(): void {
    const { unconfirmed } = this.#connection;
    this.underway = this.front === null ? [] : unconfirmed.movesOf(this.front);
  }

  /** Copy the state of the connection. */
  #sync(): void {
    const { known, status, unconfirmed } = this.#connection;
    this.connection = status;
    if (status !== "open") this.hinting = false; // the request or its response is lost
    if (known.table !== null) this.table = known.table;
    this.you = known.you;
    this.here = known.here;
    this.morePast = known.morePast(this.front);
    if (known.table !== null) this.#chooseFront();
    const place = known.place(this.front) ?? null;
    this.place = place;
    this.since = this.#since; // together with the question
    this.stage.setUnderClock(
      place?.prompt != null && place.deadlines?.some(({ seat }) => seat === this.front || seat < 0) === true,
    );
    this.lines = this.#linesOf(this.front);
    this.sent = this.front !== null && unconfirmed.moveOf(this.front);
    this.#updateUnderway();
    this.#legal = place?.prompt != null ? this.#legalMoves(place) : [];
  }

  /** With several players on this device, the one who is asked takes it, behind a curtain. */
  #chooseFront(): void {
    const { known } = this.#connection;
    if (known.you.length < 2) {
      const only = known.you[0] ?? null;
      if (only !== this.front || this.stage.view === null) this.#showSeat(only);
      this.nextAtDevice = null;
      return;
    }
    if (known.since() === null) return; // not all seats have a state yet
    if (this.front !== null && !known.you.includes(this.front)) this.front = null;
    const asked = known.asked();
    if (this.front !== null && (asked.length === 0 || asked.includes(this.front))) return;
    if (this.table.status !== "playing") {
      if (this.front === null) this.#showSeat(known.you[0] ?? null);
      return;
    }
    const awaited = this.nextAtDevice !== null && asked.includes(this.nextAtDevice);
    if (!awaited) this.nextAtDevice = asked[0] ?? this.nextAtDevice ?? known.you[0] ?? null;
  }

  get logNote(): string {
    return this.over ? "" : (this.#board.logNote?.() ?? "");
  }

  /** The log entries on the notepad; a memory game hides some. */
  #linesOf(seat: Seat): readonly LoggedEntry[] {
    const { known } = this.#connection;
    const lines = known.lines(seat);
    return this.#board.log?.(lines, known.place(seat)?.result != null) ?? [...lines];
  }

  #showSeat(seat: Seat): void {
    this.front = seat;
    this.whyNot = null;
    const place = this.#connection.known.place(seat);
    this.#startQuestion(place?.number ?? 0);
    this.stage.set(place?.view ?? null, place?.number ?? 0);
    this.place = place ?? null;
    this.since = this.#since;
    this.lines = this.#linesOf(seat);
    this.#legal = place?.prompt != null ? this.#legalMoves(place) : [];
  }

  #legalMoves(place: Place): Choice[] {
    if (place.moves) return choicesOf(place.moves, place.told?.moves);
    if (!place.many || this.front === null || this.#live !== null) return [];
    if (this.#askedFor !== place) this.#askForAll(this.front, place);
    return this.#all?.seat === this.front ? this.#all.choices : [];
  }

  #askForAll(seat: number, place: Place): void {
    const wait = this.#lastAsk + MOVES_INTERVAL - Date.now();
    clearTimeout(this.#timer);
    if (wait > 0) {
      this.#timer = setTimeout(() => this.#askForAll(seat, place), wait);
      return;
    }
    this.#lastAsk = Date.now();
    this.#askedFor = place;
    this.#awaitsMoves = true;
    const names = this.table.seats.map(({ name }) => name).join("\n");
    this.#connection.ask(this.#listedFor(seat).question(seat, names));
  }

  /** Ask again for the moves of the same question, after so many seconds. */
  #askForAllAfter(seconds: number): void {
    const seat = this.front;
    const place = this.#askedFor;
    clearTimeout(this.#timer);
    if (seat === null || place === null) return;
    this.#timer = setTimeout(() => {
      if (this.front === seat && this.#askedFor === place) this.#askForAll(seat, place);
    }, seconds * 1000);
  }

  #listedFor(seat: number): ListedMoves {
    const known = this.#listed.get(seat) ?? new ListedMoves();
    this.#listed.set(seat, known);
    return known;
  }
}

/** The secrets of my seats at a table; an onlooker has none. */
export async function secretsOf(id: string): Promise<string[]> {
  return (await api.secrets(id)).secrets.map(({ secret }) => secret);
}

function choicesOf(moves: readonly string[], told: readonly string[] | null | undefined): Choice[] {
  return moves.map((move, at) => choiceOf({ move, told: told?.[at] }));
}

function choiceOf({ move, told }: Listed): Choice {
  return { move, words: capital(told ?? move) };
}
