/** Measures every sound, inside a browser: `sound.spec.ts` packs this and sends it there. */

import { loudspeaker, setVolume } from "../../src/sound/loudspeaker.ts";
import { Kit, RECIPES } from "../../src/sound/recipes.ts";
import type { Recipe } from "../../src/sound/sounds.ts";
import { ORDINARY } from "../../src/sound/voice.ts";

/** The sounds that games bring along: `browser-tests/sounds.ts` in their folders. */
const OWN = import.meta.glob<{ [name: string]: Recipe }>("../../src/games/*/browser-tests/sounds.ts", {
  eager: true,
  import: "sounds",
});
const RATE = 24_000;
const SECONDS = 4; // longer than any sound
const WINDOW = 0.2; // seconds: about as long as the ear adds up

/** Return how loud each sound is where it is loudest: the mean level in decibels below full scale, at the normal volume. */
async function loudnesses(): Promise<[name: string, decibels: number][]> {
  const recipes = [RECIPES, ...Object.values(OWN)].flatMap((each) => Object.entries(each));
  return Promise.all(recipes.map(async ([name, recipe]) => [name, await loudest(recipe)] as [string, number]));
}

async function loudest(recipe: Recipe): Promise<number> {
  const context = new OfflineAudioContext(1, SECONDS * RATE, RATE);
  const out = loudspeaker(context);
  setVolume(out, "normal");
  recipe(new Kit(context, 0.02, out), ORDINARY);
  const samples = (await context.startRendering()).getChannelData(0);
  const size = WINDOW * RATE;
  let most = 0;
  for (let start = 0; start + size <= samples.length; start += size / 4) {
    let sum = 0;
    for (const sample of samples.subarray(start, start + size)) sum += sample * sample;
    most = Math.max(most, sum / size);
  }
  return 10 * Math.log10(most);
}

Object.assign(globalThis, { loudnesses });
