import { table } from "../../../../browser-tests/support/games.ts";
import type { GameFilms } from "../../../../tools/films.ts";
import type { SeatPlan } from "../../../generated/wire.ts";

const bot: SeatPlan = { kind: "bot", level: "lynx" };

export const films: GameFilms = {
  scenes: {
    meal: {
      wish: table("tem-purr-a", { kind: "me" }, bot, bot, bot),
      begins: ({ event, cards }) => event === "eat" && (cards as string[]).length > 4,
      lasts: 6500,
    },
    indigestion: {
      wish: table("tem-purr-a", { kind: "me" }, bot, bot, bot),
      begins: ({ event, cards }) => event === "eat" && (cards as string[]).includes("indigestion"),
      lasts: 6500,
    },
  },
};
