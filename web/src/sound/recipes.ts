/** How each sound is made. Quiet, short, and with fur on it. */

import type { Curve, Kit } from "./kit.ts";
import type { Recipe, Sound } from "./sounds.ts";
import type { Voice } from "./voice.ts";

export { Kit } from "./kit.ts"; // loaded together

/** Up quickly, then away. */
const pluck = (loud: number, seconds: number): Curve => [
  [0, 0],
  [0.006, loud],
  [seconds * 0.35, loud * 0.3],
  [seconds, 0],
];
const hump = (loud: number, seconds: number, rise = 0.3): Curve => [
  [0, 0],
  [seconds * rise, loud],
  [seconds * 0.75, loud * 0.7],
  [seconds, 0],
];
const times = (curve: Curve, factor: number): Curve => curve.map(([after, value]) => [after, value * factor] as const);

function paperAt(kit: Kit, at: number, loud: number, seconds: number): void {
  kit.noise({
    at,
    loud: [
      [0, 0],
      [seconds * 0.2, loud],
      [seconds, 0],
    ],
    around: [
      [0, 1400],
      [seconds, 3400],
    ],
    sharp: 0.9,
  });
}

function meow(kit: Kit, { pitch, mouth }: Voice): void {
  const through = kit.mouth(
    {
      around: times(
        [
          [0, 480],
          [0.16, 1150],
          [0.42, 620],
        ],
        mouth,
      ),
      sharp: 5,
      loud: 1,
    },
    {
      around: times(
        [
          [0, 1500],
          [0.16, 2100],
          [0.42, 1200],
        ],
        mouth,
      ),
      sharp: 7,
      loud: 0.5,
    },
  );
  const sung = times(
    [
      [0, 420],
      [0.12, 640],
      [0.28, 590],
      [0.44, 380],
    ],
    pitch,
  );
  kit.tone({ shape: "sawtooth", pitch: sung, loud: hump(0.7, 0.44, 0.25), trembles: [6, 8], through });
}

function groan(kit: Kit, { pitch, mouth }: Voice): void {
  const through = kit.mouth(
    {
      around: times(
        [
          [0, 620],
          [0.3, 480],
          [0.85, 360],
        ],
        mouth,
      ),
      sharp: 4,
      loud: 1,
    },
    {
      around: times(
        [
          [0, 1050],
          [0.85, 800],
        ],
        mouth,
      ),
      sharp: 6,
      loud: 0.45,
    },
  );
  kit.tone({
    shape: "sawtooth",
    pitch: times(
      [
        [0, 230],
        [0.3, 205],
        [0.85, 120],
      ],
      pitch,
    ),
    loud: hump(0.8, 0.85, 0.2),
    trembles: [7, 9],
    through,
  });
}

function purr(kit: Kit, { pitch }: Voice): void {
  kit.noise({
    kind: "lowpass",
    around: [
      [0, 320],
      [1.1, 260],
    ],
    sharp: 0.7,
    loud: hump(0.5, 1.1, 0.25),
    swells: 24 * pitch,
  });
  kit.tone({
    shape: "triangle",
    pitch: times(
      [
        [0, 62],
        [1.1, 56],
      ],
      pitch,
    ),
    loud: hump(0.22, 1.1, 0.25),
    trembles: [24 * pitch, 14],
  });
}

function chirp(kit: Kit, { pitch }: Voice): void {
  kit.tone({
    shape: "triangle",
    pitch: times(
      [
        [0, 640],
        [0.07, 1180],
        [0.19, 860],
      ],
      pitch,
    ),
    loud: hump(0.2, 0.19),
    trembles: [32, 90],
  });
}

function hiss(kit: Kit): void {
  kit.noise({
    kind: "highpass",
    around: [
      [0, 2600],
      [0.38, 3600],
    ],
    sharp: 0.6,
    loud: [
      [0, 0],
      [0.04, 0.12],
      [0.25, 0.08],
      [0.38, 0],
    ],
  });
}

function kibble(kit: Kit): void {
  for (let at = 0; at < 7; at += 1) {
    const seconds = at * 0.045 + Math.random() * 0.02;
    kit.noise({ at: seconds, around: [[0, 1700 + Math.random() * 1600]], sharp: 5, loud: pluck(1 - at * 0.08, 0.06) });
    kit.tone({
      at: seconds,
      shape: "triangle",
      pitch: [
        [0, 520 + Math.random() * 240],
        [0.04, 380],
      ],
      loud: pluck(0.1, 0.04),
    });
  }
}

function shuffle(kit: Kit): void {
  for (let at = 0; at < 9; at += 1) paperAt(kit, 0.075 * at - 0.0022 * at * at, 0.3, 0.075);
}

function thump(kit: Kit): void {
  kit.tone({
    pitch: [
      [0, 150],
      [0.09, 62],
      [0.2, 52],
    ],
    loud: pluck(0.42, 0.2),
  });
  kit.noise({
    kind: "lowpass",
    around: [
      [0, 900],
      [0.06, 300],
    ],
    loud: pluck(0.22, 0.07),
  });
}

function bell(kit: Kit): void {
  for (const [ratio, loud, seconds] of [
    [1, 0.17, 1.1],
    [2.01, 0.07, 0.8],
    [2.76, 0.06, 0.55],
    [5.4, 0.025, 0.28],
  ] as const) {
    kit.tone({
      pitch: [[0, 830 * ratio]],
      loud: [
        [0, 0],
        [0.004, loud],
        [seconds * 0.3, loud * 0.35],
        [seconds, 0],
      ],
    });
  }
}

