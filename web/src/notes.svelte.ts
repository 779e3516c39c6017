/** Short messages that come and go. parts/Notes.svelte shows them, once, for all pages. */

import { Refused } from "./api.ts";
import { sentence } from "./texts/words.ts";

export interface Note {
  id: number;
  text: string;
}

const STAYS = 6000;
let last = 0;

export const notes: Note[] = $state([]);

/** Say something for a while. The same words twice at once are said once. */
export function note(text: string): void {
  if (notes.some((slip) => slip.text === text)) return;
  last += 1;
  const id = last;
  notes.push({ id, text });
  setTimeout(() => dismiss(id), STAYS);
}

/** It has been read. */
export function dismiss(id: number): void {
  const at = notes.findIndex((slip) => slip.id === id);
  if (at >= 0) notes.splice(at, 1);
}

/** Do it, and say why not if it is refused. */
export async function trying<T>(doing: Promise<T>): Promise<T | null> {
  try {
    return await doing;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    note(sentence(error.message));
    return null;
  }
}
