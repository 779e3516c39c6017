import { GAMES, table } from "./house/games.ts";
import { jumps, jumped } from "./house/network.ts";
import { Player } from "./house/player.ts";
import { test } from "./house/test.ts";
for (const game of GAMES) for (const device of ["desktop", "phone"] as const)
test(`jump ${game} ${device}`, async ({ people }) => {
  const ana = await people.come({ motion: "no-preference", device });
  await ana.plan(table(game, { kind: "me" }));
  const player = new Player(ana.page, device === "phone" ? "touch" : "mouse");
  player.hurries = false;
  await player.isAsked();
  const first = jumped(await jumps(ana.page));
  await player.makeMoves(8);
  await player.isAsked();
  const all = await jumps(ana.page);
  console.log(`\n${game} ${device}: first ${first.toFixed(4)}, after 8 moves ${jumped(all).toFixed(4)}`);
  for (const { value, what } of all.slice(0, 8)) console.log(`   ${value.toFixed(4)}  ${what.join(" | ")}`);
});
