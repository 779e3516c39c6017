/** The words of Kibble Scuffle's board. What is asked, what happened and what cards do comes from the table in words. */

const BOWLS = ["Fish bowl", "Mouse bowl", "Bird bowl"] as const;
const SHORT = ["Fish", "Mouse", "Bird"] as const;

export const kibble = {
  bowl: (bowl: number): string => BOWLS[bowl - 1] ?? "",
  bowlShort: (bowl: number): string => SHORT[bowl - 1] ?? "",
  /** for a card whose printed name has not come yet */
  card: (name: string): string =>
    name.replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) => (dash ? " " : "") + letter.toUpperCase()),
  item: "item",
  first: "1st",

  plate: {
    count: (counted: number, full: number): string => `${counted} of ${full}`,
    enough: (counted: number): string => `${counted}: dinner, if all stay`,
    enoughShort: (counted: number): string => `${counted}: dinner?`,
    eats: (counted: number): string => `${counted}: dinner!`,
    sum: (counted: number, title: string, total: number, full: number): string =>
      total >= full
        ? `${counted} + ${title} = ${total}. Dinner, if all stay`
        : `${counted} + ${title} = ${total} of ${full}`,
    makes: (total: number, full: number): string =>
      total >= full ? `makes ${total}: dinner?` : `makes ${total} of ${full}`,
    item: (title: string): string => `${title}, then a cat`,
    trade: (gets: number, gives: number): string => `${gets} ${gets === 1 ? "point" : "points"} for ${gives}`,
    serve: (points: number): string => `${points} ${points === 1 ? "point" : "points"} to eat`,
    laser: "All play here",
    closed: "Nobody gets in",
  },

  seat: {
    eatsFirst: "eats first",
    playsNext: "plays next",
    turn: "at play",
    goal: (goal: number): string => `goal: ${goal}`,
    with: (name: string): string => `with ${name}`,
    withYou: "with you",
    of: (name: string): string => `of ${name}`,
    yours: "your own",
    hand: (count: number): string => `${count} in hand`,
    known: (titles: string): string => `in hand for sure: ${titles}`,
    points: (points: number): string => `${points} ${points === 1 ? "point" : "points"}`,
    about: (name: string): string => `${name}: cubes, discard and hand`,
    box: (name: string): string => `${name} has the Cat Food Box`,
  },

  piles: {
    draw: "to draw",
    discard: "discard",
    lookDeck: (count: number): string => `Your deck: ${count} to draw. Look what is left in it`,
    lookDiscard: (count: number): string => `Your pile: ${count} discard. Look through it`,
    deckTitle: "Left in your deck",
    deckOrder: "In no order: what comes next is anybody’s guess.",
    discardTitle: (name: string): string => `${name}: discard`,
    yourDiscard: "Your discard",
    newest: "The newest first.",
    empty: "Nothing here. Not even a whisker.",
    cubes: "Eaten",
    hand: "Hand",
    deck: "Deck",
    cards: (count: number): string => `${count} ${count === 1 ? "card" : "cards"}`,
    leftOut: "Left out of the deck",
    box: "In the Cat Food Box",
    ofValue: (count: number, value: number): string => `${count} × ${value}`,
    times: (count: number): string => `×${count}`,
  },

  ask: {
    where: (title: string): string => `${title}. At which bowl?`,
    copyWhom: "Copy Cat looks through your discard. Whom does it play?",
    copyWhere: (title: string): string => `Copy Cat as ${title}. At which bowl?`,
    whereTo: (title: string): string => `${title} runs. Where to?`,
    eats: (title: string): string => `What does ${title} eat?`,
    eatsMore: (value: number): string => `A ${value}, and …?`,
    only: (value: number): string => `Only the ${value}`,
    and: (value: number): string => `and a ${value}`,
    cube: (value: number): string => `A ${value}`,
    other: "Another card",
    otherCat: "Another cat",
    back: "Back",
    copyAs: (title: string): string => `As ${title}`,
    swap: (gives: number, gets: number, name: string): string => `Your ${gives} for ${name}’s ${gets}`,
    waits: "Your hand waits.",
    next: (name: string): string => `${name} plays next.`,
    thenYou: (name: string): string => `${name} plays next, then you.`,
    youNext: "You play next.",
  },

  build: {
    deck: "Your set",
    out: "Stays out",
    hand: "To begin with",
    omit: "Leave out:",
    hold: "Begin with:",
  },

  label: {
    table: "The table",
    bowls: "The three bowls",
    hand: "Your hand",
    card: ({ title, text }: { title: string; text: string }): string => `${title}. ${text}`.trim(),
    others: "The others",
    bowlState: (name: string, counted: number, full: number, cubes: string): string =>
      `${name}: ${counted} of ${full} cats, food ${cubes || "none"}`,
    cat: (title: string, bowl: string): string => `Your ${title}, ${bowl}`,
    catOf: (name: string, title: string, bowl: string): string => `${name}’s ${title}, ${bowl}`,
    cube: (value: number, bowl: string): string => `A ${value} in the ${bowl}`,
    cubeOf: (value: number, name: string): string => `A ${value} of ${name}`,
    chooses: (words: string): string => `Choose: ${words}`,
    picked: "picked",
  },
} as const;
