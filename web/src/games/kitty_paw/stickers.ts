/** The stickers of Kitty Paw. */

import { chihuahua } from "./art/cards.ts";
import { tileArt } from "./art/tiles.ts";
import { written } from "../../art/letters.ts";
import { sounding } from "../../art/notions.ts";
import { glitter, head, type Stickers, whole } from "../../art/sticker.ts";
import { solid } from "../../art/tools.ts";
import "../../cats/poses/lively.ts";
import { circle, clipped, drawn, ellipse, filled, INK, moved } from "../../cats/pen.ts";
import { laurel } from "../../cats/props/laurel.ts";
import { topHat } from "../../cats/props/gear.ts";

const GINGER = { coat: "ginger", pattern: "tabby" } as const;

function pawPrint(): string {
  const pads = [
    [-27, -8, -24],
    [-10, -27, -8],
    [10, -27, 8],
    [27, -8, 24],
  ] as const;
  return (
    pads.map(([x, y, turn]) => moved(ellipse(0, 0, 9, 12.5, "#2F7D62", 3), x, y, 1, turn)).join("") +
    solid("M0 -6 C14 -6 28 12 26 26 C24 38 10 36 0 32 C-10 36 -24 38 -26 26 C-28 12 -14 -6 0 -6Z", "#2F7D62")
  );
}

function flag(): string {
  const cloth = "M-24 -40 Q2 -50 40 -38 V6 Q6 -6 -24 4Z";
  let squares = "";
  for (let x = 0; x < 6; x += 1)
    for (let y = 0; y < 5; y += 1) if ((x + y) % 2 === 0) squares += `M${-26 + x * 12} ${-50 + y * 12} h12 v12 h-12Z `;
  return (
    drawn("M-26 -46 V50", 8) +
    drawn("M-26 -46 V50", 4, "#C99559") +
    filled(cloth, "#FFFDF6") +
    clipped(filled(squares, INK), cloth) +
    drawn(cloth, 3)
  );
}

function stopwatch(): string {
  return (
    solid("M-9 -52 H9 V-38 H-9Z", "#949AAE") +
    drawn("M30 -30 L37 -37", 8) +
    circle(1, 9, 38, INK) +
    circle(0, 8, 37, "#F3BE45", 3) +
    circle(0, 8, 28, "#FFFDF6", 2.6) +
    written("2O", 0, 20, 25, INK, 3) +
    drawn("M0 -16 v5 M24 8 h-4 M-24 8 h4", 3)
  );
}

export const stickers: Stickers = {
  "paw-print": { shape: "round", paper: "#CDEEDD", art: pawPrint },
  "fastest-paw": {
    shape: "burst",
    paper: "#F6D77E",
    behind: "rays",
    art: () =>
      whole({ coat: "siam", pattern: "points", pose: "pounce", mood: "left", ears: "tall" }, 2, 0.5, 26) +
      drawn("M6 36 h30 M20 44 h16 M-40 -34 h24 M-30 -44 h18", 4),
  },
  meow: {
    shape: "cloud",
    paper: "#8FDCBC",
    art: () => head({ ...GINGER, mood: "up", mouth: "howl" }, 0, 10, 0.62) + moved(sounding, 0, 4, 0.62),
  },
  "steady-paw": { shape: "shield", paper: "#C9DCE6", art: () => moved(tileArt("tuxedo", false), 0, 4, 0.92) },
  "three-in-a-row": {
    shape: "tag",
    paper: "#FFE3AE",
    art: () =>
      moved(tileArt("ginger", false), -27, 16, 0.56) +
      moved(tileArt("calico", false), 0, -22, 0.56) +
      moved(tileArt("siamese", false), 27, 16, 0.56),
  },
  "level-three": {
    shape: "round",
    paper: "#C7B5E0",
    art: () =>
      moved(tileArt("blue", true), 0, 28, 0.5) +
      moved(tileArt("ginger", false), 0, 0, 0.5) +
      moved(tileArt("calico", false), 0, -28, 0.5),
  },
  "cat-nose": {
    shape: "heart",
    paper: "#FBD3D9",
    art: () => head({ coat: "white", pattern: "calico", mood: "sleep", mouth: "w" }, 0, -18, 0.9),
  },
  "not-a-cat": { shape: "square", paper: "#F6E3A8", behind: "dots", art: () => moved(chihuahua(), 0, 4, 1.3) },
  "big-ears": {
    shape: "flower",
    paper: "#8FC7DE",
    art: () => head({ coat: "pink", pattern: "wrinkle", ears: "tall", mood: "big" }, 0, 20, 0.68),
  },
  "photo-finish": { shape: "tag", paper: "#8FDCBC", art: () => moved(flag(), -4, 0, 0.8) },
  "twenty-seconds": { shape: "round", paper: "#E7D3A6", art: () => moved(stopwatch(), 0, 2, 0.84) },
  "ten-of-ten": {
    shape: "burst",
    paper: "#F2A326",
    behind: "rays",
    art: () =>
      head({ coat: "grey", pattern: "tabby", mood: "happy", props: [laurel] }, 0, -2, 0.56) +
      filled("M-30 20 H30 V44 H-30Z", "#FFFDF6", { width: 3 }) +
      written("1O", 0, 40, 16, INK, 3.4),
  },
  "herding-cats": {
    shape: "cloud",
    paper: "#BFE0C0",
    art: () =>
      whole({ coat: "tux", pattern: "tux", pose: "pounce", mood: "left" }, -22, 0.3, -2) +
      whole({ ...GINGER, pose: "pounce", mood: "right", flip: true }, 24, 0.3, 14) +
      whole({ coat: "white", pose: "pounce", mood: "left" }, -10, 0.3, 38),
  },
  "after-you": {
    shape: "shield",
    paper: "#D9CFE6",
    art: () =>
      whole({ coat: "tux", pattern: "tux", mood: "happy", pawUp: true, props: [topHat] }, -4, 0.46, 46) +
      glitter(34, -2, 8),
  },
};
