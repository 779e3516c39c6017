/**
 * The model of a lesson: the boards of real tables draw it and take the learner's moves, which go to the lesson.
 *
 * Answers wait in a queue until the server has taken them. Without a connection they are sent again.
 */

import { tick } from "svelte";
import { api, Refused } from "../api.ts";
import type { LessonRefusal, LessonScene } from "../generated/bodies.ts";
import type { LoggedEntry, Place, Seat } from "../play/knowledge.ts";
import type { Status } from "../play/connection.ts";
import { saveAnswers } from "../saved/lessons.ts";
import type { BoardModule, Choice, GameEvent, Happening } from "../table/board.ts";
import type { CardGuide } from "../table/guide.ts";
import { seatsAsked, type TableModel } from "../table/model.ts";
import { ReadOnlyTable } from "../table/readOnlyTable.ts";
import { Stage } from "../table/stage.svelte.ts";
import { capital, sentence } from "../texts/words.ts";
import type { TableInfo } from "../generated/wire.ts";

const GO_ON = "";
const RETRY = 2000; // milliseconds

/** The functions of the page that the model calls. */
export interface LessonPage {
  /** The factor for the duration of animations; 0 skips them. */
  pace(): number;
  /** Announce to screen readers. */
  announce(words: string): void;
  /** An event is shown now. */
  onEvent(happening: Happening): void;
  /** The server does not take the lesson any more. */
  onLost(words: string): void;
}

