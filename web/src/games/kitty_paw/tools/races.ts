/** What people do in a race, by their own page. Each function stands alone, since its text is sent there. Times are of the wall clock. */

/** A press, and after how many milliseconds the page of who pressed has shown what came of it; null: nothing did. */
export type Shown = number | null;

export interface Press {
  /** when it really was: a machine that has other things to do is late */
  at: number;
  shown: Shown;
}

/** Press this at that moment of the clock, if it is there then. */
export async function pressAt({ mark, at, shows }: { mark: string; at: number; shows: string }): Promise<Press> {
  const clock = (): number => performance.timeOrigin + performance.now();
  const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
  await new Promise((done) => setTimeout(done, at - clock() - 8));
  while (clock() < at); // timers are not that exact
  const pressed = clock();
  const thing = document.querySelector<HTMLElement>(mark);
  thing?.click();
  while (thing !== null && document.querySelector(shows) === null && clock() < pressed + 3000) await frame();
  return { at: pressed, shown: document.querySelector(shows) === null ? null : clock() - pressed };
}

/** Rounds to the end of the game: paw in, and so long after one sees that cards may be grabbed, the first one. For each: did one get it? */
export async function reactTo({ reaction }: { reaction: number }): Promise<Shown[]> {
  const clock = (): number => performance.timeOrigin + performance.now();
  const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
  const find = (mark: string): HTMLElement | null => document.querySelector<HTMLElement>(mark);
  const OVER = '[data-testid="score"]';
  const rounds: Shown[] = [];
  for (;;) {
    while (find('[data-move="paw"]') === null && find(OVER) === null) await frame();
    if (find(OVER) !== null) return rounds;
    find('[data-move="paw"]')?.click();
    while (find('[data-move="grab 1"]') === null) await frame();
    const at = clock() + reaction;
    await new Promise((done) => setTimeout(done, reaction - 8));
    while (clock() < at);
    find('[data-move="grab 1"]')?.click();
    while (find("[data-own-card] [data-piece]") === null && find('[data-move="paw"]') === null && find(OVER) === null)
      await frame();
    rounds.push(find("[data-own-card] [data-piece]") === null ? null : clock() - at);
    while (find('[data-phase="build"]') !== null) await frame();
  }
}