function slurp(kit: Kit): void {
  kit.noise({
    around: [
      [0, 480],
      [0.26, 2500],
    ],
    sharp: 4,
    loud: hump(0.7, 0.27, 0.5),
    swells: 34,
  });
  kit.tone({
    at: 0.2,
    pitch: [
      [0, 420],
      [0.06, 760],
    ],
    loud: pluck(0.09, 0.07),
  });
}

function gulp(kit: Kit, { pitch }: Voice): void {
  kit.tone({
    pitch: times(
      [
        [0, 170],
        [0.06, 360],
        [0.16, 130],
      ],
      pitch,
    ),
    loud: hump(0.3, 0.16, 0.35),
  });
  kit.noise({
    at: 0.02,
    kind: "lowpass",
    around: [
      [0, 700],
      [0.08, 300],
    ],
    loud: pluck(0.12, 0.08),
  });
}

function win(kit: Kit, voice: Voice): void {
  for (const [at, pitch] of [523, 659, 784, 1047].entries()) {
    kit.tone({ at: at * 0.12, shape: "triangle", pitch: [[0, pitch]], loud: pluck(0.24, at === 3 ? 0.7 : 0.3) });
    kit.tone({ at: at * 0.12, pitch: [[0, pitch * 2]], loud: pluck(0.06, 0.25) });
  }
  kit.tone({
    at: 0.62,
    shape: "triangle",
    pitch: times(
      [
        [0, 700],
        [0.08, 1300],
        [0.2, 900],
      ],
      voice.pitch,
    ),
    loud: hump(0.14, 0.2),
    trembles: [32, 90],
  });
}

function turn(kit: Kit): void {
  for (const [at, pitch] of [587, 880].entries()) {
    kit.tone({ at: at * 0.11, pitch: [[0, pitch]], loud: pluck(0.24, 0.3) });
    kit.tone({ at: at * 0.11, pitch: [[0, pitch * 3.9]], loud: pluck(0.03, 0.06) });
  }
}

/** A wooden tile on a table: the lower and louder, the harder it was put down. */
function knock(kit: Kit, pitch: number, loud: number, seconds: number): void {
  kit.tone({
    shape: "triangle",
    pitch: [
      [0, pitch],
      [seconds, pitch * 0.62],
    ],
    loud: pluck(loud, seconds),
  });
  kit.noise({ around: [[0, pitch * 2.4]], sharp: 2, loud: pluck(loud * 0.9, seconds * 0.5) });
}

function flip(kit: Kit): void {
  paperAt(kit, 0, 0.2, 0.07);
  kit.noise({ at: 0.07, around: [[0, 1800]], sharp: 2, loud: pluck(0.26, 0.05) });
}

function slap(kit: Kit): void {
  kit.noise({
    kind: "lowpass",
    around: [
      [0, 2400],
      [0.08, 500],
    ],
    loud: pluck(0.5, 0.1),
  });
  kit.tone({
    pitch: [
      [0, 210],
      [0.08, 90],
    ],
    loud: pluck(0.34, 0.12),
  });
}

/** Points are earned. */
function pop(kit: Kit): void {
  kit.tone({
    shape: "triangle",
    pitch: [
      [0, 420],
      [0.05, 880],
    ],
    loud: pluck(0.2, 0.12),
  });
  kit.tone({ at: 0.05, pitch: [[0, 1320]], loud: pluck(0.08, 0.22) });
}

/** Everybody holds their breath. */
function hush(kit: Kit): void {
  kit.noise({
    kind: "lowpass",
    around: [
      [0, 180],
      [0.8, 620],
    ],
    loud: hump(0.2, 0.9, 0.7),
  });
  kit.tone({
    pitch: [
      [0, 98],
      [0.9, 131],
    ],
    loud: hump(0.13, 0.9, 0.7),
    trembles: [9, 2],
  });
}

/** A spoon on the rim of a bowl, three times. */
function dinner(kit: Kit): void {
  for (let at = 0; at < 3; at += 1) {
    for (const [ratio, loud] of [
      [1, 0.13],
      [2.4, 0.06],
      [4.1, 0.025],
    ] as const) {
      kit.tone({ at: at * 0.17, pitch: [[0, 988 * ratio]], loud: pluck(loud * (1 - at * 0.15), at === 2 ? 0.8 : 0.3) });
    }
  }
}

/** A line is written on the pad. */
function pencil(kit: Kit): void {
  for (let at = 0; at < 3; at += 1)
    kit.noise({
      at: at * 0.07 + Math.random() * 0.015,
      around: [
        [0, 2600],
        [0.06, 3900],
      ],
      sharp: 1.4,
      loud: hump(0.11, 0.06, 0.4),
    });
}

export const RECIPES: { readonly [sound in Sound]: Recipe } = {
  purr,
  meow,
  chirp,
  hiss,
  kibble,
  shuffle,
  thump,
  bell,
  slurp,
  gulp,
  groan,
  win,
  turn,
  flip,
  slap,
  pop,
  hush,
  dinner,
  pencil,
  click: (kit) => knock(kit, 900, 0.16, 0.06),
  clack: (kit) => knock(kit, 520, 0.3, 0.09),
  tick: (kit) => knock(kit, 1500, 0.07, 0.04),
  paper: (kit) => paperAt(kit, 0, 0.38, 0.15),
};
