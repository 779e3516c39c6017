/**
 * A game's folder, `src/games/<folder>`: it has the name of the game's Python package, with underscores.
 *
 * What a game brings for the page is found there, file by file: nothing lists the games.
 */
export function folderOf(game: string): string {
  return game.replaceAll("-", "_");
}
