/** What is said at a table of Kitty Paw. */

import { listed } from "./words.ts";

const PIECES: { readonly [piece: string]: string } = {
  siamese: "Siamese",
  ginger: "Ginger Tabby",
  tuxedo: "Tuxedo",
  calico: "Calico",
  sphynx: "Sphynx",
  blue: "Russian Blue",
  bobtail: "Japanese Bobtail",
  symbol: "Hide-and-Seek card",
  box: "Box card",
  birman: "Birman",
  somali: "Somali",
  cymric: "Cymric",
  tortie: "Tortie",
  peterbald: "Peterbald",
  chartreux: "Chartreux",
  "turkish van": "Turkish Van",
  chihuahua: "Chihuahua",
};
const FACES: { readonly [face: string]: string } = {
  back: "awake",
  belly: "asleep",
  horizontal: "lying across",
  vertical: "standing up",
  up: "symbol up",
};
const POINTS = ["right", "down right", "down left", "left", "up left", "up right"];
const LEVELS = ["", "I", "II", "III"];

const piece = (name: string): string => PIECES[name] ?? name;
const lies = (name: string, face: string, turn: number): string => {
  const how = FACES[face] ?? face;
  return name === "box" ? `Box card, ${how}` : `${piece(name)}, ${how}, turned ${POINTS[turn] ?? ""}`;
};
const points = (count: number): string =>
  `${count < 0 ? "−" : ""}${Math.abs(count)} ${Math.abs(count) === 1 ? "point" : "points"}`;
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, "0")}`;

export const kittyPaw = {
  clock,
  points,
  roundOf: (round: number, rounds: number): string => `Round ${round} of ${rounds}`,
  extraRound: (extra: number): string => `Extra round ${extra}`,
  left: (seconds: number): string => `${clock(seconds)} left in this round`,
  sofar: (seconds: number): string => `${clock(seconds)} so far`,

  middle: "The middle of the table",
  tile: (name: string, face: string, turn: number, spot: number): string =>
    `Take the ${lies(name, face, turn)}, spot ${spot}`,
  box: (number: number): string => `Peek into box ${number}`,
  boxOf: (number: number, name: string): string => `Box ${number}: ${name} is there`,
  inside: (symbol: string): string => piece(symbol),
  keep: "Keep it",
  shut: "Shut",
  peekLeft: (seconds: number): string => `${seconds} s`,

  row: "The cards to grab",
  grab: (place: number, pieces: readonly string[]): string => `Grab card ${place}: ${pieces.join("; ")}. `,
  gone: "Taken",
  grabNow: (seconds: number | null): string => (seconds === null ? "Grab a card!" : `Grab a card! ${seconds} s`),
  rowSoon: "Which one will you grab?",
  pawInSoon: (seconds: number | null): string => (seconds === null ? "Paw in!" : `Paw in! ${seconds} s`),
  level: (level: number): string => `Level ${LEVELS[level] ?? level}`,
  orWrong: (penalty: number): string => `or −${Math.abs(penalty)} if wrong`,
  orBriefly: (penalty: number): string => `or −${Math.abs(penalty)}`,
  noCard: "Your card will lie here.",
  theirNoCard: "No card yet",
  lies,

  mat: "Your mat",
  matOf: (name: string): string => `${name}’s mat`,
  onMat: (laid: number, all: number): string => `${laid} of ${all}`,
  place: (name: string, cell: string): string => `Put the ${piece(name)} down at ${cell}`,
  lift: (name: string, face: string, turn: number, cell: string): string =>
    `Lift the ${lies(name, face, turn)}, at ${cell}`,
  inPaw: "In your paw",
  emptyPaw: "Your paw is empty",
  inTheirPaw: "In the paw",
  theirEmptyPaw: "The paw is empty",
  theirBox: "Their Box card",
  takeSomething: "Tap a cat, or drag it to your mat.",
  liftBox: "Your Box card",
  turn: "Turn",
  flip: "Flip",
  back: "Put it back",
  backShort: "Back",
  stray: "Not on your card: it will run home.",
  wrongSymbol: "Not what your card seeks: it will slip away.",

  meow: "Meow!",
  pawUp: "Paw up!",
  ask: {
    pawIn: "Your paw into the middle, please.",
    pawNote: "It begins when all paws are in.",
    waitsForPaws: (names: readonly string[]): string => `Waiting for ${listed(names)}.`,
    grab: "Grab a card, quick!",
    grabNote: "First come, first served. No way back.",
    start: "Build what your card shows.",
    startNote: "Tap a cat, or drag it to your mat.",
    startHeld: "Turn or flip it, then tap its place.",
    build: "Done? Say it first.",
    buildNote: (others: number): string =>
      others > 1
        ? "The last paw up takes a penalty."
        : others === 1
          ? "A wrong call costs points."
          : "Points first, then seconds.",
    full: "Your mat is full. Does it match?",
    fullNote: "Meow! calls. A wrong call costs points.",
    fullEarly: "You can call when all have a card.",
    called: (name: string): string => `${name} calls Meow! Paw up, quick!`,
    calledNote: "The last one pays.",
    youCalled: "Meow! You called.",
    youCalledNote: (names: readonly string[]): string =>
      names.length === 0 ? "Now the check." : `${listed(names)} must answer.`,
    answered: "Your paw is up.",
    frozen: "Too early! Your paw is frozen.",
    frozenNote: "It thaws in a moment.",
    peeking: "Only you see this. Keep it, or shut the box?",
    out: "You are out of this round.",
    outNote: "It was a false alarm. The others play on.",
    looksOn: "You look on.",
    looksOnNote: "Everybody’s paws are busy.",
    over: "The game is over.",
  },

  doing: {
    ready: "paw in",
    waits: "gets ready",
    frozen: "frozen",
    out: "out of the round",
    watches: "watches",
    took: (name: string): string => `takes a ${piece(name)}`,
    placed: (name: string): string => `lays a ${piece(name)}`,
    lifted: (name: string): string => `lifts a ${piece(name)}`,
    home: (name: string): string => `returns a ${piece(name)}`,
    ranHome: (name: string): string => `${piece(name)} ran home`,
    turned: "turns it",
    flipped: "flips it",
    grabbed: "has a card",
    peeked: "peeks in a box",
    shut: "shuts a box",
    kept: (symbol: string): string => `keeps the ${piece(symbol)}`,
    slipped: "a card slips away",
    called: "Meow!",
    answered: "paw up",
    falseStart: "too early!",
    released: "thawed",
  },
  /** the same where there is hardly any room */
  briefly: {
    took: "takes",
    placed: "lays",
    lifted: "lifts",
    home: "returns",
    ranHome: "lost one",
    grabbed: "has card",
    peeked: "peeks",
    shut: "shuts",
    kept: "keeps",
    slipped: "lost one",
  },
  /** beside the points; somebody's last of these ends the game */
  cardsOf: (count: number, all: number): string => `${count} of ${all} cards`,
  lastCardEnds: (all: number): string => `The first with ${all} cards ends the game.`,
  scoredCards: (count: number): string => `${count} ${count === 1 ? "card" : "cards"}`,
  laid: (laid: number, all: number): string => `${laid}/${all}`,
  laidLabel: (laid: number, all: number): string => `${laid} of ${all} pieces on the mat`,

  race: "Who was when",
  raceAfter: (milliseconds: number): string => `+${(milliseconds / 1000).toFixed(1)} s`,

  check: {
    label: "The check",
    card: "The card",
    mat: (name: string, mine: boolean): string => (mine ? "Your mat" : `${name}’s mat`),
    right: "right",
    wrong: "wrong",
    missing: "missing",
    onward: "Onward",
  },

  /** What a big cat would do, where it glows on the table. */
  hint: {
    take: (name: string): string => `take the ${piece(name)} that glows`,
    place: "put it down where your mat glows",
    grab: "grab the card that glows",
    peek: "peek into the box that glows",
  },

  best: {
    title: "Your best on this device",
    none: "Your first time attack: ten rows, one card of each.",
    line: (count: number, seconds: number): string => `${points(count)} in ${clock(seconds)}`,
    isNew: "A new best!",
  },
} as const;
