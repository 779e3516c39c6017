/** The legal moves as places on the table, some of them in two steps. */

import type { Choice } from "../../table/board.ts";
import type { TableModel } from "../../table/model.ts";
import { linesThrough } from "./lines.ts";
import { type Move, type Read, read } from "./moves.ts";

/** A card of the hand that wants a place to be named, or a swap of goals. */
export type Tool = "spray" | "brush" | "laser" | "adopt" | "swap";

/** What happens when a place is pressed: a move, or the first half of one. */
export interface Target {
  move?: Choice;
  picks?: string;
  picked?: boolean;
  /** it only shows something, so it is not lit */
  quiet?: boolean;
  pick?: () => void;
}

const TOOLS: readonly Tool[] = ["adopt", "spray", "brush", "laser", "swap"];
const LINE_MOVES: readonly string[] = ["take", "place", "guide"];

export class Choosing {
  /** The line that is looked at: its cards are lit, and what it would bring is told. */
  line: string | null = $state(null);
  tool: Tool | null = $state(null);
  cat: string | null = $state(null);
  cell: string | null = $state(null);
  goal: string | null = $state(null);
  pooled: string | null = $state(null);
  readonly #model: TableModel;
  readonly moves: readonly Read[] = $derived.by(() => this.#model.choices.map(read));
  readonly tools: readonly Tool[] = $derived(TOOLS.filter((tool) => this.moves.some(({ is }) => is.kind === tool)));

  constructor(model: TableModel) {
    this.#model = model;
  }

  /** Clear everything, for a new question. */
  reset(): void {
    this.line = null;
    this.drop();
  }

  /** Clear the selection. */
  drop(): void {
    this.tool = this.cat = this.cell = this.goal = this.pooled = null;
  }

  take(tool: Tool): void {
    const again = this.tool === tool;
    this.reset();
    if (!again) this.tool = tool;
  }

  find(matches: (move: Move) => boolean): Read | undefined {
    return this.moves.find(({ is }) => matches(is));
  }

  only(kind: Move["kind"]): Read | undefined {
    return this.find((move) => move.kind === kind);
  }

  /** A line: where the cat goes, or which cards are taken. */
  lineMove(line: string): Read | undefined {
    if (this.tool !== null && this.tool !== "spray") return undefined;
    const spraying = this.tool === "spray";
    return this.find(
      (move) =>
        "line" in move && move.line === line && (spraying ? move.kind === "spray" : LINE_MOVES.includes(move.kind)),
    );
  }

  /** `touch`: a finger cannot look before it presses, so the first tap only looks. */
  lineTarget(line: string, touch: boolean): Target | null {
    const move = this.lineMove(line);
    if (move === undefined) return null;
    if (touch && this.line !== line && this.tool === null) return { picks: line, pick: () => (this.line = line) };
    return { move, picked: this.line === line };
  }

  cellTarget(cell: string): Target | null {
    const at = this.find((move) => (move.kind === "throw" || move.kind === "pick") && move.cell === cell);
    if (at !== undefined && this.tool === null) return { move: at };
    if (this.tool === "laser") return this.#laser(cell);
    if (this.tool === "brush") return this.#brushCell(cell);
    if (this.tool !== null) return null;
    const lines = linesThrough(cell).filter((line) => this.lineMove(line) !== undefined);
    const next = lines.find((line) => line !== this.line) ?? lines[0];
    return next === undefined ? null : { picks: next, quiet: true, pick: () => (this.line = next) };
  }

  #laser(cell: string): Target | null {
    const first = this.cell;
    if (first === cell) return { picks: cell, picked: true, pick: () => (this.cell = null) };
    const move = this.find(
      (is) => is.kind === "laser" && is.cells.includes(cell) && (first === null || is.cells.includes(first)),
    );
    if (move === undefined) return null;
    return first === null ? { picks: cell, pick: () => (this.cell = cell) } : { move };
  }

  #brushCell(cell: string): Target | null {
    const { cat } = this;
    const move = this.find((is) => is.kind === "brush" && is.cell === cell && (cat === null || is.cat === cat));
    if (move === undefined) return null;
    if (cat !== null) return { move };
    return { picks: cell, picked: this.cell === cell, pick: () => (this.cell = this.cell === cell ? null : cell) };
  }

  /** One of my cats, for the brush. */
  catTarget(cat: string): Target | null {
    if (this.tool !== "brush") return null;
    const { cell } = this;
    const move = this.find((is) => is.kind === "brush" && is.cat === cat && (cell === null || is.cell === cell));
    if (move === undefined) return null;
    if (cell !== null) return { move };
    return { picks: cat, picked: this.cat === cat, pick: () => (this.cat = this.cat === cat ? null : cat) };
  }

  strayTarget(stray: string): Target | null {
    if (this.tool !== null && this.tool !== "adopt") return null;
    const move = this.find((is) => is.kind === "adopt" && is.stray === stray);
    return move === undefined ? null : { move };
  }

  /** A goal of mine and one of the pool change places, whichever is named first. */
  goalTarget(goal: string, pool: boolean): Target | null {
    if (this.tool !== null && this.tool !== "swap") return null;
    const other = pool ? this.goal : this.pooled;
    const move = this.find(
      (is) =>
        is.kind === "swap" &&
        (pool ? is.pool : is.goal) === goal &&
        (other === null || (pool ? is.goal : is.pool) === other),
    );
    if (move === undefined) return null;
    if (other !== null) return { move };
    const picked = (pool ? this.pooled : this.goal) === goal;
    return { picks: goal, picked, pick: () => this.#pickGoal(picked ? null : goal, pool) };
  }

  #pickGoal(goal: string | null, pool: boolean): void {
    this.drop();
    if (goal === null) return;
    this.tool = "swap";
    if (pool) this.pooled = goal;
    else this.goal = goal;
  }
}
