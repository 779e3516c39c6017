/** The 48 Kitty cards among the cards of the rules. */

import type { GuideCard } from "../../../generated/bodies.ts";
import type * as KittyPaw from "../../../generated/games/kitty_paw.ts";
import { t } from "../texts.ts";
import { DECK } from "../../../generated/games/kitty_paw.ts";

export const GROUP = "kitty-card";

export function kittyCards(): GuideCard[] {
  return DECK.map((card) => ({
    name: `kitty-card ${card.card}`,
    title: t("level", { level: card.level }),
    text: card.pieces
      .map(({ piece, face, turn }) =>
        t("lies", { name: piece === "symbol" ? (card.symbol ?? piece) : piece, face, turn }),
      )
      .join("; "),
    group: GROUP,
  }));
}

/** The Kitty card that is shown as this one. */
export function kittyCard({ name, group }: GuideCard): KittyPaw.CardView | undefined {
  return group === GROUP ? DECK.find(({ card }) => name === `kitty-card ${card}`) : undefined;
}
