/** What this device answers without Python, so that the shelf and the set-up of a table do not wait for it. */

import { ANSWERS } from "virtual:answers";
import { fileAddress } from "../host.ts";
import type { LocalResponse } from "./localServer.ts";
import { saved } from "./storage.ts";

const PERSON = "person"; // as `tabbytop/offline/store.py` calls it
/** What a server would know of others, or of another device. */
const EMPTY: { readonly [path: string]: object } = {
  "/announcements": { announcements: [] },
  "/tables": { tables: [] },
  "/me/lessons": { lessons: {} },
};

/** Null if only Python knows. */
export async function knownAnswer(path: string, language: string): Promise<LocalResponse | null> {
  const empty = EMPTY[path];
  if (empty !== undefined) return told(empty);
  if (path !== "/me" && !path.startsWith("/games")) return null;
  const response = await fetch(fileAddress(`${ANSWERS}${language}${path}.json`)).catch(() => null);
  if (response?.ok !== true) return null;
  const answer = (await response.json()) as object;
  return told(path === "/me" ? { ...answer, ...(await whoIsSaved()) } : answer);
}

async function whoIsSaved(): Promise<{ name?: string; cat?: string }> {
  const { [PERSON]: text } = await saved();
  if (text === undefined) return {};
  const { name, cat } = JSON.parse(text) as { name: string; cat: string };
  return { name, cat };
}

function told(answer: object): LocalResponse {
  return { status: 200, text: JSON.stringify(answer) };
}
