/** The stickers of Tem-Purr-A. */

import { glitter, head, heart, type Stickers, swapping, whole } from "../../art/sticker.ts";
import { dango, gyoza, noodles, prawn, riceBall, salmon } from "./art/dishes.ts";
import { solid } from "../../art/tools.ts";
import { circle, drawn, ellipse, filled, moved, part } from "../../cats/pen.ts";
import type { Accessory } from "../../cats/props/accessory.ts";
import { bib } from "../../cats/props/gear.ts";
import { eater } from "./eater.ts";

const CREAM_CAT = { coat: "cream", ears: "small" } as const;
const GLAZES = ["#FFF8EA", "#9DBBC9", "#E7B9A8"] as const;

const toque: Accessory = {
  name: "toque",
  layer: "front",
  covers: "-40,-96 40,-96 40,-30 -40,-30",
  art: () =>
    solid(
      "M-30 -36 C-32 -46 -34 -52 -36 -58 C-54 -66 -46 -92 -26 -86 C-18 -104 18 -104 26 -86 C46 -92 54 -66 36 -58 C34 -52 32 -46 30 -36 Q0 -28 -30 -36Z",
      "#FFFFFF",
    ) + drawn("M-12 -60 V-44 M12 -60 V-44", 2.4),
};

/** Bowls upon bowls, the lowest at `y`. */
function stack(bowls: number, x: number, y: number, scale: number): string {
  let art = "";
  for (let at = 0; at < bowls; at += 1) {
    const glaze = GLAZES[at % GLAZES.length] as string;
    const dish =
      part("M-44 -6 C-40 14 -22 22 0 22 C22 22 40 14 44 -6Z", glaze, { width: 4, light: [-7, -2] }) +
      ellipse(0, -6, 44, 11, glaze, 4) +
      ellipse(0, -7, 34, 7, "#E9A24A", 3);
    art += moved(dish, x + ((at * 5) % 3) * 2 - 2, y - at * 26 * scale, scale);
  }
  return art;
}

function hotSauce(): string {
  return (
    solid(
      "M-9 -44 H9 V-26 C20 -18 22 -8 22 2 V38 Q22 46 14 46 H-14 Q-22 46 -22 38 V2 C-22 -8 -20 -18 -9 -26Z",
      "#D4472F",
    ) +
    solid("M-10 -52 H10 V-40 H-10Z", "#4F7F38") +
    filled("M-18 4 H18 V34 H-18Z", "#FFF6E4", { width: 2.6 }) +
    filled(
      "M0 8 C10 16 12 22 8 28 C4 33 -6 33 -9 27 C-11 22 -6 20 -5 15 C-3 18 -2 18 -1 16 C1 13 1 11 0 8Z",
      "#F2A326",
      {
        width: 2.4,
      },
    )
  );
}

function bag(): string {
  return (
    solid("M-32 -14 H32 L38 46 H-38Z", "#DDB780") +
    drawn("M-16 -14 C-16 -36 16 -36 16 -14", 5) +
    drawn("M-32 -4 H32", 2.4, "#8A5F34") +
    moved(filled("M-15 0 C-8 -11 6 -11 12 -1 L20 -8 V9 L12 2 C6 11 -8 11 -15 0Z", "#5FA6C4", { width: 3 }), -2, 22, 1.1)
  );
}

export const stickers: Stickers = {
  "full-menu": {
    shape: "round",
    paper: "#FFC9A8",
    art: () =>
      moved(riceBall(), -20, -20, 0.86) +
      moved(prawn(), 22, -18, 0.86) +
      moved(dango(), -20, 22, 0.86) +
      moved(salmon(), 22, 24, 0.86),
  },
  chef: {
    shape: "shield",
    paper: "#FF8A5C",
    behind: "rays",
    art: () => whole({ ...CREAM_CAT, mood: "happy", props: [toque] }, 0, 0.54, 50),
  },
  spotless: {
    shape: "flower",
    paper: "#CDE7F2",
    art: () =>
      whole({ coat: "tux", pattern: "tux", mood: "happy", props: [bib] }, 0, 0.58, 46) +
      glitter(32, -28, 12) +
      glitter(-34, -6, 8),
  },
  "big-appetite": {
    shape: "round",
    paper: "#F6D77E",
    art: () => whole(eater(CREAM_CAT, "hungry"), -12, 0.56) + stack(3, 34, 30, 0.36),
  },
  "thirty-and-fine": {
    shape: "burst",
    paper: "#F0A45C",
    behind: "rays",
    art: () =>
      stack(7, 30, 34, 0.4) +
      whole({ ...eater({ coat: "ginger", pattern: "tabby" }, "full"), mood: "love" }, -12, 0.54, 44),
  },
  "small-dish": {
    shape: "heart",
    paper: "#BFE0C0",
    art: () => moved(riceBall(), 0, 4, 1.25) + heart(-26, -20, 0.6) + heart(28, -16, 0.5),
  },
  tower: { shape: "square", paper: "#C9DCE6", behind: "dots", art: () => stack(6, 0, 32, 0.6) },
  "return-to-sender": {
    shape: "tag",
    paper: "#E7D3A6",
    art: () => moved(noodles(), 0, 2, 1) + swapping("#B9402B"),
  },
  "you-look-hungry": {
    shape: "cloud",
    paper: "#FBD3D9",
    art: () =>
      head({ coat: "siam", pattern: "points", mood: "big", ears: "tall" }, -18, 4, 0.52) +
      moved(gyoza(), 26, 20, 0.9) +
      drawn("M36 -28 Q40 -12 30 0 M30 0 l-1 -11 M30 0 l10 -5", 5),
  },
  "table-cleared": {
    shape: "round",
    paper: "#BFE0C0",
    art: () =>
      moved(gyoza(), -18, 6, 1, -14) + moved(gyoza(), 18, 6, 1, 14) + glitter(0, -28, 13) + glitter(30, -22, 8),
  },
  "empty-paws": {
    shape: "burst",
    paper: "#D9CFE6",
    art: () => whole({ coat: "grey", pattern: "tabby", mood: "sparkle", pawUp: true }, -4, 0.58, 44),
  },
  "hot-sauce": { shape: "shield", paper: "#F6D77E", behind: "rays", art: () => moved(hotSauce(), 0, 2, 0.84) },
  "doggy-bag": { shape: "square", paper: "#8FC7DE", art: () => moved(bag(), 0, -2, 0.92) },
  "well-rested": {
    shape: "cloud",
    paper: "#8A86B8",
    art: () =>
      whole({ ...CREAM_CAT, pose: "sleep", mood: "sleep" }, -2, 0.62, 34) +
      drawn("M22 -22 h10 l-10 12 h10 M36 -36 h7 l-7 8 h7", 3.4, "#FFF6E4") +
      circle(-28, -26, 8, "#F6DE8A"),
  },
};
