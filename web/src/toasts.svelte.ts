/** Short messages that come and go. parts/Toasts.svelte shows them, once, for all pages. */

import { Refused } from "./api.ts";
import { sentence } from "./texts/words.ts";

export interface Toast {
  id: number;
  text: string;
}

const STAYS = 6000;
let last = 0;

export const toasts: Toast[] = $state([]);

/** Say something for a while. The same words twice at once are said once. */
export function toast(text: string): void {
  if (toasts.some((one) => one.text === text)) return;
  last += 1;
  const id = last;
  toasts.push({ id, text });
  setTimeout(() => dismiss(id), STAYS);
}

/** It has been read. */
export function dismiss(id: number): void {
  const at = toasts.findIndex((one) => one.id === id);
  if (at >= 0) toasts.splice(at, 1);
}

/** Do it, and say why not if it is refused. */
export async function trying<T>(doing: Promise<T>): Promise<T | null> {
  try {
    return await doing;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    toast(sentence(error.message));
    return null;
  }
}
