/** What the seven kinds of tiles look like: colours, and what is painted on the sides of a cube. */

import { drawn, filled, INK } from "../../../cats/pen.ts";

export type Kind = "siamese" | "ginger" | "tuxedo" | "calico" | "sphynx" | "blue" | "bobtail";

export interface TileCoat {
  top: string;
  left: string;
  right: string;
  dark: string;
  light: string;
  ear: string;
  eye: string;
  ears: readonly [string, string];
  paws: string;
  tail: string;
}

/** Each side is 100 wide and high. */
export interface Sides {
  top: string;
  left: string;
  right: string;
}

const ORANGE = "#E8913C";
const RUST = "#D9603A";
const BLACK = "#453A4F";

export function mixed(one: string, other: string, share: number): string {
  const parts = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const b = parts(other);
  const hex = parts(one).map((value, at) =>
    Math.round(value * (1 - share) + (b[at] ?? 0) * share)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${hex.join("")}`;
}

function plain(base: string, dark: string, light: string, ear: string, eye: string): TileCoat {
  return {
    top: mixed(base, "#FFFFFF", 0.16),
    left: base,
    right: mixed(base, INK, 0.2),
    dark,
    light,
    ear,
    eye,
    ears: [base, base],
    paws: light,
    tail: mixed(base, INK, 0.08),
  };
}

const GINGER = plain("#EC9A45", "#C26A22", "#FFEBCB", "#F6BDA6", "#86A93B");
const TUXEDO = plain("#40374C", "#2C2536", "#FFF8EC", "#B98491", "#F2C24E");
const SIAMESE = plain("#F3E3CC", "#6B4A3C", "#FFF6E8", "#A97A6C", "#4E8FCB");
const SPHYNX = plain("#EDBFAE", "#C98E7E", "#F8DCD0", "#E58F8F", "#5FA892");
const BLUE = plain("#949AAE", "#6C7288", "#EDEBEF", "#DDAAB0", "#E3B341");
const WHITE: TileCoat = {
  top: "#FFFDF7",
  left: "#FBF2E2",
  right: "#DDCFC0",
  dark: "#E3D6C6",
  light: "#FFFFFF",
  ear: "#F4BBB0",
  eye: "#5B9FC9",
  ears: [ORANGE, BLACK],
  paws: "#FFF8EA",
  tail: BLACK,
};

export const TILE_COATS: { readonly [kind in Kind]: TileCoat } = {
  siamese: { ...SIAMESE, ears: [SIAMESE.dark, SIAMESE.dark], paws: SIAMESE.dark, tail: SIAMESE.dark },
  ginger: GINGER,
  tuxedo: TUXEDO,
  calico: WHITE,
  sphynx: SPHYNX,
  blue: BLUE,
  bobtail: { ...WHITE, eye: "#C99A2E", ears: [RUST, BLACK], tail: RUST },
};

const sides = (top = "", left = "", right = ""): Sides => ({ top, left, right });
const stripe = mixed(GINGER.dark, INK, 0.2);

/** Awake on its feet. */
export const AWAKE: { readonly [kind in Kind]: Sides } = {
  siamese: sides(
    filled("M30 86H70V100H30Z", SIAMESE.dark),
    filled("M50 18C18 22 14 60 26 82C34 100 66 100 74 82C86 60 82 22 50 18Z", "#7A5A4C"),
    filled("M0 80H100V100H0Z", mixed(SIAMESE.dark, INK, 0.2)),
  ),
  ginger: sides(
    drawn("M20 30H80M28 52H72M20 74H80M50 88V100", 8, GINGER.dark),
    drawn("M36 0V16M50 0V20M64 0V16", 7, GINGER.dark) +
      drawn("M0 50L14 52M0 64L13 63M100 50L86 52M100 64L87 63", 6, GINGER.dark),
    drawn("M26 0Q31 24 24 44M50 0Q55 24 48 44M74 0Q79 24 72 44", 8, stripe),
  ),
  tuxedo: sides(
    "",
    filled("M50 12C42 34 14 50 14 72V100H86V72C86 50 58 34 50 12Z", TUXEDO.light),
    filled("M0 78H100V100H0Z", mixed(TUXEDO.light, INK, 0.15)),
  ),
  calico: sides(
    filled("M0 40C30 30 52 60 40 100H0Z", ORANGE) + filled("M60 0H100V60C80 70 56 40 60 0Z", BLACK),
    filled("M0 0H46C46 26 30 44 0 40Z", ORANGE) + filled("M62 0H100V40C80 40 64 24 62 0Z", BLACK),
    filled("M50 0H100V50C76 56 50 34 50 0Z", "#C4762D"),
  ),
  sphynx: sides(
    drawn("M20 24Q50 36 80 24M24 48Q50 60 76 48M24 72Q50 84 76 72", 4, SPHYNX.dark),
    drawn("M34 12Q50 20 66 12M38 22Q50 28 62 22", 4, SPHYNX.dark),
    drawn("M30 14Q50 24 46 44M52 10Q66 22 62 40", 4, SPHYNX.dark),
  ),
  blue: sides(drawn("M50 10V90", 5, mixed(BLUE.left, BLUE.dark, 0.5))),
  bobtail: sides(
    filled("M60 0H100V50C80 60 60 30 60 0Z", BLACK),
    filled("M0 0H40C40 30 24 46 0 44Z", RUST) + filled("M66 0H100V44C80 40 64 24 66 0Z", BLACK),
    filled("M100 10C70 0 44 20 52 44C60 66 84 70 100 60Z", "#B04A2A"),
  ),
};

/** Asleep on its back. */
export const ASLEEP: { readonly [kind in Kind]: Sides } = {
  siamese: sides("", filled("M50 82C18 78 14 40 26 18C34 0 66 0 74 18C86 40 82 78 50 82Z", "#7A5A4C")),
  ginger: sides(
    "",
    drawn("M36 100V84M50 100V80M64 100V84", 7, GINGER.dark),
    drawn("M26 100Q31 76 24 56M50 100Q55 76 48 56M74 100Q79 76 72 56", 8, stripe),
  ),
  tuxedo: sides("", filled("M50 88C42 66 14 50 14 28V0H86V28C86 50 58 66 50 88Z", TUXEDO.light)),
  calico: sides(
    "",
    filled("M0 100H46C46 74 30 56 0 60Z", ORANGE) + filled("M62 100H100V60C80 60 64 76 62 100Z", BLACK),
    filled("M50 100H100V50C76 44 50 66 50 100Z", "#C4762D"),
  ),
  sphynx: sides(
    drawn("M30 34Q50 42 70 34M30 62Q50 70 70 62", 4, SPHYNX.dark),
    drawn("M34 88Q50 80 66 88M38 78Q50 72 62 78", 4, SPHYNX.dark),
  ),
  blue: sides(),
  bobtail: sides(
    "",
    filled("M0 100H40C40 70 24 54 0 56Z", RUST) + filled("M66 100H100V56C80 60 64 76 66 100Z", BLACK),
    filled("M100 90C70 100 44 80 52 56C60 34 84 30 100 40Z", "#B04A2A"),
  ),
};

/** The hind half of the long cat. */
export const HIND_AWAKE = sides(
  filled("M50 100C40 70 70 50 100 60V100Z", BLACK),
  filled("M0 10C30 0 54 20 48 44C40 66 16 70 0 60Z", RUST),
);
export const HIND_ASLEEP = sides("", filled("M0 90C30 100 54 80 48 56C40 34 16 30 0 40Z", RUST));

/** Its short tail. */
export function bob(x: number, y: number): string {
  return filled(`M${x - 15} ${y}a15 15 0 1 1 30 0a15 15 0 1 1 -30 0Z`, RUST, { width: 5 });
}
