/** The tables that are saved on this device, read from what `tabbytop/offline/store.py` has written. */

import type { MyTable } from "../bodies.ts";
import { saved } from "./storage.ts";

const TABLE = "table/";

type Table = MyTable["table"];

/** A table's row, as far as it is read here. */
interface KeptTable {
  setup: Pick<Table, "game" | "options" | "public" | "onlookers" | "talk" | "hints" | "clock" | "created">;
  seats: { kind: Table["seats"][number]["kind"]; name?: string; cat?: string; level?: string; person?: string }[];
  status: Table["status"];
}

export async function keptTables(): Promise<MyTable[]> {
  const rows = Object.entries(await saved()).filter(([key]) => key.startsWith(TABLE));
  return rows
    .map(([key, text]) => shown(key.slice(TABLE.length), JSON.parse(text) as KeptTable))
    .sort((a, b) => b.table.created - a.table.created);
}

function shown(id: string, { setup, seats, status }: KeptTable): MyTable {
  const people = seats.map(({ kind, name = "", cat = "", level = "" }, seat) => ({ seat, kind, name, cat, level }));
  return {
    table: { ...setup, id, seats: people, status, moved: setup.created, one_seat_each: false },
    seats: people.filter(({ kind }) => kind === "person").map(({ seat }) => seat),
    asked: status === "playing" ? null : false,
    prompt: "",
  };
}
