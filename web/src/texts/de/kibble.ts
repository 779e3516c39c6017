/** The words of Kibble Scuffle's board. What is asked, what happened and what cards do comes from the table in words. */

import type { kibble as English } from "../en/kibble.ts";
import type { Translated } from "../translated.ts";

const BOWLS = ["Fischnapf", "Mäusenapf", "Vogelnapf"] as const;
const SHORT = ["Fisch", "Maus", "Vogel"] as const;
const cards = (count: number): string => (count === 1 ? "1 Karte" : `${count} Karten`);
const points = (count: number): string => (count === 1 ? "1 Punkt" : `${count} Punkte`);

export const kibble: Translated<typeof English> = {
  bowl: (bowl) => BOWLS[bowl - 1] ?? "",
  bowlShort: (bowl) => SHORT[bowl - 1] ?? "",
  card: () => "Karte",
  item: "Ding",
  first: "zuerst",

  plate: {
    count: (counted, full) => `${counted} von ${full}`,
    enough: (counted) => `${counted}: Futterzeit, wenn alle bleiben`,
    enoughShort: (counted) => `${counted}: Futterzeit?`,
    eats: (counted) => `${counted}: Futterzeit!`,
    sum: (counted, title, total, full) =>
      total >= full
        ? `${counted} + ${title} = ${total}. Futterzeit, wenn alle bleiben`
        : `${counted} + ${title} = ${total} von ${full}`,
    makes: (total, full) => (total >= full ? `macht ${total}: Futterzeit?` : `macht ${total} von ${full}`),
    item: (title) => `${title}, dann eine Katze`,
    trade: (gets, gives) => `${points(gets)} für ${gives}`,
    serve: (count) => `${points(count)} im Napf`,
    laser: "Alle spielen hier",
    closed: "Hier kommt keine rein",
  },

  seat: {
    eatsFirst: "frisst zuerst",
    playsNext: "danach dran",
    turn: "am Zug",
    goal: (goal) => `Ziel: ${goal}`,
    with: (name) => `mit ${name}`,
    withYou: "mit dir",
    of: (name) => `von ${name}`,
    yours: "von dir",
    hand: (count) => `${count} auf der Hand`,
    known: (titles) => `sicher auf der Hand: ${titles}`,
    points,
    about: (name) => `${name}: Brocken, Ablage und Hand`,
    box: (name) => `${name} hat die Futterbox`,
  },

  piles: {
    draw: "im Deck",
    discard: "abgelegt",
    lookDeck: (count) => `Dein Deck: noch ${cards(count)}. Nachsehen, was noch drin ist`,
    lookDiscard: (count) => `Deine Ablage: ${cards(count)}. Durchsehen`,
    deckTitle: "Noch in deinem Deck",
    deckOrder: "Ohne Reihenfolge: Was als Nächstes kommt, weiß niemand.",
    discardTitle: (name) => `${name}: Ablage`,
    yourDiscard: "Deine Ablage",
    newest: "Das Neueste zuerst.",
    empty: "Nichts da. Nicht einmal ein Schnurrhaar.",
    cubes: "Gefressen",
    hand: "Hand",
    deck: "Deck",
    cards,
    leftOut: "Nicht im Deck",
    box: "In der Futterbox",
    ofValue: (count, value) => `${count} × ${value}`,
    times: (count) => `×${count}`,
  },

  ask: {
    where: (title) => `${title}. An welchen Napf?`,
    copyWhom: "Die Nachahmerkatze sieht deine Ablage durch. Wen spielt sie?",
    copyWhere: (title) => `Nachahmerkatze als ${title}. An welchen Napf?`,
    whereTo: (title) => `${title} rennt. Wohin?`,
    eats: (title) => `${title} frisst. Was denn?`,
    eatsMore: (value) => `Eine ${value}, und …?`,
    only: (value) => `Nur die ${value}`,
    and: (value) => `und eine ${value}`,
    cube: (value) => `Eine ${value}`,
    other: "Eine andere Karte",
    otherCat: "Eine andere Katze",
    back: "Zurück",
    copyAs: (title) => `Als ${title}`,
    swap: (gives, gets, name) => `Deine ${gives} gegen die ${gets} von ${name}`,
    waits: "Deine Karten warten.",
    next: (name) => `Als Nächstes spielt ${name}.`,
    thenYou: (name) => `Als Nächstes spielt ${name}, dann du.`,
    youNext: "Als Nächstes spielst du.",
  },

  build: {
    deck: "Deine Karten",
    out: "Bleibt draußen",
    hand: "Für den Anfang",
    omit: "Weglassen:",
    hold: "Damit anfangen:",
  },

  label: {
    table: "Der Tisch",
    bowls: "Die drei Näpfe",
    hand: "Deine Hand",
    card: ({ title, text }) => `${title}. ${text}`.trim(),
    others: "Die anderen",
    bowlState: (name, counted, full, cubes) => `${name}: ${counted} von ${full} Katzen, Futter: ${cubes || "keins"}`,
    cat: (title, bowl) => `${title} von dir, ${bowl}`,
    catOf: (name, title, bowl) => `${title} von ${name}, ${bowl}`,
    cube: (value, bowl) => `Eine ${value} im ${bowl}`,
    cubeOf: (value, name) => `Eine ${value} von ${name}`,
    chooses: (words) => `Wählen: ${words}`,
    picked: "ausgesucht",
  },
};
