import { table } from "../../../../browser-tests/support/games.ts";
import type { GameFilms } from "../../../../tools/films.ts";
import type { SeatPlan } from "../../../generated/wire.ts";

const bot: SeatPlan = { kind: "bot", level: "lynx" };

export const films: GameFilms = {
  scenes: {
    dinner: {
      wish: table("kibble-scuffle", { kind: "me" }, bot, bot),
      begins: ({ event }) => event === "dinner",
      steps: 3,
      lasts: 2600,
    },
  },
};
