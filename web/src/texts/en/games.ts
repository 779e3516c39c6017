/** What stands on the boxes, besides what the server says about the games. */

interface OnTheBox {
  title: string;
  minutes: number;
  feel: readonly [string, string, string];
}

const games: { readonly [game: string]: OnTheBox } = {
  "kibble-scuffle": { title: "Kibble Scuffle", minutes: 30, feel: ["sly", "pushy", "hungry"] },
  "kitty-paw": { title: "Kitty Paw", minutes: 20, feel: ["quick", "noisy", "all at once"] },
  "tem-purr-a": { title: "Tem-Purr-A", minutes: 15, feel: ["daring", "mean", "quick"] },
  "cat-lady": { title: "Cat Lady", minutes: 30, feel: ["cosy", "clever", "collecting"] },
  meow: { title: "Meow!", minutes: 15, feel: ["silly", "secret", "loud"] },
};

const seats = (least: number, most: number): string => (least === most ? `${most} seats` : `${least}–${most} seats`);

export const gameTexts = {
  games,
  seats,
  minutes: (minutes: number) => `${minutes} min`,
  foot: (least: number, most: number, minutes: number | undefined) =>
    minutes === undefined ? seats(least, most) : `${seats(least, most)} · ${minutes} min`,
  yourTurn: ["Your", "turn"],
  another: "Another game",
  anotherOf: (game: string) => `Another game of ${game}`,
} as const;
