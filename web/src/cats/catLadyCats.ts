/** The cats of Cat Lady, by the names of their cards. Their fur has the colours that the game counts. */

import type { CatDescription } from "./description.ts";
import "./poses/lively.ts";
import { beard, beautySpot, blush, catEyeShades, goldShades, milkBeard, monocle, moustache, paintbrush, roseInMouth, roundGlasses, roundShades, shades, soot } from "./props/faces.ts";
import { baseballCap, beret, bonnet, bowler, captainsCap, chairmanCap, cowboyHat, featherHat, flatCap, nursesCap, porkpie, rainHat, strawHat, trilby, visor, wizardHat } from "./props/hats.ts";
import { ashLeaf, berries, bolts, cowHorns, crescent, devilHorns, flowerCrown, headscarf, hearts, laurel, lily, marshmallows, mopTop, mushroom, notes, peanutShell, pebbles, pompadour, rainbow, snow, sparkles, stem, stormCloud, sweatband, tiara, violetFlower, waffle, wig } from "./props/headwear.ts";
import { bigBell, bowTie, cameo, cape, chalkboard, cowBell, fluff, heartLocket, highCollar, lace, neckerchief, pearls, penny, scarf, shawl, showCollar, stripedShirt } from "./props/neck.ts";
import { bow, crown, toothpick } from "./props/scuffle.ts";
import { banjo, book, cards, dominoTile, drum, dumbbell, fiddle, lamp, milk, palette, socks, stick, trident, typewriter, viola, windUpKey, yarn } from "./props/toys.ts";

const DECK: { readonly [name: string]: CatDescription } = {
  shadow: { coat: "black", pose: "pounce", mood: "left", ears: "tall", eye: "#F2C24E" },
  jazz: { coat: "black", mood: "calm", mouth: "smirk", props: [trilby, shades, notes] },
  lily: { coat: "black", mood: "happy", pose: "loaf", props: [lily] },
  blackberry: { coat: "black", mood: "calm", props: [berries] },
  keaton: { coat: "black", mood: "bored", ears: "small", props: [porkpie, bowTie("#B8B0A4")] },
  "pablo-picatso": { coat: "black", mood: "right", eye: "#E3B341", props: [stripedShirt, beret, paintbrush, palette], mouth: "none" },
  chester: { coat: "marmalade", pattern: "tabby", mood: "sly", ears: "torn", props: [toothpick, neckerchief] },
  bell: { coat: "ginger", mood: "happy", pose: "loaf", ears: "wide", props: [bigBell] },
  bronte: { coat: "ginger", pattern: "tabby", pose: "loaf", mood: "bored", props: [bonnet] },
  zeus: { coat: "marmalade", mood: "angry", mouth: "none", build: "tom", wide: 1.06, props: [laurel, beard, bolts] },
  pumpkin: { coat: "ginger", pattern: "tabby", build: "fat", mood: "happy", wide: 1.06, ears: "small", props: [stem] },
  "chairman-meow": { coat: "marmalade", pattern: "tabby", mood: "smug", build: "tom", wide: 1.08, ears: "small", props: [chairmanCap] },
  cooper: { coat: "white", mood: "sly", props: [neckerchief, cowboyHat] },
  gershon: { coat: "white", mood: "smug", eye: "#C99A2E", ears: "small", wide: 1.05, props: [scarf("#7D8FB8", "#F6EAD6"), flatCap] },
  snowflake: { coat: "white", mood: "up", ears: "wide", props: [bow(), snow] },
  sparkle: { coat: "white", mood: "sparkle", props: [tiara, sparkles] },
  "sir-cuddleface": { coat: "white", mood: "smug", build: "fat", wide: 1.1, ears: "small", eye: "#7FB26A", props: [blush, monocle, bowTie("#5A3F8F")] },
  sox: { coat: "white", mood: "sparkle", ears: "tall", props: [socks] },
  alvin: { coat: "marmalade", second: "black", pattern: "tortie", mood: "wink", props: [baseballCap] },
  dinah: { coat: "ginger", pattern: "tux", mood: "big", build: "kitten", props: [bow("#5E9BC0"), yarn] },
  luna: { coat: "tux", pattern: "bi", second: "black", mood: "calm", ears: "tall", props: [crescent, scarf("#4F5C9A", "#F6DE8A")] },
  henriette: { coat: "white", pattern: "quilt", mood: "smug", props: [pearls, featherHat] },
  ash: { coat: "grey", pose: "loaf", mood: "sleep", props: [soot, ashLeaf] },
  slate: { coat: "smoke", pattern: "tux", mood: "up", ears: "small", props: [chalkboard] },
  pebble: { coat: "grey", second: "ginger", pattern: "tortie", mood: "big", build: "kitten", ears: "wide", props: [pebbles] },
  storm: { coat: "smoke", second: "black", pattern: "tortie", mood: "angry", ears: "flat", props: [stormCloud] },
  misty: { coat: "grey", mood: "bored", mouth: "w", ears: "small", props: [rainHat] },
  duke: { coat: "grey", pattern: "tux", mood: "smug", build: "tom", wide: 1.06, ears: "small", props: [lace, crown] },
  banjo: { coat: "ginger", second: "grey", pattern: "tortie", mood: "happy", props: [strawHat, banjo] },
  fiddle: { coat: "grey", pattern: "tux", mood: "sleep", ears: "tall", props: [fiddle, notes] },
  viola: { coat: "smoke", second: "black", pattern: "patch", mood: "calm", ears: "wide", props: [violetFlower, viola] },
  domino: { coat: "white", second: "tux", pattern: "split", mood: "sly", props: [dominoTile] },
};

