/** Requests about puzzles and the deal of the day, apart from `api.ts`: the first screen does not need them. */

import { call } from "../api.ts";
import type { Daily, DailyMove, DailyScene, PuzzleInfo, PuzzleScene, PuzzleVerdict } from "../generated/bodies.ts";

const puzzles = (game: string): string => `/games/${encodeURIComponent(game)}/puzzles`;

export const puzzleList = (game: string): Promise<PuzzleInfo[]> => call("GET", puzzles(game));
export const puzzleScene = (game: string, number: string): Promise<PuzzleScene> =>
  call("GET", `${puzzles(game)}/${encodeURIComponent(number)}`);
export const answerPuzzle = (game: string, number: number, move: string): Promise<PuzzleVerdict> =>
  call("POST", `${puzzles(game)}/${number}`, { move });
export const daily = (): Promise<Daily> => call("GET", "/daily");
export const dailyTry = (): Promise<DailyScene> => call("POST", "/daily/try");
export const dailyMove = (move: DailyMove): Promise<DailyScene> => call("POST", "/daily/move", move);
