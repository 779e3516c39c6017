/** What is said on Cat Lady's board. */

import { formatNumber } from "../../formatNumber.ts";
import { capital } from "./words.ts";

interface CardWords {
  name: string;
  title: string;
  text: string;
  group: string;
  gives: readonly string[];
}

interface SlotWords {
  food: string;
  state: string;
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;
const numbers = ["none", "one", "two", "three"];

const FOODS: { readonly [food: string]: string } = {
  chicken: "chicken",
  tuna: "tuna",
  milk: "milk",
  wild: "wild food",
  treat: "treat",
  any: "any food",
};
/** Below the name of a card, as short as it goes. */
const NOTES: { readonly [card: string]: string } = {
  "lost-cat": "two fetch a stray",
  "spray-bottle": "shoos the cat off",
  brush: "swaps two cats",
  "laser-pointer": "any two cards",
  "shopping-bag": "one of each food",
};
const GROUPS: { readonly [group: string]: string } = {
  toy: "toy",
  costume: "costume",
  catnip: "2 or more, or −2",
  box: "",
};
const HEAPS: { readonly [key: string]: readonly [one: string, more: string] } = {
  toy: ["toy", "toys"],
  costume: ["costume", "costumes"],
  catnip: ["catnip", "catnip"],
  "lost-cat": ["lost cat", "lost cats"],
  "spray-bottle": ["spray bottle", "spray bottles"],
  brush: ["brush", "brushes"],
  "laser-pointer": ["laser pointer", "laser pointers"],
  "shopping-bag": ["shopping bag", "shopping bags"],
};
const GIFTS: { readonly [gift: string]: string } = {
  "two-tokens": "began with two 2-point tokens",
  "one-more-stray": "began with a stray",
  "one-catnip": "began with a catnip",
  "three-wild": "began with three wild food",
  "two-costumes": "began with two costumes",
  "wild-toy": "began with a toy of any kind",
};
const WANTS: { readonly [wants: string]: string } = {
  toys: "most toys",
  catnip: "most catnip",
  "six-vp": "most 6-point cats",
  food: "most food",
  "cat-token": "where the cat is",
};

/** `row a` → `row A`, as it stands beside the cards. */
function lettered(line: string): string {
  return line.slice(0, -1) + line.slice(-1).toUpperCase();
}

export const catLady = {
  you: "you",
  yours: "What you have",
  othersLabel: "The others",
  gridLabel: "The grid",
  /** on the poster, by the letters of art/letters.ts */
  poster: "LOST",
  strays: "Strays",
  straysHow: "two Lost Cats fetch one",
  noStrays: "all have found a home",
  yourCats: "Your cats",
  yourFood: "Your food",
  yourHand: "Your hand",
  yourBoxes: "Your boxes",
  noCats: "No cats yet. How tidy.",
  emptyHand: "no card in hand yet",
  noCostume: (points: number): string => `to have no costume costs ${many(points, "point")}`,
  catsWord: "cats",
  handWord: "cards in hand",
  tokenWord: "2-point tokens",
  boxWord: "boxes",
  hasFed: "has fed all",
  catPlayer: "The cat player",
  goals: "Shared goals",
  noTurnCard: "shuffles its turn cards",
  pool: "Goals to swap for",
  ifItEnded: "points, if it ended now",
  pointsNow: "points",
  allOfIt: "Show all",
  lookAtLine: "Look at a row or column, and see what it would bring.",
  tapLine: "Tap a letter or a number to look at its cards.",
  sameAppetite: "No cat more, no cat less is fed.",
  neverMind: "Never mind",
  notNow: "Not now",
  payWith: (tokens: string): string =>
    tokens === "wild and wild" ? "Two wild" : capital(tokens.replace(" and ", ", ")),
  eatenAs: (food: string): string => capital(FOODS[food] ?? food),
  cash: "2 points",
  planner: {
    title: "Dinner time",
    how: "Drag food into the bowls, or tap a food and then a cat.",
    tray: "Your food",
    best: "Best plan",
    following: "Serving …",
    done: "All done",
    doneHungry: (count: number): string => `Done, ${many(count, "cat")} hungry`,
    which: (title: string): string => `What does ${title} get?`,
    eatenAs: (title: string): string => `${capital(title)}: eaten as what?`,
    picked: (food: string): string => `Who gets the ${FOODS[food] ?? food}?`,
    back: (title: string): string => `Take everything back from ${title}`,
    changes: (left: number): string => `You may take food back ${left === 1 ? "once" : `${left} times`} more.`,
    now: "points so far",
    could: (best: number): string => `${formatNumber(best)} with the best plan`,
    fed: (fed: number, all: number): string => `${fed} of ${all} fed`,
    token: (food: string, left: number): string => `${FOODS[food] ?? food}, ${left} left`,
    waits: "Your cats are eating. The others still carry bowls about.",
  },
  detail: {
    title: (name: string): string => `${name}’s cats`,
    mine: "What you have",
    food: "Food",
    boxes: "Boxes",
    hand: "Hand",
    handCount: (count: number): string => `${many(count, "card")} in hand, face down`,
    none: "No cats yet.",
  },
  colourLetter: (colour: string): string => colour.slice(0, 1).toUpperCase(),
  catCount: (count: number): string => many(count, "cat"),
  cardsLeft: (count: number): string => (count === 1 ? "card left" : "cards left"),
  food: (food: string): string => FOODS[food] ?? food,
  bowl: (slots: readonly SlotWords[]): string =>
    `bowl: ${listed(slots.map(({ food, state }) => `${FOODS[food] ?? food}${state === "full" ? " given" : state === "missing" ? " missing" : ""}`))}`,
  note: ({ name, group, gives }: CardWords): string => {
    if (group !== "food") return NOTES[name] ?? GROUPS[group] ?? "";
    return new Set(gives).size > 1 ? "one of each" : (numbers[gives.length] ?? "");
  },
  lineName: (line: string, open: boolean): string => (open ? `Take ${lettered(line)}` : lettered(line)),
  lineTitle: (line: string): string => line.slice(0, 1).toUpperCase() + lettered(line).slice(1),
  token: (line: string): string => `The cat lies beside ${lettered(line)}`,
  cardName: ({ title, text }: CardWords, cell: string): string => `${cell}: ${title}. ${text}`,
  catName: ({ title, text }: CardWords): string => `${title}. ${text}`,
  mine: ({ title, text }: CardWords, planned: boolean, fed: boolean): string =>
    `${title}, ${planned ? (fed ? "fed" : "hungry") : "yours"}. ${text}`,
  goal: (title: string, needed: number, partners: readonly string[]): string =>
    `${needed} ${title}${partners.length > 0 ? `, shared by ${listed(partners)}` : ", to swap for"}`,
  goalWords: (title: string, needed: number): string => `${needed} ${title.slice(0, 1).toLowerCase()}${title.slice(1)}`,
  swapIn: (goal: string): string => `You get ${goal}.`,
  swapOut: (goal: string): string => `You give ${goal}.`,
  lookAt: (name: string): string => `What ${name} has`,
  gift: (gift: string): string => GIFTS[gift] ?? gift,
  turnCard: (wants: string, arrow: string): string =>
    `${WANTS[wants] ?? wants}${arrow ? `, else the ${arrow.replace("-", " ")}` : ""}`,
  fedSoFar: (fed: number, all: number): string => `${fed} of ${all} fed, as things stand`,
  ifYouTake: (line: string): string => `If you take ${lettered(line)}`,
  takeLine: (line: string): string => `Take ${lettered(line)}`,
  eats: (cats: readonly string[]): string => `${listed(cats)} ${cats.length === 1 ? "is" : "are"} fed then.`,
  hungry: (cats: readonly string[]): string => `${listed(cats)} ${cats.length === 1 ? "goes" : "go"} hungry.`,
  notCounted: (cards: readonly string[]): string => `Not counted: ${listed(cards)}.`,
  whatIf: (vp: number, fed: readonly string[], hungry: readonly string[], leftOut: readonly string[]): string => {
    const parts = [`${catLady.signed(vp)} ${catLady.pointsWord(vp)}.`];
    if (fed.length > 0) parts.push(catLady.eats(fed));
    if (hungry.length > 0) parts.push(catLady.hungry(hungry));
    if (leftOut.length > 0) parts.push(catLady.notCounted(leftOut));
    return parts.join(" ");
  },
  signed: (points: number): string => (points > 0 ? `+${points}` : points < 0 ? formatNumber(points) : "±0"),
  pointsWord: (points: number): string => (Math.abs(points) === 1 ? "point" : "points"),
  beforeColon: (words: string): string => words.replace(/:.*$/, ""),
  heap: (key: string, count: number): string => {
    if (key === "lost-cat") return count < 2 ? "1 of 2" : `${count}`;
    return key === "toy" ? many(count, "toy") : `${count}`;
  },
  heapWorth: (key: string, count: number, worth: number | null): string => {
    const [one, more] = HEAPS[key] ?? [key, key];
    if (key === "toy") return worth === null ? "" : `worth ${worth}`;
    if (key === "catnip" && worth !== null) return `catnip: ${catLady.signed(worth)}`;
    return count === 1 && key !== "lost-cat" ? one : more;
  },
  heapName: (key: string, count: number, worth: number | null): string => {
    const [one, more] = HEAPS[key] ?? [key, key];
    return `${many(count, one, more)}${worth === null ? "" : `, worth ${worth}`}`;
  },
  tool: (tool: string): string =>
    ({
      spray: "Shoo the cat off",
      brush: "Brush a cat away",
      laser: "Laser pointer",
      adopt: "Fetch a stray",
      swap: "Swap a goal",
    })[tool] ?? tool,
  toolAsks: (tool: string, first: boolean): string =>
    ({
      spray: "Where does the cat run to?",
      brush: first ? "Which of your cats goes, and which of the grid comes?" : "And the other one?",
      laser: first ? "The red dot jumps. The first card?" : "And the second card?",
      adopt: "Two lost cats are found. Who comes home?",
      swap: first ? "Which goal for which?" : "And the other goal?",
    })[tool] ?? "",
};