const AOSHIMA_FRIENDS = [
  { cat: { coat: "ginger", pattern: "tabby", mood: "happy", build: "kitten" }, at: [-74, 4, 0.84] },
  { cat: { coat: "white", mood: "sparkle", build: "kitten", ears: "wide" }, at: [66, 4, 0.84] },
] as const;

const STRAYS: { readonly [name: string]: CatDescription } = {
  florence: { coat: "marmalade", pattern: "bi", mood: "happy", props: [nursesCap, lamp] },
  antoinette: { coat: "white", mood: "smug", props: [lace, wig, beautySpot] },
  eliot: { coat: "black", mood: "up", props: [roundGlasses, bowler, bowTie("#B9476A")] },
  "levar-purrton": { coat: "white", mood: "happy", props: [rainbow, book] },
  zoroaster: { coat: "black", mood: "sly", eye: "#E9D94A", props: [cape, wizardHat] },
  macak: { coat: "ginger", pattern: "tabby", mood: "dizzy", pose: "arch", ears: "flat", props: [bolts] },
  waffle: { coat: "ginger", mood: "happy", mouth: "lick", build: "fat", wide: 1.04, ears: "small", props: [waffle] },
  hemingway: { coat: "black", pose: "sleep", mood: "sleep", props: [captainsCap, "zzz", typewriter] },
  sweetheart: { coat: "white", pattern: "quilt", mood: "love", pose: "loaf", props: [hearts, heartLocket] },
  penny: { coat: "ginger", pattern: "tabby", build: "kitten", mood: "big", ears: "wide", props: [penny] },
  moonbeam: { coat: "white", mood: "calm", pose: "loaf", props: [roundShades, flowerCrown] },
  cow: { coat: "white", pattern: "tortie", mood: "calm", pose: "loaf", ears: "wide", props: [cowHorns, cowBell] },
  truffle: { coat: "black", mood: "smug", pose: "loaf", ears: "small", props: [mushroom] },
  aoshima: { coat: "black", mood: "calm", props: [], friends: AOSHIMA_FRIENDS },
  biddy: { coat: "grey", mood: "bored", mouth: "w", props: [shawl, headscarf] },
  calf: { coat: "white", second: "tux", pattern: "cow", build: "kitten", mood: "up", ears: "wide", props: [milkBeard, milk] },
  choupette: { coat: "white", mood: "smug", ears: "small", wide: 1.08, props: [fluff, catEyeShades, highCollar] },
  elvis: { coat: "black", mood: "sly", ears: "small", props: [showCollar, goldShades, pompadour] },
  "little-nicky": { coat: "marmalade", second: "black", pattern: "tortie", mood: "sly", mouth: "teeth", build: "kitten", props: [devilHorns, trident] },
  marshmallow: { coat: "white", mood: "happy", build: "fat", wide: 1.12, ears: "fold", props: [blush, marshmallows, stick] },
  "mister-fit": { coat: "grey", mood: "angry", mouth: "smirk", build: "tom", wide: 1.04, ears: "small", props: [sweatband, dumbbell] },
  "mr-zoe": { coat: "marmalade", pattern: "tabby", mood: "calm", mouth: "none", ears: "tall", props: [moustache, bow("#ACA0FE")] },
  tomasso: { coat: "marmalade", pattern: "tux", mood: "sparkle", ears: "wide", props: [windUpKey, roseInMouth], mouth: "none" },
  mina: { coat: "smoke", second: "black", pattern: "bi", mood: "sly", ears: "tall", eye: "#D9476A", props: [cape, cameo] },
  ringo: { coat: "grey", mood: "sad", mouth: "w", props: [mopTop, drum] },
  peanut: { coat: "ginger", build: "kitten", mood: "sparkle", props: [peanutShell] },
};

export const CAT_LADY_CATS: readonly string[] = [...Object.keys(DECK), ...Object.keys(STRAYS)];

/** The cat on a card. */
export function catLadyCat(name: string): CatDescription {
  return DECK[name] ?? STRAYS[name] ?? { coat: "smoke", mood: "up" };
}

/** Who asks: she has a bun, and glasses, and all those cats. */
export const catLadyHerself: CatDescription = { coat: "lilac", mood: "happy", props: ["bun", "glasses"] };

/** The token that lies before a row and won't move. */
export const catToken: CatDescription = { coat: "smoke", pose: "loaf", mood: "bored" };

/** The other player, when one plays alone. */
export const catPlayer: CatDescription = { coat: "brown", pattern: "tabby", build: "tom", mood: "sly", wide: 1.06, ears: "small", props: [visor, cards] };
