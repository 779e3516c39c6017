import type { GameFilms } from "../../../../tools/films.ts";
import type { SeatPlan } from "../../../generated/wire.ts";

const bot: SeatPlan = { kind: "bot", level: "lynx" };
const tiger: SeatPlan = { kind: "bot", level: "tiger" };

export const films: GameFilms = {
  ending: {
    game: "kitty-paw",
    seats: [{ kind: "me" }, tiger, bot],
    options: { ready: 1, pick: 1, round: 20, answer: 1 },
  },
  live: {
    async call(ana, film) {
      const { page } = ana;
      const options = { ready: 5, round: 120, pick: 1 };
      await ana.plan({ game: "kitty-paw", seats: [{ kind: "me" }, tiger, bot], options });
      await page.locator('[data-move="paw"]').click();
      await page.locator('[data-place="called"]').waitFor({ timeout: 120_000 });
      await film(async () => {
        await page.waitForTimeout(1200);
        await page.locator('[data-move="meow"]').click();
        await page.waitForTimeout(3500);
      });
    },
  },
};
