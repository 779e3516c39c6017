/** What is said at a table of Meow!. */

import type { meow as English } from "../en/meow.ts";
import type { Translated } from "../translated.ts";

const cards = (count: number): string => (count === 1 ? "1 Karte" : `${count} Karten`);
const acts = (count: number): string => (count === 1 ? "1 Kunststück" : `${count} Kunststücke`);

export const meow: Translated<typeof English> = {
  cards,

  circle: {
    label: "Der Kreis",
    pile: (count) => `Der Stapel: ${cards(count)}, verdeckt`,
    round: (round, rounds) => (rounds > 0 ? `Runde ${round} von ${rounds}` : `Runde ${round}`),
    candle: "Die Kerze brennt herunter",
    you: "Du",
    laidByYou: "Von dir gelegt",
    laidBy: (name) => `Von ${name} gelegt`,
    revealedByYou: "Du deckst auf",
    revealedBy: (name) => `${name} deckt auf`,
    gone: (title) => `${title} ist aus der Schriftrolle gestrichen.`,
    times: (count) => `×${count}`,
    no: "Nein.",
    broken: "Ja!",
    asks: "?",
    objects: "Einspruch!",
  },

  seat: {
    label: (name, count) => `${name}: ${cards(count)} auf der Hand`,
    active: "ist am Zug",
    pointed: "ist gefragt",
    saidNo: "hat nein gesagt",
    ready: "bereit",
    objected: "hat Einspruch erhoben",
    best: (hands) => (hands === 1 ? "kam höchstens an 1 Hand vorbei" : `kam höchstens an ${hands} Händen vorbei`),
    bestShort: (hands) => `max. ${hands}`,
  },

  part: { before: "VORHER", after: "NACHHER" },

  hand: {
    label: "Deine Regeln",
    none: "Keine Regel auf deiner Hand.",
    onlooker: "Du schaust zu.",
    binds: "Sie gelten für die anderen, nicht für dich.",
    learn: "Schau gut hin: Sie gehen nach links weiter.",
    asked: "Wurde eine davon gebrochen?",
    reveal: "Welche zeigst du?",
    lay: "Leg eine davon.",
  },

  struck: {
    title: "Gestrichen",
    none: "Bisher nichts. Drück unten auf ein Kunststück, das du nicht kannst oder lieber nicht willst.",
    unseen: "Niemand erfährt es.",
  },

  turn: {
    yours: "Dieser Zug",
    theirs: (name) => `${name} ist am Zug`,
    waiting: "Vor dem ersten Zug",
    used: (used, most) => `${used} von ${acts(most)} getan`,
    spare: "Zwei davon sind übrig: für Unfug, auf den hereinfällt, wer alles nachmacht.",
    before: "Vor der Karte",
    after: "Nach der Karte",
    nothingIn: { before: "Vor der Karte: nichts", after: "Nach der Karte: noch nichts" },
    remember: "Alle Karten der anderen gelten für dich. Weißt du noch welche? Wir verraten nichts.",
    watch: "Schau genau hin. Hier merkt sich niemand etwas für dich.",
    said: (word) => `„${word}“`,
    doneAs: (label, times) => (times > 1 ? `${label}, ${times}-mal` : label),
    parts: "Der Zug",
    steps: { before: "Vorher", card: "Karte", act: "Künste", after: "Nachher", check: "Prüfung" },
  },

  ask: {
    check: "Prüfen lassen",
    more: (left) => `Noch etwas, bevor du ${left} fragst?`,
    full: (left) => `Mehr passt nicht hinein. Frag ${left}, oder wiederhol dich.`,
    replace: "Eine Regel austauschen",
    notReplace: "Ach, egal",
    replacing: "Welche Regel? Es muss eine sein, von der du weißt, dass sie im Spiel ist.",
    onceAGame: "Einmal im Spiel. Alle erfahren, welche Regel weg ist.",
    strikeNote: (count) =>
      count === 0
        ? "Die meisten streichen nichts."
        : count === 1
          ? "Ein Kunststück gestrichen, heimlich."
          : `${count} Kunststücke gestrichen, heimlich.`,
    passNote: (name) => `Sie gehen an ${name}, und dann weißt du, was ${name} hat.`,
    lay: "Leg eine Karte.",
    layTimed: "Was kommt vorher? Dann leg eine Karte.",
    layMore: "Vorher noch etwas? Dann leg eine Karte.",
    answerNote: "Dann drück auf diese Regel. Einspruch, wenn die Karte auf dem Altar nicht befolgt wurde.",
    nameNote: "Dann drück auf diese Regel.",
    playNote: "Du musst sie dann auch befolgen.",
    beforeNote: "Jetzt, was VORHER kommt, dann eine Karte, dann was NACHHER kommt.",
    afterNote: "Deine Karte liegt: Jetzt kommt, was NACHHER kommt.",
    look: "Noch mal hinsehen",
    no: "Nein, meine nicht",
    object: "Einspruch",
    toTurn: "Zu meinem Zug",
    toQuestion: "Zu meiner Frage",
    wait: "Nichts zu sagen",
  },

  palette: {
    label: "Alle Kunststücke",
    does: { act: "Kunststücke", strike: "Ein Kunststück streichen", replace: "Eine Regel austauschen" },
    groups: {
      recent: "Zuletzt",
      noise: "Laute",
      mime: "Gesten",
      counted: "Gezählt",
      spoken: "Gesprochen",
      memory: "Gedächtnis",
    },
    tabs: "Arten von Kunststücken",
    tab: (group, count) => `${group}, ${acts(count)}`,
    search: "Kunststück suchen",
    searchRule: "Regel suchen",
    nothing: "So heißt hier nichts. Die Katze ist erleichtert.",
    noRecent: "Was du tust, liegt hier griffbereit.",
    done: (times) => (times === 1 ? "in diesem Zug getan" : `in diesem Zug ${times}-mal getan`),
    struck: "gestrichen",
    words: (label) => `${label}: Welches Wort?`,
    findWord: (count) => `Tipp eines von ${count} Wörtern`,
    someOf: (shown, count) => `${shown} von ${count}: Tippe, um die anderen zu finden.`,
    fresh: "In diesem Spiel darf es noch niemand gesagt haben. Weißt du noch?",
    say: (word) => `„${word}“`,
    sayAs: (word, label) => `„${word}“ sagen: ${label}`,
    wordsFound: "Wörter zum Sagen",
    back: "Zurück zu den Kunststücken",
    grow: "Mehr von der Auswahl",
    shrink: "Weniger von der Auswahl",
    loading: "Die Kunststücke werden ausgepackt …",
  },

  listed: {
    open: (count) => (count === 1 ? "1 Regel kam ans Licht" : `${count} Regeln kamen ans Licht`),
    openShort: (count) => (count === 1 ? "1 Regel" : `${count} Regeln`),
    title: "Regeln, die ans Licht kamen",
    none: "Bisher keine.",
    where: "Wo sie jetzt sind, musst du dir merken.",
  },
};
