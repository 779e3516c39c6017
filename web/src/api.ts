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
} from "./bodies.ts";
import { language } from "./texts/catalogue.ts";
import { texts } from "./texts/catalogue.ts";
import type { Code, NewTable, Refusal, TableInfo } from "./wire.ts";

const t = texts("page-home");

/** What the server did not want, in words for people. */
export class Refused extends Error {
  readonly code: Code;

  constructor(code: Code, message: string) {
    super(message);
    this.code = code;
  }
}

type Method = "GET" | "POST" | "PUT" | "DELETE";

async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": language };
  const request: RequestInit = { method, headers };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    headers["Content-Type"] = "application/json";
  }
  let response: Response;
  try {
    response = await fetch(`/api${path}`, request);
  } catch {
    throw new Refused("unavailable", t("silent"));
  }
  if (response.status === 204) return undefined as T;
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  const refusal = answer as Refusal | null;
  throw new Refused(refusal?.code ?? "unavailable", refusal?.message ?? t("failed"));
}

const lessons = (game: string): string => `/games/${encodeURIComponent(game)}/lessons`;
const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;
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
  myTables: () => call<MyTables>("GET", "/me/tables"),
  lobby: () => call<Lobby>("GET", "/tables"),
  create: (wish: NewTable) => call<Seated>("POST", "/tables", wish),
  table: (id: string) => call<TableInfo>("GET", table(id)),
  secrets: (id: string) => call<Seated>("POST", `${table(id)}/secrets`),
  join: (id: string, wish: Joining) => call<Seated>("POST", `${table(id)}/join`, wish),
  fill: (id: string, wish: Filling) => call<TableInfo>("POST", `${table(id)}/fill`, wish),
  closeSeats: (id: string, wish: Closing) => call<Seated>("POST", `${table(id)}/close`, wish),
  remove: (id: string, wish: Removing) => call<Seated>("POST", `${table(id)}/remove`, wish),
  rematch: (id: string) => call<Seated>("POST", `${table(id)}/rematch`),
  replay: (id: string, first: number) => call<Replayed>("GET", `${table(id)}/replay?first=${first}`),
  recordPath: (id: string) => `/api${table(id)}/record`,
};
