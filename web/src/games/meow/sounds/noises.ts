/** The noises of Meow!, each in the voice of the cat that makes it. */

import type { Recipe } from "../../../sound/sounds.ts";
import { blown, chimed, knocked, repeat, say, sing, spread, struck, swell } from "./vocal.ts";

const NOISES: { readonly [act: string]: Recipe } = {
  croak: (kit, voice) => {
    sing(kit, voice, { seconds: 0.16, pitch: [120, 150], vowels: "oe", shape: "square", trembles: [38, 30] });
    sing(kit, voice, { at: 0.2, seconds: 0.2, pitch: [150, 210], vowels: "ei", shape: "square", trembles: [38, 34] });
  },
  hiss: (kit) =>
    kit.noise({ kind: "highpass", around: spread([3200, 5200, 3800], 0.7), sharp: 0.6, loud: swell(0.14, 0.7, 0.1) }),
  moo: (kit, voice) => sing(kit, voice, { seconds: 0.95, pitch: [110, 135, 130, 104], vowels: "muouu", loud: 0.9 }),
  oink: (kit, voice) =>
    repeat(2, 0.24, (at) => {
      kit.noise({ at, around: spread([420, 900], 0.16), sharp: 2, loud: swell(0.3, 0.16), swells: 46 });
      sing(kit, voice, { at, seconds: 0.18, pitch: [190, 300, 240], vowels: "oi", loud: 0.5, trembles: [44, 36] });
    }),
  quack: (kit, voice) =>
    sing(kit, voice, {
      seconds: 0.3,
      pitch: [320, 300, 230],
      vowels: "eaa",
      loud: 0.65,
      shape: "square",
      trembles: [58, 26],
    }),
  baa: (kit, voice) =>
    sing(kit, voice, { seconds: 0.85, pitch: [300, 330, 300, 270], vowels: "eaae", trembles: [9, 26] }),
  neigh: (kit, voice) =>
    sing(kit, voice, { seconds: 0.95, pitch: [620, 900, 760, 560, 330], vowels: "iiiea", trembles: [15, 70] }),
  bark: (kit, voice) =>
    repeat(2, 0.26, (at) => {
      sing(kit, voice, { at, seconds: 0.16, pitch: [190, 330, 150], vowels: "uao", loud: 0.9 });
      blown(kit, at, 0.08, [900, 500], 0.2);
    }),
  howl: (kit, voice) =>
    sing(kit, voice, {
      seconds: 1.2,
      pitch: [300, 520, 560, 540, 390],
      vowels: "aouuu",
      shape: "triangle",
      loud: 0.36,
      trembles: [5, 6],
    }),
  roar: (kit, voice) => {
    sing(kit, voice, { seconds: 0.95, pitch: [95, 130, 120, 70], vowels: "oaao", loud: 0.9, trembles: [31, 30] });
    kit.noise({ kind: "lowpass", around: spread([500, 900, 300], 0.95), loud: swell(0.24, 0.95), swells: 31 });
  },
  hoot: (kit, { pitch }) => {
    for (const [at, seconds] of [
      [0, 0.18],
      [0.28, 0.5],
    ] as const)
      kit.tone({ at, pitch: spread([390 * pitch, 370 * pitch, 340 * pitch], seconds), loud: swell(0.19, seconds) });
  },
  buzz: (kit, { pitch }) => {
    kit.tone({
      shape: "sawtooth",
      pitch: spread(
        [150, 190, 160, 205, 150].map((hertz) => hertz * pitch),
        0.8,
      ),
      loud: swell(0.13, 0.8),
      trembles: [24, 14],
    });
    kit.tone({
      shape: "sawtooth",
      pitch: spread(
        [304, 372, 322, 404, 300].map((hertz) => hertz * pitch),
        0.8,
      ),
      loud: swell(0.04, 0.8),
    });
  },
  gobble: (kit, voice) =>
    repeat(6, 0.085, (at, which) =>
      sing(kit, voice, {
        at,
        seconds: 0.085,
        pitch: [420 + which * 30, 300],
        vowels: which % 2 ? "ou" : "ao",
        loud: 0.55,
      }),
    ),
  "hee haw": (kit, voice) => {
    sing(kit, voice, { seconds: 0.34, pitch: [420, 640, 600], vowels: "ii", trembles: [20, 40] });
    sing(kit, voice, { at: 0.4, seconds: 0.5, pitch: [190, 210, 150], vowels: "aao", loud: 0.9, trembles: [26, 22] });
  },
  squeak: (kit, { pitch }) =>
    repeat(2, 0.16, (at) =>
      kit.tone({
        at,
        pitch: spread(
          [1700, 2500, 2000].map((hertz) => hertz * pitch),
          0.11,
        ),
        loud: swell(0.1, 0.11),
      }),
    ),
  purr: (kit, { pitch }) => {
    kit.noise({ kind: "lowpass", around: [[0, 320]], sharp: 0.7, loud: swell(0.5, 1.1, 0.25), swells: 24 * pitch });
    kit.tone({ shape: "triangle", pitch: [[0, 60 * pitch]], loud: swell(0.22, 1.1, 0.25), trembles: [24 * pitch, 14] });
  },
  cluck: (kit, voice) =>
    repeat(4, 0.16, (at, which) =>
      sing(kit, voice, {
        at,
        seconds: which === 3 ? 0.22 : 0.08,
        pitch: which === 3 ? [420, 640, 520] : [360, 300],
        vowels: which === 3 ? "oae" : "o",
        loud: 0.7,
      }),
    ),
  "trunk call": (kit, { pitch }) => {
    kit.tone({
      shape: "square",
      pitch: spread(
        [330, 520, 690, 660, 480].map((hertz) => hertz * pitch),
        0.9,
      ),
      loud: swell(0.09, 0.9),
      trembles: [26, 34],
    });
    kit.tone({
      shape: "sawtooth",
      pitch: spread(
        [332, 526, 700, 664, 484].map((hertz) => hertz * pitch),
        0.9,
      ),
      loud: swell(0.07, 0.9),
    });
  },
  tweet: (kit, { pitch }) =>
    repeat(4, 0.12, (at, which) =>
      kit.tone({
        at,
        pitch: spread(
          (which % 2 ? [2700, 2100] : [2000, 3000]).map((hertz) => hertz * pitch),
          0.08,
        ),
        loud: swell(0.09, 0.08),
      }),
    ),
  glub: (kit, { pitch }) =>
    repeat(3, 0.19, (at, which) =>
      kit.tone({
        at,
        pitch: spread(
          [180, 460 + which * 60].map((hertz) => hertz * pitch),
          0.11,
        ),
        loud: swell(0.3, 0.11),
      }),
    ),
  honk: (kit, { pitch }) => {
    kit.tone({
      shape: "square",
      pitch: spread([330 * pitch, 350 * pitch, 300 * pitch], 0.36),
      loud: swell(0.09, 0.36, 0.05),
    });
    kit.tone({
      shape: "sawtooth",
      pitch: spread([415 * pitch, 440 * pitch, 380 * pitch], 0.36),
      loud: swell(0.08, 0.36, 0.05),
    });
  },
  meow: (kit, voice) =>
    sing(kit, voice, { seconds: 0.5, pitch: [400, 640, 600, 380], vowels: "miaou", loud: 0.65, trembles: [6, 8] }),
  sneeze: (kit, voice) => {
    sing(kit, voice, { seconds: 0.34, pitch: [330, 460, 560], vowels: "aa", loud: 0.5 });
    kit.noise({ at: 0.42, kind: "highpass", around: spread([1200, 3400], 0.26), sharp: 0.6, loud: struck(0.34, 0.3) });
    sing(kit, voice, { at: 0.46, seconds: 0.22, pitch: [520, 300], vowels: "iu", loud: 0.6 });
  },
  snore: (kit, { pitch }) => {
    kit.noise({ around: spread([260, 420], 0.6), sharp: 1.6, loud: swell(0.6, 0.6), swells: 27 * pitch });
    blown(kit, 0.72, 0.55, [900, 500], 0.12);
  },
  "tick tock": (kit) => repeat(4, 0.24, (at, which) => knocked(kit, at, which % 2 ? 700 : 980, 0.2, 0.06)),
  "blow raspberry": (kit, { pitch }) => {
    kit.noise({
      kind: "lowpass",
      around: spread([900, 1300, 700], 0.7),
      sharp: 0.8,
      loud: swell(0.34, 0.7, 0.08),
      swells: 33 * pitch,
    });
    kit.tone({
      shape: "square",
      pitch: spread([86 * pitch, 70 * pitch, 58 * pitch], 0.7),
      loud: swell(0.06, 0.7),
      trembles: [33 * pitch, 24],
    });
  },
  "ding dong": (kit) => {
    chimed(kit, 0, 660, 0.2, 0.7);
    chimed(kit, 0.36, 524, 0.2, 0.9);
  },
  "ta da": (kit, voice) => {
    for (const pitch of [392, 494, 587]) kit.tone({ shape: "triangle", pitch: [[0, pitch]], loud: struck(0.1, 0.12) });
    for (const pitch of [523, 659, 784, 1047])
      kit.tone({ at: 0.16, shape: "triangle", pitch: [[0, pitch]], loud: swell(0.09, 0.6, 0.05) });
    sing(kit, voice, { at: 0.16, seconds: 0.5, pitch: [420, 520, 500], vowels: "aa", loud: 0.4 });
  },
  "wake the farm": (kit, voice) => {
    for (const [at, seconds, pitch, vowels] of [
      [0, 0.12, [480, 520], "o"],
      [0.15, 0.1, [520, 500], "a"],
      [0.28, 0.18, [620, 720], "u"],
      [0.5, 0.55, [740, 820, 420], "uuu"],
    ] as const) {
      sing(kit, voice, { at, seconds, pitch, vowels, loud: 0.8, trembles: [18, 18] });
    }
  },
  "evil laugh": (kit, voice) =>
    repeat(5, 0.17, (at, which) =>
      sing(kit, voice, {
        at,
        seconds: which === 4 ? 0.45 : 0.13,
        pitch: [210 - which * 14, 150 - which * 10],
        vowels: which === 0 ? "mua" : "aa",
        loud: 0.85,
      }),
    ),
  yodel: (kit, voice) => {
    for (const [at, seconds, pitch, vowels] of [
      [0, 0.16, 330, "o"],
      [0.17, 0.14, 440, "e"],
      [0.32, 0.14, 587, "i"],
      [0.47, 0.14, 440, "i"],
      [0.62, 0.5, 660, "uu"],
    ] as const) {
      sing(kit, voice, { at, seconds, pitch: [pitch], vowels, loud: 0.75, trembles: [6, 7] });
    }
  },
  "pretty polly": (kit, voice) =>
    repeat(2, 0.5, (start) => {
      for (const [at, pitch, vowels] of [
        [0, [700, 760], "i"],
        [0.11, [640, 600], "i"],
        [0.24, [560, 620], "o"],
        [0.35, [540, 380], "ii"],
      ] as const) {
        sing(kit, voice, {
          at: start + at,
          seconds: 0.11,
          pitch,
          vowels,
          shape: "square",
          loud: 0.6,
          trembles: [52, 40],
        });
      }
    }),
  reverse: (kit) =>
    repeat(3, 0.3, (at) =>
      kit.tone({
        at,
        shape: "square",
        pitch: [[0, 1046]],
        loud: [
          [0, 0],
          [0.01, 0.08],
          [0.15, 0.08],
          [0.17, 0],
        ],
      }),
    ),
  "hum lullaby": (kit, voice) => {
    for (const [at, seconds, pitch] of [
      [0, 0.24, 330],
      [0.26, 0.24, 330],
      [0.54, 0.6, 392],
    ] as const)
      sing(kit, voice, { at, seconds, pitch: [pitch], vowels: "m", shape: "triangle", loud: 1, trembles: [5, 4] });
  },
};

