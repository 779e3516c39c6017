/**
 * Lessons on this device: the answers of those that were begun, and the names of those that are finished. A finished lesson
 * is marked until the server has heard of it, so that somebody who logs in later keeps it.
 */

export interface SavedLessons {
  /** by game */
  finished: { [game: string]: string[] };
  /** finished, and not yet sent to the account */
  unsent: { [game: string]: string[] };
  /** by game and lesson; the last begun lesson comes last */
  answers: { [game: string]: { [lesson: string]: string[] } };
}

const PLACE = "tabbytop.lessons";

function read(): SavedLessons {
  const none: SavedLessons = { finished: {}, unsent: {}, answers: {} };
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<SavedLessons> | null) };
  } catch {
    return none;
  }
}

function write(saved: SavedLessons): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(saved));
  } catch {
    // no room, or nothing may be kept here
  }
}

function union(one: readonly string[] = [], other: readonly string[] = []): string[] {
  return [...new Set([...one, ...other])];
}

/** The answers given so far; empty if the lesson was not begun. */
export function savedAnswers(game: string, lesson: string): string[] {
  return read().answers[game]?.[lesson] ?? [];
}

export function saveAnswers(game: string, lesson: string, answers: readonly string[]): void {
  const saved = read();
  const { [lesson]: _, ...others } = saved.answers[game] ?? {};
  saved.answers[game] = answers.length === 0 ? others : { ...others, [lesson]: [...answers] };
  write(saved);
}

/** The lesson of a game that was begun last and not finished; null if there is none. */
export function begunLesson(game: string): string | null {
  return Object.keys(read().answers[game] ?? {}).at(-1) ?? null;
}

export function finishedLessons(game: string): string[] {
  return read().finished[game] ?? [];
}

export function finishLesson(game: string, lesson: string): void {
  saveAnswers(game, lesson, []);
  const saved = read();
  if (!saved.finished[game]?.includes(lesson)) saved.unsent[game] = union(saved.unsent[game], [lesson]);
  saved.finished[game] = union(saved.finished[game], [lesson]);
  write(saved);
}

/** The finished lessons that the account does not know yet. */
export function unsentLessons(): { game: string; lesson: string }[] {
  return Object.entries(read().unsent).flatMap(([game, lessons]) => lessons.map((lesson) => ({ game, lesson })));
}

export function markSent(game: string, lesson: string): void {
  const saved = read();
  saved.unsent[game] = (saved.unsent[game] ?? []).filter((name) => name !== lesson);
  write(saved);
}

/** Add the lessons that were finished on other devices. */
export function addFinished(lessons: { readonly [game: string]: readonly string[] }): void {
  const saved = read();
  for (const [game, names] of Object.entries(lessons)) saved.finished[game] = union(saved.finished[game], names);
  write(saved);
}

/** Somebody has logged in: their account hears of everything that was finished here. */
export function resendLessons(): void {
  const saved = read();
  write({ ...saved, unsent: saved.finished });
}

/** Somebody else may sit before this device now. */
export function forgetLessons(): void {
  try {
    localStorage.removeItem(PLACE);
  } catch {
    // then nothing was kept either
  }
}
