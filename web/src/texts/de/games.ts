/** What stands on the boxes, besides what the server says about the games. */

import type { gameTexts as English } from "../en/games.ts";
import type { Translated } from "../translated.ts";

const seats = (least: number, most: number): string => (least === most ? `${most} Plätze` : `${least}–${most} Plätze`);

export const gameTexts: Translated<typeof English> = {
  games: {
    "kibble-scuffle": { title: "Kibble Scuffle", minutes: 30, feel: ["gerissen", "frech", "hungrig"] },
    "kitty-paw": { title: "Kitty Paw", minutes: 20, feel: ["flink", "laut", "alle zugleich"] },
    "tem-purr-a": { title: "Tem-Purr-A", minutes: 15, feel: ["gewagt", "gemein", "flott"] },
    "cat-lady": { title: "Cat Lady", minutes: 30, feel: ["gemütlich", "schlau", "sammelnd"] },
    meow: { title: "Meow!", minutes: 15, feel: ["albern", "geheim", "laut"] },
  },
  seats,
  minutes: (minutes) => `${minutes} Min.`,
  foot: (least, most, minutes) =>
    minutes === undefined ? seats(least, most) : `${seats(least, most)} · ${minutes} Min.`,
  yourTurn: ["Du bist", "dran"],
  another: "Noch eine Partie",
  anotherOf: (game) => `Noch eine Partie ${game}`,
};
