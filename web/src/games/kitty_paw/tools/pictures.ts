import { table } from "../../../../browser-tests/support/games.ts";
import type { SeatPlan } from "../../../generated/wire.ts";
import { said } from "../../../../tools/said.ts";
import { PawPlayer } from "../browser-tests/pawPlayer.ts";
import type { GamePictures } from "../../../../tools/pictures.ts";

const BOT: SeatPlan = { kind: "bot", level: "kitten" };

export const pictures: GamePictures = {
  best: ["desktop-light", "phone-light"],
  async takes(ana, device, take) {
    await ana.plan(table("kitty-paw", { kind: "me" }, BOT, BOT, BOT));
    const player = new PawPlayer(ana.page, { how: device === "phone" ? "touch" : "mouse" });
    await player.begin();
    await take("-first");
    await player.build({ most: 4 });
    await take("");
    await ana.plan({ game: "kitty-paw", seats: [{ kind: "me" }], options: { round: 1, ready: 60 } });
    for (let round = 1; round <= 10; round += 1) {
      await ana.page.getByText(said("page-kitty-paw", "round-of", { round, rounds: 10 })).waitFor();
      await ana.page.locator('[data-move="paw"]').click();
    }
    await ana.page.getByTestId("best").waitFor();
    await take("-score");
  },
};
