/** The HTTP API of the server. */

import type {
  Announcements,
  Closing,
  Exported,
  Filling,
  GameCard,
  GameInfo,
  Guide,
  Joining,
  LessonAnswers,
  LessonInfo,
  LessonScene,
  Lobby,
  LoggingIn,
  Me,
  MyLessons,
  MyTables,
  NewAccount,
  NewMe,
  NewReport,
  Removing,
  Replayed,
  RulingSection,
  Seated,
  StickerInfo,
} from "./generated/bodies.ts";
import { isStatic } from "./host.ts";
import type { AllTables } from "./offline/keptTables.ts";
import type { LocalResponse } from "./offline/localServer.ts";
import { hasDeviceTables, isAboutDevice, noteDeviceTable } from "./offline/onDevice.ts";
import { language } from "./texts/catalogue.ts";
import { texts } from "./texts/catalogue.ts";
import type { Code, NewTable, Refusal, TableInfo } from "./generated/wire.ts";

const t = texts("page-home");

/** What the server did not want, in words for people. */
export class Refused extends Error {
  readonly code: Code;
  /** Seconds after which the same request may be answered; null: waiting does not help. */
  readonly wait: number | null;

  constructor(code: Code, message: string, wait: number | null = null) {
    super(message);
    this.code = code;
    this.wait = wait;
  }
}

const device = (): Promise<typeof import("./offline/device.ts")> => import("./offline/device.ts");

type Method = "GET" | "POST" | "PUT" | "DELETE";

export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": language };
  const request: RequestInit = { method, headers };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    headers["Content-Type"] = "application/json";
  }
  const sent = body === undefined ? "" : JSON.stringify(body);
  if (isAboutDevice(path)) return read(await (await device()).answer(method, path, sent, language));
  if (isStatic) return read(await (await device()).answerHere(method, path, sent, language));
  let response: Response;
  try {
    response = await fetch(`/api${path}`, request);
  } catch {
    const here = await (await device()).answerInstead(method, path, sent, language).catch((error: unknown) => {
      if (error instanceof Refused) throw error;
      return null;
    });
    if (here !== null) return read(here);
    throw new Refused("unavailable", t("silent"));
  }
  return read({ status: response.status, text: await response.text().catch(() => "") });
}

function read<T>({ status, text }: LocalResponse): T {
  if (status === 204) return undefined as T;
  const answer = parsed(text);
  if (status >= 200 && status < 300) return answer as T;
  const refusal = answer as Refusal | null;
  throw new Refused(refusal?.code ?? "unavailable", refusal?.message ?? t("failed"), refusal?.wait ?? null);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const lessons = (game: string): string => `/games/${encodeURIComponent(game)}/lessons`;
export const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;
let gamesOnce: Promise<GameCard[]> | null = null;

/** All games; they do not change while the page is open. */
export function games(): Promise<GameCard[]> {
  gamesOnce ??= call<GameCard[]>("GET", "/games").catch((error: unknown) => {
    gamesOnce = null;
    throw error;
  });
  return gamesOnce;
}

export const api = {
  games,
  game: (name: string) => call<GameInfo>("GET", `/games/${encodeURIComponent(name)}`),
  guide: (name: string) => call<Guide>("GET", `/games/${encodeURIComponent(name)}/guide`),
  rulings: (name: string) => call<RulingSection[]>("GET", `/games/${encodeURIComponent(name)}/rulings`),
  spellings: (name: string) =>
    call<{ [spelling: string]: string }>("GET", `/games/${encodeURIComponent(name)}/spellings`),
  words: (name: string) =>
    call<{ [card: string]: { [word: string]: string } }>("GET", `/games/${encodeURIComponent(name)}/words`),
  lessons: (game: string) => call<LessonInfo[]>("GET", lessons(game)),
  lesson: (game: string, name: string, answers: LessonAnswers) =>
    call<LessonScene>("POST", `${lessons(game)}/${encodeURIComponent(name)}`, answers),
  stickers: (game: string) => call<StickerInfo[]>("GET", `/games/${encodeURIComponent(game)}/stickers`),
  myLessons: () => call<MyLessons>("GET", "/me/lessons"),
  finishLesson: (game: string, name: string) =>
    call<void>("PUT", `/me/lessons/${encodeURIComponent(game)}/${encodeURIComponent(name)}`),
  me: () => call<Me>("GET", "/me"),
  changeMe: (wish: NewMe) => call<Me>("PUT", "/me", wish),
  forgetMe: (password: string | null) => call<void>("DELETE", "/me", { password }),
  account: (wish: NewAccount) => call<Me>("POST", "/me/account", wish),
  logIn: (wish: LoggingIn) => call<Me>("POST", "/login", wish),
  logOut: () => call<void>("POST", "/logout"),
  logOutEverywhere: () => call<void>("POST", "/logout/everywhere"),
  exported: () => call<Exported>("GET", "/me/export"),
  announcements: () => call<Announcements>("GET", "/announcements"),
  report: (id: string, report: NewReport) => call<void>("POST", `${table(id)}/reports`, report),
  myTables: async (): Promise<AllTables> => {
    const kept = hasDeviceTables() ? await import("./offline/keptTables.ts") : null; // before the server can fail
    const known = isStatic
      ? Promise.resolve<MyTables>({ tables: [], next: null })
      : call<MyTables>("GET", "/me/tables");
    return kept === null ? known : kept.withKept(known);
  },
  /** Finished games of mine on the server, before those that are known. */
  olderTables: (before: string) => call<MyTables>("GET", `/me/tables?before=${encodeURIComponent(before)}`),
  lobby: () => call<Lobby>("GET", "/tables"),
  create: async (wish: NewTable): Promise<Seated> => {
    const seated = await call<Seated>("POST", "/tables", wish);
    noteDeviceTable(seated.table.id);
    return seated;
  },
  table: (id: string) => call<TableInfo>("GET", table(id)),
  secrets: (id: string) => call<Seated>("POST", `${table(id)}/secrets`),
  join: (id: string, wish: Joining) => call<Seated>("POST", `${table(id)}/join`, wish),
  fill: (id: string, wish: Filling) => call<TableInfo>("POST", `${table(id)}/fill`, wish),
  closeSeats: (id: string, wish: Closing) => call<Seated>("POST", `${table(id)}/close`, wish),
  remove: (id: string, wish: Removing) => call<Seated>("POST", `${table(id)}/remove`, wish),
  rematch: (id: string) => call<Seated>("POST", `${table(id)}/rematch`),
  replay: (id: string, first: number, count = 20) =>
    call<Replayed>("GET", `${table(id)}/replay?first=${first}&count=${count}`),
  recordPath: (id: string) => `/api${table(id)}/record`,
  record: (id: string) => call<unknown>("GET", `${table(id)}/record`),
};
