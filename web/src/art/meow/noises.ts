/** The noises: who croaks is a frog, more or less. */

import type { Deeds } from "./deed.ts";
import * as guise from "./guises.ts";
import * as notion from "./notions.ts";

export const NOISES: Deeds = {
  croak: { mood: "happy", mouth: "howl", crown: guise.frog, arms: "waves", actor: { shows: "head", coat: "cream" } },
  hiss: { mood: "sly", mouth: "w", ...guise.snake, actor: { shows: "head", coat: "grey" } },
  moo: { mood: "calm", mouth: "none", ...guise.cow, actor: { shows: "head", coat: "white", second: "black", pattern: "cow" } },
  oink: { mood: "happy", mouth: "none", ...guise.pig, actor: { shows: "head", coat: "pink" } },
  quack: { mood: "right", mouth: "none", ...guise.duck, arms: "shrugs", actor: { shows: "head", coat: "white" } },
  baa: { mood: "sad", mouth: "howl", crown: guise.sheep, actor: { shows: "head", coat: "black" } },
  neigh: { mood: "big", mouth: "none", ...guise.horse, actor: { shows: "head", tall: true, coat: "brown" } },
  bark: { mood: "calm", mouth: "w", ...guise.dog, arms: "points", actor: { shows: "head", coat: "ginger", pattern: "patch", second: "brown" } },
  howl: { mood: "up", mouth: "howl", ...guise.wolf, actor: { shows: "head", tall: true, coat: "smoke" } },
  roar: { mood: "angry", mouth: "teeth", mask: guise.lion, arms: "cheers", actor: { shows: "head", coat: "ginger" } },
  hoot: { mood: "calm", mouth: "none", ...guise.owl, actor: { shows: "head", coat: "chocolate" } },
  buzz: { mood: "happy", mouth: "w", ...guise.bee, arms: "shrugs", actor: { shows: "head", coat: "brown", pattern: "tabby" } },
  gobble: { mood: "fright", mouth: "none", ...guise.turkey, actor: { shows: "head", tall: true, coat: "chocolate", pattern: "bi" } },
  "hee haw": { mood: "sleep", mouth: "none", ...guise.donkey, actor: { shows: "head", tall: true, coat: "grey", pattern: "tabby" } },
  squeak: { mood: "big", mouth: "none", ...guise.mouse, arms: "together", actor: { shows: "head", coat: "lilac" } },
  purr: { mood: "sleep", mouth: "w", crown: notion.yarn, air: notion.purring, arms: "hugs", actor: { shows: "head", tall: true, coat: "marmalade", pattern: "tabby" } },
  cluck: { mood: "down", mouth: "none", crown: guise.hen.crown, mask: guise.hen.mask, held: guise.hen.egg, arms: "lands", actor: { shows: "head", coat: "cream", pattern: "spot" } },
  "trunk call": { mood: "happy", mouth: "none", ...guise.elephant, actor: { shows: "head", coat: "smoke", ears: "small" } },
  tweet: { mood: "up", mouth: "small", ...guise.bird, actor: { shows: "head", tall: true, coat: "white", pattern: "calico" } },
  glub: { mood: "fright", mouth: "none", ...guise.fish, actor: { shows: "head", tall: true, coat: "ginger", pattern: "bi", second: "white" } },
  honk: { mood: "left", mouth: "none", ...guise.goose, arms: "spreads", actor: { shows: "head", coat: "white", pattern: "patch" } },
  meow: { mood: "happy", mouth: "howl", crown: notion.bow, air: notion.sounding, arms: "waves", actor: { shows: "head", coat: "ginger", pattern: "tabby" } },
  sneeze: { mood: "queasy", mouth: "none", mask: notion.handkerchief, air: notion.spray, arms: "to both cheeks", actor: { shows: "head", coat: "siam", pattern: "points" } },
  snore: { mood: "sleep", mouth: "howl", crown: notion.nightcap, mask: notion.bubbleAtNose, air: notion.snoring, actor: { shows: "head", tall: true, coat: "grey", pattern: "tabby" } },
  "tick tock": { mood: "big", mouth: "flat", crown: notion.crocodileClock, arms: "together", actor: { shows: "head", tall: true, coat: "moss" } },
  "blow raspberry": { mood: "queasy", mouth: "flat", mask: notion.raspberry, arms: "beside the ears", actor: { shows: "head", coat: "tux", pattern: "tux" } },
  "ding dong": { mood: "calm", mouth: "open", crown: notion.bell, air: notion.ringing, arms: "points", actor: { shows: "head", tall: true, coat: "brown", pattern: "spot" } },
  "ta da": { mood: "sparkle", mouth: "open", crown: notion.topHat, air: notion.sparkles, arms: "spreads", actor: { shows: "head", tall: true, coat: "tux", pattern: "tux" } },
  "wake the farm": { mood: "big", mouth: "none", ...guise.rooster, arms: "spreads", actor: { shows: "head", tall: true, coat: "ginger", pattern: "tabby" } },
  "evil laugh": { mood: "sly", mouth: "w", crown: guise.devil, mask: notion.villain, arms: "together", actor: { shows: "head", tall: true, coat: "white", ears: "tall" } },
  yodel: { mood: "happy", mouth: "howl", crown: notion.alpineHat, air: notion.mountains, arms: "to both cheeks", actor: { shows: "head", tall: true, coat: "cream", pattern: "tabby" } },
  "pretty polly": { mood: "smug", mouth: "none", ...guise.parrot, arms: "to the chest", actor: { shows: "head", tall: true, coat: "moss" } },
  reverse: { mood: "right", mouth: "small", crown: notion.beacon, air: notion.reversing, arms: "carries", actor: { shows: "head", tall: true, coat: "smoke", ears: "wide" } },
  "hum lullaby": { mood: "sleep", mouth: "small", crown: notion.moon, air: guise.note(50, -54) + guise.note(-62, -66), arms: "hugs", actor: { shows: "head", tall: true, coat: "lilac", pattern: "bi" } },
};
