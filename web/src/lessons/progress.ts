/** Finished lessons, on this device and in the account. */

import { api } from "../api.ts";
import { addFinished, finishLesson, markSent, unsentLessons } from "../saved/lessons.ts";

/** Tell the account what was finished here, and learn what was finished elsewhere. Without a connection: another time. */
export async function syncLessons(): Promise<void> {
  try {
    for (const { game, lesson } of unsentLessons()) {
      await api.finishLesson(game, lesson);
      markSent(game, lesson);
    }
    addFinished((await api.myLessons()).lessons);
  } catch {
    // what was not sent stays marked
  }
}

export async function finishAndSync(game: string, lesson: string): Promise<void> {
  finishLesson(game, lesson);
  await syncLessons();
}
