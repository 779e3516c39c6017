/** Dates, points, ratings and people of a circle, in words and pictures. */

import type { CirclePlayer, CircleRating, ContestCard, ContestInfo } from "../../generated/bodies.ts";
import { avatar, catPicture } from "../../cats/cat.ts";
import { looks } from "../../cats/coats.ts";
import { laurel } from "../../cats/props/laurel.ts";
import { titleOf } from "../../gameList.svelte.ts";
import { language, texts } from "../../texts/catalogue.ts";

const t = texts("page-circles");
const home = texts("page-home");

type Person = Pick<CirclePlayer, "name" | "cat">;

/** The day of an evening, such as `2026-11-17`, with its year if it is not this one. */
export function dayInWords(day: string, now = new Date()): string {
  return written(Date.parse(day), day.slice(0, 4) === String(now.getFullYear()) ? {} : { year: "numeric" }, "UTC");
}

/** A moment as a day. */
export function dateInWords(time: number): string {
  return new Intl.DateTimeFormat(home("dates"), { day: "numeric", month: "long", year: "numeric" }).format(time);
}

function written(time: number, more: Intl.DateTimeFormatOptions, timeZone: string): string {
  return new Intl.DateTimeFormat(home("dates"), {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone,
    ...more,
  }).format(time);
}

/** Points have at most two decimals. */
export function pointsInWords(points: number): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(points);
}

export function ratingInWords({ value, games, provisional }: CircleRating): string {
  return provisional ? t("rating-provisional", { value, games }) : t("rating", { value });
}

/** A rating that rose or fell. */
export function changeInWords(change: number): string {
  return t("rating-change", { sign: change < 0 ? "minus" : "plus", points: Math.abs(change) });
}

export function nameOf({ name }: Person): string {
  return name || home("somebody");
}

/** The face of a member: nobody has a seat in a circle, so it has a plain ring. */
export function faceOf({ cat }: Person): string {
  return avatar(looks(cat), null);
}

/** The cat of a member who has won something. */
export function winnerPicture({ cat }: Person): string {
  return catPicture({ ...looks(cat), pose: "sit", mood: "happy", props: [laurel] });
}

/** Its own name, or what it is: `League: Cat Lady`. */
export function contestTitle({ name, kind, game }: Pick<ContestCard | ContestInfo, "name" | "kind" | "game">): string {
  return name || t("contest-title", { kind, game: titleOf(game) });
}
