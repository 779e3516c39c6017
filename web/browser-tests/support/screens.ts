/** The screens that people meet, one after the other, each with a look at it. */

import type { Page } from "@playwright/test";
import type { CircleInfo } from "../../src/generated/bodies.ts";
import { ALL_GAMES, GAMES, table } from "./games.ts";
import { allLessons, LessonPlayer, type LessonScript } from "./lessonPlayer.ts";
import type { Person } from "./people.ts";
import { Player } from "./player.ts";
import { MARKS } from "./selectors.ts";

/** What is done at each screen; its name is for messages. */
export type Look = (page: Page, where: string) => Promise<void>;

const ROOMS = [
  "/",
  "/lobby",
  "/me",
  "/me/history",
  "/me/statistics",
  "/me/stickers",
  "/daily",
  "/circles",
  "/puzzles",
  "/t/nowhere",
  ...ALL_GAMES.flatMap((game) => [`/new/${game}`, `/rules/${game}`, `/learn/${game}`]),
  ...GAMES.flatMap((game) => [`/puzzles/${game}`, `/puzzles/${game}/1`]),
];
const MOVES = 6;
const CIRCLE = "Thursday cats";

/** The lessons of our games. */
export const LESSONS = allLessons().filter(({ game }) => ALL_GAMES.includes(game));

/** Pages without a table, with everything unfolded. */
export async function visitRooms({ page }: Person, look: Look): Promise<void> {
  for (const path of ROOMS) {
    await goTo(page, path);
    for (const fold of await page.locator("summary").all()) if (await fold.isVisible()) await fold.click();
    await look(page, path);
  }
}

/** The list of circles, and a circle. */
export async function visitCircle({ page }: Person, look: Look): Promise<void> {
  const made = await page.request.post("/api/circles", { data: { name: CIRCLE, rated: true, offset: 0 } });
  const { id } = (await made.json()) as CircleInfo;
  for (const path of ["/circles", `/circle/${id}`]) {
    await goTo(page, path);
    await look(page, path);
  }
}

/** The first moves of a game, its score sheet, replay and review. */
export async function visitGame(person: Person, game: string, look: Look): Promise<void> {
  const { page } = person;
  const wish = table(game, { kind: "me" });
  await person.plan(wish);
  const player = new Player(page, "touch");
  for (let move = 0; move <= MOVES; move += 1) {
    await player.isAsked();
    await look(page, `${game}, move ${move}`);
    await player.makeMoves(1);
  }
  const id = await person.planFinished(wish);
  await page.goto(`/t/${id}`);
  await page.locator(MARKS.score).waitFor();
  await look(page, `${game}, the score sheet`);
  for (const [where, path] of [
    ["the replay", `/t/${id}/replay`],
    ["the review", `/review/${id}`],
  ] as const) {
    await goTo(page, path);
    await look(page, `${game}, ${where}`);
  }
}

/** Every step of a lesson, in the language of the person's browser. */
export async function visitLesson(person: Person, script: LessonScript, language: string, look: Look): Promise<void> {
  const player = new LessonPlayer(person.page, "touch", "", language);
  await player.play(script, (step) => look(person.page, `${script.game}, ${script.lesson}, step ${step}`));
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
  await page.getByRole("main").waitFor();
}
