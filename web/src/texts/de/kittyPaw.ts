/** What is said at a table of Kitty Paw. All its pieces are feminine. */

import type { kittyPaw as English } from "../en/kittyPaw.ts";
import type { Translated } from "../translated.ts";
import { listed } from "./words.ts";

const PIECES: { readonly [piece: string]: string } = {
  siamese: "Siamkatze",
  ginger: "Tigerkatze",
  tuxedo: "Frackkatze",
  calico: "Glückskatze",
  sphynx: "Sphynxkatze",
  blue: "Russisch Blau",
  bobtail: "Bobtailkatze",
  symbol: "Versteckkarte",
  box: "Kartonkarte",
  birman: "Birma",
  somali: "Somali",
  cymric: "Cymric",
  tortie: "Schildpatt",
  peterbald: "Peterbald",
  chartreux: "Kartäuser",
  "turkish van": "Türkisch Van",
  chihuahua: "Chihuahua",
};
const FACES: { readonly [face: string]: string } = {
  back: "wach",
  belly: "schlafend",
  horizontal: "quer",
  vertical: "hochkant",
  up: "Symbol oben",
};
const POINTS = ["rechts", "rechts unten", "links unten", "links", "links oben", "rechts oben"];
const LEVELS = ["", "I", "II", "III"];

