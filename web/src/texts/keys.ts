// Written by `make texts` from src/tabbytop/languages/*/page-*.ftl: change them there.

/** By area and key: the names of the gaps. `who?` may be left out, `who[]` is a list. */
export interface Texts {
  "page-home": {
    "app-name": never;
    "app-about": never;
    "app-no-script": never;
    "game-kibble-scuffle": never;
    "game-kibble-scuffle.first": never;
    "game-kibble-scuffle.second": never;
    "game-kibble-scuffle.third": never;
    "game-kitty-paw": never;
    "game-kitty-paw.first": never;
    "game-kitty-paw.second": never;
    "game-kitty-paw.third": never;
    "game-tem-purr-a": never;
    "game-tem-purr-a.first": never;
    "game-tem-purr-a.second": never;
    "game-tem-purr-a.third": never;
    "game-cat-lady": never;
    "game-cat-lady.first": never;
    "game-cat-lady.second": never;
    "game-cat-lady.third": never;
    "game-meow": never;
    "game-meow.first": never;
    "game-meow.second": never;
    "game-meow.third": never;
  };
}
