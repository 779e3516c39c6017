/** Requests that this device answers itself: about its own tables, and others while there is no connection. */

import { keptKit } from "./kit.ts";
import { request, type LocalResponse } from "./localServer.ts";

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
  return answer(method, path, body, language);
}

export function answer(method: string, path: string, body: string, language: string): Promise<LocalResponse> {
  return request(method, `/api${path}`, body, language);
}
