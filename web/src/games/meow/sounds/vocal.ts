/** A throat: syllables with vowels, in the voice of a cat. What the noises of Meow! are made of. */

import type { Curve, Kit } from "../../../sound/kit.ts";
import type { Voice } from "../../../sound/voice.ts";

/** Where the two loudest parts of a vowel lie; `m` is a closed mouth. */
const VOWELS = {
  a: [820, 1250],
  e: [520, 1850],
  i: [310, 2350],
  o: [460, 880],
  u: [320, 690],
  m: [240, 760],
} as const satisfies { [vowel: string]: readonly [number, number] };

type Vowel = keyof typeof VOWELS;

interface Syllable {
  at?: number;
  seconds: number;
  /** hertz of an ordinary cat, evenly spread */
  pitch: readonly number[];
  /** one after the other, evenly spread */
  vowels: string;
  loud?: number;
  shape?: OscillatorType;
  trembles?: readonly [often: number, wide: number];
}

const SHARP = [5, 7] as const;
const PARTS = [1, 0.5] as const;

/** Values evenly spread over the time. */
export function spread(values: readonly number[], seconds: number): Curve {
  if (values.length === 1) return [[0, values[0] as number]];
  return values.map((value, at) => [(at * seconds) / (values.length - 1), value] as const);
}

/** Up, held, and away. */
export function swell(loud: number, seconds: number, rise = 0.2): Curve {
  return [
    [0, 0],
    [seconds * rise, loud],
    [seconds * 0.75, loud * 0.75],
    [seconds, 0],
  ];
}

/** Up at once, then away. */
export function struck(loud: number, seconds: number): Curve {
  return [
    [0, 0],
    [0.006, loud],
    [seconds * 0.35, loud * 0.3],
    [seconds, 0],
  ];
}

/** The mouth is there from the start; it waits for its syllable. */
function later(curve: Curve, at: number): Curve {
  const [[, first] = [0, 0]] = curve;
  return at === 0 ? curve : [[0, first], ...curve.map(([after, value]) => [after + at, value] as const)];
}

export function sing(
  kit: Kit,
  voice: Voice,
  { at = 0, seconds, pitch, vowels, loud = 0.7, shape = "sawtooth", trembles }: Syllable,
): void {
  const shapes = [...vowels].map((vowel) => VOWELS[vowel as Vowel]);
  const formants = ([0, 1] as const).map((part) => ({
    around: later(
      spread(
        shapes.map((vowel) => vowel[part] * voice.mouth),
        seconds,
      ),
      at,
    ),
    sharp: SHARP[part],
    loud: PARTS[part],
  }));
  const through = kit.mouth(...formants);
  const own = pitch.map((hertz) => hertz * voice.pitch);
  kit.tone({
    at,
    shape,
    pitch: spread(own, seconds),
    loud: swell(loud, seconds),
    through,
    ...(trembles && { trembles }),
  });
}

/** The same syllable again and again; each may be higher or lower than the one before. */
export function repeat(times: number, every: number, one: (at: number, which: number) => void): void {
  for (let which = 0; which < times; which += 1) one(which * every, which);
}

/** Something is hit: wood, a chest, the floor. */
export function knocked(kit: Kit, at: number, pitch: number, loud: number, seconds: number): void {
  kit.tone({
    at,
    shape: "triangle",
    pitch: [
      [0, pitch * 1.7],
      [0.02, pitch],
      [seconds, pitch * 0.9],
    ],
    loud: struck(loud, seconds),
  });
  kit.noise({ at, around: [[0, pitch * 5]], sharp: 1.4, loud: struck(loud * 0.5, 0.04) });
}

/** Metal that rings. */
export function chimed(kit: Kit, at: number, pitch: number, loud: number, seconds: number): void {
  for (const [ratio, part] of [
    [1, 1],
    [2.01, 0.4],
    [2.76, 0.3],
  ] as const) {
    kit.tone({ at, pitch: [[0, pitch * ratio]], loud: struck(loud * part, seconds / Math.sqrt(ratio)) });
  }
}

/** Air between teeth, lips or wings. */
export function blown(
  kit: Kit,
  at: number,
  seconds: number,
  around: readonly number[],
  loud: number,
  swells?: number,
): void {
  kit.noise({ at, around: spread(around, seconds), sharp: 0.9, loud: swell(loud, seconds), ...(swells && { swells }) });
}

const SPOKEN = /[aeiouy]+/g;
const MOST = 6;

/** A word as a cat says it: its vowels, high at first and lower at the end. */
export function say(kit: Kit, voice: Voice, word: string): void {
  const plain = word.normalize("NFD").toLowerCase().replace(/\p{M}/gu, "");
  const syllables = (plain.match(SPOKEN) ?? ["e", "o"]).slice(0, MOST);
  for (const [which, vowels] of syllables.entries()) {
    const high = 420 - (which * 150) / syllables.length;
    sing(kit, voice, {
      at: which * 0.13,
      seconds: 0.15,
      pitch: [high * 0.94, high * 1.06, high * 0.9],
      vowels: vowels.replaceAll("y", "i").slice(0, 2),
      loud: 0.5,
    });
  }
}
