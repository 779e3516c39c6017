/** Fur, and who wears it: the cats that people can be, and the faces of the bots. */

import type { Cat as CatName } from "../generated/bodies.ts";

export interface Coat {
  base: string;
  dark: string;
  light: string;
  ear: string;
  eye: string;
}

const coat = (base: string, dark: string, light: string, ear: string, eye: string): Coat => ({
  base,
  dark,
  light,
  ear,
  eye,
});

export const COATS = {
  ginger: coat("#EC9A45", "#C26A22", "#FFEBCB", "#F6BDA6", "#86A93B"),
  marmalade: coat("#D9772E", "#A34D15", "#FFE3BD", "#F2AE93", "#E5B93C"),
  tux: coat("#40374C", "#2C2536", "#FFF8EC", "#B98491", "#F2C24E"),
  black: coat("#3A3146", "#2A2334", "#564A63", "#8D6473", "#B9C94A"),
  grey: coat("#949AAE", "#6C7288", "#EDEBEF", "#DDAAB0", "#E3B341"),
  smoke: coat("#6F7690", "#515872", "#D9DAE4", "#CB97A2", "#F0C653"),
  cream: coat("#F6DFB8", "#DDB57E", "#FFF7E8", "#F3B9A8", "#5C9BC4"),
  white: coat("#FFFAF0", "#E3D6C6", "#FFFFFF", "#F4BBB0", "#5B9FC9"),
  brown: coat("#A9764B", "#744726", "#F1DBBB", "#DD9F8D", "#9DB545"),
  siam: coat("#F3E3CC", "#6B4A3C", "#FFF6E8", "#A97A6C", "#4E8FCB"),
  lilac: coat("#C4B4C6", "#9A8AA0", "#F5EDF3", "#E3AEBB", "#7FB26A"),
  chocolate: coat("#6E4636", "#4C2D24", "#E7C9AB", "#C78E82", "#D9A93A"),
  moss: coat("#A8A183", "#7A7459", "#E3DDC4", "#CF9C8E", "#D9C23F"),
  pink: coat("#EDBFAE", "#C98E7E", "#F8DCD0", "#E58F8F", "#5FA892"),
} as const satisfies { [name: string]: Coat };

export type CoatName = keyof typeof COATS;
export type Pattern =
  | "plain"
  | "tabby"
  | "tux"
  | "calico"
  | "points"
  | "tortie"
  | "bi"
  | "spot"
  | "mangy"
  | "patch"
  | "cow"
  | "split"
  | "quilt"
  | "wrinkle";
export type Ears = "point" | "tall" | "small" | "wide" | "fold" | "flat" | "torn" | "tuft";
export type Mood =
  | "calm"
  | "happy"
  | "sly"
  | "smug"
  | "fright"
  | "angry"
  | "big"
  | "dizzy"
  | "bored"
  | "sad"
  | "queasy"
  | "sparkle"
  | "sleep"
  | "left"
  | "right"
  | "up"
  | "down"
  | "huff"
  | "wink"
  | "love"
  | "sick";
export type Pose = "sit" | "loaf" | "arch" | "pounce" | "sleep" | "eat" | "peek" | "stretch" | "head";
export type Build = "normal" | "fat" | "tom" | "kitten";

export interface Looks {
  coat: CoatName;
  second?: CoatName; // the colour of the patches, if they are of another cat's
  pattern?: Pattern;
  ears?: Ears;
  mood?: Mood;
  wide?: number;
}

const PEOPLE: { [name in CatName]: Looks } = {
  tabby: { coat: "brown", pattern: "tabby" },
  ginger: { coat: "ginger", pattern: "tabby" },
  tuxedo: { coat: "tux", pattern: "tux" },
  calico: { coat: "white", pattern: "calico" },
  siamese: { coat: "siam", pattern: "points", ears: "tall" },
  persian: { coat: "cream", ears: "small", wide: 1.1 },
  sphynx: { coat: "pink", pattern: "wrinkle", ears: "tall" },
  bengal: { coat: "ginger", pattern: "spot", ears: "small" },
  "russian-blue": { coat: "smoke", ears: "wide" },
  "maine-coon": { coat: "chocolate", pattern: "tabby", ears: "tuft", wide: 1.08 },
  black: { coat: "black" },
  white: { coat: "white" },
  tortoiseshell: { coat: "marmalade", second: "black", pattern: "tortie" },
  "scottish-fold": { coat: "cream", ears: "fold" },
  ragdoll: { coat: "lilac", pattern: "bi" },
  birman: { coat: "white", second: "smoke", pattern: "points" },
};

const BOTS: { [level: string]: Looks } = {
  kitten: { coat: "cream", pattern: "tabby", ears: "wide", mood: "big" },
  tabby: { coat: "grey", pattern: "tabby" },
  lynx: { coat: "brown", pattern: "spot", ears: "tuft", mood: "smug" },
  puma: { coat: "marmalade", ears: "small", mood: "sly" },
  tiger: { coat: "ginger", second: "black", pattern: "tabby", ears: "small", mood: "angry", wide: 1.08 },
};

const ANYBODY: Looks = { coat: "grey" };

/** How the cat of a person, or a bot of a level, looks. */
export function looks(cat: string, level = ""): Looks {
  if (Object.hasOwn(PEOPLE, cat)) return PEOPLE[cat as CatName];
  return BOTS[level] ?? ANYBODY;
}
