/// <reference lib="dom" /> — the types of Web Audio; the room below is all there is of it

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { looks } from "../../../cats/coats.ts";
import { ACT_NAMES, BETWEEN, performanceOf } from "../art/performances.ts";
import { actPicture } from "../art/palette.ts";
import { hooded } from "../art/robe.ts";
import { Kit } from "../../../sound/kit.ts";
import { flare, heartbeat, soundOf } from "../sounds/noises.ts";
import { ORDINARY, voiceOf } from "../../../sound/voice.ts";
import { source } from "../../../../tests/drawings.ts";
import { ENGLISH, ownAreasOf } from "../../../../tools/compiled.ts";

interface Act {
  name: string;
  family: string;
  motion: string;
  noise: boolean;
}

const FAMILIES = { noises: 34, mimes: 29, counted: 15, spoken: 16, memory: 8 };

const TEXTS = ownAreasOf(ENGLISH)["meow"] ?? {};

function actsOf(family: string): Act[] {
  const text = source(`meow/box/${family}.py`);
  return text
    .split(/\bRule\(/)
    .slice(1)
    .map((rule) => [/^"([^"]+)"/.exec(rule)?.[1] as string, rule] as const)
    .map(([name, rule]) => ({
      name,
      family,
      motion: /motion="(\w+)"/.exec(rule)?.[1] as string,
      noise: `card-${name.replaceAll(" ", "-")}.noise` in TEXTS,
    }));
}

const acts = Object.keys(FAMILIES).flatMap(actsOf);
const drawing = (address: string): string => decodeURIComponent(address).replaceAll(/\bp\d+\b/g, "p");
const ana = looks("ginger");

function allDiffer(names: readonly string[], picture: (name: string) => string): void {
  const seen = new Map<string, string>();
  for (const name of names) {
    const drawn = drawing(picture(name));
    assert.match(drawn, /^data:image\/svg\+xml,/);
    assert.doesNotMatch(drawn, /undefined|NaN/, name);
    assert.equal(seen.get(drawn), undefined, `${name} looks like ${seen.get(drawn)}`);
    seen.set(drawn, name);
  }
}

test("every act of the box has a performance, and there are no others", () => {
  for (const [family, many] of Object.entries(FAMILIES)) assert.equal(actsOf(family).length, many, family);
  assert.deepEqual([...ACT_NAMES].sort(), acts.map(({ name }) => name).sort());
});

test("no two acts look the same, on a hooded cat and in the palette", () => {
  allDiffer(ACT_NAMES, (act) => hooded(ana, 3, "calm", performanceOf(act)));
  allDiffer(ACT_NAMES, actPicture);
});

test("a noise or a mime is told by more than the face", () => {
  for (const { name, family } of acts.filter(({ family }) => family === "noises" || family === "mimes")) {
    const { crown, mask, air, arms, held, before, behind } = performanceOf(name);
    assert.ok(crown ?? mask ?? air ?? arms ?? held ?? before ?? behind, `${name} of the ${family}`);
  }
});

test("a hooded cat is the same cat in another robe, and twelve robes differ", () => {
  allDiffer(
    Array.from({ length: 12 }, (_, seat) => String(seat)),
    (seat) => hooded(ana, Number(seat)),
  );
  allDiffer(["ginger", "black", "siamese", "maine-coon"], (cat) => hooded(looks(cat), 0));
  allDiffer(Object.keys(BETWEEN), (name) => hooded(ana, 0, "calm", BETWEEN[name as keyof typeof BETWEEN]));
  assert.equal(hooded(ana, 0, "calm", performanceOf("croak")), hooded({ ...ana }, 0, "calm", performanceOf("croak")));
  assert.notEqual(hooded(ana, 0), hooded(ana, 0, "calm", undefined, "#F3BE45"));
  assert.notEqual(hooded(ana, 0, "calm", BETWEEN.points), hooded({ ...ana, flip: true }, 0, "calm", BETWEEN.points));
});

test("all pictures of hooded cats are of one size", () => {
  const size = (address: string): string | undefined => /viewBox="([^"]+)"/.exec(decodeURIComponent(address))?.[1];
  assert.equal(
    new Set(
      [undefined, ...acts.map(({ name }) => performanceOf(name))].map((performance) =>
        size(hooded(ana, 1, "calm", performance)),
      ),
    ).size,
    1,
  );
});

