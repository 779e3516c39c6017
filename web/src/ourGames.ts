// Written by `make wire` from the manifests in games/*/game.py: change it there.

import type { AccentInfo } from "./bodies.ts";

/** Our games in the order of the shelf, until the server has told of all. */
export const OUR_GAMES: readonly { name: string; accent: AccentInfo }[] = [
  {
    "name": "kibble-scuffle",
    "accent": {
      "colour": "#f2a326",
      "ink": "#8a5200",
      "soft": "#ffe3ae",
      "text": "#2b2233",
      "side": "#a66b12",
      "on_table_light": "#804b00",
      "on_table_dark": "#f5bd62"
    }
  },
  {
    "name": "kitty-paw",
    "accent": {
      "colour": "#5dbe9a",
      "ink": "#1b6a52",
      "soft": "#cdeedd",
      "text": "#2b2233",
      "side": "#2f7d62",
      "on_table_light": "#17604a",
      "on_table_dark": "#8fdcbc"
    }
  },
  {
    "name": "tem-purr-a",
    "accent": {
      "colour": "#e4532f",
      "ink": "#ae3214",
      "soft": "#ffd3c2",
      "text": "#2b1208",
      "side": "#99341a",
      "on_table_light": "#a12c10",
      "on_table_dark": "#ff9d7d"
    }
  },
  {
    "name": "cat-lady",
    "accent": {
      "colour": "#db6583",
      "ink": "#a2335a",
      "soft": "#f9d3db",
      "text": "#2b1208",
      "side": "#963c57",
      "on_table_light": "#982d53",
      "on_table_dark": "#f2a0b3"
    }
  },
  {
    "name": "meow",
    "accent": {
      "colour": "#7d5cc9",
      "ink": "#5a3da6",
      "soft": "#e1d6f6",
      "text": "#fffaf0",
      "side": "#4d3690",
      "on_table_light": "#5a3da6",
      "on_table_dark": "#c3b0f2"
    }
  }
];
