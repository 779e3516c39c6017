/** The model of a table as this device last saw it. */

import { savedMoves } from "../saved/moves.ts";
import type { SavedTable } from "../saved/tables.ts";
import type { LoggedEntry, Place, Seat } from "../play/knowledge.ts";
import type { TableInfo } from "../generated/wire.ts";
import type { BoardModule } from "./board.ts";
import type { CardGuide } from "./guide.ts";
import { seatsAsked, type TableModel } from "./model.ts";
import { Stage } from "./stage.svelte.ts";
import { ReadOnlyTable } from "./readOnlyTable.ts";

export class SavedTableModel extends ReadOnlyTable implements TableModel {
  readonly id: string;
  readonly asOf: number;
  readonly stage: Stage;
  readonly table: TableInfo;
  readonly you: readonly number[];
  /** Unknown, so nobody is shown as gone. */
  readonly here: readonly number[];
  readonly connection = "broken";
  readonly front: Seat;
  readonly place: Place;
  readonly lines: readonly LoggedEntry[];
  readonly over = false;
  readonly askedSeats: ReadonlySet<number>;
  guide: CardGuide = $state.raw(new Map());
  /** With several players on this device: the seat whose cards these are; the curtain hides them at first. */
  nextAtDevice: number | null = $state(null);
  readonly #sent: boolean;

  constructor(saved: SavedTable, board: BoardModule<unknown>) {
    super();
    this.id = saved.table.id;
    this.asOf = saved.at;
    this.#sent = savedMoves(saved.table.id).length > 0;
    this.table = saved.table;
    this.you = saved.you;
    this.here = saved.table.seats.map(({ seat }) => seat);
    this.front = saved.seat;
    this.place = { seat: saved.seat, number: saved.number, view: saved.view };
    this.lines = saved.lines;
    this.askedSeats = seatsAsked(saved.view);
    this.stage = new Stage(
      board,
      () => {},
      () => 0,
    );
    if (saved.you.length > 1) this.nextAtDevice = saved.seat;
    else this.takeDevice();
  }

  /** A move is not confirmed yet. */
  override get sent(): boolean {
    return this.#sent;
  }

  takeDevice(): void {
    this.nextAtDevice = null;
    this.stage.set(this.place.view, this.place.number);
  }
}
