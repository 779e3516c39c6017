/** The words of setting up a table. Options that are not named here are called as the game calls them. */

import type { setup as English } from "../en/setup.ts";
import type { Translated } from "../translated.ts";
import { levels } from "./levels.ts";
import { counted } from "./numbers.ts";
import { listed } from "./words.ts";

const options: Translated<typeof English.options> = {
  "kibble-scuffle": {
    deck: {
      title: "Das Deck",
      choices: { basic: "Die 20 einfachen", all: "Alle 25", built: "Selbst bauen", same: "Für alle dasselbe" },
    },
    cards: {
      title: "Diese Karten",
      about: "Zwanzig insgesamt. Tippe eine Karte an, um sie aufzunehmen oder wegzulassen",
    },
    opening: { title: "Die Starthand", choices: { dealt: "Ausgeteilt", chosen: "Ausgesucht" } },
    teams: { title: "Zwei gegen zwei" },
    reminders: { title: "Gedächtnisstütze" },
  },
  "kitty-paw": {
    pile: {
      title: "Der Stapel",
      about: "Leichte Karten zuerst und schwere zuletzt, oder alle Karten der Schachtel, gut gemischt",
      choices: { levels: "Leichte zuerst", all: "Alles, gut gemischt" },
    },
    second: { title: "Die zweite Stufe", choices: { green: "Grün", yellow: "Gelb, etwas kniffliger" } },
    wrong_call: {
      title: "Ein falsches Miau!",
      about: "Es beendet die Runde für alle; oder mit dem zweiten bist du raus, und die anderen spielen weiter",
      choices: { ends: "Beendet die Runde", once: "Einmal geht, dann bist du raus" },
    },
    ready: { title: "Späte Pfoten" },
    pick: { title: "Eine Karte nehmen" },
    false_start: { title: "Miau! zu früh" },
    stray: { title: "Ein Streuner läuft heim" },
    peek: { title: "Ein Karton bleibt offen" },
    wrong_box: { title: "Eine falsche Karte rutscht zurück" },
    answer: { title: "Auf ein Miau! antworten" },
    round: { title: "Eine Runde" },
  },
  "tem-purr-a": {
    dishes: { title: "Die Gerichte", choices: { falling: "Große sind selten", even: "Zwölf von jedem" } },
    skip_changes_dish: { title: "Ausweichen bringt ein anderes Gericht" },
    reminders: { title: "Gedächtnisstütze" },
  },
  "cat-lady": {
    edition: { title: "Ausgabe", choices: { treats: "Mit Box of Treats", base: "Das Grundspiel" } },
    goals: { title: "Gemeinsame Ziele mit nebenan" },
    open_hands: { title: "Offene Hände" },
    difficulty: { title: "Allein gegen die Katze", choices: { easy: "Leicht", normal: "Normal", hard: "Schwer" } },
  },
  meow: {
    mode: {
      title: "Wie viele Regeln",
      about:
        "Je eine oder zwei, oder dreizehn im Ganzen; gut getaktet gilt jede nur vor oder nur nach dem Ablegen der Karte",
      choices: { basic: "Je eine oder zwei", thirteen: "Dreizehn", "before-after": "Dreizehn, gut getaktet" },
    },
    young: { title: "Für die Kleinen" },
    judge: {
      title: "Wer aufpasst",
      about: "Dem Tisch entgeht kein Fehler; oder ihr passt selbst auf, und überseht auch einmal einen",
      choices: { engine: "Der Tisch", eyes: "Eigene Augen" },
    },
    helper: { title: "Spickzettel" },
    rounds: { title: "Runden" },
    seconds: { title: "Sekunden je Zug" },
  },
};

