/** What somebody wants a table to be like. The last wish for each game is remembered on this device. */

import type { GameCard, GameInfo } from "./generated/bodies.ts";
import { OUR_GAMES } from "./generated/ourGames.ts";
import type { Clock, SeatPlan, Talk } from "./generated/wire.ts";

export type Value = boolean | number | string | string[];

export interface Plan {
  seats: SeatPlan[];
  options: { [name: string]: Value };
  public: boolean;
  onlookers: boolean;
  hints: boolean;
  /** Not said: at public tables. */
  one_seat_each?: boolean;
  talk: Talk;
  clock: Clock;
}

export const NO_CLOCK: Clock = { kind: "none", seconds: 0 };
export const PLACE = "tabbytop.plan.";
export const LAST = "tabbytop.last-game";
const EASIEST = "kitten";
export const LEVEL = "tabbytop.level.";
const PLAYED = "tabbytop.played.";

export function read(place: string): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

export function write(place: string, text: string): void {
  try {
    localStorage.setItem(place, text);
  } catch {
    // then nothing is remembered
  }
}

/** The easiest bots: for a first game, and where nothing else was chosen. */
export function easiestLevel({ levels }: Pick<GameInfo, "levels">): string {
  return levels[0]?.name ?? EASIEST;
}

/** A game was played to its end on this device. */
export function rememberPlayed(game: string): void {
  write(PLAYED + game, "yes");
}

/** The options that a game suggests with bots; further ones before the first game was played to its end. */
export function suggestedOptions({ name, manifest }: GameCard | GameInfo): Plan["options"] {
  return { ...manifest.with_bots, ...(read(PLAYED + name) === null ? manifest.first_game : {}) };
}

/** I and some bots. */
export function usualPlan(game: GameCard | GameInfo, level: string): Plan {
  const bots = Array.from({ length: game.manifest.usual_seats - 1 }, (): SeatPlan => ({ kind: "bot", level }));
  return {
    seats: [{ kind: "me" }, ...bots],
    options: suggestedOptions(game),
    public: false,
    onlookers: true,
    hints: true,
    talk: "chat",
    clock: NO_CLOCK,
  };
}

/** What was chosen last for this game on this device. */
export function keptPlan(game: string): Partial<Plan> | null {
  try {
    return JSON.parse(read(PLACE + game) ?? "null") as Partial<Plan> | null;
  } catch {
    return null;
  }
}

/** Whether a table of this game was ever set up on this device. */
export function wasPlanned(game: string): boolean {
  return keptPlan(game) !== null || read(LEVEL + game) !== null;
}

/** How good the bots were that one chose last for this game; kittens before the first one. */
export function lastLevel(game: string): string {
  return read(LEVEL + game) ?? levelOf(keptPlan(game)?.seats) ?? EASIEST;
}

export function levelOf(seats: readonly SeatPlan[] | undefined): string | undefined {
  return seats?.find(({ kind }) => kind === "bot")?.level ?? undefined;
}

/** This game was dealt with bots of this level. */
export function rememberLevel(game: string, level: string): void {
  write(LEVEL + game, level);
  write(LAST, game);
}

/** The game that was set up last on this device. */
export function lastGame(): string {
  return read(LAST) ?? OUR_GAMES[0]?.name ?? "";
}
