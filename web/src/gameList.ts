/** The games of the home page: their order, usual number of seats and pictures. */

import { games } from "./api.ts";
import type { GameCard } from "./bodies.ts";
import { type CatDescription, catPicture } from "./cats/cat.ts";
import { BOXES } from "./gameOrder.ts";
import { texts } from "./texts/catalogue.ts";
import { spoken } from "./texts/words.ts";

const t = texts("page-home");

/** How many sit down if nobody says otherwise. */
const USUAL_SEATS: { readonly [game: string]: number } = {
  "kibble-scuffle": 3,
  "kitty-paw": 2,
  "tem-purr-a": 4,
  "cat-lady": 3,
  meow: 4,
};

const MINUTES: { readonly [game: string]: number } = {
  "kibble-scuffle": 30,
  "kitty-paw": 20,
  "tem-purr-a": 15,
  "cat-lady": 30,
  meow: 15,
};

/** The bots, from easy to fiendish, where the game has not been asked for its own. */
export const LEVELS = ["kitten", "tabby", "lynx", "puma", "tiger"] as const;

const FACES: { readonly [game: string]: CatDescription } = {
  "kibble-scuffle": { coat: "ginger", pattern: "tabby", ears: "wide", mood: "big" },
  "kitty-paw": { coat: "white", pattern: "calico", mood: "happy" },
  "tem-purr-a": { coat: "cream", ears: "small", mood: "queasy", mouth: "full", props: ["hachimaki"] },
  "cat-lady": { coat: "lilac", mood: "happy", props: ["bun", "glasses"] },
  meow: { coat: "black", mood: "big", eye: "#E9D94A" },
};

/** What a game is called, before the server has said it. */
export function titleOf(game: string): string {
  return t.find(`game-${game}`) ?? spoken(game);
}

/** What stands on the label of its box: for how many it is, and how long it takes. */
export function factsOf({
  name,
  least_seats,
  most_seats,
}: Pick<GameCard, "name" | "least_seats" | "most_seats">): string[] {
  const least = least_seats === most_seats ? undefined : least_seats;
  const minutes = MINUTES[name];
  return [
    t("game-seats", { least, most: most_seats }),
    ...(minutes === undefined ? [] : [t("game-minutes", { minutes })]),
  ];
}

/** How it feels, in three words; none for a game from elsewhere. */
export function feelOf(game: string): string[] {
  return ["first", "second", "third"].map((nth) => t.find(`game-${game}.${nth}`)).filter((word) => word !== null);
}

/** A small picture that means this game: a head, or somebody who looks over an edge. */
export function faceOf(game: string, pose: "head" | "peek" = "head"): string {
  return catPicture({ ...(FACES[game] ?? { coat: "smoke", mood: "up" }), pose });
}

export function usualSeats({
  name,
  least_seats,
  most_seats,
}: Pick<GameCard, "name" | "least_seats" | "most_seats">): number {
  return Math.max(least_seats, Math.min(most_seats, USUAL_SEATS[name] ?? 3));
}

/** All games of the server: ours in their order, then those from elsewhere. */
export async function listedGames(): Promise<GameCard[]> {
  const order: readonly string[] = BOXES;
  const place = ({ name }: GameCard): number => (order.includes(name) ? order.indexOf(name) : order.length);
  return [...(await games())].sort((a, b) => place(a) - place(b));
}
