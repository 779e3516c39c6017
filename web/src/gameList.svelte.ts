/** The games of the shelf: their order, titles, colours and pictures, as their manifests say. */

import { games } from "./api.ts";
import { coverOf } from "./gameFolders/covers.ts";
import type { AccentInfo, GameCard } from "./generated/bodies.ts";
import { catPicture } from "./cats/cat.ts";
import { OUR_GAMES } from "./generated/ourGames.ts";
import { catalogue, texts } from "./texts/catalogue.ts";
import { spoken } from "./texts/words.ts";

const t = texts("page-home");

/** The bots, from easy to fiendish, where the game has not been asked for its own. */
export const LEVELS = ["kitten", "tabby", "lynx", "puma", "tiger"] as const;

/** Our games, in their order: they stand on the shelf before the server has answered. */
export const OUR_NAMES: readonly string[] = OUR_GAMES.map(({ name }) => name);
const TITLES = "titles"; // of our games: see tools/texts.ts
let told: readonly GameCard[] = $state.raw([]);
let asked = false;

/** All games of the server, in their order. */
export async function listedGames(): Promise<readonly GameCard[]> {
  const found = [...(await games())];
  found.sort((a, b) => a.manifest.order - b.manifest.order || (a.name < b.name ? -1 : 1));
  told = found;
  return found;
}

/** What the server told about a game; it is asked about one that is not ours. */
function toldOf(game: string): GameCard | undefined {
  const found = told.find(({ name }) => name === game);
  if (found === undefined && !asked && !OUR_NAMES.includes(game)) {
    asked = true;
    listedGames().catch(() => (asked = false));
  }
  return found;
}

/** What a game is called, even before the server has said it. */
export function titleOf(game: string): string {
  const ours = catalogue().has(TITLES) ? catalogue().tell(TITLES, game) : null;
  return ours ?? toldOf(game)?.title ?? spoken(game);
}

/** What stands on the label of its box: for how many it is, and how long it takes. */
export function factsOf({
  least_seats,
  most_seats,
  manifest: { minutes },
}: Pick<GameCard, "least_seats" | "most_seats" | "manifest">): string[] {
  const least = least_seats === most_seats ? undefined : least_seats;
  return [t("game-seats", { least, most: most_seats }), ...(minutes === 0 ? [] : [t("game-minutes", { minutes })])];
}

/** A small picture that means this game: a head, or somebody who looks over an edge. */
export function faceOf(game: string, pose: "head" | "peek" = "head"): string {
  return catPicture({ ...coverOf(game).face, pose });
}

/** The colours of a game; undefined until they are known. */
export function accentOf(game: string): AccentInfo | undefined {
  return OUR_GAMES.find(({ name }) => name === game)?.accent ?? toldOf(game)?.manifest.accent;
}

/** The address of the picture on the box of a game that brings its own; empty if it brings none. */
export function coverAddress(game: string): string {
  return OUR_NAMES.includes(game) ? "" : (toldOf(game)?.manifest.cover ?? "");
}

/** The attributes of an element that has a game's colours. */
export function accented(game: string | undefined): { "data-accent"?: string; style?: string } {
  const accent = game === undefined ? undefined : accentOf(game);
  if (game === undefined || accent === undefined) return {};
  const { colour, ink, soft, text, side, on_table_light, on_table_dark } = accent;
  const colours = {
    "": colour,
    "-ink": ink,
    "-soft": soft,
    "-text": text,
    "-side": side,
    "-on-table": `light-dark(${on_table_light}, ${on_table_dark})`,
  };
  const style = Object.entries(colours).map(([part, value]) => `--accent${part}: ${value}`);
  return { "data-accent": game, style: style.join("; ") };
}
