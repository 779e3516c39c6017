/** What is said on Cat Lady's board. */

import type { catLady as English } from "../en/catLady.ts";
import type { Translated } from "../translated.ts";
import { capital, listed } from "./words.ts";

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;
const cats = (count: number): string => many(count, "Katze", "Katzen");
const GIVES = ["nichts", "ein Happen", "zwei Happen", "drei Happen"];

const FOODS: { readonly [food: string]: string } = {
  chicken: "Huhn",
  tuna: "Thunfisch",
  milk: "Milch",
  wild: "Joker",
  treat: "Leckerli",
  any: "irgendein Futter",
};
const food = (name: string): string => FOODS[name] ?? name;
/** Whom or what, with the article. */
const THE_FOOD: { readonly [food: string]: string } = {
  chicken: "das Huhn",
  tuna: "den Thunfisch",
  milk: "die Milch",
  wild: "den Joker",
  treat: "das Leckerli",
};
/** Below the name of a card, as short as it goes. */
const NOTES: { readonly [card: string]: string } = {
  "lost-cat": "zwei holen Streuner",
  "spray-bottle": "scheucht die Katze",
  brush: "tauscht zwei Katzen",
  "laser-pointer": "zwei freie Karten",
  "shopping-bag": "je 1 Futter",
};
const GROUPS: { readonly [group: string]: string } = {
  toy: "Spielzeug",
  costume: "Kostüm",
  catnip: "ab 2, sonst −2",
  box: "",
};
const HEAPS: { readonly [key: string]: readonly [one: string, more: string] } = {
  toy: ["Spielzeug", "Spielsachen"],
  costume: ["Kostüm", "Kostüme"],
  catnip: ["Katzenminze", "Katzenminze"],
  "lost-cat": ["vermisste Katze", "vermisste Katzen"],
  "spray-bottle": ["Sprühflasche", "Sprühflaschen"],
  brush: ["Katzenbürste", "Katzenbürsten"],
  "laser-pointer": ["Laserpointer", "Laserpointer"],
  "shopping-bag": ["Einkaufstasche", "Einkaufstaschen"],
};
const GIFTS: { readonly [gift: string]: string } = {
  "two-tokens": "fing mit zwei 2-Punkte-Marken an",
  "one-more-stray": "fing mit einem Streuner an",
  "one-catnip": "fing mit einer Katzenminze an",
  "three-wild": "fing mit drei Jokern an",
  "two-costumes": "fing mit zwei Kostümen an",
  "wild-toy": "fing mit einem beliebigen Spielzeug an",
};
const WANTS: { readonly [wants: string]: string } = {
  toys: "die meisten Spielsachen",
  catnip: "die meiste Katzenminze",
  "six-vp": "die meisten 6-Punkte-Katzen",
  food: "das meiste Futter",
  "cat-token": "wo die Katze liegt",
};
const ARROWS: { readonly [arrow: string]: string } = {
  "top-row": "die obere Reihe",
  "middle-row": "die mittlere Reihe",
  "bottom-row": "die untere Reihe",
  "left-column": "die linke Spalte",
  "middle-column": "die mittlere Spalte",
  "right-column": "die rechte Spalte",
};
const COLOURS: { readonly [colour: string]: string } = { black: "S", orange: "R", white: "W", gray: "G" };

/** `row a` → `Reihe A`. */
function line(notation: string): string {
  const [kind = "", mark = ""] = notation.split(" ");
  return `${kind === "row" ? "Reihe" : "Spalte"} ${mark.toUpperCase()}`;
}

/** `Satte Katzen` → `3 satte Katzen`; a noun alone keeps its capital. */
function goalWords(title: string, needed: number): string {
  return `${needed} ${title.includes(" ") ? title.slice(0, 1).toLowerCase() + title.slice(1) : title}`;
}

