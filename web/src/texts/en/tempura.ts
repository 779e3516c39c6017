/** What is said at a table of Tem-Purr-A. */

const SMALL = [
  "Nothing",
  "One",
  "Two",
  "Three",
  "Four",
  "Five",
  "Six",
  "Seven",
  "Eight",
  "Nine",
  "Ten",
  "Eleven",
  "Twelve",
];
const inWords = (count: number): string => SMALL[count] ?? String(count);
const small = (count: number): string => inWords(count).toLowerCase();
const cards = (count: number): string => (count === 1 ? "1 card" : `${count} cards`);

export const tempura = {
  title: {
    "2": "Rice Ball",
    "3": "Dango",
    "4": "Prawn",
    "5": "Salmon",
    "6": "Gyoza",
    "7": "Noodles",
    plus: "One More",
    reverse: "Turn Round",
    choose: "You There",
    indigestion: "Indigestion",
  } as { readonly [card: string]: string },
  cards,
  times: (count: number): string => `×${count}`,

  scene: {
    label: "The stack",
    toEat: "to eat",
    stillToEat: "still to eat",
    sum: (parts: readonly string[]): string => parts.join(" + "),
    times: (count: number, value: string): string => `${count} × ${value}`,
    matched: (dish: number, title: string): string => `Only a ${dish} goes on top: ${title}`,
    match: (dish: number): string => `match ${dish}`,
    nothing: "No dish yet",
    clockwise: "Play goes clockwise.",
    counter: "Play goes the other way round.",
    becomes: (total: number): string => `→ ${total}`,
    turnOf: (name: string): string => `${name}’s turn`,
    yourTurn: "Your turn",
    eats: (name: string): string => `${name} eats`,
    youEat: "You eat",
    full: (name: string): string => `${name} is full`,
    youAreFull: "You are full",
  },

  deck: {
    left: "left",
    bad: (count: number): string => (count === 1 ? "1 of them bad" : `${count} of them bad`),
    danger: (percent: string): string => `${percent} %`,
    dangerLabel: (percent: string, total: number): string => `Eating ${total} goes wrong in ${percent} of 100 cases.`,
    risk: "to go wrong",
    discard: "discard",
    open: (count: number): string => `${count} open`,
    show: (count: number): string => `The discard: ${cards(count)}. Look through it`,
  },

  seat: {
    tokens: (taken: number): string => `${taken} of 3 tokens`,
    hand: (count: number): string => `${cards(count)} in hand`,
    next: "is next",
    choose: (name: string): string => `${name} is next`,
    known: (name: string): string => `All saw these going to ${name}`,
    look: (name: string): string => `What all saw going to ${name}`,
  },

  hand: {
    label: "Your hand",
    empty: "No cards. You draw three when it is your turn.",
    pile: (title: string, value: string, count: number): string => `${count > 1 ? `${count} × ` : ""}${title}${value}`,
    value: (value: string): string => ` (${value})`,
    back: "Put back",
    none: "You look on.",
  },

  ask: {
    start: "Start a stack. Which dish?",
    choose: (total: number): string => `${total} to eat. For whom?`,
    pair: (dish: string): string => `What do you do with your ${dish}s?`,
    more: "Or tap a card that glows.",
    startNote: (next: string): string => `${next} is next. Small dishes are kind.`,
  },

  /** What a move comes to. */
  comesTo: {
    start: (dish: string, next: string): string => `Start with a ${dish}: ${dish} to eat for ${next}`,
    serve: (dish: string, total: number, next: string): string => `Serve a ${dish}: ${total} to eat for ${next}`,
    plus: (total: number, next: string): string => `One More: ${total} to eat for ${next}`,
    reverse: (total: number, next: string): string => `Turn Round: ${total} to eat for ${next}`,
    anybody: (total: number): string => `“You There”: ${total} to eat for whom you choose`,
    skip: (dish: string, next: string): string => `Skip with two: ${dish} to eat for ${next}`,
    eat: (total: number): string => `Eat ${total}`,
    eatRisk: (total: number, percent: string): string => `Eat ${total} · ${percent} % risk`,
  },

  meal: {
    label: "The meal",
    begins: (count: number): string => (count === 1 ? "One card to turn." : `${inWords(count)} cards to turn.`),
    going: (down: number, left: number): string => `${inWords(down)} down, ${small(left)} to go.`,
    last: "One to go.",
    done: (count: number): string =>
      count === 1 ? "One card, and all is well." : `${count === 2 ? "Both" : `All ${small(count)}`} went down well.`,
    bad: "Oh no. Indigestion!",
    yours: (down: number): string =>
      down === 0
        ? "Whatever is good goes to your hand."
        : down === 1
          ? "That one is yours either way."
          : `Those ${small(down)} are yours either way.`,
    theirs: (name: string, count: number): string => `${name} eats ${count}.`,
    badYours: "That is a token. The rest is yours.",
    badTheirs: (name: string): string => `That is a token for ${name}.`,
    next: "Turn the next card",
    onward: "Go on",
    hurry: "Turn them all",
    turned: (at: number, title: string): string => `Card ${at}: ${title}`,
  },

  gone: {
    title: "The discard",
    none: "Nothing lies there.",
  },
};
