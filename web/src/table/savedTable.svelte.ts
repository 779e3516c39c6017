/** The model of a table as this device last saw it. */

import { savedMoves } from "../saved/moves.ts";
import type { SavedTable } from "../saved/tables.ts";
import type { Line, Place, Seat } from "../play/knowledge.ts";
import type { TableInfo } from "../wire.ts";
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
  /** Nobody knows: nobody is said to be gone. */
  readonly here: readonly number[];
  readonly line = "broken";
  readonly front: Seat;
  readonly place: Place;
  readonly lines: readonly Line[];
  readonly over = false;
  /** A move was made that nobody has heard of yet. */
  override readonly sent: boolean;
  readonly askedSeats: ReadonlySet<number>;
  guide: CardGuide = $state.raw(new Map());
  /** With several players here: the one whose cards these are; a curtain is drawn. */
  comes: number | null = $state(null);

  constructor(kept: SavedTable, board: BoardModule<unknown>) {
    super();
    this.id = kept.table.id;
    this.asOf = kept.at;
    this.sent = savedMoves(kept.table.id).length > 0;
    this.table = kept.table;
    this.you = kept.you;
    this.here = kept.table.seats.map(({ seat }) => seat);
    this.front = kept.seat;
    this.place = { seat: kept.seat, number: kept.number, view: kept.view };
    this.lines = kept.lines;
    this.askedSeats = seatsAsked(kept.view);
    this.stage = new Stage(
      board,
      () => {},
      () => 0,
    );
    if (kept.you.length > 1) this.comes = kept.seat;
    else this.isHere();
  }

  isHere(): void {
    this.comes = null;
    this.stage.set(this.place.view, this.place.number);
  }
}