export const catLady: Translated<typeof English> = {
  you: "du",
  yours: "Was du hast",
  othersLabel: "Die anderen",
  gridLabel: "Die Auslage",
  poster: "WEG",
  strays: "Streuner",
  straysHow: "zwei vermisste Katzen holen einen",
  noStrays: "alle haben ein Zuhause",
  yourCats: "Deine Katzen",
  yourFood: "Dein Futter",
  yourHand: "Deine Hand",
  yourBoxes: "Deine Kartons",
  noCats: "Noch keine Katzen. Wie ordentlich.",
  emptyHand: "noch keine Karte auf der Hand",
  noCostume: (points) => `kein Kostüm: −${many(points, "Punkt", "Punkte")}`,
  catsWord: "Katzen",
  handWord: "Karten auf der Hand",
  tokenWord: "2-Punkte-Marken",
  boxWord: "Kartons",
  hasFed: "hat gefüttert",
  catPlayer: "Die Spielkatze",
  goals: "Gemeinsame Ziele",
  noTurnCard: "mischt ihre Zugkarten",
  pool: "Ziele zum Tauschen",
  ifItEnded: "Punkte, wenn jetzt Schluss wäre",
  pointsNow: "Punkte",
  allOfIt: "Alles zeigen",
  lookAtLine: "Schau dir eine Reihe oder Spalte an, und was sie brächte.",
  tapLine: "Tippe auf einen Buchstaben oder eine Zahl, um die Karten zu sehen.",
  sameAppetite: "Keine Katze mehr, keine weniger wird satt.",
  neverMind: "Ach, egal",
  notNow: "Jetzt nicht",
  payWith: (tokens) => (tokens === "wild and wild" ? "Zwei Joker" : tokens.split(" and ").map(food).join(", ")),
  eatenAs: (eaten) => capital(food(eaten)),
  cash: "2 Punkte",
  planner: {
    title: "Futterzeit",
    how: "Zieh Futter in die Näpfe, oder tippe ein Futter an und dann eine Katze.",
    tray: "Dein Futter",
    best: "Bester Plan",
    following: "Wird serviert …",
    done: "Fertig",
    doneHungry: (count) => `Fertig, ${cats(count)} hungrig`,
    which: (title) => `Was bekommt ${title}?`,
    eatenAs: (title) => `${capital(title)}: Wofür steht er?`,
    picked: (token) => `Wer bekommt ${THE_FOOD[token] ?? food(token)}?`,
    back: (title) => `${title} alles wieder wegnehmen`,
    changes: (left) => `Du darfst noch ${left === 1 ? "einmal" : `${left}-mal`} Futter zurücknehmen.`,
    now: "Punkte bisher",
    could: (best) => `${best} mit dem besten Plan`,
    fed: (fed, all) => `${fed} von ${all} satt`,
    token: (token, left) => `${food(token)}, noch ${left}`,
    waits: "Deine Katzen fressen. Die anderen tragen noch Näpfe herum.",
  },
  detail: {
    title: (name) => `Die Katzen von ${name}`,
    mine: "Was du hast",
    food: "Futter",
    boxes: "Kartons",
    hand: "Hand",
    handCount: (count) => `${many(count, "Karte", "Karten")} verdeckt auf der Hand`,
    none: "Noch keine Katzen.",
  },
  colourLetter: (colour) => COLOURS[colour] ?? colour.slice(0, 1).toUpperCase(),
  catCount: cats,
  cardsLeft: (count) => (count === 1 ? "Karte übrig" : "Karten übrig"),
  food,
  bowl: (slots) =>
    `Napf: ${listed(slots.map(({ food: wanted, state }) => `${food(wanted)}${state === "full" ? " ist da" : state === "missing" ? " fehlt" : ""}`))}`,
  note: ({ name, group, gives }) => {
    if (group !== "food") return NOTES[name] ?? GROUPS[group] ?? "";
    return new Set(gives).size > 1 ? "von jedem eins" : (GIVES[gives.length] ?? "");
  },
  lineName: (name, open) => (open ? `${line(name)} nehmen` : line(name)),
  lineTitle: line,
  token: (name) => `Die Katze liegt an ${line(name)}`,
  cardName: ({ title, text }, cell) => `${cell}: ${title}. ${text}`,
  catName: ({ title, text }) => `${title}. ${text}`,
  mine: ({ title, text }, planned, fed) => `${title}, ${planned ? (fed ? "satt" : "hungrig") : "bei dir"}. ${text}`,
  goal: (title, needed, partners) =>
    `${goalWords(title, needed)}${partners.length > 0 ? `, gemeinsam: ${listed(partners)}` : ", zum Tauschen"}`,
  goalWords,
  swapIn: (goal) => `Du bekommst ${goal}.`,
  swapOut: (goal) => `Du gibst ${goal}.`,
  lookAt: (name) => `Was ${name} hat`,
  gift: (gift) => GIFTS[gift] ?? gift,
  turnCard: (wants, arrow) => `${WANTS[wants] ?? wants}${arrow ? `, sonst ${ARROWS[arrow] ?? arrow}` : ""}`,
  fedSoFar: (fed, all) => `${fed} von ${all} satt, wie es steht`,
  ifYouTake: (name) => `Wenn du ${line(name)} nimmst`,
  takeLine: (name) => `${line(name)} nehmen`,
  eats: (names) => `${listed(names)} ${names.length === 1 ? "wird" : "werden"} dann satt.`,
  hungry: (names) => `${listed(names)} ${names.length === 1 ? "bleibt" : "bleiben"} hungrig.`,
  notCounted: (cards) => `Nicht gezählt: ${listed(cards)}.`,
  whatIf: (vp, fed, hungry, leftOut) => {
    const parts = [`${catLady.signed(vp)} ${catLady.pointsWord(vp)}.`];
    if (fed.length > 0) parts.push(catLady.eats(fed));
    if (hungry.length > 0) parts.push(catLady.hungry(hungry));
    if (leftOut.length > 0) parts.push(catLady.notCounted(leftOut));
    return parts.join(" ");
  },
  signed: (points) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "±0"),
  pointsWord: (points) => (Math.abs(points) === 1 ? "Punkt" : "Punkte"),
  beforeColon: (words) => words.replace(/:.*$/, ""),
  heap: (key, count) => {
    if (key === "lost-cat") return count < 2 ? "1 von 2" : `${count}`;
    return key === "toy" ? many(count, "Spielzeug", "Spielsachen") : `${count}`;
  },
  heapWorth: (key, count, worth) => {
    const [one, more] = HEAPS[key] ?? [key, key];
    if (key === "toy") return worth === null ? "" : `${catLady.signed(worth)} ${catLady.pointsWord(worth)}`;
    if (key === "catnip" && worth !== null) return `Minze: ${catLady.signed(worth)}`;
    return count === 1 && key !== "lost-cat" ? one : more;
  },
  heapName: (key, count, worth) => {
    const [one, more] = HEAPS[key] ?? [key, key];
    return `${many(count, one, more)}${worth === null ? "" : `, ${catLady.signed(worth)} ${catLady.pointsWord(worth)}`}`;
  },
  tool: (tool) =>
    ({
      spray: "Katze verscheuchen",
      brush: "Katze wegbürsten",
      laser: "Laserpointer",
      adopt: "Streuner holen",
      swap: "Ziel tauschen",
    })[tool] ?? tool,
  toolAsks: (tool, first) =>
    ({
      spray: "Wohin läuft die Katze?",
      brush: first ? "Welche von deinen Katzen geht, welche aus der Auslage kommt?" : "Und die andere?",
      laser: first ? "Der rote Punkt hüpft. Die erste Karte?" : "Und die zweite Karte?",
      adopt: "Zwei vermisste Katzen sind gefunden. Wer kommt nach Hause?",
      swap: first ? "Welches Ziel gegen welches?" : "Und das andere Ziel?",
    })[tool] ?? "",
};
