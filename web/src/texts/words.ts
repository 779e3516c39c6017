/** Small pieces that texts are made with. */

import { texts } from "./catalogue.ts";

const t = texts("page-home");

/** `big-eyes` → `Big eyes`: what has no text of its own. */
export function spoken(name: string): string {
  return capital(name.replaceAll(/[-_]/g, " "));
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** What the server says begins small and has no full stop. */
export function sentence(text: string): string {
  const begun = capital(text);
  return begun === "" || /[.!?…]\s?[“”»]?$/.test(begun) ? begun : `${begun}.`;
}

/** A small number as a word. */
export function counted(number: number): string {
  return t("number", { number });
}

/** What bots of a level are called. */
export function levelName(level: string): string {
  return t("level", { level });
}

/** The time of the day, and the day if it is not today. */
export function clockAndDay(time: number, now = Date.now()): { clock: string; day?: string } {
  const clock = new Intl.DateTimeFormat(t("dates"), { hour: "2-digit", minute: "2-digit" }).format(time);
  const days = new Intl.DateTimeFormat(t("dates"), { weekday: "long", day: "numeric", month: "long" });
  const day = days.format(time);
  return day === days.format(now) ? { clock } : { clock, day };
}
