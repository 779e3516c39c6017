/** Our games as the tests play them: set up to be short, as `browser-tests/play.ts` in the folder of each says. */

import { join } from "node:path";
import type { Page } from "@playwright/test";
import { folderOf } from "../../src/gameFolders/folder.ts";
import { OUR_GAMES } from "../../src/generated/ourGames.ts";
import type { NewTable, SeatPlan } from "../../src/generated/wire.ts";
import type { Mode } from "./lessonPlayer.ts";
import { ROOT } from "./server.ts";

/** In `games/<game>/browser-tests/play.ts`: what the tests of all games know about one. */
export interface GamePlay {
  /** of a short game; of one that nobody hurries, where all act at once */
  options: NonNullable<NewTable["options"]>;
  /** seats of the smallest table */
  least: number;
  /** bots of a full table */
  bots: number;
  /** All act at once, and the game has tests of its own for what others answer in turn. */
  live?: true;
  /** It is over sooner than others: tests of what comes after a game play it. */
  short?: true;
  /** A table whose clock would run. */
  clocked?: NonNullable<NewTable["options"]>;
  /** Hints are for a person alone with bots. */
  hintsAlone?: true;
  /** Its table is among the heaviest, and most of all in this language. */
  heavyIn?: string;
  /** Moves until there is something to see on a picture. */
  moves: number;
  /** What has to be seen whole in the replay, and what must not lie over each other. */
  whole?: string;
  apart?: readonly (readonly [one: string, other: string])[];
  /** On a phone on its side: what must not lie over each other in play. */
  apartOnSide?: readonly (readonly [one: string, other: string])[];
  /** Make a move of a lesson that is no control with that move; null: this is an ordinary move. */
  makes?(page: Page, move: string, mode: Mode): Promise<void> | null;
  /** What is pressed first so that a move of a lesson is offered; null: nothing. It may also be done here: "". */
  opens?(page: Page, move: string): Promise<string | null>;
  /** Things that are dragged, and where they are dropped. */
  dragged?: readonly [things: string, places: string];
}

/** The folder with the golden files of a game. */
export function goldenFolder(game: string): string {
  return join(ROOT, "tests/games", folderOf(game), "golden");
}

const PLAYS = new Map<string, GamePlay>();
for (const { name } of OUR_GAMES) {
  const path = `../../src/games/${folderOf(name)}/browser-tests/play.ts`;
  PLAYS.set(name, ((await import(path)) as { play: GamePlay }).play);
}

/** How a game from elsewhere is played: by what its page offers. */
export const PLAIN: GamePlay = { options: {}, least: 2, bots: 1, moves: 2 };

export function playOf(game: string): GamePlay {
  return PLAYS.get(game) ?? PLAIN;
}

/** All of our games, in the order of the shelf. */
export const ALL_GAMES: readonly string[] = [...PLAYS.keys()];
/** Those with turns; where all act at once, a game has players and tests of its own. */
export const GAMES: readonly string[] = ALL_GAMES.filter((game) => !playOf(game).live);
/** The first on the shelf with turns, where any game would do. */
export const ANY = GAMES[0] ?? "";
/** One that is over soon. */
export const SHORT = GAMES.find((game) => playOf(game).short) ?? ANY;

/** A table for these, with as many bots as it takes. */
export function table(game: string, ...people: SeatPlan[]): Required<Pick<NewTable, "game" | "seats" | "options">> {
  const { least, options } = playOf(game);
  const seats = [...people];
  while (seats.length < least) seats.push({ kind: "bot", level: "kitten" });
  return { game, seats, options };
}

/** The tests that `make test` runs: what a stranger needs to trust the page. The others are in `make test-all`. */
export const CORE = { tag: "@core" } as const;

/** Whether everything is tried, on every device and to the end of every game: `make test-long`. */
export const LONG = process.env["TABBYTOP_TEST_PROFILE"] === "long";

/** All of them in the long profile; else a few, so that every game and device is tried somewhere. */
export function few<T>(all: readonly T[], ...chosen: readonly T[]): readonly T[] {
  return LONG ? all : chosen;
}

/** All games in the long profile; else a share of them: the first of so many, the second … */
export function share(games: readonly string[], part: number, parts: number): readonly string[] {
  return LONG ? games : games.filter((_, at) => at % parts === part);
}