export const setup: Translated<typeof English> = {
  options,
  title: "Wer setzt sich?",
  facts: "Was für ein Spiel das ist",
  rules: "Wie es geht, und alle Karten",
  table: "Die Stühle um den Tisch",
  you: "Du",
  friend: "Jemand per Link",
  chair: (number, who) => `Stuhl ${number}: ${who}. Ändern`,
  bot: (name, level) => `${name}, ein Bot: ${levels.called(level)}`,
  more: "Noch ein Stuhl",
  moreShort: "Stuhl",
  deal: "Austeilen",
  open: "Tisch öffnen",
  begins: "Wer mitspielen soll, bekommt einen Link. Es geht los, wenn alle Stühle besetzt sind.",
  company: (bots, people, me) => {
    const others = [
      bots === 0 ? "" : bots === 1 ? "ein Bot" : `${counted(bots)} Bots`,
      people === 0 ? "" : people === 1 ? "noch jemand" : `noch ${counted(people)}`,
    ].filter(Boolean);
    if (!me) return `${listed(others)}, und du schaust zu`;
    return others.length > 0 ? listed(["du", ...others]) : "nur du und die Katzen";
  },

  sheet: {
    title: "Wer sitzt hier?",
    me: "Ich",
    bots: "Ein Bot",
    people: "Jemand",
    friend: "Jemand per Link",
    friendAbout: "der Stuhl bleibt frei, bis jemand kommt",
    device: "Jemand hier",
    deviceAbout: "an diesem Gerät, abwechselnd",
    name: "Name",
    player: (number) => `Pfote ${number}`,
    sit: "Hinsetzen",
    away: "Den Stuhl wegstellen",
    least: (game, least) => `${game} braucht ${least === 1 ? "einen Stuhl" : `${least} Stühle`}.`,
  },

  house: {
    title: "Hausregeln",
    asInTheBox: "wie in der Schachtel",
    changed: (number) => (number === 1 ? "eine geändert" : `${number} geändert`),
    again: "Wieder wie in der Schachtel",
    fine: "Feinheiten",
    chairs: (rule, least, most) => {
      const many =
        least === most
          ? least === 1
            ? "einen Stuhl"
            : `${counted(least)} Stühle`
          : `${counted(least)} bis ${counted(most)} Stühle`;
      return `„${rule}“ braucht ${many}.`;
    },
    setChairs: "Stell sie hin",
    cards: (count) => (count === 1 ? "eine Karte" : `${count} Karten`),
    times: (count) => `×${count}`,
    less: (what) => `${what}: weniger`,
    more: (what) => `${what}: mehr`,
  },

  at: {
    title: "Am Tisch",
    clock: "Zeit zum Nachdenken",
    clocks: [
      ["Keine Uhr", { kind: "none", seconds: 0 }],
      ["30 s je Zug", { kind: "turn", seconds: 30 }],
      ["Eine Minute", { kind: "turn", seconds: 60 }],
      ["Drei Minuten", { kind: "turn", seconds: 180 }],
      ["Ein Tag je Zug", { kind: "days", seconds: 86_400 }],
      ["Drei Tage", { kind: "days", seconds: 259_200 }],
    ],
    own: (seconds) => (seconds > 0 ? `${seconds} s je Zug` : "eigene Uhr"),
    ownAbout: "Dieses Spiel hat seine eigene Uhr. Ändern kannst du das unter Hausregeln, Feinheiten.",
    talk: "Plaudern",
    talks: [
      ["Mit Worten", "chat"],
      ["Nur Katzengesten", "emotes"],
      ["Gar nicht", "none"],
    ],
    who: "Wer sich auf einen freien Stuhl setzen darf",
    whos: [
      ["Wer den Link hat", false],
      ["Alle", true],
    ],
    onlookers: "Zuschauen",
    onlookersAbout: "wer den Link hat, darf sehen, was alle sehen",
    oneSeat: "Ein Platz pro Person",
    oneSeatAbout: "wer dazukommt, hat einen Platz; aus: auch andere an seinem Gerät dürfen sich setzen",
    hints: "Tipps",
    hintsAbout: "alle dürfen eine große Katze fragen, was sie tun würde",
    hintsAlone: "allein unter Bots darf man eine große Katze fragen, was sie tun würde; unter Menschen niemand",
    inShort: (clock, talk) => `${clock} · ${talk}`,
  },

  unknown: "So heißt keine Schachtel im Regal.",
};
