/** The stickers of Kibble Scuffle. */

import { bowlArt } from "../../art/bowls.ts";
import { cushion } from "../../art/things.ts";
import { glitter, head, heart, type Stickers, swapping, whole } from "../../art/sticker.ts";
import { solid } from "../../art/tools.ts";
import { kibbleCat } from "./cats.ts";
import { circle, drawn, moved } from "../../cats/pen.ts";

const GINGER = { coat: "ginger", pattern: "tabby" } as const;

function bell(): string {
  return (
    solid("M-34 26 C-26 12 -30 -28 0 -32 C30 -28 26 12 34 26 Q0 36 -34 26Z", "#F3BE45") +
    circle(0, 37, 7, "#B9751A", 3) +
    circle(0, -36, 6, "#F3BE45", 3) +
    drawn("M-40 -22 q-8 10 -6 22 M40 -22 q8 10 6 22", 4)
  );
}

export const stickers: Stickers = {
  served: { shape: "round", paper: "#FFD27A", art: () => moved(bowlArt(1, [1, 3, 2, 3]), 0, -2, 0.54) },
  "top-cat": { shape: "burst", paper: "#F2A326", behind: "rays", art: () => whole(kibbleCat("queen"), 0, 0.56, 48) },
  "dinner-bell": { shape: "shield", paper: "#8FC7DE", art: bell },
  "dinner-for-five": {
    shape: "tag",
    paper: "#FFE3AE",
    art: () =>
      head({ coat: "tux", pattern: "tux" }, -26, -22, 0.34) +
      head({ coat: "white", pattern: "calico", mood: "happy" }, 26, -22, 0.34) +
      head({ coat: "grey", pattern: "tabby" }, -32, 8, 0.36) +
      head({ coat: "siam", pattern: "points" }, 32, 8, 0.36) +
      head({ ...GINGER, mood: "big" }, 0, -6, 0.42) +
      moved(bowlArt(2, [2, 1, 3]), 0, 16, 0.42),
  },
  "family-dinner": {
    shape: "heart",
    paper: "#F7B9A3",
    art: () =>
      head({ ...GINGER, mood: "happy" }, -24, -6, 0.42) +
      head({ ...GINGER, mood: "happy" }, 24, -6, 0.42) +
      head({ ...GINGER, mood: "sparkle" }, 0, 4, 0.4) +
      moved(bowlArt(3, [3, 2]), 0, 16, 0.34),
  },
  feast: {
    shape: "round",
    paper: "#F0A45C",
    behind: "rays",
    art: () =>
      whole({ ...kibbleCat("fat"), mood: "love" }, 0, 0.58, 30) + moved(bowlArt(1, [3, 3, 2, 3, 2]), 0, 22, 0.4),
  },
  "second-helping": {
    shape: "square",
    paper: "#BFE0C0",
    behind: "dots",
    art: () => moved(bowlArt(2, [2, 3]), -13, -22, 0.44) + moved(bowlArt(3, [3, 1, 3]), 13, 18, 0.44),
  },
  "kitten-parade": {
    shape: "cloud",
    paper: "#CDE7F2",
    art: () =>
      [-33, -11, 11, 33]
        .map((x, at) =>
          whole(
            { ...kibbleCat("kitten"), coat: (["cream", "grey", "ginger", "white"] as const)[at] ?? "cream" },
            x,
            0.44,
            24,
          ),
        )
        .join(""),
  },
  "house-guest": {
    shape: "tag",
    paper: "#D9CFE6",
    behind: "floor",
    art: () => moved(cushion, 0, 34, 0.72) + whole(kibbleCat("house"), 0, 0.52, 28),
  },
  "good-trade": {
    shape: "round",
    paper: "#E7D3A6",
    art: () => head(kibbleCat("alley"), 0, 6, 0.6) + swapping("#8A5200"),
  },
  bouncer: { shape: "shield", paper: "#5B6C8F", art: () => whole(kibbleCat("tom"), 0, 0.56, 44) },
  "small-bites": {
    shape: "flower",
    paper: "#FBD3D9",
    art: () => whole(kibbleCat("kitten"), 0, 0.56, 22) + moved(bowlArt(2, [1, 1, 1, 1, 1]), 0, 18, 0.38),
  },
  "by-a-whisker": {
    shape: "burst",
    paper: "#F6D77E",
    art: () =>
      head({ coat: "tux", pattern: "tux", mood: "right" }, -24, 8, 0.46) +
      head({ ...GINGER, mood: "left" }, 24, 8, 0.46) +
      glitter(0, -26, 11),
  },
  "patient-paws": {
    shape: "heart",
    paper: "#C9DCE6",
    art: () =>
      whole({ coat: "grey", pattern: "tabby", mood: "up" }, -12, 0.5, 32) +
      moved(bowlArt(3), 26, 18, 0.28) +
      heart(26, -18, 0.7),
  },
};
