/** The model of a table without a connection: the boards of real tables draw it and take the moves of one seat. */

import { tick } from "svelte";
import type { LessonBeat, Scene } from "../generated/bodies.ts";
import type { LoggedEntry, Place, Seat } from "../play/knowledge.ts";
import type { Status } from "../play/connection.ts";
import type { BoardModule, Choice, GameEvent, Happening } from "../table/board.ts";
import type { CardGuide } from "../table/guide.ts";
import { seatsAsked, type TableModel } from "../table/model.ts";
import { ReadOnlyTable } from "../table/readOnlyTable.ts";
import { Stage } from "../table/stage.svelte.ts";
import { capital, sentence } from "../texts/words.ts";
import type { TableInfo } from "../generated/wire.ts";

/** The functions of the page that the model calls. */
export interface ScenePage {
  /** The factor for the duration of animations; 0 skips them. */
  pace(): number;
  /** Announce to screen readers. */
  announce(words: string): void;
  /** An event is shown now. */
  onEvent(happening: Happening): void;
  /** The player makes a move, or asks why one is not legal. */
  onAnswer(move: string): void;
}

export class SceneTable extends ReadOnlyTable implements TableModel {
  readonly id = "";
  readonly stage: Stage;
  readonly lines: readonly LoggedEntry[] = [];
  readonly asOf = null;
  guide: CardGuide = $state.raw(new Map());
  connection: Status = $state("open");
  scene: Scene = $state.raw() as Scene;
  /** The game is over. */
  over = $state(false);
  /** The puzzle is answered; its game is not over. */
  answered = $state(false);
  /** The last sentence about the table that is shown. */
  lastWords = $state("");
  readonly isLesson: boolean;
  readonly #page: ScenePage;
  #sent: string | null = $state(null);
  #number = $state(0);
  #since = $state(0);

  /** A puzzle is drawn as lessons are: nothing is hurried, and single answers are asked too. */
  constructor(scene: Scene, board: BoardModule<unknown>, page: ScenePage, isLesson: boolean) {
    super();
    this.scene = scene;
    this.isLesson = isLesson;
    this.#page = page;
    this.stage = new Stage(
      board,
      (happening) => this.#showEvent(happening),
      () => page.pace(),
    );
    this.stage.set(scene.view, 0);
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

  get place(): Place {
    const { seat, view, prompt, question, moves, told_moves } = this.scene;
    return {
      seat,
      number: this.#number,
      view,
      prompt: this.over || this.answered ? null : prompt,
      moves,
      told: { events: [], prompt: question, moves: told_moves },
    };
  }

  override get asked(): boolean {
    return !this.over && !this.answered && this.scene.prompt !== null && !this.stage.moving;
  }

  override get choices(): readonly Choice[] {
    if (!this.asked) return [];
    const { moves, told_moves } = this.scene;
    return (moves ?? []).map((move, at) => ({ move, words: capital(told_moves[at] ?? move) }));
  }

  override get sent(): boolean {
    return this.#sent !== null;
  }

  override get underway(): readonly string[] {
    return this.#sent === null ? [] : [this.#sent];
  }

  override get since(): number {
    return this.#since;
  }

  get askedSeats(): ReadonlySet<number> {
    return seatsAsked(this.scene.view);
  }

  override play(move: string): void {
    if (this.sent || this.over || this.answered) return;
    this.stage.skip();
    this.#sent = move;
    this.#page.onAnswer(move);
  }

  override why(move: string): void {
    if (this.scene.moves?.includes(move) !== true) this.play(move);
  }

  override announce(words: string): void {
    void tick().then(() => this.#page.announce(words));
  }

  /** The answer is dealt with: another may follow. */
  settle(): void {
    this.#sent = null;
  }

  /** Show what has happened, and then the new scene. */
  take(scene: Scene, beats: readonly LessonBeat[]): void {
    this.#sent = null;
    this.scene = scene;
    this.#since += 1;
    for (const { seat, events, told, view } of beats)
      this.stage.add({
        number: (this.#number += 1),
        seat,
        events: events as GameEvent[],
        words: told,
        view,
        asks: true,
      });
    if (beats.length === 0) this.stage.set(scene.view, (this.#number += 1));
  }

  close(): void {
    this.stage.close();
  }

  #showEvent(happening: Happening): void {
    this.lastWords = happening.words || this.lastWords;
    if (happening.words) this.#page.announce(sentence(happening.words));
    this.#page.onEvent(happening);
  }
}
