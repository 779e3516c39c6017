/** The printed facts of the cards, learnt once from a guide before any of them is drawn. */

import type { CardGuide } from "../../../guide.ts";
import { learn } from "../facts.ts";

const known = new WeakSet<CardGuide>();

export function learnFrom(guide: CardGuide): void {
  if (known.has(guide)) return;
  learn([...guide.values()]);
  known.add(guide);
}
