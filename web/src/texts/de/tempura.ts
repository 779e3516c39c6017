/** What is said at a table of Tem-Purr-A. */

import type { tempura as English } from "../en/tempura.ts";
import type { Translated } from "../translated.ts";

const SMALL = [
  "keine",
  "eine",
  "zwei",
  "drei",
  "vier",
  "fünf",
  "sechs",
  "sieben",
  "acht",
  "neun",
  "zehn",
  "elf",
  "zwölf",
];
const small = (count: number): string => SMALL[count] ?? String(count);
const inWords = (count: number): string => small(count).slice(0, 1).toUpperCase() + small(count).slice(1);
const cards = (count: number): string => (count === 1 ? "1 Karte" : `${count} Karten`);
const decimal = (percent: string): string => percent.replace(".", ",");

export const tempura: Translated<typeof English> = {
  title: {
    "2": "Reisbällchen",
    "3": "Dango",
    "4": "Garnele",
    "5": "Lachs",
    "6": "Gyoza",
    "7": "Nudeln",
    plus: "Nachschlag",
    reverse: "Kehrtwende",
    choose: "Du da",
    indigestion: "Bauchweh",
  },
  cards,
  times: (count) => `×${count}`,

  scene: {
    label: "Der Stapel",
    toEat: "zu essen",
    stillToEat: "noch zu essen",
    sum: (parts) => parts.join(" + "),
    times: (count, value) => `${count} × ${value}`,
    matched: (dish, title) => `Nur eine ${dish} darf obendrauf: ${title}`,
    match: (dish) => `nur ${dish}`,
    nothing: "Noch kein Gericht",
    clockwise: "Es geht im Uhrzeigersinn.",
    counter: "Es geht andersherum.",
    becomes: (total) => `→ ${total}`,
    turnOf: (name) => `${name} ist dran`,
    yourTurn: "Du bist dran",
    eats: (name) => `${name} isst`,
    youEat: "Du isst",
    full: (name) => `${name} ist satt`,
    youAreFull: "Du bist satt",
  },

  deck: {
    left: "übrig",
    bad: (count) => (count === 1 ? "1 davon schlecht" : `${count} davon schlecht`),
    danger: (percent) => `${decimal(percent)} %`,
    dangerLabel: (percent, total) => `${total} zu essen geht in ${decimal(percent)} von 100 Fällen schief.`,
    risk: "Bauchweh",
    discard: "Ablage",
    open: (count) => `${count} offen`,
    show: (count) => `Die Ablage: ${cards(count)}. Durchsehen`,
  },

  seat: {
    tokens: (taken) => `${taken} von 3 Marken`,
    hand: (count) => `${cards(count)} auf der Hand`,
    next: "danach dran",
    choose: (name) => `${name} kommt dran`,
    known: (name) => `Alle haben gesehen, dass die zu ${name} gingen`,
    look: (name) => `Was alle zu ${name} gehen sahen`,
  },

  hand: {
    label: "Deine Hand",
    empty: "Keine Karten. Du ziehst drei, wenn du dran bist.",
    pile: (title, value, count) => `${count > 1 ? `${count} × ` : ""}${title}${value}`,
    value: (value) => ` (${value})`,
    back: "Zurückstecken",
    none: "Du schaust zu.",
  },

  ask: {
    start: "Fang einen Stapel an. Mit welchem Gericht?",
    choose: (total) => `${total} zu essen. Für wen?`,
    pair: (dish) => `Was machst du mit deinen ${dish}ern?`,
    more: "Oder tippe eine Karte an, die leuchtet.",
    startNote: (next) => `Danach ist ${next} dran. Kleine Gerichte sind nett.`,
  },

  comesTo: {
    start: (dish, next) => `Mit einer ${dish} anfangen: ${dish} für ${next}`,
    serve: (dish, total, next) => `Eine ${dish} servieren: ${total} für ${next}`,
    plus: (total, next) => `Nachschlag: ${total} für ${next}`,
    reverse: (total, next) => `Kehrtwende: ${total} für ${next}`,
    anybody: (total) => `„Du da“: ${total} für wen du willst`,
    skip: (dish, next) => `Mit zweien ausweichen: ${dish} für ${next}`,
    eat: (total) => `${total} essen`,
    eatRisk: (total, percent) => `${total} essen · ${decimal(percent)} % Risiko`,
  },

  meal: {
    label: "Das Essen",
    begins: (count) => (count === 1 ? "Eine Karte umdrehen." : `${inWords(count)} Karten umdrehen.`),
    going: (down, left) => `${inWords(down)} ${down === 1 ? "ist" : "sind"} unten, noch ${small(left)}.`,
    last: "Noch eine.",
    done: (count) =>
      count === 1
        ? "Eine Karte, und alles ist gut."
        : `${count === 2 ? "Beide" : `Alle ${small(count)}`} sind gut gerutscht.`,
    bad: "Oh nein. Bauchweh!",
    yours: (down) =>
      down === 0
        ? "Alles Gute kommt auf deine Hand."
        : down === 1
          ? "Die eine gehört dir so oder so."
          : `Die ${small(down)} gehören dir so oder so.`,
    theirs: (name, count) => `${name} isst ${count}.`,
    badYours: "Das gibt eine Marke. Der Rest gehört dir.",
    badTheirs: (name) => `Das gibt eine Marke für ${name}.`,
    next: "Nächste umdrehen",
    onward: "Weiter",
    hurry: "Alle umdrehen",
    turned: (at, title) => `Karte ${at}: ${title}`,
  },

  gone: {
    title: "Die Ablage",
    none: "Da liegt nichts.",
  },
};
