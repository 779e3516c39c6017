/** Chairs around a table: where they stand, and who sits on them. */

import { avatar } from "../../cats/cat.ts";
import { looks } from "../../cats/coats.ts";
import type { BotInfo, Me } from "../../bodies.ts";
import { levels } from "../../texts/en/levels.ts";
import { setup } from "../../texts/en/setup.ts";
import type { SeatPlan } from "../../wire.ts";
import { capital } from "../../texts/en/words.ts";

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
  if (plan.kind === "me") return setup.you;
  if (plan.kind === "open") return setup.friend;
  if (plan.kind === "device") return plan.name || setup.sheet.player(at + 1);
  return plan.name || capital(levels.called(plan.level ?? ""));
}

/** Null: nobody yet. */
export function faceAt(plan: SeatPlan, at: number, me: Me | null, bots: readonly BotInfo[]): string | null {
  if (plan.kind === "open") return null;
  if (plan.kind === "me") return avatar(looks(me?.cat ?? "ginger"), at);
  if (plan.kind === "device") return avatar(looks(GUESTS[at % GUESTS.length] ?? ""), at);
  return avatar(looks(bots.find(({ name }) => name === plan.name)?.cat ?? "", plan.level ?? ""), at);
}
