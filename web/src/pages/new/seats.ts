/** Chairs around a table: where they stand, and who sits on them. */

import { avatar } from "../../cats/cat.ts";
import { looks } from "../../cats/coats.ts";
import type { BotInfo, Me } from "../../generated/bodies.ts";
import { texts } from "../../texts/catalogue.ts";
import type { SeatPlan } from "../../generated/wire.ts";
import { capital, levelName } from "../../texts/words.ts";

const t = texts("page-setup");

/** People on this device get these in turn. */
const GUESTS = [
  "calico",
  "siamese",
  "ginger",
  "black",
  "persian",
  "bengal",
  "white",
  "birman",
  "tortoiseshell",
  "russian-blue",
  "ragdoll",
  "sphynx",
] as const;

/** In per cent of the room that the table has; the first is nearest to me, the others follow clockwise. */
export function place(at: number, chairs: number): { x: number; y: number } {
  const angle = Math.PI / 2 + (at * 2 * Math.PI) / chairs;
  return { x: 50 + 41.5 * Math.cos(angle), y: 48 + 39 * Math.sin(angle) };
}

export function nameOf(plan: SeatPlan, at: number): string {
  if (plan.kind === "me") return t("you");
  if (plan.kind === "open") return t("friend");
  if (plan.kind === "device") return plan.name || t("sheet-player", { number: at + 1 });
  return plan.name || capital(levelName(plan.level ?? ""));
}

/** Null: nobody yet. */
export function faceAt(plan: SeatPlan, at: number, me: Me | null, bots: readonly BotInfo[]): string | null {
  if (plan.kind === "open") return null;
  if (plan.kind === "me") return avatar(looks(me?.cat ?? "ginger"), at);
  if (plan.kind === "device") return avatar(looks(GUESTS[at % GUESTS.length] ?? ""), at);
  return avatar(looks(bots.find(({ name }) => name === plan.name)?.cat ?? "", plan.level ?? ""), at);
}
