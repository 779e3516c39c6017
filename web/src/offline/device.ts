/** Requests that this device answers itself: about its own tables, and others while there is no connection. */

import { Refused } from "../api.ts";
import { texts } from "../texts/catalogue.ts";
import { loadTexts } from "../texts/loading.ts";
import { keptKit } from "./kit.ts";
import { knownAnswer } from "./knownAnswers.ts";
import { OpenElsewhere, request, startLocalServer, type LocalResponse } from "./localServer.ts";

/** What this device can tell as well as the server, without a connection. */
const ALSO_HERE = /^\/(games(\/.*)?|me|me\/lessons(\/.*)?|announcements|tables)$/;

/** The answer of this device when the server cannot be reached; null if it has none. */
export async function answerInstead(
  method: string,
  path: string,
  body: string,
  language: string,
): Promise<LocalResponse | null> {
  if (!ALSO_HERE.test(path) || (await keptKit()) === null) return null;
  return answerHere(method, path, body, language);
}

/** Somebody sets up a table of a game: start Python unseen, and have it import the game, before they deal. */
export async function prepare(game: string, language: string): Promise<void> {
  if ((await keptKit()) === null) return; // nothing is fetched before somebody plays
  try {
    const server = await startLocalServer();
    await server.request("GET", `/api/games/${encodeURIComponent(game)}`, "", language);
  } catch {
    // whoever deals is told
  }
}

/** The answer where there is no server to ask. */
export async function answerHere(method: string, path: string, body: string, language: string): Promise<LocalResponse> {
  const known = method === "GET" ? await knownAnswer(path, language).catch(() => null) : null;
  return known ?? answer(method, path, body, language);
}

/** The answer of Python. */
export async function answer(method: string, path: string, body: string, language: string): Promise<LocalResponse> {
  try {
    return await request(method, `/api${path}`, body, language);
  } catch (error) {
    if (error instanceof OpenElsewhere) {
      await loadTexts("page-table");
      throw new Refused("not-now", texts("page-table")("open-elsewhere"));
    }
    if (navigator.onLine || (await keptKit()) !== null) throw error;
    await loadTexts("page-offline");
    throw new Refused("unavailable", texts("page-offline")("not-fetched"));
  }
}
