import { table } from "../../../../browser-tests/support/games.ts";
import type { GameFilms } from "../../../../tools/films.ts";
import type { SeatPlan } from "../../../generated/wire.ts";

const bot: SeatPlan = { kind: "bot", level: "lynx" };

export const films: GameFilms = {
  scenes: {
    feeding: {
      wish: table("cat-lady", { kind: "me" }, bot, bot),
      begins: ({ event }) => event === "hands",
      lasts: 2200,
    },
    reveal: {
      wish: table("cat-lady", { kind: "me" }, bot, bot),
      begins: ({ event }) => event === "reveal",
      lasts: 3000,
    },
  },
};
