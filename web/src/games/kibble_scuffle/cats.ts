/** The cats of Kibble Scuffle, by the names of their cards. */

import type { CatDescription } from "../../cats/description.ts";
import "../../cats/poses/lively.ts";
import { bib, bowlHat, eyePatch, fish, flies, mask, nip, ruff, scar, topHat } from "../../cats/props/gear.ts";
import { bow, crown, toothpick } from "../../cats/props/shared.ts";

const CATS: { readonly [card: string]: CatDescription } = {
  kitten: { coat: "cream", pattern: "tabby", mood: "big", build: "kitten", ears: "wide" },
  "big-eyes": { coat: "smoke", mood: "big", ears: "wide" },
  catnip: { coat: "brown", pattern: "tabby", mood: "dizzy", pose: "loaf", mouth: "w", props: [nip] },
  clumsy: { coat: "cream", mood: "fright", props: [bowlHat] },
  fat: { coat: "ginger", pattern: "tabby", mood: "smug", build: "fat", wide: 1.06, ears: "small" },
  feral: { coat: "chocolate", pattern: "tabby", mood: "angry", ears: "torn", props: [ruff, scar] },
  fraidy: { coat: "black", mood: "fright", pose: "arch", ears: "flat" },
  greedy: { coat: "tux", pattern: "tux", mood: "sparkle", mouth: "none", props: [bib, fish] },
  house: { coat: "white", pattern: "calico", mood: "happy", pose: "loaf", mouth: "w" },
  mangy: { coat: "moss", pattern: "mangy", mood: "bored", ears: "torn", props: [flies] },
  pounce: { coat: "siam", pattern: "points", mood: "left", pose: "pounce", ears: "tall" },
  queen: { coat: "white", mood: "smug", props: [crown] },
  tom: {
    coat: "grey",
    pattern: "tabby",
    mood: "sly",
    build: "tom",
    wide: 1.12,
    ears: "small",
    props: ["bandana", toothpick],
  },
  trickster: { coat: "tux", pattern: "tux", mood: "sly", props: [topHat] },
  alley: { coat: "marmalade", pattern: "bi", mood: "sly", ears: "torn", props: [eyePatch] },
  lazy: { coat: "marmalade", pattern: "tabby", mood: "sleep", pose: "sleep", props: ["zzz"] },
  mama: {
    coat: "white",
    pattern: "calico",
    mood: "happy",
    pose: "loaf",
    props: [bow()],
    friends: [
      { cat: { coat: "cream", pattern: "tabby", mood: "happy", build: "kitten", ears: "wide" }, at: [52, 2, 0.52] },
    ],
  },
  copy: { coat: "grey", mood: "right", mouth: "smirk", props: [mask] },
};

export const KIBBLE_CATS: readonly string[] = Object.keys(CATS);

/** The cat on a card: `mangy`, and also one card of its kind, `kitten-3 of 0`. */
export function kibbleCat(card: string): CatDescription {
  const found = CATS[card] ?? CATS[card.replace(/ of \d+$/, "").replace(/-\d+$/, "")];
  return found ?? { coat: "smoke", mood: "up" };
}