/** One time; the table counts. */
const COUNTED: { readonly [act: string]: Recipe } = {
  cough: (kit, voice) => {
    kit.noise({ around: spread([900, 500], 0.16), sharp: 0.8, loud: struck(0.5, 0.18) });
    sing(kit, voice, { seconds: 0.15, pitch: [170, 130], vowels: "ea", loud: 0.5 });
  },
  knock: (kit) => knocked(kit, 0, 320, 0.5, 0.11),
  clap: (kit) => kit.noise({ around: [[0, 1500]], sharp: 0.7, loud: struck(0.5, 0.1) }),
  "snap fingers": (kit) => kit.noise({ around: [[0, 2900]], sharp: 4, loud: struck(0.9, 0.05) }),
  hop: (kit, { pitch }) =>
    kit.tone({
      pitch: spread(
        [190, 520, 380].map((hertz) => hertz * pitch),
        0.3,
      ),
      loud: swell(0.26, 0.3),
      trembles: [22, 50],
    }),
  stomp: (kit) => {
    kit.tone({ pitch: spread([120, 50], 0.14), loud: struck(0.42, 0.22) });
    kit.noise({ kind: "lowpass", around: [[0, 500]], loud: struck(0.3, 0.08) });
  },
  sigh: (kit, voice) => {
    blown(kit, 0, 0.75, [1500, 700], 0.12);
    sing(kit, voice, { seconds: 0.7, pitch: [330, 300, 190], vowels: "aao", loud: 0.3 });
  },
  slurp: (kit) => kit.noise({ around: spread([480, 2600], 0.32), sharp: 4, loud: swell(0.7, 0.32, 0.5), swells: 34 }),
  boop: (kit, { pitch }) =>
    kit.tone({
      pitch: spread(
        [520, 880].map((hertz) => hertz * pitch),
        0.12,
      ),
      loud: swell(0.24, 0.12),
    }),
  "drum chest": (kit) => knocked(kit, 0, 92, 0.46, 0.2),
  hiccup: (kit, voice) => sing(kit, voice, { seconds: 0.12, pitch: [420, 820], vowels: "ie", loud: 1 }),
};

