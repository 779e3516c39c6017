import { table } from "../../../../browser-tests/support/games.ts";
import type { GameFilms } from "../../../../tools/films.ts";
import type { SeatPlan } from "../../../generated/wire.ts";

const bot: SeatPlan = { kind: "bot", level: "lynx" };

export const films: GameFilms = {
  scenes: {
    check: {
      wish: table("meow", { kind: "me" }, bot, bot, bot),
      begins: ({ event }) => event === "checking",
      steps: 2,
      lasts: 6000,
    },
  },
};
