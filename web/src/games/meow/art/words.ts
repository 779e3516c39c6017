/** The spoken acts and those of the memory: a cat with something to say, and what it is about. */

import type { CoatName, Looks, Mood, Pattern } from "../../../cats/coats.ts";
import type { PerformanceRow, Performances } from "./performance.ts";
import { SIGNS } from "./signs.ts";

type Sign = keyof typeof SIGNS;

const cat = (coat: CoatName, pattern: Pattern = "plain"): Looks => ({ coat, pattern });

const says = (said: Sign, mood: Mood, looks: Looks): PerformanceRow => ({
  mood,
  mouth: "open",
  sign: SIGNS[said],
  arms: "waves",
  actor: { ...looks, shows: "says" },
});

/** First it has to think who has said what. */
const recalls = (said: Sign, mood: Mood, looks: Looks): PerformanceRow => ({
  mood,
  mouth: "howl",
  sign: SIGNS[said],
  arms: "waves",
  actor: { ...looks, shows: "recalls" },
});

export const SPOKEN: Performances = {
  fruit: says("fruit", "happy", cat("ginger", "tabby")),
  vegetable: says("vegetable", "smug", cat("moss")),
  instrument: says("instrument", "right", cat("tux", "tux")),
  "sea creature": says("sea creature", "big", cat("smoke")),
  tree: says("tree", "sleep", cat("chocolate")),
  tool: says("tool", "bored", cat("grey", "tabby")),
  garment: says("garment", "smug", cat("siam", "points")),
  household: says("household", "left", cat("white", "calico")),
  colour: says("colour", "sly", cat("lilac", "bi")),
  dessert: says("dessert", "sparkle", cat("cream")),
  vehicle: says("vehicle", "calm", cat("marmalade", "tabby")),
  building: says("building", "up", cat("brown", "spot")),
  feeling: says("feeling", "love", cat("white")),
  manner: says("manner", "wink", cat("black")),
  dinosaur: says("dinosaur", "fright", cat("moss", "tabby")),
  river: says("river", "happy", cat("grey")),
};

export const MEMORY: Performances = {
  city: recalls("city", "up", cat("smoke")),
  bird: recalls("bird", "big", cat("cream", "tabby")),
  mammal: recalls("mammal", "calm", cat("brown")),
  job: recalls("job", "right", cat("tux", "tux")),
  "first name": recalls("first name", "left", cat("ginger")),
  dish: recalls("dish", "sparkle", cat("grey", "tabby")),
  flower: recalls("flower", "happy", cat("white", "calico")),
  sport: recalls("sport", "fright", cat("siam", "points")),
};