export const SOUNDS: { readonly [act: string]: Recipe } = { ...NOISES, ...COUNTED };

/** What an act sounds like, or null: mimes are silent. What is said is said in the cat's own voice. */
export function soundOf(act: string, word = ""): Recipe | null {
  if (word) return (kit, voice) => say(kit, voice, word);
  return Object.hasOwn(SOUNDS, act) ? (SOUNDS[act] as Recipe) : null;
}

/** A heart, while somebody is pointed at. */
export const heartbeat: Recipe = (kit) => {
  for (const [at, loud] of [
    [0, 0.5],
    [0.2, 0.34],
  ] as const) {
    kit.tone({ at, pitch: spread([74, 44], 0.14), loud: struck(loud, 0.2) });
    kit.noise({ at, kind: "lowpass", around: [[0, 160]], loud: struck(loud * 0.4, 0.09) });
  }
};

/** The candles flare up, and somebody is in. */
export const flare: Recipe = (kit, voice) => {
  kit.noise({ around: spread([300, 1800, 900], 0.9), sharp: 0.8, loud: swell(0.3, 0.9, 0.15), swells: 13 });
  for (const [at, pitch] of [392, 494, 587, 784].entries())
    kit.tone({ at: 0.1 + at * 0.1, shape: "triangle", pitch: [[0, pitch]], loud: struck(0.18, at === 3 ? 0.8 : 0.4) });
  sing(kit, voice, { at: 0.5, seconds: 0.5, pitch: [420, 640, 600, 420], vowels: "miao", loud: 0.4 });
};