const piece = (name: string): string => PIECES[name] ?? name;
const lies = (name: string, face: string, turn: number): string => {
  const how = FACES[face] ?? face;
  return name === "box" ? `Kartonkarte, ${how}` : `${piece(name)}, ${how}, nach ${POINTS[turn] ?? ""} gedreht`;
};
const points = (count: number): string =>
  `${count < 0 ? "−" : ""}${Math.abs(count)} ${Math.abs(count) === 1 ? "Punkt" : "Punkte"}`;
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, "0")}`;

export const kittyPaw: Translated<typeof English> = {
  clock,
  points,
  roundOf: (round, rounds) => `Runde ${round} von ${rounds}`,
  extraRound: (extra) => `Extrarunde ${extra}`,
  left: (seconds) => `noch ${clock(seconds)} in dieser Runde`,
  sofar: (seconds) => `${clock(seconds)} bisher`,

  middle: "Die Tischmitte",
  tile: (name, face, turn, spot) => `Nehmen: ${lies(name, face, turn)}, Stelle ${spot}`,
  box: (number) => `In Karton ${number} schauen`,
  boxOf: (number, name) => `Karton ${number}: ${name} ist schon da`,
  inside: (symbol) => piece(symbol),
  keep: "Behalten",
  shut: "Zu",
  peekLeft: (seconds) => `${seconds} s`,

  row: "Die Karten zum Schnappen",
  grab: (place, pieces) => `Karte ${place} schnappen: ${pieces.join("; ")}. `,
  gone: "Weg",
  grabNow: (seconds) => (seconds === null ? "Schnapp dir eine!" : `Schnapp dir eine! ${seconds} s`),
  rowSoon: "Welche schnappst du dir?",
  pawInSoon: (seconds) => (seconds === null ? "Pfote rein!" : `Pfote rein! ${seconds} s`),
  level: (level) => `Stufe ${LEVELS[level] ?? level}`,
  orWrong: (penalty) => `falsch: −${Math.abs(penalty)}`,
  orBriefly: (penalty) => `oder −${Math.abs(penalty)}`,
  noCard: "Hier wird deine Karte liegen.",
  theirNoCard: "Noch keine Karte",
  lies,

  mat: "Deine Matte",
  matOf: (name) => `Matte von ${name}`,
  onMat: (laid, all) => `${laid} von ${all}`,
  place: (name, cell) => `${piece(name)} auf ${cell} legen`,
  lift: (name, face, turn, cell) => `Aufheben: ${lies(name, face, turn)}, auf ${cell}`,
  inPaw: "In deiner Pfote",
  emptyPaw: "Deine Pfote ist leer",
  inTheirPaw: "In der Pfote",
  theirEmptyPaw: "Die Pfote ist leer",
  theirBox: "Die Kartonkarte von dort",
  takeSomething: "Tippe eine Katze an, oder zieh sie auf deine Matte.",
  liftBox: "Deine Kartonkarte",
  turn: "Drehen",
  flip: "Wenden",
  back: "Zurücklegen",
  backShort: "Zurück",
  stray: "Nicht auf deiner Karte: läuft gleich heim.",
  wrongSymbol: "Nicht das, was deine Karte sucht: rutscht gleich weg.",

  meow: "Miau!",
  pawUp: "Pfote hoch!",
  ask: {
    pawIn: "Deine Pfote in die Mitte, bitte.",
    pawNote: "Los geht es, wenn alle Pfoten da sind.",
    waitsForPaws: (names) => `Es fehlt noch: ${listed(names)}.`,
    grab: "Schnapp dir eine Karte, schnell!",
    grabNote: "Wer zuerst kommt, frisst zuerst. Kein Zurück.",
    start: "Bau, was deine Karte zeigt.",
    startNote: "Tippe eine Katze an, oder zieh sie her.",
    startHeld: "Dreh oder wende sie, dann tippe ihren Platz an.",
    build: "Fertig? Sag es zuerst.",
    buildNote: (others) =>
      others > 1
        ? "Die letzte Pfote oben bekommt eine Strafe."
        : others === 1
          ? "Falsch gerufen kostet Punkte."
          : "Erst die Punkte, dann die Sekunden.",
    full: "Deine Matte ist voll. Stimmt sie?",
    fullNote: "Miau! ruft. Falsch gerufen kostet Punkte.",
    fullEarly: "Rufen kannst du, wenn alle eine Karte haben.",
    called: (name) => `${name} ruft Miau! Pfote hoch, schnell!`,
    calledNote: "Wer zuletzt kommt, zahlt.",
    youCalled: "Miau! Du hast gerufen.",
    youCalledNote: (names) =>
      names.length === 0
        ? "Jetzt wird geprüft."
        : `${listed(names)} ${names.length === 1 ? "muss" : "müssen"} antworten.`,
    answered: "Deine Pfote ist oben.",
    frozen: "Zu früh! Deine Pfote ist eingefroren.",
    frozenNote: "Sie taut gleich wieder auf.",
    peeking: "Das siehst nur du. Behalten, oder Karton zu?",
    out: "Du bist raus aus dieser Runde.",
    outNote: "Es war ein Fehlalarm. Die anderen spielen weiter.",
    looksOn: "Du schaust zu.",
    looksOnNote: "Alle Pfoten haben zu tun.",
    over: "Das Spiel ist vorbei.",
  },

  doing: {
    ready: "Pfote drin",
    waits: "macht sich bereit",
    frozen: "eingefroren",
    out: "raus aus der Runde",
    watches: "schaut zu",
    took: (name) => `nimmt: ${piece(name)}`,
    placed: (name) => `legt: ${piece(name)}`,
    lifted: (name) => `hebt auf: ${piece(name)}`,
    home: (name) => `gibt zurück: ${piece(name)}`,
    ranHome: (name) => `heimgelaufen: ${piece(name)}`,
    turned: "dreht",
    flipped: "wendet",
    grabbed: "hat eine Karte",
    peeked: "schaut in einen Karton",
    shut: "macht zu",
    kept: (symbol) => `behält: ${piece(symbol)}`,
    slipped: "eine Karte rutscht weg",
    called: "Miau!",
    answered: "Pfote oben",
    falseStart: "zu früh!",
    released: "aufgetaut",
  },
  briefly: {
    took: "nimmt",
    placed: "legt",
    lifted: "hebt",
    home: "gibt her",
    ranHome: "eine weg",
    grabbed: "hat Karte",
    peeked: "schaut",
    shut: "macht zu",
    kept: "behält",
    slipped: "eine weg",
  },
  cardsOf: (count, all) => `${count} von ${all} Karten`,
  lastCardEnds: (all) => `Wer zuerst ${all} Karten hat, beendet das Spiel.`,
  scoredCards: (count) => `${count} ${count === 1 ? "Karte" : "Karten"}`,
  laid: (laid, all) => `${laid}/${all}`,
  laidLabel: (laid, all) => `${laid} von ${all} Teilen auf der Matte`,

  race: "Wer wann da war",
  raceAfter: (milliseconds) => `+${(milliseconds / 1000).toFixed(1).replace(".", ",")} s`,

  check: {
    label: "Die Prüfung",
    card: "Die Karte",
    mat: (name, mine) => (mine ? "Deine Matte" : `Matte von ${name}`),
    right: "richtig",
    wrong: "falsch",
    missing: "fehlt",
    onward: "Weiter",
  },

  hint: {
    take: (name) => `die leuchtende Katze nehmen: ${piece(name)}`,
    place: "ablegen, wo deine Matte leuchtet",
    grab: "die leuchtende Karte schnappen",
    peek: "in den leuchtenden Karton schauen",
  },

  best: {
    title: "Deine Bestleistung auf diesem Gerät",
    none: "Dein erstes Rennen gegen die Uhr: zehn Reihen, aus jeder eine Karte.",
    line: (count, seconds) => `${points(count)} in ${clock(seconds)}`,
    isNew: "Neue Bestleistung!",
  },
};
