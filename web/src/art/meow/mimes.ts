/** The moves: everything is said with the paws. */

import type { Deeds } from "./deed.ts";
import { beak, rabbit, wings } from "./guises.ts";
import * as thing from "./things.ts";

export const MIMES: Deeds = {
  "peel banana": { mood: "down", mouth: "lick", held: thing.banana, arms: "holds", actor: { shows: "whole", coat: "chocolate" } },
  nitpick: { mood: "down", mouth: "tongue", before: thing.flea, arms: "to the mouth", actor: { shows: "whole", coat: "brown", pattern: "tabby" } },
  "lick paw": { mood: "sleep", mouth: "lick", arms: "to the cheek", actor: { shows: "whole", coat: "ginger", pattern: "tabby" } },
  "flap wings": { mood: "up", mouth: "none", mask: beak, behind: wings + thing.flapping, arms: "shrugs", actor: { shows: "whole", coat: "tux", pattern: "tux" } },
  "wag tail": { mood: "happy", mouth: "none", mask: thing.bone, behind: thing.wagging, actor: { shows: "whole", roomy: true, coat: "ginger", pattern: "bi", second: "white" } },
  yawn: { mood: "sleep", mouth: "none", mask: thing.bigYawn, arms: "cheers", actor: { shows: "whole", coat: "lilac" } },
  "play dead": { mood: "wink", mouth: "tongue", held: thing.lily, arms: "together", lies: true, actor: { shows: "whole", coat: "white", pattern: "calico" } },
  "make biscuits": { mood: "sleep", mouth: "w", held: thing.cushion, arms: "kneads", actor: { shows: "whole", coat: "marmalade", pattern: "tabby" } },
  "wiggle nose": { mood: "big", mouth: "none", ...rabbit, actor: { shows: "head", tall: true, coat: "cream" } },
  pounce: { mood: "sparkle", mouth: "open", held: thing.impact, before: thing.prey, arms: "lands", actor: { shows: "whole", pose: "pounce", coat: "siam", pattern: "points", ears: "tall" } },
  "tip hat": { mood: "happy", mouth: "w", held: thing.liftedHat, arms: "to the hat", actor: { shows: "whole", coat: "tux", pattern: "tux" } },
  "thumbs up": { mood: "wink", mouth: "smirk", before: thing.thumb, arms: "waves", actor: { shows: "whole", roomy: true, coat: "grey", pattern: "tabby" } },
  "air kiss": { mood: "wink", mouth: "none", mask: thing.puckered, before: thing.kisses, arms: "to the cheek", actor: { shows: "whole", roomy: true, coat: "white" } },
  "cover eyes": { mood: "sleep", mouth: "small", arms: "to the eyes", actor: { shows: "whole", coat: "smoke" } },
  shrug: { mood: "up", mouth: "flat", air: thing.questions, arms: "shrugs", actor: { shows: "whole", roomy: true, coat: "cream", pattern: "tabby" } },
  "check watch": { mood: "down", mouth: "wobbly", before: thing.watch, air: thing.hurry, arms: "reads the wrist", actor: { shows: "whole", coat: "grey" } },
  antlers: { mood: "left", mouth: "w", crown: thing.antlers, arms: "beside the ears", actor: { shows: "whole", coat: "brown" } },
  pinch: { mood: "sly", mouth: "smirk", crown: thing.eyeStalks, before: thing.claws, arms: "shrugs", actor: { shows: "whole", coat: "marmalade" } },
  swim: { mood: "calm", mouth: "puff", crown: thing.bathingCap, before: thing.water, arms: "spreads", actor: { shows: "whole", coat: "grey", pattern: "bi" } },
  "drive bus": { mood: "right", mouth: "w", crown: thing.driversCap, held: thing.wheel, arms: "carries", actor: { shows: "whole", coat: "cream" } },
  "dig hole": { mood: "down", mouth: "tongue", held: thing.hole, before: thing.clods, arms: "lands", actor: { shows: "whole", roomy: true, coat: "black" } },
  "balance ball": { mood: "up", mouth: "small", crown: thing.ball, air: thing.tottering, arms: "spreads", actor: { shows: "whole", coat: "smoke", ears: "small" } },
  "brush teeth": { mood: "bored", mouth: "teeth", held: thing.toothbrush, before: thing.foam, arms: "to the cheek", actor: { shows: "whole", coat: "siam", pattern: "points" } },
  shiver: { mood: "fright", mouth: "wobbly", crown: thing.snow, air: thing.shivers, arms: "hugs", actor: { shows: "whole", coat: "pink", pattern: "wrinkle", ears: "tall" } },
  "light candle": { mood: "right", mouth: "small", held: thing.candle, arms: "waves", actor: { shows: "whole", roomy: true, coat: "black" } },
  "stir cauldron": { mood: "sly", mouth: "smirk", crown: thing.witchHat, held: thing.spoon, before: thing.cauldron, arms: "pours", actor: { shows: "whole", coat: "moss" } },
  "pour tea": { mood: "smug", mouth: "small", held: thing.teapot, before: thing.teacup, arms: "pours", actor: { shows: "whole", coat: "white", pattern: "patch", second: "ginger" } },
  tightrope: { mood: "fright", mouth: "wobbly", held: thing.pole, before: thing.rope, arms: "spreads", actor: { shows: "whole", coat: "ginger", pattern: "spot" } },
  "reel in": { mood: "right", mouth: "teeth", held: thing.rod, before: thing.catchOfFish, arms: "holds", actor: { shows: "whole", roomy: true, coat: "tux", pattern: "tux" } },
};
