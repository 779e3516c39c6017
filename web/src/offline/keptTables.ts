/** The tables that are saved on this device, read from what `tabbytop/offline/store.py` has written. */

import type { MyTable, MyTables, Sticker } from "../generated/bodies.ts";
import { LOCK, save, saved } from "./storage.ts";

const TABLE = "table/";
const LOG = "log/";

type Table = MyTable["table"];

/** A table's row, as far as it is read here. */
interface KeptTable {
  setup: Pick<Table, "game" | "options" | "public" | "onlookers" | "talk" | "hints" | "clock" | "created">;
  seats: { kind: Table["seats"][number]["kind"]; name?: string; cat?: string; level?: string; person?: string }[];
  status: Table["status"];
  result?: KeptResult | null; // not in tables of earlier versions
}

/** A result, as far as it is read here. */
interface KeptResult {
  at: number;
  unit: string;
  seats: { place: number | null; score: number | null; stood_in: boolean; stickers: string[] }[];
}

/** My tables, and whether the server did not answer: then they are those of this device alone. */
export interface AllTables extends MyTables {
  silent?: boolean;
}

/** The tables that the server knows, and those of this device that it does not have. */
export async function withKept(known: Promise<MyTables>, here = keptTables()): Promise<AllTables> {
  const [server, device] = await Promise.allSettled([known, here]);
  const kept = device.status === "fulfilled" ? device.value : [];
  if (server.status === "rejected") {
    if (kept.length === 0) throw server.reason;
    return { tables: kept, next: null, silent: true };
  }
  const { tables, next } = server.value;
  const there = new Set(tables.map(({ from_device }) => from_device));
  const twice = kept.filter(({ table }) => there.has(table.id));
  if (twice.length > 0) void deleteKept(twice.map(({ table }) => table.id)).catch(() => null);
  return { tables: [...kept.filter((mine) => !twice.includes(mine)), ...tables], next };
}

/** Delete games that the server has: its answer was lost when they were sent. Later, if a page plays here just now. */
async function deleteKept(ids: readonly string[]): Promise<void> {
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    const keys = Object.keys(await saved());
    for (const id of ids)
      for (const key of keys) if (key === TABLE + id || key.startsWith(`${LOG}${id}/`)) await save(key, null);
  });
}

export async function keptTables(): Promise<MyTable[]> {
  const rows = await keptRows();
  return rows.map(([id, row]) => shown(id, row)).sort((a, b) => b.table.created - a.table.created);
}

/** The stickers that were earned at tables of this device; one of them perhaps several times. */
export async function keptStickers(): Promise<Sticker[]> {
  const rows = await keptRows();
  return rows.flatMap(
    ([
      table,
      {
        setup: { game },
        result,
      },
    ]) =>
      (result?.seats ?? []).flatMap(({ stickers }) =>
        stickers.map((sticker) => ({ game, sticker, table, at: result?.at ?? 0 })),
      ),
  );
}

async function keptRows(): Promise<[id: string, row: KeptTable][]> {
  const rows = Object.entries(await saved()).filter(([key]) => key.startsWith(TABLE));
  return rows.map(([key, text]) => [key.slice(TABLE.length), JSON.parse(text) as KeptTable]);
}

function shown(id: string, { setup, seats, status, result }: KeptTable): MyTable {
  const people = seats.map(({ kind, name = "", cat = "", level = "" }, seat) => ({ seat, kind, name, cat, level }));
  return {
    table: { ...setup, id, seats: people, status, moved: setup.created, one_seat_each: false, circle: "" },
    seats: people.filter(({ kind }) => kind === "person").map(({ seat }) => seat),
    asked: status === "playing" ? null : false,
    prompt: "",
    from_device: "",
    turn: [],
    since: null,
    result: result ? outcome(result) : null,
  };
}

function outcome({ at, unit, seats }: KeptResult): MyTable["result"] {
  return {
    ended: at,
    places: seats.map(({ place }) => place),
    scores: seats.map(({ score }) => score),
    unit,
    stood_in: seats.map(({ stood_in }) => stood_in),
  };
}
