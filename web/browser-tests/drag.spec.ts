/** Dragging: every card that can be pressed can be dragged. */

import { GAMES, playOf, table } from "./support/games.ts";
import { Player } from "./support/player.ts";
import { expectADragPlays } from "./support/drag.ts";
import { test } from "./support/test.ts";

for (const game of GAMES) {
  const [things, places] = playOf(game).dragged ?? [];
  if (things === undefined || places === undefined) continue;
  test(`${game}: a card of the hand is dragged onto the table`, async ({ people }) => {
    const { page } = await people.come().then(async (ana) => (await ana.plan(table(game, { kind: "me" })), ana));
    await new Player(page).isAsked();
    await expectADragPlays(page, page.locator(things), page.locator(places));
  });
}