export class LessonTable extends ReadOnlyTable implements TableModel {
  readonly id = "";
  readonly stage: Stage;
  readonly lines: readonly LoggedEntry[] = [];
  readonly asOf = null;
  readonly over = false;
  guide: CardGuide = $state.raw(new Map());
  connection: Status = $state("open");
  /** The lesson as the server told it last. */
  scene: LessonScene = $state.raw() as LessonScene;
  /** Why the last answer was not taken. */
  refusal: LessonRefusal | null = $state.raw(null);
  /** The last sentence about the table that is shown; empty: nothing has happened at it yet. */
  lastWords = $state("");
  /** The answers on their way to the server, the oldest first. */
  #queue: readonly string[] = $state.raw([]);
  /** The scene whose words are shown: the table finishes its motion first. */
  readonly #shown: LessonScene = $derived.by(() => {
    if (!this.stage.moving) this.#lastShown = this.scene;
    return this.#lastShown;
  });
  #lastShown: LessonScene;
  readonly #live: boolean;
  readonly #page: LessonPage;
  readonly #isSaid: (event: GameEvent) => boolean;
  #number = $state(0);
  #since = $state(0);
  #sending = false;
  #closed = false;
  #wake = (): void => {};

  constructor(scene: LessonScene, board: BoardModule<unknown>, page: LessonPage) {
    super();
    this.scene = scene;
    this.#lastShown = scene;
    this.#live = board.live !== undefined;
    this.#isSaid = (event) => board.live?.isSaid(event) !== false;
    this.#page = page;
    this.stage = new Stage(
      board,
      (happening) => this.#showEvent(happening),
      () => page.pace(),
    );
    this.stage.set(scene.view, 0);
  }

  get isLesson(): boolean {
    return true;
  }

  get lessonOver(): boolean {
    return this.#shown.over;
  }

  get table(): TableInfo {
    return this.scene.table;
  }

  get you(): readonly number[] {
    return [this.scene.seat];
  }

  get here(): readonly number[] {
    return this.table.seats.map(({ seat }) => seat);
  }

  get front(): Seat {
    return this.scene.seat;
  }

  get shown(): LessonScene {
    return this.#shown;
  }

  /** What the step points at, for boards that draw it themselves. */
  get points(): readonly string[] {
    return this.#shown.points;
  }

  get place(): Place {
    const { seat, view, waits, prompt, question, moves, told_moves } = this.scene;
    return {
      seat,
      number: this.#number,
      view,
      prompt: waits === "move" ? prompt : null,
      moves,
      told: { events: [], prompt: question, moves: told_moves },
    };
  }

  override get asked(): boolean {
    return this.scene.waits === "move" && this.scene.prompt !== null && !this.stage.moving;
  }

  override get choices(): readonly Choice[] {
    if (!this.asked) return [];
    const { moves, told_moves } = this.scene;
    return (moves ?? []).map((move, at) => ({ move, words: capital(told_moves[at] ?? move) }));
  }

  override get sent(): boolean {
    return this.#queue.length > 0;
  }

  override get underway(): readonly string[] {
    return this.#queue.filter((answer) => answer !== GO_ON);
  }

  override get since(): number {
    return this.#since;
  }

  get askedSeats(): ReadonlySet<number> {
    return seatsAsked(this.scene.view);
  }

  override play(move: string): void {
    if (this.#live || !this.sent) this.#answer(move);
  }

  /** The lesson says why a move is not legal when it is tried. */
  override why(move: string): void {
    if (!this.sent && this.scene.moves?.includes(move) !== true) this.#answer(move);
  }

  /** After the words of the step, so that the question is heard last. */
  override announce(words: string): void {
    void tick().then(() => this.#page.announce(words));
  }

  /** Finish a step that waits for no move; while the table moves, show its words first. */
  goOn(): void {
    if (this.stage.moving) this.stage.skip();
    else if (!this.sent && this.scene.waits === "reader") this.#answer(GO_ON);
  }

  /** Take the last answer back. */
  async stepBack(): Promise<void> {
    if (this.sent || this.scene.answers.length === 0) return;
    const { lesson, table, answers } = this.scene;
    const found = await this.#patiently(() => api.lesson(table.game, lesson.name, { answers: answers.slice(0, -1) }));
    if (found !== null) this.#take({ ...found, fresh: true });
  }

  close(): void {
    this.#closed = true;
    this.stage.close();
    this.#wake();
  }

  #answer(answer: string): void {
    this.stage.skip();
    this.refusal = null;
    this.#queue = [...this.#queue, answer];
    if (!this.#sending) void this.#send();
  }

  async #send(): Promise<void> {
    this.#sending = true;
    for (let answer = this.#queue[0]; answer !== undefined && !this.#closed; answer = this.#queue[0]) {
      const next = answer;
      const { lesson, table, answers } = this.scene;
      const found = await this.#patiently(() => api.lesson(table.game, lesson.name, { answers, answer: next }));
      if (found === null) this.#queue = [];
      else this.#take(found);
    }
    this.#sending = false;
  }

  /** Ask the server, again and again while there is no connection; null if it refuses, or the page is closed. */
  async #patiently(ask: () => Promise<LessonScene>): Promise<LessonScene | null> {
    while (!this.#closed) {
      try {
        const found = await ask();
        this.connection = "open";
        return this.#closed ? null : found;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (error.code !== "unavailable" && error.code !== "limit") {
          this.#page.onLost(sentence(error.message));
          return null;
        }
        this.connection = "broken";
        await this.#pause();
      }
    }
    return null;
  }

  /** Until the next try: after a while, or when the device is online again. */
  #pause(): Promise<void> {
    return new Promise((done) => {
      const go = (): void => {
        clearTimeout(timer);
        removeEventListener("online", go);
        done();
      };
      const timer = setTimeout(go, RETRY);
      addEventListener("online", go);
      this.#wake = go;
    });
  }

  #take(scene: LessonScene): void {
    const { lesson, table, fresh, refusal, beats, view, answers } = scene;
    this.refusal = refusal;
    this.#queue = refusal === null ? this.#queue.slice(1) : [];
    if (refusal !== null) return;
    const asksAnew = fresh || scene.place !== this.scene.place || beats.length > 0;
    this.scene = scene;
    saveAnswers(table.game, lesson.name, answers);
    if (fresh) {
      this.stage.set(view, (this.#number += 1));
      this.lastWords = "";
    }
    for (const beat of fresh ? [] : beats)
      this.stage.add({
        number: (this.#number += 1),
        seat: beat.seat,
        events: beat.events as GameEvent[],
        words: beat.told,
        view: beat.view,
        asks: true,
      });
    if (asksAnew) this.#since += 1;
  }

  #showEvent(happening: Happening): void {
    this.lastWords = happening.words || this.lastWords;
    if (happening.words && this.#isSaid(happening.event)) this.#page.announce(sentence(happening.words));
    this.#page.onEvent(happening);
  }
}