test("an act from elsewhere is shown all the same", () => {
  assert.match(actPicture("toString"), /^data:image/);
  assert.match(hooded(ana, 1, "calm", performanceOf("do the dishes")), /^data:image/);
});

test("every motion of the box has a performance, shorter than a second", () => {
  const css = readFileSync("src/games/meow/art/performance.css", "utf8");
  for (const motion of new Set(acts.map((act) => act.motion))) {
    assert.match(css, new RegExp(`^\\.perform-${motion} \\{\\s+animation-name: perform-${motion};`, "m"));
    assert.match(css, new RegExp(`^@keyframes perform-${motion} \\{`, "m"));
  }
  for (const [, milliseconds] of css.matchAll(/(\d+)ms/g))
    assert.ok(Number(milliseconds) >= 150 && Number(milliseconds) <= 900, milliseconds);
});

/** A room that notes what is heard in it: when it ends, and what was asked for. */
function room(): { context: BaseAudioContext; asked: string[]; ends: () => number } {
  const asked: string[] = [];
  let last = 0;
  const param = (name: string) => ({
    set value(value: number) {
      asked.push(`${name} ${value}`);
    },
    setValueAtTime: (value: number, when: number) => asked.push(`${name} ${value.toFixed(4)} ${when.toFixed(4)}`),
    linearRampToValueAtTime: (value: number, when: number) =>
      asked.push(`${name} ${value.toFixed(4)} ${when.toFixed(4)}`),
  });
  const node = (name: string) => ({
    frequency: param(`${name} pitch`),
    gain: param(`${name} gain`),
    Q: param(`${name} sharp`),
    connect: (to: unknown) => to,
    start: (when: number) => asked.push(`${name} starts ${when.toFixed(4)}`),
    stop: (when: number) => {
      last = Math.max(last, when);
    },
  });
  const context = {
    sampleRate: 100,
    createOscillator: () => node("tone"),
    createBufferSource: () => node("noise"),
    createBiquadFilter: () => node("filter"),
    createGain: () => node("level"),
    createBuffer: () => ({ getChannelData: () => new Float32Array(100) }),
  };
  return { context: context as unknown as BaseAudioContext, asked, ends: () => last };
}

function heardOf(
  recipe: NonNullable<ReturnType<typeof soundOf>>,
  voice = ORDINARY,
): { asked: string; seconds: number } {
  const { context, asked, ends } = room();
  recipe(new Kit(context, 0, {} as AudioNode), voice);
  return { asked: asked.join("\n"), seconds: ends() };
}

test("whatever makes a noise in the box is heard, each in its own way, and the others are silent", () => {
  const seen = new Map<string, string>();
  for (const { name, noise } of acts) {
    const recipe = soundOf(name);
    assert.equal(recipe !== null, noise, name);
    if (recipe === null) continue;
    const { asked, seconds } = heardOf(recipe);
    assert.ok(seconds >= 0.04 && seconds <= 1.4, `${name} lasts ${seconds} seconds`);
    assert.doesNotMatch(asked, /NaN|undefined/, name);
    assert.equal(seen.get(asked), undefined, `${name} sounds like ${seen.get(asked)}`);
    seen.set(asked, name);
  }
  for (const recipe of [heartbeat, flare]) assert.ok(heardOf(recipe).seconds <= 1.4);
});

test("a cat makes noises in its own voice, and says words with it", () => {
  const own = voiceOf("siamese", 4);
  for (const act of ["moo", "howl", "meow", "tweet"])
    assert.notEqual(heardOf(soundOf(act)!, own).asked, heardOf(soundOf(act)!).asked);
  const [short, long] = ["Rhône", "Mississippi"].map((word) => heardOf(soundOf("river", word)!));
  assert.notEqual(short!.asked, long!.asked);
  assert.ok(short!.seconds < long!.seconds && long!.seconds < 1.2);
  for (const word of ["brr", "ÖÄÜ", "Ünye", "  "]) assert.ok(heardOf(soundOf("city", word)!).seconds > 0, word);
});
