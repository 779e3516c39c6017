/** Setting up a table: a plan that is not finished is kept as long as the page lives, so that one can look at the rules meanwhile. */

import type { GameInfo, Me, OptionInfo } from "./generated/bodies.ts";
import {
  easiestLevel,
  keptPlan,
  LAST,
  lastLevel,
  LEVEL,
  levelOf,
  NO_CLOCK,
  PLACE,
  type Plan,
  usualPlan,
  type Value,
  write,
} from "./plans.ts";
import type { NewTable, SeatPlan } from "./generated/wire.ts";

const drafts = new Map<string, Plan>();

/**
 * Bots without a name, or with a person's, get one that nobody at the table has, and as long as there are others none looks
 * like somebody who is there.
 */
export function named(seats: readonly SeatPlan[], game: GameInfo, me: Pick<Me, "name" | "cat"> | null): SeatPlan[] {
  const told: SeatPlan[] = [];
  const people = [me?.name, ...seats.filter(({ kind }) => kind === "device").map(({ name }) => name)].map((name) =>
    name?.toLowerCase(),
  );
  const isPersons = (name: string): boolean => people.includes(name.toLowerCase());
  const catOf = (seat: SeatPlan): string => game.bots.find(({ name }) => name === seat.name)?.cat ?? "";
  const draw = (): string => {
    const seen = new Set([me?.cat, ...[...seats, ...told].map(catOf)]);
    const free = game.bots.filter(
      ({ name }) => !isPersons(name) && ![...seats, ...told].some((seat) => seat.name === name),
    );
    const unlike = free.filter(({ cat }) => !seen.has(cat));
    const from = unlike.length > 0 ? unlike : free;
    return from[Math.floor(Math.random() * from.length)]?.name ?? "";
  };
  for (const seat of seats) {
    const double = told.some(({ name }) => name != null && name === seat.name);
    told.push(seat.kind === "bot" && (!seat.name || double || isPersons(seat.name)) ? { ...seat, name: draw() } : seat);
  }
  return told;
}

/** This is how far somebody has come with a plan. */
export function draft(game: string, plan: Plan, inCircle = false): void {
  drafts.set(planKey(game, inCircle), plan);
}

/** What was chosen last for this game, as far as the game still knows it; else the usual. In a circle it has so many `members`. */
export function lastPlan(game: GameInfo, members: number | null = null): Plan {
  const known = new Set(game.levels.map(({ name }) => name));
  const level = lastLevel(game.name);
  const withBots = usualPlan(game, known.has(level) ? level : easiestLevel(game));
  const usual = members === null ? withBots : forFriends(withBots, game, members);
  const key = planKey(game.name, members !== null);
  const kept = drafts.get(key) ?? keptPlan(key);
  if (kept === null || !Array.isArray(kept.seats)) return usual;
  const plan: Plan = { ...usual, ...kept };
  const fits =
    plan.seats.length >= game.least_seats &&
    plan.seats.length <= game.most_seats &&
    plan.seats.every(({ kind, level }) => kind !== "bot" || known.has(level ?? ""));
  const names = new Set(game.options.map(({ name }) => name));
  plan.options = Object.fromEntries(Object.entries(plan.options).filter(([name]) => names.has(name)));
  return fits ? plan : { ...plan, seats: usual.seats };
}

/** Plans for tables in circles of friends are remembered apart from the others. */
function planKey(game: string, inCircle: boolean): string {
  return inCircle ? `${game}.in-circle` : game;
}

/** The same for a circle of friends: instead of bots a chair for every member, if the game has so many. */
function forFriends(plan: Plan, { least_seats, most_seats }: GameInfo, members: number): Plan {
  const chairs = Math.min(Math.max(members, least_seats, 2), most_seats);
  return {
    ...plan,
    seats: [{ kind: "me" }, ...Array.from({ length: chairs - 1 }, (): SeatPlan => ({ kind: "open" }))],
  };
}

export function remember(game: string, plan: Plan, inCircle = false): void {
  drafts.delete(planKey(game, inCircle));
  write(PLACE + planKey(game, inCircle), JSON.stringify(plan));
  write(LAST, game);
  const level = levelOf(plan.seats);
  if (level !== undefined) write(LEVEL + game, level);
}

/** Whether an option means something: some do only as long as others are chosen so. */
export function means(game: GameInfo, plan: Plan, { only_with }: OptionInfo): boolean {
  const chosen = (name: string): Value | undefined =>
    plan.options[name] ?? game.options.find((option) => option.name === name)?.default;
  return Object.entries(only_with).every(([name, value]) => chosen(name) === value);
}

/** Whether there are too few or too many chairs for what is chosen. */
export function lacksChairs(plan: Plan, { name, least_seats, most_seats }: OptionInfo): boolean {
  return name in plan.options && (plan.seats.length < least_seats || plan.seats.length > most_seats);
}

/** As many chairs as an option takes: bots come, or go, and if there are none any more the last who came; I stay. */
export function withChairs(
  plan: Plan,
  game: GameInfo,
  { least_seats, most_seats }: OptionInfo,
  me: Pick<Me, "name" | "cat"> | null,
): SeatPlan[] {
  const seats = [...plan.seats];
  const level = seats.filter(({ kind }) => kind === "bot").at(-1)?.level ?? easiestLevel(game);
  while (seats.length < least_seats) seats.push({ kind: "bot", level });
  while (seats.length > most_seats) {
    const last = (goes: (seat: SeatPlan) => boolean): number => seats.map(goes).lastIndexOf(true);
    const bot = last(({ kind }) => kind === "bot");
    seats.splice(bot >= 0 ? bot : last(({ kind }) => kind !== "me"), 1);
  }
  return named(seats, game, me);
}

/** A game that keeps the time itself wants no other clock; how many seconds a turn has, 0 where there are no turns. */
export function ownClock(game: GameInfo, plan: Plan): { seconds: number } | null {
  if (game.live) return { seconds: 0 };
  const usual = game.options.find(({ name }) => name === "seconds")?.default;
  const seconds = Number(plan.options["seconds"] ?? usual ?? 0);
  return seconds > 0 ? { seconds } : null;
}

/** The same for the server. */
export function wished(game: GameInfo, plan: Plan): NewTable {
  const meant = new Set(game.options.filter((option) => means(game, plan, option)).map(({ name }) => name));
  const options = Object.fromEntries(Object.entries(plan.options).filter(([name]) => meant.has(name)));
  const clock = ownClock(game, plan) === null ? plan.clock : NO_CLOCK;
  return { game: game.name, ...plan, options, clock };
}
