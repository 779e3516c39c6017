/** Dates and times in the language of the page. */

import { language, texts } from "./catalogue.ts";

const t = texts("page-home");
const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** `5 minutes ago`; nothing if it is less than a minute. */
export function ago(time: number, now = Date.now()): string | undefined {
  const [unit, milliseconds] = UNITS.find(([, each]) => now - time >= each) ?? [];
  if (unit === undefined) return undefined;
  return new Intl.RelativeTimeFormat(language).format(-Math.floor((now - time) / milliseconds), unit);
}

/** `17 November 2026`, by the clock of this device. */
export function dayOf(time: number): string {
  return new Intl.DateTimeFormat(t("dates"), { dateStyle: "long" }).format(time);
}

/** `Tuesday, 17 November 2026`. */
export function weekdayOf(time: number): string {
  return new Intl.DateTimeFormat(t("dates"), { dateStyle: "full" }).format(time);
}

/** `21:04`. */
export function clockOf(time: number): string {
  return new Intl.DateTimeFormat(t("dates"), { timeStyle: "short" }).format(time);
}
